<?php
/** Containers of Sassy Social Share in content: elements with the URL to share in an attribute, empty once that plugin is gone. */

declare( strict_types=1 );

namespace Frontage\Share;

use function Frontage\Blocks\render;

defined( 'ABSPATH' ) || exit;

/**
 * Replaces empty containers by share links.
 * @param mixed $content Filtered content.
 * @return mixed
 */
function fill_containers( $content ) {
	if ( ! is_string( $content ) || ! str_contains( $content, 'heateor-sss-' ) || is_legacy_plugin_active() ) {
		return $content;
	}
	return preg_replace_callback(
		// Without backtracking: attributes match in one way only.
		'#<div(?:\s+[^\s=>]+(?:\s*=\s*(?:"[^"]*"|\'[^\']*\'|[^\s>"\'][^\s>]*))?)*+\s*>\s*</div>#',
		static fn( array $found ): string => render_container( $found[0] ),
		$content
	) ?? $content;
}

/** Whether Sassy Social Share is active, and fills them itself. */
function is_legacy_plugin_active(): bool {
	global $shortcode_tags;
	return ( $shortcode_tags[ LEGACY_SHORTCODE ] ?? '' ) !== __NAMESPACE__ . '\render_shortcode';
}

/** Share links of a container; other elements are returned unchanged. */
function render_container( string $html ): string {
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
