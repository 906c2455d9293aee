<?php
/** Settings of a carousel, as custom properties of its layout and as options of its script. */

declare( strict_types=1 );

namespace Frontage\Carousel;

use function Frontage\Breakpoints\responsive;
use function Frontage\Values\clamp;
use function Frontage\Values\css_preset;
use function Frontage\Values\items;
use function Frontage\Values\number;
use function Frontage\Values\text;

defined( 'ABSPATH' ) || exit;

const MOST_SHOWN = 12;

/**
 * Slides that each device shows: three, two on tablets unless one is shown, one on phones. The same in ../layout.ts.
 *
 * @param mixed $value Responsive value.
 * @return non-empty-array<mixed>
 */
function slides_to_show( $value ): array {
	$values = is_numeric( $value ) ? [ 'value' => $value ] : items( $value );
	$show   = '' === slide_count( $values['value'] ?? null ) ? 3 : number( $values['value'] );
	$own    = array_filter( $values, static fn( $each ): bool => '' !== slide_count( $each ) );
	return $own + [
		'value'  => $show,
		'tablet' => min( 2, $show ),
		'mobile' => 1,
	];
}

/**
 * A number of slides for CSS; '' if it is none.
 *
 * @param mixed $value
 */
function slide_count( $value ): string {
	$count = number( $value );
	return $count >= 1 && $count <= MOST_SHOWN ? (string) $count : '';
}

/**
 * A length: of CSS, a preset of the theme, or a number of pixels; '' if it is none.
 *
 * @param mixed $value
 */
function length( $value ): string {
	$length = trim( text( $value ) );
	if ( preg_match( '/^\d*\.?\d+$/', $length ) ) {
		return "{$length}px";
	}
	return preg_match( '/^\d*\.?\d+(px|r?em|ch|vw|cqi|%)$/', $length ) ? $length : css_preset( $length, 'spacing' );
}

/**
 * Custom properties of the layout, for style.scss.
 *
 * @param array<string, mixed> $attributes Of the block.
 */
function layout_style( array $attributes ): string {
	$is_fade = 'fade' === ( $attributes['effect'] ?? '' );
	$styles  = [
		responsive( '--frontage-carousel-slides', $is_fade ? 1 : slides_to_show( $attributes['slidesToShow'] ?? null ), __NAMESPACE__ . '\slide_count' ),
		responsive( '--frontage-carousel-step', $is_fade ? 1 : $attributes['slidesToScroll'] ?? null, __NAMESPACE__ . '\slide_count' ),
		responsive( '--frontage-carousel-gap', $attributes['spacing'] ?? null, __NAMESPACE__ . '\length' ),
		responsive( '--frontage-carousel-offset', $attributes['offset'] ?? null, __NAMESPACE__ . '\length' ),
		'--frontage-carousel-speed:' . speed( $attributes ) . 'ms',
	];
	return implode( ';', array_filter( $styles ) );
}

/**
 * Milliseconds from one slide to the next.
 *
 * @param array<string, mixed> $attributes Of the block.
 */
function speed( array $attributes ): int {
	return clamp( $attributes['speed'] ?? null, 0, 10000, 500 );
}

/**
 * Options of the script that differ from the defaults in ../view.ts.
 *
 * @param array<string, mixed> $attributes Of the block.
 */
function options( array $attributes ): string {
	$delay   = clamp( $attributes['autoplaySpeed'] ?? null, 1000, 60000, 5000 );
	$options = array_filter(
		[
			'delay'          => true === ( $attributes['autoplay'] ?? false ) ? $delay : 0,
			'isFade'         => 'fade' === ( $attributes['effect'] ?? '' ),
			'isFinite'       => false === ( $attributes['infinite'] ?? true ),
			'playsOnHover'   => false === ( $attributes['pauseOnHover'] ?? true ),
			'playsAfterActs' => false === ( $attributes['pauseOnInteraction'] ?? true ),
			'loadsAhead'     => false !== ( $attributes['lazyload'] ?? true ),
		]
	);
	if ( 500 !== speed( $attributes ) ) {
		$options['speed'] = speed( $attributes );
	}
	return (string) wp_json_encode( (object) $options );
}
