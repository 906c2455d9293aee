<?php
/** Headings, texts, lists and quotes. */

declare( strict_types=1 );

namespace Frontage\Elementor;

use function Frontage\Values\items;
use function Frontage\Values\number;
use function Frontage\Values\text;

defined( 'ABSPATH' ) || exit;

/** Font sizes of the sizes that headings once had. */
const HEADING_SIZES = [
	'small'  => '15px',
	'medium' => '19px',
	'large'  => '29px',
	'xl'     => '39px',
	'xxl'    => '59px',
];

/**
 * Style of text: color, font.
 * @return array<string, mixed>
 */
function text_style( Element $element, string $color, string $typography = 'typography' ): array {
	$style = typography( $element, $typography );
	$css   = color( $element, $color );
	return '' === $css ? $style : $style + [ 'color' => [ 'text' => $css ] ];
}

/** @return list<ConvertBlock> */
function convert_heading( Element $element ): array {
	$html  = linked( inline_html( $element->text( 'title' ) ), element_link( $element ) );
	$style = text_style( $element, 'title_color' );
	$size  = HEADING_SIZES[ $element->text( 'size' ) ] ?? '';
	if ( '' !== $size && ! isset( $style['typography']['fontSize'] ) ) {
		$style['typography']['fontSize'] = $size;
	}
	$block               = heading_block( $html, $element->text( 'header_size', 'h2' ), $style );
	$block['attributes'] = with_text_align( $block['name'], $block['attributes'], text_align( $element ) );
	return '' === $html ? [] : [ $block ];
}

/** @return list<ConvertBlock> */
function convert_text_editor( Element $element ): array {
	$style   = text_style( $element, 'text_color' );
	$align   = text_align( $element );
	$columns = min( 3, number( $element->value( 'text_columns' ) ) );
	$blocks  = blocks_of_html( $element->text( 'editor' ) );
	$blocks  = array_map( static fn( array $block ): array => styled_text( $block, $style, $align ), $blocks );
	$blocks  = $element->is_on( 'drop_cap' ) ? with_drop_cap( $element, $blocks ) : $blocks;
	$element->value( 'column_gap' );
	return $columns > 1 ? [ block( 'core/group', [ 'className' => "is-style-frontage-columns-$columns" ], $blocks ) ] : $blocks;
}

/**
 * A block of text in the style and alignment of its widget, unless it has its own.
 * @param ConvertBlock          $block
 * @param array<string, mixed>  $style
 * @param array<string, string> $align As text_align() returns it.
 * @return ConvertBlock
 */
function styled_text( array $block, array $style, array $align ): array {
	$own        = items( $block['attributes']['style'] ?? null );
	$attributes = [ 'style' => array_replace_recursive( supported_style( $block['name'], $style ), $own ) ] + $block['attributes'];
	if ( in_array( $block['name'], [ 'core/paragraph', 'core/heading' ], true ) && '' === side_of( $block ) ) {
		$attributes = with_text_align( $block['name'], $attributes, $align );
	}
	return block( $block['name'], $attributes, $block['inner'] );
}

/**
 * Alignment of a block's text; '' for that of the language.
 * @param ConvertBlock $block
 */
function side_of( array $block ): string {
	$own = _wp_array_get( $block['attributes'], [ 'style', 'typography', 'textAlign' ] );
	return text( $own ?? $block['attributes']['align'] ?? $block['attributes']['textAlign'] ?? '' );
}

/**
 * Gives the first paragraph a drop cap, which the editor allows at the start of lines only.
 * @param list<ConvertBlock> $blocks
 * @return list<ConvertBlock>
 */
function with_drop_cap( Element $element, array $blocks ): array {
	$first = array_search( 'core/paragraph', array_column( $blocks, 'name' ), true );
	if ( false !== $first && in_array( side_of( $blocks[ $first ] ), [ '', is_rtl() ? 'right' : 'left' ], true ) ) {
		$blocks[ $first ]['attributes']['dropCap'] = true;
	} else {
		$element->report( 'settings', [ 'drop_cap' ] );
	}
	return $blocks;
}

/** @return list<ConvertBlock> */
function convert_icon_list( Element $element ): array {
	$items = [];
	foreach ( $element->entries( 'icon_list' ) as $entry ) {
		$html = linked( inline_html( $entry->text( 'text' ) ), element_link( $entry ) );
		$html = with_sign( $entry, $entry->value( 'selected_icon' ) ?? $entry->value( 'icon' ), $html );
		if ( '' !== $html ) {
			$items[] = block( 'core/list-item', [ 'content' => $html ] );
		}
	}
	return ! $items ? [] : [ block( 'core/list', [ 'style' => text_style( $element, 'text_color', 'icon_typography' ) ], $items ) ];
}

/** @return list<ConvertBlock> */
function convert_testimonial( Element $element ): array {
	$name  = inline_html( $element->text( 'testimonial_name' ) );
	$job   = inline_html( $element->text( 'testimonial_job' ) );
	$cite  = linked( $name, element_link( $element ) ) . ( '' === $name || '' === $job ? '' : ', ' ) . $job;
	$style = text_style( $element, 'content_content_color', 'content_typography' );
	$inner = array_map(
		static function ( array $block ) use ( $style ): array {
			return block( $block['name'], $block['attributes'] + [ 'style' => supported_style( $block['name'], $style ) ], $block['inner'] );
		},
		blocks_of_html( $element->text( 'testimonial_content' ) )
	);
	$image = picture( $element->value( 'testimonial_image' ), $element->text( 'testimonial_image_size', 'full' ) );
	$width = length( $element->value( 'image_size' ) );
	$width = '' === $width ? '60px' : $width;
	if ( $image ) {
		$image += [
			'width'  => $width,
			'height' => $width,
			'scale'  => 'cover',
			'style'  => [ 'border' => [ 'radius' => '50%' ] ],
		];
		array_unshift( $inner, block( 'core/image', $image ) );
	}
	$quote               = block( 'core/quote', [ 'citation' => $cite ], $inner );
	$align               = text_align( $element, 'testimonial_alignment' );
	$quote['attributes'] = with_text_align( 'core/quote', $quote['attributes'], $align + [ 'value' => 'center' ] );
	return [ $quote ];
}
