<?php
/** Controls of a carousel. They precede the slides in the order of Tab and stand below them. */

declare( strict_types=1 );

namespace Frontage\Carousel;

use function Frontage\Icons\outline;
use function Frontage\Icons\solid;

defined( 'ABSPATH' ) || exit;

/** Dots beyond this number would not fit beside the arrows on a phone. */
const MOST_DOTS = 10;

const ARROWS = [
	'previous' => '<path d="m14.5 6-6 6 6 6" />',
	'next'     => '<path d="m9.5 6 6 6-6 6" />',
];

/**
 * HTML of the controls; '' if there are none.
 *
 * @param array<string, mixed> $attributes Of the block.
 */
function controls( array $attributes, int $total ): string {
	$navigation = $attributes['navigation'] ?? '';
	$has_arrows = ! in_array( $navigation, [ 'dots', 'none' ], true );
	$has_dots   = ! in_array( $navigation, [ 'arrows', 'none' ], true );
	$is_words   = $has_dots && ( $total > MOST_DOTS || 'fraction' === ( $attributes['pagination'] ?? '' ) );
	$html       = true === ( $attributes['autoplay'] ?? false ) ? play_button() : '';
	if ( $has_dots && ! $is_words ) {
		$dots  = implode( '', array_map( __NAMESPACE__ . '\dot', range( 1, $total ) ) );
		$html .= "<div class=\"wp-block-frontage-carousel__dots\">$dots</div>";
	}
	$shown = $is_words ? ' data-is-shown' : '';
	$html .= sprintf( '<p class="wp-block-frontage-carousel__status" aria-live="polite"%s>%s</p>', $shown, esc_html( position( 1, $total ) ) );
	if ( $has_arrows ) {
		$html .= arrow( 'previous', __( 'Previous slide', 'frontage' ) ) . arrow( 'next', __( 'Next slide', 'frontage' ) );
	}
	return sprintf(
		'<div class="wp-block-frontage-carousel__controls" role="group" aria-label="%s">%s</div>',
		esc_attr__( 'Slide controls', 'frontage' ),
		$html
	);
}

function dot( int $at ): string {
	return sprintf(
		'<button type="button" aria-label="%s" data-frontage-wake></button>',
		/* translators: %s: position of a slide. */
		esc_attr( sprintf( __( 'Go to slide %s', 'frontage' ), number_format_i18n( $at ) ) )
	);
}

function arrow( string $name, string $label ): string {
	return sprintf(
		'<button type="button" class="wp-block-frontage-carousel__button" data-step="%s" aria-label="%s" data-frontage-wake>%s</button>',
		'next' === $name ? 1 : -1,
		esc_attr( $label ),
		outline( ARROWS[ $name ] )
	);
}

/** The button that pauses and plays, of which the styles show one mark with its name. */
function play_button(): string {
	$icon = '<span role="img" aria-label="%s">%s</span>';
	$mark = static fn( string $name, string $shapes ): string => sprintf( $icon, esc_attr( $name ), solid( $shapes ) );
	return sprintf(
		'<button type="button" class="wp-block-frontage-carousel__button" data-play data-frontage-wake>%s%s</button>',
		$mark( __( 'Pause the slides', 'frontage' ), '<path d="M8 6h2.5v12H8zm5.5 0H16v12h-2.5z" />' ),
		$mark( __( 'Play the slides', 'frontage' ), '<path d="M8 5.5v13l10-6.5z" />' )
	);
}
