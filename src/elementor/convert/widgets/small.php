<?php
/** Icons, alerts, counters, progress bars, texts along a path. */

declare( strict_types=1 );

namespace Frontage\Elementor;

use function Frontage\Values\clamp;
use function Frontage\Values\items;

defined( 'ABSPATH' ) || exit;

/** @return list<ConvertBlock> */
function convert_alert( Element $element ): array {
	$fill       = color( $element, 'background' );
	$text       = color( $element, 'description_color' );
	$attributes = [
		'type'        => $element->word( 'alert_type', [ 'success', 'warning', 'danger' ] ),
		'title'       => inline_html( $element->text( 'alert_title' ) ),
		'dismissible' => 'show' === ( $element->value( 'show_dismiss' ) ?? 'show' ),
		'style'       => array_filter(
			[
				'color' => array_filter(
					[
						'background' => $fill,
						'text'       => $text,
					]
				),
			]
		),
	];
	return [ block( 'frontage/alert', $attributes, blocks_of_html( $element->text( 'alert_description' ) ) ) ];
}

/** @return list<ConvertBlock> */
function convert_counter( Element $element ): array {
	$element->value( 'thousand_separator_char' );
	$align      = text_align( $element, 'number_alignment' );
	$align      = $align ? $align : text_align( $element, 'title_horizontal_alignment' );
	$attributes = [
		'start'        => decimal( $element->value( 'starting_number' ), 0 ),
		'end'          => decimal( $element->value( 'ending_number' ), 100 ),
		'duration'     => clamp( $element->value( 'duration' ), 0, 60000, 2000 ),
		'prefix'       => plain_words( $element->text( 'prefix' ) ),
		'suffix'       => plain_words( $element->text( 'suffix' ) ),
		'hasSeparator' => ! $element->is_off( 'thousand_separator' ),
		'title'        => inline_html( $element->text( 'title' ) ),
		'style'        => text_style( $element, 'number_color', 'typography_number' ),
	];
	// Number and title are in the middle until the settings say otherwise.
	return [ block( 'frontage/counter', with_text_align( 'frontage/counter', $attributes, $align + [ 'value' => 'center' ] ) ) ];
}

/** @return list<ConvertBlock> */
function convert_progress( Element $element ): array {
	$percent = items( $element->value( 'percent' ) )['size'] ?? $element->value( 'percent' );
	$style   = text_style( $element, 'title_color' );
	$bar     = color( $element, 'bar_color' );
	// The block's bar has the color of its text.
	$color = $style['color']['text'] ?? $bar;
	if ( '' !== $bar && $bar !== $color ) {
		$element->report( 'settings', [ 'bar_color' ] );
	}
	$attributes = [
		'title'          => inline_html( $element->text( 'title' ) ),
		'percent'        => min( 100, max( 0, decimal( $percent, 50 ) ) ),
		'innerText'      => inline_html( $element->text( 'inner_text' ) ),
		'showPercentage' => ! in_array( $element->value( 'display_percentage' ), [ '', 'hide' ], true ),
		'style'          => '' === $color ? $style : [ 'color' => [ 'text' => $color ] ] + $style,
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

/** @return list<ConvertBlock> */
function convert_text_path( Element $element ): array {
	$link       = element_link( $element );
	$attributes = [
		'text'          => plain( $element->text( 'text' ) ),
		'path'          => $element->word( 'path', [ 'arc', 'circle', 'line', 'oval', 'spiral' ] ),
		'width'         => clamp( items( $element->value( 'size' ) )['size'] ?? null, 40, 4000, 500 ),
		'startOffset'   => clamp( items( $element->value( 'start_point' ) )['size'] ?? null, 0, 100, 0 ),
		'showPath'      => $element->is_on( 'show_path' ),
		'direction'     => $element->word( 'text_path_direction', [ 'ltr', 'rtl' ] ),
		'url'           => $link['href'] ?? '',
		'opensInNewTab' => '' !== ( $link['target'] ?? '' ),
		'align'         => text_align( $element )['value'] ?? '',
		'style'         => text_style( $element, 'text_color_normal', 'text_typography' ),
	];
	return '' === $attributes['text'] ? [] : [ block( 'frontage/text-path', $attributes ) ];
}

/**
 * The icon widget.
 * @return list<ConvertBlock>
 */
function convert_icon( Element $element ): array {
	$icon  = $element->value( 'selected_icon' ) ?? $element->value( 'icon' );
	$size  = length( $element->value( 'size' ) );
	$align = text_align( $element );
	return icon_blocks( $element, $icon, element_link( $element ), $align ? $align : [ 'value' => 'center' ], '' === $size ? '50px' : $size, color( $element, 'primary_color' ) );
}
