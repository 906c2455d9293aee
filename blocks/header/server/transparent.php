<?php
/** A header that lies transparent over the first block, and gets a ground when it is stuck. */

declare( strict_types=1 );

namespace Frontage\Header;

use Frontage\Page\Notes;

defined( 'ABSPATH' ) || exit;

/**
 * Takes the header's color of ground away and keeps it for when it is stuck.
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
	$tags->set_attribute( 'style', ltrim( $style . ';--frontage-header-ground:' . ground( $attributes ), ';' ) );
	$tags->set_attribute( 'data-transparent', 'true' );
	return $tags->get_updated_html();
}

/**
 * What a stuck header stands on: its own color, or one on which its text can be read.
 * @param array<string, mixed> $attributes Of the header.
 */
function ground( array $attributes ): string {
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
 * Lets the first block begin at the window's top where the header is transparent over it: templates keep a distance there.
 * @param mixed $html A group.
 * @param mixed $block What was parsed.
 * @return mixed
 */
function close_gap( $html, $block ) {
	if ( ! is_string( $html ) || 'main' !== ( $block['attrs']['tagName'] ?? '' ) || ! Notes::has( 'header', 'transparent' ) ) {
		return $html;
	}
	$tags = new \WP_HTML_Tag_Processor( $html );
	if ( $tags->next_tag() && is_string( $tags->get_attribute( 'style' ) ) ) {
		$tags->set_attribute( 'style', preg_replace( '/\b(margin|padding)-top:[^;]+;?/', '', $tags->get_attribute( 'style' ) ) . ';margin-top:0' );
	}
	return $tags->get_updated_html();
}
