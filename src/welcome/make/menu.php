<?php
/** The menu that the site has: new headers show it, and the new page goes into it. */

declare( strict_types=1 );

namespace Frontage\Welcome;

defined( 'ABSPATH' ) || exit;

/** @return array<string, int|string> Attributes of a menu block that shows it; all pages, where there is none. */
function site_menu(): array {
	if ( ! wp_is_block_theme() ) {
		$place = (string) key( array_filter( get_nav_menu_locations(), static fn( $menu ): bool => (bool) wp_get_nav_menu_object( $menu ) ) );
		return '' === $place ? [ 'source' => 'pages' ] : [
			'source'   => 'location',
			'location' => $place,
		];
	}
	$header = present_part()->content ?? '';
	if ( preg_match( '/<!-- wp:frontage\/menu (\{.*?\}) /', $header, $ours ) ) {
		$named = array_intersect_key( (array) json_decode( $ours[1], true ), array_flip( [ 'source', 'menu', 'location' ] ) );
		if ( $named ) {
			return $named;
		}
	}
	$id = preg_match( '/<!-- wp:navigation \{[^>]*?"ref":(\d+)/', $header, $core ) ? (int) $core[1] : newest_menu();
	return $id && 'publish' === get_post_status( $id ) ? [ 'menu' => $id ] : [ 'source' => 'pages' ];
}

/** The menu that WordPress shows where a block names none; 0 where there is none with an entry. */
function newest_menu(): int {
	$menus = get_posts(
		[
			'post_type'   => 'wp_navigation',
			'numberposts' => 1,
			'orderby'     => 'date',
			'order'       => 'DESC',
		]
	);
	return $menus && '' !== trim( $menus[0]->post_content ) ? $menus[0]->ID : 0;
}

/** Whether new pages are in the menu by themselves. */
function lists_pages(): bool {
	$menu = site_menu();
	return 'pages' === ( $menu['source'] ?? '' ) || ( isset( $menu['menu'] ) && str_contains( (string) get_post_field( 'post_content', (int) $menu['menu'], 'raw' ), '<!-- wp:page-list' ) );
}

/** @throws \RuntimeException If it cannot be added. */
function add_to_menu( int $page ): void {
	if ( lists_pages() ) {
		return;
	}
	$menu    = site_menu();
	$source  = $menu['source'] ?? 'navigation';
	$classic = 'location' === $source ? (int) ( get_nav_menu_locations()[ (string) ( $menu['location'] ?? '' ) ] ?? 0 ) : (int) ( $menu['menu'] ?? 0 );
	if ( 'navigation' === $source ) {
		add_link_block( $classic, $page );
		return;
	}
	$entry = wp_update_nav_menu_item(
		$classic,
		0,
		[
			'menu-item-object-id' => $page,
			'menu-item-object'    => 'page',
			'menu-item-type'      => 'post_type',
			'menu-item-status'    => 'publish',
		]
	);
	note_post( 'menu', id_of( $entry ) );
}

/** Adds a link to the end of a menu of blocks. */
function add_link_block( int $menu, int $page ): void {
	$link   = [
		'label' => get_the_title( $page ),
		'type'  => 'page',
		'id'    => $page,
		'url'   => (string) get_permalink( $page ),
		'kind'  => 'post-type',
	];
	$markup = "\n\n<!-- wp:navigation-link " . serialize_block_attributes( $link ) . ' /-->';
	id_of( replace_content( $menu, get_post_field( 'post_content', $menu, 'raw' ) . $markup ) );
	note(
		[
			'part'   => 'menu',
			'kind'   => 'link',
			'id'     => $menu,
			'markup' => $markup,
		]
	);
}
