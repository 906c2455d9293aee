<?php
/** Accordions, toggles and tabs. */

declare( strict_types=1 );

namespace Frontage\Convert;

use function Frontage\Values\items;
use function Frontage\Values\text;

defined( 'ABSPATH' ) || exit;

function is_registered( string $name ): bool {
	return \WP_Block_Type_Registry::get_instance()->is_registered( $name );
}

/** Level of the headings that titles are; 0 for none. The page builder's default is a `div`. */
function title_level( string $tag ): int {
	return preg_match( '/^h([2-4])$/', $tag, $found ) ? (int) $found[1] : 0;
}

/**
 * Anchor of a title.
 * @param array<mixed> $item
 */
function title_anchor( array $item ): string {
	return sanitize_html_class( text( $item['element_css_id'] ?? $item['element_id'] ?? '' ) );
}

/** @return list<ConvertBlock> */
function convert_accordion( Element $element ): array {
	$is_toggle = 'toggle' === $element->type;
	$items     = [];
	foreach ( $element->list( 'tabs' ) as $index => $item ) {
		$items[] = block(
			'frontage/accordion-item',
			[
				'anchor' => title_anchor( $item ),
				'title'  => inline_html( text( $item['tab_title'] ?? '' ) ),
				'isOpen' => ! $is_toggle && 0 === $index ? true : null,
			],
			blocks_of_html( text( $item['tab_content'] ?? '' ) )
		);
	}
	return $items ? [ accordion_block( $element, $items, ! $is_toggle, $element->text( 'title_html_tag', 'div' ) ) ] : [];
}

/**
 * @param list<ConvertBlock> $items
 * @return ConvertBlock
 */
function accordion_block( Element $element, array $items, bool $closes, string $tag ): array {
	$element->value( 'selected_icon' );
	$element->value( 'selected_active_icon' );
	$element->value( 'faq_schema' );
	return block(
		'frontage/accordion',
		[
			'autoclose'    => $closes ? null : false,
			'headingLevel' => 3 === title_level( $tag ) ? null : title_level( $tag ),
		],
		$items
	);
}

/** @return list<ConvertBlock> */
function convert_tabs( Element $element ): array {
	$tabs = [];
	foreach ( $element->list( 'tabs' ) as $item ) {
		$tabs[] = block(
			'frontage/tab',
			[
				'anchor' => title_anchor( $item ),
				'title'  => inline_html( text( $item['tab_title'] ?? '' ) ),
			],
			blocks_of_html( text( $item['tab_content'] ?? '' ) )
		);
	}
	return $tabs ? [ tabs_block( 'vertical' === $element->text( 'type' ), 'accordion', $tabs ) ] : [];
}

/**
 * @param list<ConvertBlock> $tabs
 * @return ConvertBlock
 */
function tabs_block( bool $is_vertical, string $on_phones, array $tabs ): array {
	$layout = array_filter(
		[
			'value'  => $is_vertical ? 'vertical' : 'horizontal',
			'mobile' => $on_phones,
		]
	);
	$is_own = $is_vertical || 'accordion' !== $on_phones;
	return block( 'frontage/tabs', [ 'layout' => $is_own ? $layout : [] ], $tabs );
}

/**
 * Tabs and accordions whose panels are containers.
 * @return list<ConvertBlock>
 */
function convert_nested( Element $element ): array {
	$is_tabs = 'nested-tabs' === $element->type;
	$titles  = $element->list( $is_tabs ? 'tabs' : 'items' );
	$is_open = 'all_collapsed' !== $element->text( 'default_state', 'expanded' );
	$panels  = [];
	foreach ( $element->children() as $index => $child ) {
		$title    = $titles[ $index ] ?? [];
		$panels[] = block(
			$is_tabs ? 'frontage/tab' : 'frontage/accordion-item',
			[
				'anchor' => title_anchor( $title ),
				'title'  => inline_html( text( $title['tab_title'] ?? $title['item_title'] ?? '' ) ),
				'isOpen' => ! $is_tabs && $is_open && 0 === $index ? true : null,
			],
			convert_element( $child )
		);
	}
	if ( ! $panels ) {
		return [];
	}
	if ( ! $is_tabs ) {
		return [ accordion_block( $element, $panels, 'multiple' !== $element->text( 'max_items_expended', 'one' ), $element->text( 'title_tag', 'div' ) ) ];
	}
	$direction = $element->text( 'tabs_direction', 'block-start' );
	$from      = $element->text( 'breakpoint_selector', 'mobile' );
	return [ tabs_block( 0 === strpos( $direction, 'inline' ), 'none' === $from ? '' : 'accordion', $panels ) ];
}
