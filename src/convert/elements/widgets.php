<?php
/** Widgets that become blocks of this plugin. */

declare( strict_types=1 );

namespace Frontage\Convert;

use function Frontage\Values\items;
use function Frontage\Values\number;
use function Frontage\Values\text;

defined( 'ABSPATH' ) || exit;

/** @return list<ConvertBlock>|null */
function convert_alert( Element $element ): ?array {
	$type  = $element->text( 'alert_type', 'info' );
	$title = inline_html( $element->text( 'alert_title' ) );
	$inner = blocks_of_html( $element->text( 'alert_description' ) );
	if ( ! is_registered( 'frontage/alert' ) ) {
		return null;
	}
	$attributes = [
		'type'        => in_array( $type, [ 'success', 'warning', 'danger' ], true ) ? $type : '',
		'title'       => $title,
		'dismissible' => 'hide' === $element->text( 'show_dismiss', 'show' ) ? null : true,
	];
	return [ block( 'frontage/alert', $attributes, $inner ) ];
}

/** @return list<ConvertBlock>|null */
function convert_counter( Element $element ): ?array {
	if ( ! is_registered( 'frontage/counter' ) ) {
		return null;
	}
	$element->value( 'thousand_separator_char' );
	$attributes = [
		'start'        => decimal( $element->value( 'starting_number' ), 0 ),
		'end'          => decimal( $element->value( 'ending_number' ), 100 ),
		'duration'     => number( $element->value( 'duration' ) ?? 2000 ),
		'prefix'       => inline_html( $element->text( 'prefix' ) ),
		'suffix'       => inline_html( $element->text( 'suffix' ) ),
		'hasSeparator' => '' === $element->value( 'thousand_separator' ) ? false : null,
		'title'        => inline_html( $element->text( 'title' ) ),
		'style'        => text_style( $element, 'number_color', 'typography_number' ),
	];
	return [ block( 'frontage/counter', $attributes ) ];
}

/** @return list<ConvertBlock>|null */
function convert_progress( Element $element ): ?array {
	if ( ! is_registered( 'frontage/progress' ) ) {
		return null;
	}
	$percent    = items( $element->value( 'percent' ) )['size'] ?? $element->value( 'percent' );
	$attributes = [
		'title'          => inline_html( $element->text( 'title' ) ),
		'percent'        => min( 100, max( 0, decimal( $percent, 50 ) ) ),
		'innerText'      => inline_html( $element->text( 'inner_text' ) ),
		'showPercentage' => in_array( $element->value( 'display_percentage' ), [ '', 'hide' ], true ) ? false : null,
	];
	return [ block( 'frontage/progress', $attributes ) ];
}

/**
 * A number of the settings, which are strings.
 * @param mixed $value
 * @return int|float
 */
function decimal( $value, int $fallback ) {
	return is_numeric( $value ) && is_finite( (float) $value ) ? $value + 0 : $fallback;
}

/** @return list<ConvertBlock>|null */
function convert_carousel( Element $element ): ?array {
	$stored = $element->list( 'carousel' );
	$to     = $element->text( 'link_to', 'none' );
	$size   = size_slug( $element->text( 'thumbnail_size', 'full' ) );
	$images = gallery_images( $stored, $size, $to, 'caption' === $element->text( 'caption_type' ) );
	$effect = $element->text( 'effect' );
	$is_set = 'custom' === $element->text( 'image_spacing' );
	$element->value( 'open_lightbox' );
	$element->value( 'carousel_name' );
	if ( ! $images || ! is_registered( 'frontage/carousel' ) ) {
		return $images ? null : [];
	}
	$attributes = [
		'kind'               => 'images',
		'slidesToShow'       => whole_by_device( $element, 'slides_to_show' ),
		'slidesToScroll'     => whole_by_device( $element, 'slides_to_scroll' ),
		'spacing'            => $is_set ? by_device( $element, 'image_spacing_custom', __NAMESPACE__ . '\length' ) : [],
		'effect'             => 'fade' === $effect ? 'fade' : '',
		'infinite'           => 'no' === $element->value( 'infinite' ) ? false : null,
		'speed'              => '' === $element->text( 'speed' ) ? null : number( $element->value( 'speed' ) ),
		'autoplay'           => 'no' === $element->text( 'autoplay', 'yes' ) ? null : true,
		'autoplaySpeed'      => '' === $element->text( 'autoplay_speed' ) ? null : number( $element->value( 'autoplay_speed' ) ),
		'pauseOnHover'       => 'no' === $element->value( 'pause_on_hover' ) ? false : null,
		'pauseOnInteraction' => 'no' === $element->value( 'pause_on_interaction' ) ? false : null,
		'navigation'         => in_array( $element->text( 'navigation' ), [ 'arrows', 'dots', 'none' ], true ) ? $element->text( 'navigation' ) : '',
		'direction'          => in_array( $element->text( 'direction' ), [ 'ltr', 'rtl' ], true ) ? $element->text( 'direction' ) : '',
		'label'              => plain( $element->text( 'carousel_name' ) ),
	];
	return [ block( 'frontage/carousel', $attributes, $images ) ];
}

/** @return array<string, int> A whole number by device, also of wide screens. */
function whole_by_device( Element $element, string $setting ): array {
	$names  = [
		'value'      => $setting,
		'widescreen' => "{$setting}_widescreen",
		'tablet'     => "{$setting}_tablet",
		'mobile'     => "{$setting}_mobile",
	];
	$values = array_map( static fn( string $name ): int => number( $element->value( $name ) ), $names );
	return array_filter( $values, static fn( int $value ): bool => $value > 0 );
}

/** @return list<ConvertBlock>|null */
function convert_text_path( Element $element ): ?array {
	if ( ! is_registered( 'frontage/text-path' ) ) {
		return null;
	}
	$path       = $element->text( 'path', 'wave' );
	$link       = element_link( $element );
	$align      = text_align( $element )['value'] ?? '';
	$attributes = [
		'text'          => plain( $element->text( 'text' ) ),
		'path'          => in_array( $path, [ 'arc', 'circle', 'line', 'oval', 'spiral' ], true ) ? $path : '',
		'width'         => number( items( $element->value( 'size' ) )['size'] ?? 500 ),
		'startOffset'   => decimal( items( $element->value( 'start_point' ) )['size'] ?? 0, 0 ),
		'showPath'      => $element->is_on( 'show_path' ) ? true : null,
		'direction'     => in_array( $element->text( 'text_path_direction' ), [ 'ltr', 'rtl' ], true ) ? $element->text( 'text_path_direction' ) : '',
		'url'           => $link['href'] ?? '',
		'opensInNewTab' => '' === ( $link['target'] ?? '' ) ? null : true,
		'align'         => $align,
		'style'         => text_style( $element, 'text_color_normal', 'text_typography' ),
	];
	return [ block( 'frontage/text-path', $attributes ) ];
}
