<?php
/** Transparent header over the first block, with a background once it is stuck. */

declare( strict_types=1 );

namespace Frontage\Header;

use Frontage\Page\Notes;

defined( 'ABSPATH' ) || exit;

/**
 * Replaces the header's background by a custom property, for the stuck state.
 * @param array<string, mixed> $attributes Of the header.
 */
function transparent( string $html, array $attributes ): string {
	Notes::add( 'header', 'transparent' );
	$tags = new \WP_HTML_Tag_Processor( $html );
	$tags->next_tag();
	foreach ( explode( ' ', (string) $tags->get_attribute( 'class' ) ) as $class ) {
		if ( preg_match( '/^has-(.+-)?(gradient-)?background(-color)?$/', $class ) ) {
			$tags->remove_class( $class );
		}
	}
	$style = (string) preg_replace( '/(^|;)\s*background(-color)?:[^;]+/', '$1', (string) $tags->get_attribute( 'style' ) );
	$tags->set_attribute( 'style', ltrim( $style . ';--frontage-header-ground:' . stuck_background( $attributes ), ';' ) );
	$tags->set_attribute( 'data-transparent', 'true' );
	return $tags->get_updated_html();
}

/**
 * Background of a stuck header: its own color, or one that contrasts with its text.
 * @param array<string, mixed> $attributes Of the header.
 */
function stuck_background( array $attributes ): string {
	$own = $attributes['backgroundColor'] ?? '';
	if ( is_string( $own ) && preg_match( '/^[\w-]+$/', $own ) ) {
		return "var(--wp--preset--color--$own)";
	}
	$custom = $attributes['style']['color']['background'] ?? '';
	if ( is_string( $custom ) && preg_match( '/^#[\da-f]{3,8}$/i', $custom ) ) {
		return $custom;
	}
	return in_array( $attributes['textColor'] ?? '', [ 'base', 'white', 'background' ], true )
		? 'var(--wp--preset--color--contrast, #111)'
		: 'var(--wp--preset--color--base, #fff)';
}

/**
 * Removes the top gap of the main group below a transparent header.
 * @param mixed $html A group.
 * @param mixed $block The parsed block.
 * @return mixed
 */
function remove_top_gap( $html, $block ) {
	if ( ! is_string( $html ) || 'main' !== ( $block['attrs']['tagName'] ?? '' ) || ! Notes::has( 'header', 'transparent' ) ) {
		return $html;
	}
	$tags  = new \WP_HTML_Tag_Processor( $html );
	$style = $tags->next_tag() ? $tags->get_attribute( 'style' ) : null;
	if ( is_string( $style ) ) {
		$tags->set_attribute( 'style', preg_replace( '/\b(margin|padding)-top:[^;]+;?/', '', $style ) . ';margin-top:0' );
	}
	return $tags->get_updated_html();
}
