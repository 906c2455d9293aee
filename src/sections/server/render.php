<?php
/** Applies the attributes to a block's element. */

declare( strict_types=1 );

namespace Frontage\Sections;

use function Frontage\Values\items;

defined( 'ABSPATH' ) || exit;

/**
 * Hides, stretches and animates a block.
 * @param mixed $content A block's HTML.
 * @param mixed $block   The parsed block.
 * @return mixed
 */
function render( $content, $block ) {
	$block      = items( $block );
	$attributes = items( $block['attrs'] ?? null );
	$hidden     = hidden_on( $attributes[ HIDDEN ] ?? null );
	$classes    = core_classes( $block );
	$place      = stretched_to( $attributes[ STRETCH ] ?? null, $block['blockName'] ?? '' );
	$entrance   = entrance( $attributes[ ENTRANCE ] ?? null );
	$is_plain   = ! $hidden && '' === $classes . $place . $entrance;
	if ( $is_plain || ! is_string( $content ) || '' === trim( $content ) ) {
		return $content;
	}
	$tag = element_of( $content );
	if ( $hidden ) {
		$tag->set_attribute( 'data-frontage-hidden', implode( ' ', $hidden ) );
		wp_enqueue_style( HIDDEN_HANDLE );
	}
	if ( '' !== $classes ) {
		// WordPress itself hides the first of several elements only.
		$tag->add_class( $classes );
	}
	if ( '' !== $place ) {
		apply_stretch( $tag, $place );
	}
	if ( '' !== $entrance ) {
		apply_entrance( $tag, $entrance );
	}
	$html = $tag->get_updated_html();
	return $hidden || '' !== $classes ? make_lazy( $html ) : $html;
}
