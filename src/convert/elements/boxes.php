<?php
/** The box of a section or container: a group, or a cover if a picture is behind it. */

declare( strict_types=1 );

namespace Frontage\Convert;

use Frontage\Sections;
use function Frontage\Values\items;
use function Frontage\Values\text;

defined( 'ABSPATH' ) || exit;

const BOX_TAGS = [ 'header', 'main', 'section', 'article', 'aside', 'footer' ];

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
		return '' !== $align && $is_columns ? [ [ 'attributes' => [ 'align' => $align ] + $inner[0]['attributes'] ] + $inner[0] ] : $inner;
	}
	if ( '' !== $gap && ! $is_columns ) {
		$style['spacing']['blockGap'] = $gap;
	}
	if ( $layout && 'full' === $align && $is_narrow ) {
		// Its background is as wide as the window, what is in it is not.
		$row    = [
			'layout' => $layout,
			'style'  => [ 'spacing' => array_filter( [ 'blockGap' => $gap ] ) ],
		];
		$inner  = [ block( 'core/group', $row, $inner ) ];
		$layout = [];
	}
	if ( 1 === $element->depth ) {
		// Boxes at the top lie close to each other.
		$style['spacing']['margin'] = array_replace( array_fill_keys( [ 'top', 'bottom' ], '0px' ), items( $style['spacing']['margin'] ?? null ) );
	}
	$attributes = [
		'tagName'        => $tag,
		'align'          => $align,
		'style'          => $style,
		'layout'         => $layout ? $layout : inner_layout( $element, $is_narrow && 1 === $element->depth ),
		Sections\STRETCH => $stretch ? 'window' : '',
	];
	return [ $cover ? cover_block( $attributes, $cover, $height, $inner ) : group_block( $attributes, $height, $inner ) ];
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
