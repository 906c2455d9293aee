<?php
/** Containers that Sassy Social Share has left in contents: elements with the address to share in an attribute, empty once that plugin is gone. */

declare( strict_types=1 );

namespace Frontage\Share;

use function Frontage\Blocks\render;

defined( 'ABSPATH' ) || exit;

/**
 * Puts share links in place of each empty container.
 * @param mixed $content Filtered content.
 * @return mixed
 */
function fill_containers( $content ) {
	if ( ! is_string( $content ) || ! str_contains( $content, 'heateor-sss-' ) || shortcode_is_originals() ) {
		return $content;
	}
	return preg_replace_callback(
		// Each attribute can be read in one way only, and none is read twice.
		'#<div(?:\s+[^\s=>]+(?:\s*=\s*(?:"[^"]*"|\'[^\']*\'|[^\s>"\'][^\s>]*))?)*+\s*>\s*</div>#',
		static fn( array $found ): string => share_of_container( $found[0] ),
		$content
	) ?? $content;
}

/** Whether the original is there and fills them itself. */
function shortcode_is_originals(): bool {
	global $shortcode_tags;
	return ( $shortcode_tags[ ORIGINAL_SHORTCODE ] ?? '' ) !== __NAMESPACE__ . '\render_shortcode';
}

/** Share links for a container; what is none stays as it is. */
function share_of_container( string $html ): string {
	$tag = new \WP_HTML_Tag_Processor( $html );
	$tag->next_tag();
	$url = $tag->get_attribute( 'data-heateor-sss-href' ) ?? $tag->get_attribute( 'heateor-sss-data-href' );
	if ( ! is_string( $url ) ) {
		return $html;
	}
	return render(
		BLOCK,
		[
			'layout' => $tag->has_class( 'heateor_sss_vertical_sharing' ) ? 'bar' : 'row',
			'url'    => $url,
		]
	);
}
