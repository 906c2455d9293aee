<?php
/**
 * Entries of a menu that was made under Appearance → Menus.
 */

declare( strict_types=1 );

namespace Frontage\Menu;

use function Frontage\Values\text;

defined( 'ABSPATH' ) || exit;

/**
 * @param int $menu Term id of the menu.
 * @return list<array<string, mixed>>|string Entries as item() gives them; a sentence about what is wrong with the menu.
 */
function classic_items( int $menu ) {
	$posts = wp_get_nav_menu_items( $menu );
	if ( ! is_array( $posts ) ) {
		return __( 'This menu was deleted. Choose another one.', 'frontage' );
	}
	$posts = array_filter( $posts, 'is_object' );
	// WordPress's own marks of what is current, as its walker gets them.
	_wp_menu_item_classes_by_context( $posts );

	$known     = array_flip( array_map( 'intval', wp_list_pluck( $posts, 'ID' ) ) );
	$by_parent = [];
	foreach ( $posts as $post ) {
		$parent = (int) $post->menu_item_parent;
		// Whose parent is gone stands at the top.
		$by_parent[ isset( $known[ $parent ] ) ? $parent : 0 ][] = $post;
	}
	// Entries that are each other's parents are never reached from the top.
	return $posts && empty( $by_parent[0] ) ? __( 'The entries of this menu are each other’s parents, so that none is at the top. Move one there under Appearance → Menus.', 'frontage' ) : classic_children( $by_parent, 0 );
}

/**
 * @param array<int, list<\stdClass>> $by_parent Menu items by the id of their parent.
 * @param int                      $parent    Id of an item; 0 for the top.
 * @return list<array<string, mixed>>
 */
function classic_children( array $by_parent, int $parent ): array {
	$items = [];
	foreach ( $by_parent[ $parent ] ?? [] as $post ) {
		$classes = array_filter( (array) $post->classes, 'is_string' );
		$fields  = array_map( static fn( string $key ): string => (string) get_post_meta( $post->ID, $key, true ), ITEM_META );
		$items[] = item(
			$fields + [
				'key'         => "item-{$post->ID}",
				'label'       => text( $post->title ),
				'url'         => text( $post->url ),
				'target'      => '_blank' === $post->target ? '_blank' : '',
				'rel'         => text( $post->xfn ),
				'title'       => text( $post->attr_title ),
				'description' => text( $post->description ),
				'is_current'  => in_array( 'current-menu-item', $classes, true ),
				'is_ancestor' => (bool) array_intersect( [ 'current-menu-ancestor', 'current-menu-parent', 'current_page_ancestor' ], $classes ),
				'children'    => classic_children( $by_parent, (int) $post->ID ),
			]
		);
	}
	return $items;
}
