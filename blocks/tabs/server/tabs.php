<?php
/** Tabs: the list of titles, made of the rendered panels, and the layout of each device. */

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
 * Shows one panel of the rendered tabs, and reads the list of them. Panels of tabs inside another's panel have been read with their own block.
 * @param int $initial Index of the panel; the first one is shown if there is no such panel.
 * @return array{string, list<array{id: string, address: string, title: string, is_shown: bool}>} The HTML, and the tabs; `title` is HTML.
 */
function read_tabs( string $html, int $initial ): array {
	$tags = new \WP_HTML_Tag_Processor( $html );
	$tabs = [];
	while ( $tags->next_tag( [ 'class_name' => 'wp-block-frontage-tabs__panel' ] ) ) {
		$title = $tags->get_attribute( 'data-title' );
		if ( is_string( $title ) ) {
			$is_shown = count( $tabs ) === $initial;
			if ( [] === $tabs ) {
				$tags->set_bookmark( 'first' );
			}
			$tabs[] = [
				'id'       => text( $tags->get_attribute( 'id' ) ),
				'address'  => text( $tags->get_attribute( 'data-address' ) ),
				'title'    => $title,
				'is_shown' => $is_shown,
			];
			array_map( [ $tags, 'remove_attribute' ], [ 'data-title', 'data-address', $is_shown ? 'hidden' : '' ] );
		}
	}
	if ( $tabs && ! isset( $tabs[ $initial ] ) ) {
		$tags->seek( 'first' );
		$tags->remove_attribute( 'hidden' );
		$tabs[0]['is_shown'] = true;
	}
	return [ $tags->get_updated_html(), $tabs ];
}
