<?php
/**
 * Items of a menu of Appearance → Menus.
 */

declare( strict_types=1 );

namespace Frontage\Menu;

use Frontage\Values;

defined( 'ABSPATH' ) || exit;

/** Arguments of wp_nav_menu() for filters of its items. */
const NAV_MENU_ARGS = [
	'theme_location' => '',
	'container'      => '',
	'menu_class'     => '',
	'menu_id'        => '',
	'depth'          => 0,
	'walker'         => '',
];

/**
 * @param int $menu Term id of the menu.
 * @return list<array<string, mixed>>|string Items as returned by item(), or an error message.
 */
function classic_items( int $menu ) {
	$posts = wp_get_nav_menu_items( $menu );
	if ( ! is_array( $posts ) ) {
		return __( 'This menu was deleted. Choose another one.', 'frontage' );
	}
	$posts = array_filter( $posts, 'is_object' );
	// Core's classes for current items.
	_wp_menu_item_classes_by_context( $posts );
	// Other plugins remove items there, or add a nonce to a URL.
	$args     = (object) ( [ 'menu' => $menu ] + NAV_MENU_ARGS );
	$filtered = apply_filters( 'wp_nav_menu_objects', $posts, $args ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- Core's.
	/** @var list<\stdClass> $posts Menu items are posts with further properties. */
	$posts = array_values( array_filter( Values\items( $filtered, $posts ), 'is_object' ) );

	$known     = array_flip( array_map( 'intval', wp_list_pluck( $posts, 'ID' ) ) );
	$by_parent = [];
	foreach ( $posts as $post ) {
		$above = (int) $post->menu_item_parent;
		// Items without an existing parent are top-level.
		$by_parent[ isset( $known[ $above ] ) ? $above : 0 ][] = $post;
	}
	// Items that are each other's parents have no path from the top.
	return $posts && empty( $by_parent[0] )
		? __( 'The items of this menu are each other’s parents, so that none is at the top. Move one there under Appearance → Menus.', 'frontage' )
		: classic_children( $by_parent, 0 );
}

/**
 * @param array<int, list<\stdClass>> $by_parent Menu items by the id of their parent.
 * @param int                      $above     Id of an item; 0 for the top.
 * @return list<array<string, mixed>>
 */
function classic_children( array $by_parent, int $above ): array {
	$items = [];
	foreach ( $by_parent[ $above ] ?? [] as $post ) {
		$classes = array_filter( (array) $post->classes, 'is_string' );
		$fields  = array_map( static fn( string $key ): string => (string) get_post_meta( $post->ID, $key, true ), ITEM_META );
		$items[] = item(
			$fields + [
				'key'         => "item-{$post->ID}",
				'label'       => $post->title,
				'url'         => $post->url,
				'target'      => '_blank' === $post->target ? '_blank' : '',
				'rel'         => $post->xfn,
				'title'       => $post->attr_title,
				'description' => $post->description,
				'is_current'  => in_array( 'current-menu-item', $classes, true ),
				'is_ancestor' => (bool) array_intersect( [ 'current-menu-ancestor', 'current-menu-parent', 'current_page_ancestor' ], $classes ),
				'children'    => classic_children( $by_parent, (int) $post->ID ),
			]
		);
	}
	return $items;
}
