<?php
/** The box of a section or container: a group, or a cover if a picture is behind it. */

declare( strict_types=1 );

namespace Frontage\Elementor;

use Frontage\Sections;
use function Frontage\Values\items;

defined( 'ABSPATH' ) || exit;

const BOX_TAGS = [ 'header', 'main', 'section', 'article', 'aside', 'footer' ];

/** Places in a cover that are not its middle. */
const COVER_PLACES = [
	''       => 'top center',
	'bottom' => 'bottom center',
];

/** Layout of a box that is higher than its contents. */
const LAYOUT_IN_HEIGHT = [
	'type'           => 'flex',
	'orientation'    => 'vertical',
	'justifyContent' => 'stretch',
];

/**
 * Puts blocks into the box of an element, unless that shows nothing.
 * @param list<ConvertBlock>   $inner
 * @param array<string, mixed> $layout
 * @return list<ConvertBlock>
 */
function boxed( Element $element, array $inner, bool $is_narrow, array $layout = [], string $gap = '' ): array {
	$cover      = cover_attributes( $element );
	$style      = fitting_style( $element, $cover ? 'core/cover' : 'core/group', box_look( $element ) );
	$height     = min_height( $element );
	$stretch    = array_filter( [ 'stretch_section', 'stretch_element' ], [ $element, 'is_stretched' ] );
	$tag        = $element->text( 'html_tag' );
	$tag        = in_array( $tag, BOX_TAGS, true ) ? $tag : '';
	$is_columns = 'core/columns' === ( $inner[0]['name'] ?? '' );
	$has_look   = $style || $cover || $layout || $stretch || '' !== $height . $tag;
	$align      = box_align( $element, $has_look || $is_columns );
	if ( ! $has_look && 'full' !== $align ) {
		return '' !== $align && ! $is_narrow ? [ [ 'attributes' => [ 'align' => $align ] + $inner[0]['attributes'] ] + $inner[0] ] : $inner;
	}
	$own_layout = inner_layout( $element, $is_narrow && 1 === $element->depth );
	$style      = with_room( $style, (bool) $cover, 1 === $element->depth );
	$place      = '' === $height ? '' : place_in_height( $element );
	$spacing    = '' === $gap || $is_columns ? [] : [ 'spacing' => [ 'blockGap' => $gap ] ];
	if ( $layout && '' !== $align && $is_narrow ) {
		// Its ground is wider than what is in it.
		$row    = [
			'layout' => $layout,
			'style'  => $spacing,
		];
		$inner  = [ block( 'core/group', $row, $inner ) ];
		$layout = [];
	} else {
		$style = array_replace_recursive( $style, $spacing );
	}
	if ( '' !== $place && ! $cover && ! $layout ) {
		$inner  = [ block( 'core/group', [ 'layout' => $own_layout ], $inner ) ];
		$layout = LAYOUT_IN_HEIGHT + [ 'verticalAlignment' => $place ];
	}
	$attributes = [
		'tagName'        => $tag,
		'align'          => $align,
		'style'          => $style,
		'layout'         => $layout ? $layout : $own_layout,
		Sections\STRETCH => $stretch ? 'window' : '',
	];
	if ( ! $cover ) {
		return [ group_block( $attributes, $height, $inner ) ];
	}
	$cover['contentPosition'] = '' === $height ? '' : ( COVER_PLACES[ $place ] ?? '' );
	return [ cover_block( $attributes, $cover, $height, $inner ) ];
}

/**
 * Adds the page builder's own space inside boxes with a ground, and above and below all boxes at the top, which lie close to each other.
 * @param array<string, mixed> $style
 * @return array<string, mixed>
 */
function with_room( array $style, bool $is_cover, bool $is_top ): array {
	$has_ground = $is_cover || isset( $style['color']['background'] ) || isset( $style['color']['gradient'] );
	$room       = $has_ground ? [ 'top', 'right', 'bottom', 'left' ] : [ 'top', 'bottom' ];
	if ( ( $has_ground || $is_top ) && ! isset( $style['spacing']['padding'] ) ) {
		$style['spacing']['padding'] = array_fill_keys( $room, '10px' );
	}
	if ( $is_top ) {
		$style['spacing']['margin'] = array_replace( array_fill_keys( [ 'top', 'bottom' ], '0px' ), items( $style['spacing']['margin'] ?? null ) );
	}
	return $style;
}

