<?php
/** Sections with columns, and containers. */

declare( strict_types=1 );

namespace Frontage\Elementor;

use Frontage\Sections;
use function Frontage\Values\css_number;
use function Frontage\Values\items;
use function Frontage\Values\text;

defined( 'ABSPATH' ) || exit;

/**
 * A section: columns, in a group or cover if it has a look of its own.
 * @return list<ConvertBlock>
 */
function convert_section( Element $section ): array {
	$columns = $section->children();
	$gap     = $section->text( 'gap' );
	$section->value( 'gap_columns_custom' );
	if ( $section->depth > MAX_DEPTH ) {
		return left_out( $section );
	}
	if ( count( $columns ) < 2 ) {
		$inner = $columns ? convert_element( $columns[0] ) : [];
		// The one column is the section, unless it has a look of its own.
		$inner = 1 === count( $inner ) && 'core/column' === $inner[0]['name'] ? as_group( $inner[0] ) : $inner;
	} else {
		$inner = [ columns_block( $section, $columns, 'no' === $gap ? '0px' : length( $section->settings['gap_columns_custom'] ?? null ) ) ];
	}
	return boxed( $section, $inner, 'full_width' !== $section->text( 'layout', 'boxed' ) );
}

/**
 * The blocks of a column that stands alone.
 * @param ConvertBlock $column
 * @return list<ConvertBlock>
 */
function as_group( array $column ): array {
	unset( $column['attributes']['width'], $column['attributes']['verticalAlignment'] );
	return $column['attributes'] ? [ block( 'core/group', $column['attributes'], $column['inner'] ) ] : $column['inner'];
}

/** @return list<ConvertBlock> */
function convert_column( Element $column ): array {
	$places = [
		'top'    => 'top',
		'center' => 'center',
		'bottom' => 'bottom',
	];
	$width  = $column->value( '_inline_size' ) ?? $column->value( '_column_size' );
	$column->value( '_column_size' );
	$column->value( '_inline_size_mobile' );
	$look  = box_style( $column );
	$cover = cover_attributes( $column );
	$inner = convert_children( $column );
	if ( $cover ) {
		$inner = [ cover_block( [ 'style' => with_room( fitting_style( $column, 'core/cover', $look ), true, false ) ], $cover, '', $inner ) ];
		$look  = [];
	}
	$attributes = [
		'width'             => is_numeric( $width ) && 100 > (float) $width ? css_number( (float) $width ) . '%' : '',
		'verticalAlignment' => $places[ $column->text( 'content_position' ) ] ?? '',
		'style'             => with_room( fitting_style( $column, 'core/column', $look ), false, false ),
	];
	return [ block( 'core/column', $attributes, $inner ) ];
}

/** @return list<ConvertBlock> */
function convert_container( Element $container ): array {
	if ( $container->depth > MAX_DEPTH ) {
		return left_out( $container );
	}
	$children = $container->children();
	$gap      = gap_of( $container );
	$is_boxed = 'full' !== $container->text( 'content_width', 'boxed' );
	if ( 'grid' === $container->text( 'container_type' ) ) {
		return boxed( $container, convert_children( $container ), $is_boxed, grid_layout( $container ), $gap );
	}
	$direction = $container->text( 'flex_direction', 'column' );
	if ( in_array( $direction, [ 'row-reverse', 'column-reverse' ], true ) ) {
		$children = array_reverse( $children );
	}
	if ( 0 !== strpos( $direction, 'row' ) ) {
		return boxed( $container, stack( $container, $children ), $is_boxed, [], $gap );
	}
	$boxes = array_filter( $children, static fn( Element $child ): bool => 'container' === $child->type );
	if ( count( $children ) > 1 && count( $boxes ) === count( $children ) ) {
		return boxed( $container, [ columns_block( $container, $children, $gap ) ], $is_boxed );
	}
	$inner = array_merge( [], ...array_map( __NAMESPACE__ . '\convert_element', $children ) );
	return boxed( $container, $inner, $is_boxed, row_layout( $container ), $gap );
}

/**
 * Layout of a grid, whose columns become fewer on phones: WordPress has no number of its own for them.
 * @return array<string, mixed>
 */
function grid_layout( Element $container ): array {
	$columns = max( 1, min( 16, tracks( $container->value( 'grid_columns_grid' ), 3 ) ) );
	$phone   = tracks( $container->value( 'grid_columns_grid_mobile' ), 1 );
	$layout  = [
		'type'        => 'grid',
		'columnCount' => $columns,
	];
	// Wide enough to be alone on a phone, narrow enough to be beside the others on a desktop.
	return $phone < $columns ? $layout + [ 'minimumColumnWidth' => (int) ( 0.7 * (float) content_width() / $columns ) . 'px' ] : $layout;
}

/**
 * Number of a grid's columns, which may also be written as the width of each: `1fr 2fr`.
 * @param mixed $value
 */
function tracks( $value, int $fallback ): int {
	$value = items( $value );
	$size  = trim( text( $value['size'] ?? '' ) );
	$size  = 'custom' === ( $value['unit'] ?? '' ) ? (string) count( (array) preg_split( '/\s+(?![^(]*\))/', $size, -1, PREG_SPLIT_NO_EMPTY ) ) : $size;
	return is_numeric( $size ) && (int) $size > 0 ? (int) $size : $fallback;
}

