<?php
/** Accordions, toggles and tabs. */

declare( strict_types=1 );

namespace Frontage\Elementor;

use function Frontage\Values\text;

defined( 'ABSPATH' ) || exit;

/** Level of the headings that titles are; 0 for none. The page builder's default is a `div`. */
function title_level( string $tag ): int {
	return preg_match( '/^h([2-4])$/', $tag, $found ) ? (int) $found[1] : 0;
}

/** Anchor of an entry's title. */
function title_anchor( Element $entry ): string {
	return anchor( $entry->text( 'element_css_id', $entry->text( 'element_id' ) ) );
}

/** @return list<ConvertBlock> */
function convert_accordion( Element $element ): array {
	$is_toggle = 'toggle' === $element->type;
	$items     = [];
	foreach ( $element->entries( 'tabs' ) as $index => $entry ) {
		$items[] = block(
			'frontage/accordion-item',
			[
				'anchor' => title_anchor( $entry ),
				'title'  => inline_html( $entry->text( 'tab_title' ) ),
				'isOpen' => ! $is_toggle && 0 === $index ? true : null,
			],
			blocks_of_html( $entry->text( 'tab_content' ) )
		);
	}
	$attributes = [
		'autoclose'    => ! $is_toggle,
		'headingLevel' => title_level( $element->text( 'title_html_tag', 'div' ) ),
		'icon'         => accordion_icon( $element, 'selected_icon', $is_toggle ? 'caret' : 'plus' ),
		'iconPosition' => ( 'right' === $element->text( 'icon_align', is_rtl() ? 'right' : 'left' ) ) !== is_rtl() ? 'end' : 'start',
	];
	$element->value( 'selected_active_icon' );
	return $items ? [ block( 'frontage/accordion', $attributes, $items ) ] : [];
}

/** Icon of an accordion's titles: the block has a plus and a caret. */
function accordion_icon( Element $element, string $setting, string $fallback ): string {
	$icon = $element->value( $setting );
	if ( ! is_array( $icon ) ) {
		return $fallback;
	}
	$name = $icon['value'] ?? '';
	return '' === $name ? 'none' : ( str_contains( text( $name ), 'plus' ) ? 'plus' : 'caret' );
}

/** @return list<ConvertBlock> */
function convert_tabs( Element $element ): array {
	$tabs = [];
	foreach ( $element->entries( 'tabs' ) as $entry ) {
		$tabs[] = block(
			'frontage/tab',
			[
				'anchor' => title_anchor( $entry ),
				'title'  => inline_html( $entry->text( 'tab_title' ) ),
			],
			blocks_of_html( $entry->text( 'tab_content' ) )
		);
	}
	return $tabs ? [ tabs_block( 'vertical' === $element->text( 'type' ), 'mobile', $tabs ) ] : [];
}

/**
 * @param string             $from Widest device on which they are an accordion; others than `tablet` and `mobile` are none.
 * @param list<ConvertBlock> $tabs
 * @return ConvertBlock
 */
function tabs_block( bool $is_vertical, string $from, array $tabs ): array {
	$layout = [ 'value' => $is_vertical ? 'vertical' : 'horizontal' ];
	if ( in_array( $from, [ 'tablet', 'mobile' ], true ) ) {
		$layout[ $from ] = 'accordion';
	}
	return block( 'frontage/tabs', [ 'layout' => $layout ], $tabs );
}