/** Place of contents in a box that is higher than they are: `center`, `bottom`; '' for its top. */
function place_in_height( Element $element ): string {
	$places = [
		'middle'   => 'center',
		'center'   => 'center',
		'bottom'   => 'bottom',
		'flex-end' => 'bottom',
	];
	if ( 'section' === $element->type ) {
		return $places[ $element->text( 'column_position', 'middle' ) ] ?? '';
	}
	$is_row = 0 === strpos( $element->text( 'flex_direction', 'column' ), 'row' );
	return $places[ $element->text( $is_row ? 'flex_align_items' : 'flex_justify_content' ) ] ?? '';
}

/**
 * The parts of a page, each as wide as the page builder's: what has no box gets one, unless the page is nothing but text.
 * @param list<list<ConvertBlock>> $parts
 * @return list<ConvertBlock>
 */
function as_page( array $parts ): array {
	$texts = [ 'core/heading', 'core/paragraph', 'core/list', 'core/quote', 'core/separator', 'core/shortcode', 'core/html' ];
	$all   = array_merge( [], ...$parts );
	if ( ! array_diff( array_column( $all, 'name' ), $texts ) ) {
		return $all;
	}
	return array_map( __NAMESPACE__ . '\as_part', array_values( array_filter( $parts ) ) );
}

/**
 * The box of a part of the page: its own, or one around its blocks.
 * @param non-empty-list<ConvertBlock> $part
 * @return ConvertBlock
 */
function as_part( array $part ): array {
	$is_one = 1 === count( $part );
	$own    = $is_one ? $part[0]['attributes'] : [];
	if ( in_array( $own['align'] ?? '', [ 'wide', 'full' ], true ) ) {
		return $part[0];
	}
	$is_group   = $is_one && 'core/group' === $part[0]['name'] && ! isset( $own['layout'] );
	$attributes = [
		'align'  => 'wide',
		'layout' => [
			'type'        => 'constrained',
			'contentSize' => content_width(),
		],
		'style'  => with_room( $is_group ? items( $own['style'] ?? null ) : [], false, true ),
	];
	return $is_group ? block( 'core/group', $attributes + $own, $part[0]['inner'] ) : block( 'core/group', $attributes, $part );
}

/**
 * @param array<string, mixed> $attributes
 * @param list<ConvertBlock>   $inner
 * @return ConvertBlock
 */
function group_block( array $attributes, string $height, array $inner ): array {
	if ( '' !== $height ) {
		$attributes['style']['dimensions']['minHeight'] = $height;
	}
	return block( 'core/group', $attributes, $inner );
}

/**
 * @param array<string, mixed> $attributes
 * @param array<string, mixed> $cover
 * @param list<ConvertBlock>   $inner
 * @return ConvertBlock
 */
function cover_block( array $attributes, array $cover, string $height, array $inner ): array {
	unset( $attributes['tagName'] );
	// Core's default would be 430 pixels.
	preg_match( '/^([\d.]+)(px|vh|vw|em|rem)$/', $height, $found );
	$cover += [
		'minHeight'     => (float) ( $found[1] ?? 50 ) + 0,
		'minHeightUnit' => $found[2] ?? 'px',
	];
	if ( floor( $cover['minHeight'] ) === $cover['minHeight'] ) {
		$cover['minHeight'] = (int) $cover['minHeight'];
	}
	return block( 'core/cover', $attributes + $cover, $inner );
}

/** @return array<string, mixed> Style of the box, and of text and links in it. */
function box_look( Element $element ): array {
	$style = box_style( $element );
	$text  = color( $element, 'color_text' );
	$link  = color( $element, 'color_link' );
	if ( '' !== $text ) {
		$style['color']['text'] = $text;
	}
	if ( '' !== $link ) {
		$style['elements']['link']['color']['text'] = $link;
	}
	return $style;
}

function min_height( Element $element ): string {
	$height = $element->text( 'height' );
	if ( 'full' === $height ) {
		return '100vh';
	}
	return 'min-height' === $height ? length( $element->value( 'custom_height' ) ) : length( $element->value( 'min_height' ) );
}

/**
 * Width of the box at the top: that of the window where the page builder's template says so, else that of wide blocks for what is more than text.
 */
function box_align( Element $element, bool $is_more ): string {
	if ( 1 !== $element->depth ) {
		return '';
	}
	if ( $element->is_full ) {
		return 'full';
	}
	return $is_more ? 'wide' : '';
}

/** @return array<string, string> */
function inner_layout( Element $element, bool $is_narrow ): array {
	if ( ! $is_narrow ) {
		return [];
	}
	$width = length( $element->value( 'boxed_width' ) );
	$width = '' === $width ? length( $element->value( 'content_width' ) ) : $width;
	return [
		'type'        => 'constrained',
		'contentSize' => '' === $width ? content_width() : $width,
	];
}
