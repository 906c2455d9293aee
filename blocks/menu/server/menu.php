<?php
/** Menu of a block. */

declare( strict_types=1 );

namespace Frontage\Menu;

use Frontage\Language;
use Frontage\Values;

defined( 'ABSPATH' ) || exit;

/**
 * Menu items of a block's attributes that the current user may see.
 * @param array<string, mixed> $attributes Of the menu block.
 * @return array{ items: list<array<string, mixed>>, problem: string } `problem` is an error message for editors, '' for none.
 */
function menu( array $attributes ): array {
	$source = Values\text( $attributes['source'] ?? 'navigation' );
	$id     = Values\number( $attributes['menu'] ?? 0 );
	if ( 'location' === $source ) {
		$id = (int) ( get_nav_menu_locations()[ Values\text( $attributes['location'] ?? '' ) ] ?? 0 );
	}
	if ( 'pages' === $source ) {
		$pages = page_items( 0, max( 0, Values\number( $attributes['pages'] ?? 0 ) ) );
		$items = $pages ? $pages : [ home_item() ];
	} elseif ( 'navigation' === $source ) {
		$items = navigation_items( Language\translated( $id, 'wp_navigation' ) );
	} else {
		$items = classic_items( Language\translated( $id, 'nav_menu' ) );
	}
	if ( is_string( $items ) ) {
		return [
			'items'   => [],
			'problem' => $id ? $items : __( 'Choose a menu in the block’s settings.', 'frontage' ),
		];
	}

	/**
	 * Filters the items of a menu, before those that are hidden from the current user are removed.
	 *
	 * @since 0.1.0
	 * @param array<array<string, mixed>> $items      In the shape of Frontage\Menu\item(); a further one needs `label` and `url` only.
	 * @param array<string, mixed>        $attributes Of the menu block.
	 */
	$filtered = apply_filters( 'frontage_menu_items', $items, $attributes );
	return [
		'items'   => visible_items( Values\items( $filtered, $items ) ),
		'problem' => $items ? '' : __( 'This menu has no items yet.', 'frontage' ),
	];
}