/** Space between what is in a container. */
function gap_of( Element $container ): string {
	$gap = items( $container->value( 'grid' === $container->text( 'container_type' ) ? 'grid_gaps' : 'flex_gap' ) );
	return measure( $gap['column'] ?? $gap['size'] ?? null, $gap['unit'] ?? null );
}

/**
 * Blocks one below the other, aligned as the container says.
 * @param list<Element> $children
 * @return list<ConvertBlock>
 */
function stack( Element $container, array $children ): array {
	$inner = array_merge( [], ...array_map( __NAMESPACE__ . '\convert_element', $children ) );
	$align = [
		'center'   => 'center',
		'flex-end' => 'right',
	][ $container->text( 'flex_align_items' ) ] ?? '';
	$container->value( 'flex_justify_content' );
	return '' === $align ? $inner : array_map( static fn( array $block ): array => aligned( $block, $align ), $inner );
}

/**
 * A block at a side, or in the middle, of what stands below each other.
 * @param ConvertBlock $block
 * @return ConvertBlock
 */
function aligned( array $block, string $align ): array {
	$attributes = &$block['attributes'];
	if ( in_array( $block['name'], [ 'core/buttons', 'core/social-links' ], true ) ) {
		$attributes['layout'] = items( $attributes['layout'] ?? null ) + [
			'type'           => 'flex',
			'justifyContent' => $align,
		];
	} elseif ( in_array( $block['name'], [ 'core/image' ], true ) ) {
		$attributes += [ 'align' => $align ];
	} elseif ( in_array( $block['name'], [ 'core/heading', 'core/paragraph' ], true ) ) {
		$has = isset( $attributes['align'] ) || isset( $attributes['textAlign'] ) || _wp_array_get( $attributes, [ 'style', 'typography', 'textAlign' ] );
		// A text as narrow as its words, at a side.
		$attributes = $has ? $attributes : with_text_align( $block['name'], $attributes, [ 'value' => $align ] );
	}
	return $block;
}

/** @return array<string, string> Layout of a row of widgets. */
function row_layout( Element $container ): array {
	$justify  = [
		'center'        => 'center',
		'flex-end'      => 'right',
		'end'           => 'right',
		'space-between' => 'space-between',
	];
	$vertical = [
		'flex-start' => 'top',
		'center'     => 'center',
		'flex-end'   => 'bottom',
		'stretch'    => 'stretch',
	];
	return array_filter(
		[
			'type'              => 'flex',
			'flexWrap'          => 'nowrap' === $container->text( 'flex_wrap' ) ? 'nowrap' : 'wrap',
			'justifyContent'    => $justify[ $container->text( 'flex_justify_content' ) ] ?? '',
			'verticalAlignment' => $vertical[ $container->text( 'flex_align_items' ) ] ?? '',
		]
	);
}

/**
 * Columns of a section's columns, or of the containers in a row.
 * @param list<Element> $children
 * @return ConvertBlock
 */
function columns_block( Element $parent, array $children, string $gap ): array {
	$on_phones = 0;
	$columns   = [];
	foreach ( $children as $child ) {
		$width      = items( $child->settings['width'] ?? null );
		$phone      = $child->settings['_inline_size_mobile'] ?? items( $child->settings['width_mobile'] ?? null )['size'] ?? null;
		$on_phones += is_numeric( $phone ) && (float) $phone > 0 ? (float) $phone : 100;
		$child->value( 'width' );
		$child->value( 'width_mobile' );
		$columns[] = as_column( convert_element( $child ), '%' === ( $width['unit'] ?? '' ) ? length( $width ) : '' );
	}
	$vertical = [
		'middle'     => 'center',
		'center'     => 'center',
		'bottom'     => 'bottom',
		'flex-end'   => 'bottom',
		'top'        => 'top',
		'flex-start' => 'top',
	];
	$own      = 'section' === $parent->type
		? $parent->text( 'content_position', $parent->text( 'column_position' ) )
		: $parent->text( 'flex_align_items' );
	return block(
		'core/columns',
		[
			'verticalAlignment' => $vertical[ $own ] ?? '',
			'isStackedOnMobile' => $on_phones <= 101 ? false : null,
			'style'             => '' === $gap ? [] : [
				'spacing' => [
					'blockGap' => [
						'top'  => $gap,
						'left' => $gap,
					],
				],
			],
		],
		$columns
	);
}

/**
 * A column of an element's blocks: the group of a container becomes one.
 * @param list<ConvertBlock> $blocks
 * @return ConvertBlock
 */
function as_column( array $blocks, string $width ): array {
	$block = 1 === count( $blocks ) ? $blocks[0] : null;
	if ( $block && 'core/column' === $block['name'] ) {
		return $block;
	}
	$is_plain = $block && 'core/group' === $block['name'] && ! array_intersect( [ 'layout', Sections\STRETCH ], array_keys( $block['attributes'] ) )
		&& supports_style( 'core/column', items( $block['attributes']['style'] ?? null ) );
	if ( ! $block || ! $is_plain ) {
		return block( 'core/column', [ 'width' => $width ], $blocks );
	}
	unset( $block['attributes']['tagName'] );
	return block( 'core/column', [ 'width' => $width ] + $block['attributes'], $block['inner'] );
}

/**
 * Blocks of a box that is nested too deeply.
 * @return list<ConvertBlock>
 */
function left_out( Element $element ): array {
	$element->report( 'depth' );
	return convert_children( $element );
}
