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

/** Elements that stand between lines, and those that need others around them. */
const NOT_INLINE = 'address|article|aside|blockquote|button|caption|center|col|colgroup|dd|details|dir|div|dl|dt|fieldset|figcaption|figure|footer|form'
	. '|h1|h2|h3|h4|h5|h6|header|hgroup|hr|legend|li|main|menu|nav|ol|p|pre|search|section|summary|table|tbody|td|textarea|tfoot|th|thead|tr|ul';

/** HTML of a text within a line: blocks in it become lines. */
function inline_html( string $html ): string {
	if ( false === strpbrk( $html, '<&' ) ) {
		return one_line( str_replace( '>', '&gt;', $html ) );
	}
	$html = trim( without_code( $html ) );
	$html = preg_replace( '~(?<!^)\s*<(p|div|h[1-6]|li|tr|blockquote)\b[^>]*>~i', '<br>', $html );
	$tags = array_diff_key( wp_kses_allowed_html( 'post' ), array_flip( explode( '|', NOT_INLINE ) ) );
	return one_line( str_replace( '<br />', '<br>', force_balance_tags( wp_kses( (string) $html, $tags ) ) ) );
}

/**
 * Style of text: color, font.
 * @return array<string, mixed>
 */
function text_style( Element $element, string $color, string $typography = 'typography' ): array {
	$style = typography( $element, $typography );
	$css   = color( $element, $color );
	return '' === $css ? $style : $style + [ 'color' => [ 'text' => $css ] ];
}

/**
 * A heading by the tag that the settings name: `h2`. Of other tags it becomes a paragraph.
 * @param array<string, mixed> $style
 * @return ConvertBlock
 */
function heading_block( string $html, string $tag, array $style = [] ): array {
	$is_heading = preg_match( '/^h([1-6])$/', $tag, $found );
	return block(
		$is_heading ? 'core/heading' : 'core/paragraph',
		[
			'content' => $html,
			'level'   => $is_heading && '2' !== $found[1] ? (int) $found[1] : null,
			'style'   => $style,
		]
	);
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
	foreach ( $element->list( 'icon_list' ) as $item ) {
		$html    = linked( inline_html( text( $item['text'] ?? '' ) ), link_of( $item['link'] ?? null ) );
		$items[] = block( 'core/list-item', [ 'content' => with_sign( $element, $item['selected_icon'] ?? $item['icon'] ?? '', $html ) ] );
	}
	return [ block( 'core/list', [ 'style' => text_style( $element, 'text_color', 'icon_typography' ) ], $items ) ];
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
