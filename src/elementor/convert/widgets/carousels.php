<?php
/** Carousels of pictures, and the settings that they share with those of containers. */

declare( strict_types=1 );

namespace Frontage\Elementor;

use function Frontage\Values\clamp;
use function Frontage\Values\number;

defined( 'ABSPATH' ) || exit;

/** Settings by the key of a responsive value. */
const DEVICES = [
	'value'      => '',
	'widescreen' => '_widescreen',
	'tablet'     => '_tablet',
	'mobile'     => '_mobile',
];

/** Slides that the block shows at most. */
const MOST_SLIDES = 12;

/** @return list<ConvertBlock> */
function convert_carousel( Element $element ): array {
	$to       = $element->text( 'link_to', 'none' );
	$link     = element_link( $element );
	$captions = $element->word( 'caption_type', [ 'caption', 'title', 'description' ] );
	$images   = gallery_images( $element->list( 'carousel' ), size_slug( $element->text( 'thumbnail_size', 'full' ) ), $to, $captions, $link );
	$element->value( 'open_lightbox' );
	$attributes = [ 'kind' => 'images' ] + carousel_attributes( $element ) + [
		'navigation' => $element->word( 'navigation', [ 'arrows', 'dots', 'none' ] ),
		'spacing'    => 'custom' === $element->text( 'image_spacing' ) ? on_each_device( $element, 'image_spacing_custom', __NAMESPACE__ . '\length' ) : [],
	];
	return $images ? [ block( 'frontage/carousel', $attributes, $images ) ] : [];
}

/** @return array<string, mixed> Attributes of both kinds. */
function carousel_attributes( Element $element ): array {
	$element->value( 'lazyload' );
	$slides = static fn( $value ): int => min( MOST_SLIDES, max( 0, number( $value ) ) );
	$speed  = $element->value( 'autoplay_speed' );
	$is_one = 1 === number( $element->settings['slides_to_show'] ?? 0 );
	return [
		'slidesToShow'       => on_each_device( $element, 'slides_to_show', $slides ),
		'slidesToScroll'     => on_each_device( $element, 'slides_to_scroll', $slides ),
		'offsetSides'        => $element->word( 'offset_sides', [ 'left', 'right', 'both' ] ),
		'offset'             => on_each_device( $element, 'offset_width', __NAMESPACE__ . '\length' ),
		// With several slides the page builder does not fade, either.
		'effect'             => $is_one ? $element->word( 'effect', [ 'fade' ] ) : '',
		'infinite'           => ! $element->is_off( 'infinite' ),
		'speed'              => clamp( $element->value( 'speed' ), 0, 10000, 500 ),
		'autoplay'           => ! $element->is_off( 'autoplay' ),
		'autoplaySpeed'      => clamp( $speed, 1000, 60000, 5000 ),
		'pauseOnHover'       => ! $element->is_off( 'pause_on_hover' ),
		'pauseOnInteraction' => ! $element->is_off( 'pause_on_interaction' ),
		'direction'          => $element->word( 'direction', [ 'ltr', 'rtl' ] ),
		'label'              => plain( $element->text( 'carousel_name' ) ),
	];
}

/**
 * Values of a setting for a block's responsive value, also of wide screens.
 * @template Value of int|string
 * @param callable( mixed ): Value $convert To 0 or '' if it is not valid.
 * @return array<string, Value>
 */
function on_each_device( Element $element, string $setting, callable $convert ): array {
	$values = array_map( static fn( string $suffix ) => $convert( $element->value( $setting . $suffix ) ), DEVICES );
	return array_filter( $values, static fn( $value ): bool => ! in_array( $value, [ 0, '' ], true ) );
}
