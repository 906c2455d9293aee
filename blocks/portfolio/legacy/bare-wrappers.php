<?php
/**
 * Shows galleries that stand in old content as a bare wrapper, saved by hand or by what this plugin replaces: their settings are JSON in an attribute
 * and nothing is inside.
 */

declare( strict_types=1 );

namespace Frontage\Gallery;

defined( 'ABSPATH' ) || exit;

/**
 * Puts the gallery in place of each empty wrapper. One whose settings can not be read is left as it is; the script reports it.
 * @param mixed $content Filtered content.
 * @return mixed
 */
function show_bare_wrappers( $content ) {
	if ( ! is_string( $content ) || ! str_contains( $content, 'portfolio-block-attributes' ) ) {
		return $content;
	}
	return preg_replace_callback(
		// Each attribute can be read in one way only, and none is read twice: other elements may have any number of them.
		'#<div(?:\s+[^\s=>]+(?:\s*=\s*(?:"[^"]*"|\'[^\']*\'|[^\s>"\'][^\s>]*))?)*+\s*>\s*</div>#',
		static function ( array $found ): string {
			return gallery_of_wrapper( $found[0] );
		},
		$content
	) ?? $content;
}

/**
 * The gallery that a bare wrapper stands for, or the wrapper itself.
 * @param string $html An empty `div`.
 */
function gallery_of_wrapper( string $html ): string {
	$tag = new \WP_HTML_Tag_Processor( $html );
	if ( ! $tag->next_tag( [ 'class_name' => 'portfolio-block-wrapper' ] ) ) {
		return $html;
	}
	$json = $tag->get_attribute( 'portfolio-block-attributes' );
	if ( ! is_string( $json ) ) {
		return $html;
	}
	$attributes = json_decode( $json, true );
	if ( ! is_array( $attributes ) ) {
		wp_enqueue_script( generate_block_asset_handle( 'frontage/portfolio', 'viewScript' ) );
		return $html;
	}
	return render_as_gallery( from_original( $attributes ) );
}
