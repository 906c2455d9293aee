<?php
/** Finds the menu that a block names. */

declare( strict_types=1 );

namespace Frontage\Menu;

use Frontage\Language;
use Frontage\Values;

defined( 'ABSPATH' ) || exit;

/**
 * The menu of a block's attributes, as this visitor may see it.
 * @param array<string, mixed> $attributes Of the menu block.
 * @return array{ items: list<array<string, mixed>>, problem: string } `problem` is a sentence for those who may mend it, '' for none.
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
	} else {
		$items = 'navigation' === $source ? navigation_items( Language\translated( $id, 'wp_navigation' ) ) : classic_items( Language\translated( $id, 'nav_menu' ) );
	}
	if ( is_string( $items ) ) {
		return [
			'items'   => [],
			'problem' => $id ? $items : __( 'Choose a menu in the block’s settings.', 'frontage' ),
		];
	}

	/**
	 * Filters the entries of a menu, before those are taken out that the visitor is not to see.
	 *
	 * @since 0.1.0
	 * @param array<array<string, mixed>> $items      Entries in the shape of Frontage\Menu\item(); a further one needs `label` and `url` only.
	 * @param array<string, mixed>        $attributes Of the menu block.
	 */
	$filtered = apply_filters( 'frontage_menu_items', $items, $attributes );
	return [
		'items'   => prepared( Values\items( $filtered, $items ) ),
		'problem' => $items ? '' : __( 'This menu has no entries yet.', 'frontage' ),
	];
}
