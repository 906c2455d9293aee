<?php
/** Tabs, accordions and carousels whose panels are containers. */

declare( strict_types=1 );

namespace Frontage\Elementor;

defined( 'ABSPATH' ) || exit;

/**
 * Tabs and accordions whose panels are containers.
 * @return list<ConvertBlock>
 */
function convert_nested( Element $element ): array {
	$is_tabs = 'nested-tabs' === $element->type;
	$titles  = $element->entries( $is_tabs ? 'tabs' : 'items' );
	$inside  = $element->children();
	$is_open = 'all_collapsed' !== $element->text( 'default_state', 'expanded' );
	$panels  = [];
	foreach ( array_keys( $titles + $inside ) as $index ) {
		$title    = $titles[ $index ] ?? null;
		$panels[] = block(
			$is_tabs ? 'frontage/tab' : 'frontage/accordion-item',
			[
				'anchor' => $title ? title_anchor( $title ) : '',
				'title'  => $title ? inline_html( $title->text( 'tab_title', $title->text( 'item_title' ) ) ) : '',
				'isOpen' => ! $is_tabs && $is_open && 0 === $index ? true : null,
			],
			isset( $inside[ $index ] ) ? convert_element( $inside[ $index ] ) : []
		);
	}
	if ( ! $panels ) {
		return [];
	}
	return [ $is_tabs ? nested_tabs( $element, $panels ) : nested_accordion( $element, $panels ) ];
}

/**
 * @param list<ConvertBlock> $panels
 * @return ConvertBlock
 */
function nested_accordion( Element $element, array $panels ): array {
	$element->value( 'accordion_item_title_icon_active' );
	return block(
		'frontage/accordion',
		[
			'autoclose'    => 'multiple' !== $element->text( 'max_items_expended', 'one' ),
			'headingLevel' => title_level( $element->text( 'title_tag', 'div' ) ),
			'icon'         => accordion_icon( $element, 'accordion_item_title_icon', 'plus' ),
			'iconPosition' => $element->word( 'accordion_item_title_icon_position', [ 'start' ] ),
		],
		$panels
	);
}

/**
 * @param list<ConvertBlock> $panels
 * @return ConvertBlock
 */
function nested_tabs( Element $element, array $panels ): array {
	$direction = $element->text( 'tabs_direction', 'block-start' );
	if ( in_array( $direction, [ 'block-end', 'inline-end' ], true ) ) {
		// The block's titles are above its panels, or at their start.
		$element->report( 'settings', [ 'tabs_direction' ] );
	}
	return tabs_block( 0 === strpos( $direction, 'inline' ), $element->text( 'breakpoint_selector', 'mobile' ), $panels );
}

/**
 * A carousel whose slides are containers.
 * @return list<ConvertBlock>
 */
function convert_nested_carousel( Element $element ): array {
	$slides = [];
	foreach ( $element->children() as $child ) {
		$slides[] = block( 'frontage/carousel-slide', [], convert_element( $child ) );
	}
	// Names of the slides, for the editor.
	$element->value( 'carousel_items' );
	$has_arrows = ! $element->is_off( 'arrows' );
	$dots       = $element->is_off( 'pagination' ) ? '' : $element->text( 'pagination', 'bullets' );
	$attributes = carousel_attributes( $element ) + [
		'navigation' => $has_arrows ? ( '' === $dots ? 'arrows' : '' ) : ( '' === $dots ? 'none' : 'dots' ),
		'pagination' => in_array( $dots, [ 'fraction', 'progressbar' ], true ) ? 'fraction' : '',
		'spacing'    => on_each_device( $element, 'image_spacing_custom', __NAMESPACE__ . '\length' ),
	];
	return $slides ? [ block( 'frontage/carousel', $attributes, $slides ) ] : [];
}
