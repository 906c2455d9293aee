<?php
/**
 * Galleries in old content as a bare wrapper, saved by hand or by the legacy plugin: an empty element with their settings as JSON in an attribute.
 */

declare( strict_types=1 );

namespace Frontage\Gallery;

defined( 'ABSPATH' ) || exit;

/**
 * Replaces empty wrappers by galleries. One with invalid settings is kept; the script reports it.
 * @param mixed $content Filtered content.
 * @return mixed
 */
function show_bare_wrappers( $content ) {
	if ( ! is_string( $content ) || ! str_contains( $content, 'portfolio-block-attributes' ) ) {
		return $content;
	}
	return preg_replace_callback(
		// Without backtracking: attributes match in one way only.
		'#<div(?:\s+[^\s=>]+(?:\s*=\s*(?:"[^"]*"|\'[^\']*\'|[^\s>"\'][^\s>]*))?)*+\s*>\s*</div>#',
		static function ( array $found ): string {
			return gallery_of_wrapper( $found[0] );
		},
		$content
	) ?? $content;
}

/**
 * Gallery of a bare wrapper; other elements are returned unchanged.
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
	return render_as_gallery( from_legacy( $attributes ) );
}
