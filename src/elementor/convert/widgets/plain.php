<?php
/** Spacers, lines, anchors, HTML, shortcodes, boxes of icon and text. */

declare( strict_types=1 );

namespace Frontage\Elementor;

use function Frontage\Values\items;
use function Frontage\Values\text;

defined( 'ABSPATH' ) || exit;

/** @return list<ConvertBlock> */
function convert_spacer( Element $element ): array {
	$height = length( $element->value( 'space' ) );
	return [ block( 'core/spacer', [ 'height' => '' === $height ? '50px' : $height ] ) ];
}

/** @return list<ConvertBlock> */
function convert_divider( Element $element ): array {
	$color = color( $element, 'color' );
	$text  = inline_html( 'line_text' === $element->text( 'look' ) ? $element->text( 'text' ) : '' );
	$style = '' === $color ? [] : [ 'color' => [ 'background' => $color ] ];
	$line  = block(
		'core/separator',
		[
			'className' => 'is-style-wide',
			'style'     => $style,
		]
	);
	$words = with_text_align( 'core/paragraph', [ 'content' => $text ], [ 'value' => 'center' ] );
	return '' === $text ? [ $line ] : [ $line, block( 'core/paragraph', $words ) ];
}

/** @return list<ConvertBlock> */
function convert_anchor( Element $element ): array {
	$anchor = sanitize_html_class( $element->text( 'anchor' ) );
	return '' === $anchor ? [] : [
		block(
			'core/spacer',
			[
				'height' => '0px',
				'anchor' => $anchor,
			]
		),
	];
}

/** @return list<ConvertBlock> */
function convert_html_widget( Element $element ): array {
	return [ block( 'core/html', [ 'content' => clean_html( $element->text( 'html' ) ) ] ) ];
}

/** @return list<ConvertBlock> */
function convert_shortcode( Element $element ): array {
	return [ block( 'core/shortcode', [ 'text' => clean_html( $element->text( 'shortcode' ) ) ] ) ];
}

/**
 * Picture or icon, title and text.
 * @return list<ConvertBlock>
 */
function convert_icon_box( Element $element ): array {
	$align  = text_align( $element, 'text_align' );
	$link   = element_link( $element );
	$image  = picture( $element->value( 'image' ), size_slug( $element->text( 'thumbnail_size', 'full' ) ) );
	$icon   = items( $element->settings['selected_icon'] ?? null );
	$image  = $image ? $image : picture( $icon['value'] ?? null );
	$blocks = [];
	if ( $image ) {
		$element->value( 'selected_icon' );
		$is_above  = 'top' === picture_side( $element );
		$is_middle = 'center' === ( $align['value'] ?? 'center' );
		$blocks[]  = block(
			'core/image',
			$image + [
				'width' => picture_width( $element ),
				'align' => $is_middle && $is_above ? 'center' : '',
				'href'  => $link['href'] ?? '',
			]
		);
	}
	$align = $align || 'top' !== picture_side( $element ) ? $align : [ 'value' => 'center' ];
	if ( ! $image && 'icon-box' === $element->type ) {
		$size   = length( $element->value( 'icon_size' ) );
		$icon   = $element->value( 'selected_icon' ) ?? $element->value( 'icon' );
		$blocks = icon_blocks( $element, $icon, null, $align, '' === $size ? '50px' : $size, color( $element, 'primary_color' ) );
	}
	$has_side = [] !== $blocks && 'top' !== picture_side( $element );
	$title    = linked( inline_html( $element->text( 'title_text' ) ), $link );
	if ( '' !== $title ) {
		$blocks[] = heading_block( $title, $element->text( 'title_size', 'h3' ), text_style( $element, 'title_color', 'title_typography' ) );
	}
	$style = text_style( $element, 'description_color', 'description_typography' );
	foreach ( blocks_of_html( $element->text( 'description_text' ) ) as $block ) {
		$blocks[] = block( $block['name'], $block['attributes'] + [ 'style' => supported_style( $block['name'], $style ) ], $block['inner'] );
	}
	foreach ( $blocks as &$block ) {
		$is_text             = in_array( $block['name'], [ 'core/heading', 'core/paragraph' ], true );
		$block['attributes'] = $is_text ? with_text_align( $block['name'], $block['attributes'], $align ) : $block['attributes'];
	}
	unset( $block );
	if ( $has_side && count( $blocks ) > 1 ) {
		return [ beside( $element, $blocks[0], array_slice( $blocks, 1 ) ) ];
	}
	return $blocks ? [ block( 'core/group', [], $blocks ) ] : [];
}

/** Side of a box at which its picture is, by the direction of the text: `top`, `start` or `end`. */
function picture_side( Element $element, string $device = '' ): string {
	$sides = [
		'left'         => is_rtl() ? 'end' : 'start',
		'right'        => is_rtl() ? 'start' : 'end',
		'inline-start' => 'start',
		'inline-end'   => 'end',
	];
	return $sides[ $element->text( "position$device" ) ] ?? 'top';
}

/**
 * A box whose picture is beside the text; above each other on phones, unless they are beside each other there too.
 * @param ConvertBlock       $picture
 * @param list<ConvertBlock> $words
 * @return ConvertBlock
 */
function beside( Element $element, array $picture, array $words ): array {
	// The column has the width, which may be a part of the box's.
	$width = text( $picture['attributes']['width'] ?? '' );
	unset( $picture['attributes']['width'] );
	$columns = [
		block( 'core/column', [ 'width' => '' === $width ? ( 'core/image' === $picture['name'] ? '30%' : '60px' ) : $width ], [ $picture ] ),
		block( 'core/column', [], $words ),
	];
	$places  = [
		'middle' => 'center',
		'bottom' => 'bottom',
	];
	return block(
		'core/columns',
		[
			'verticalAlignment' => $places[ $element->text( 'content_vertical_alignment' ) ] ?? '',
			'isStackedOnMobile' => 'top' === picture_side( $element, '_mobile' ) ? null : false,
		],
		'end' === picture_side( $element ) ? array_reverse( $columns ) : $columns
	);
}

/** Width of a box's picture: that of the page builder above the text, its own beside it. */
function picture_width( Element $element ): string {
	$width = length( $element->value( 'image_size' ) );
	return '' === $width && 'top' === picture_side( $element ) ? '30%' : $width;
}

/**
 * A link to the map: a frame of another site would be asked for before a visitor wants it.
 * @return list<ConvertBlock>
 */
function convert_map( Element $element ): array {
	$address = plain( $element->text( 'address' ) );
	$element->value( 'zoom' );
	$element->value( 'height' );
	$element->report( 'settings', [ 'map' ] );
	$link = link_of( [ 'url' => 'https://www.google.com/maps/search/?api=1&query=' . rawurlencode( $address ) ] );
	return '' === $address ? [] : [ block( 'core/paragraph', [ 'content' => linked( esc_html( $address ), $link ) ] ) ];
}
