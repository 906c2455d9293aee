<?php
/** Tabs: the list of titles, made of their attributes, and the layout of each device. */

declare( strict_types=1 );

namespace Frontage\Tabs;

use function Frontage\Breakpoints\responsive;
use function Frontage\Values\text;

defined( 'ABSPATH' ) || exit;

/* Values of the custom properties of each layout, as in ../layout.ts. */
const LAYOUTS = [
	'--frontage-tabs-list'     => [
		'horizontal' => 'flex',
		'vertical'   => 'grid',
		'accordion'  => 'none',
	],
	'--frontage-tabs-vertical' => [
		'horizontal' => '0',
		'vertical'   => '1',
		'accordion'  => '0',
	],
	'--frontage-tabs-heading'  => [
		'horizontal' => 'none',
		'vertical'   => 'none',
		'accordion'  => 'block',
	],
];

/**
 * Declarations of the custom properties of the layout.
 * @param mixed $layout Responsive value.
 */
function layout_style( $layout ): string {
	$styles = [];
	foreach ( LAYOUTS as $property => $values ) {
		$styles[] = responsive( $property, $layout, static fn( $name ): string => $values[ text( $name ) ] ?? '' );
	}
	return implode( ';', array_filter( $styles ) );
}

/**
 * Rendered tabs whose list is still to be printed, by block. Values come from attributes only: in markup, anybody who writes a post could forge them.
 * @return \SplObjectStorage<\WP_Block, array{id: string, address: string, title: string}> `title` is HTML.
 */
function rendered(): \SplObjectStorage {
	static $rendered;
	$rendered = $rendered ?? new \SplObjectStorage();
	return $rendered;
}

/**
 * Shows one of the rendered panels, and lists the tabs; one that a filter has taken out of the HTML is not in the list.
 * @param string $html    Of the panels.
 * @param int    $initial Index of the panel; the first one is shown if there is no such panel.
 * @return array{string, list<array{id: string, address: string, title: string, is_shown: bool}>} The HTML, and the tabs; `title` is HTML.
 */
function list_tabs( \WP_Block $block, string $html, int $initial ): array {
	$rendered = rendered();
	$own      = [];
	foreach ( $block->inner_blocks as $tab ) {
		if ( isset( $rendered[ $tab ] ) ) {
			$own[ $rendered[ $tab ]['id'] ] = $rendered[ $tab ];
			unset( $rendered[ $tab ] );
		}
	}
	$tags  = new \WP_HTML_Tag_Processor( $html );
	$tabs  = [];
	$shown = 0;
	while ( $tags->next_tag( [ 'class_name' => 'wp-block-frontage-tabs__panel' ] ) ) {
		$id = text( $tags->get_attribute( 'id' ) );
		if ( ! isset( $own[ $id ] ) ) {
			continue;
		}
		if ( [] === $tabs || count( $tabs ) === $initial ) {
			$shown = count( $tabs );
			$tags->set_bookmark( 'shown' );
		}
		$tabs[] = $own[ $id ];
		unset( $own[ $id ] );
	}
	if ( $tabs ) {
		$tags->seek( 'shown' );
		$tags->remove_attribute( 'hidden' );
	}
	$list = [];
	foreach ( $tabs as $index => $tab ) {
		$list[] = $tab + [ 'is_shown' => $index === $shown ];
	}
	return [ $tags->get_updated_html(), $list ];
}
