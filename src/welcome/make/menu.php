<?php
/** Menu of the site, for new headers and the new page. */

declare( strict_types=1 );

namespace Frontage\Welcome;

use Frontage\Kits\Staging;

defined( 'ABSPATH' ) || exit;

/** @return array<string, int|string> Attributes of a menu block with the menu; all pages if there is none. */
function site_menu(): array {
	if ( ! wp_is_block_theme() ) {
		$has_menu = static fn( $menu ): bool => (bool) wp_get_nav_menu_object( $menu );
		$location = (string) key( array_filter( get_nav_menu_locations(), $has_menu ) );
		return '' === $location ? [ 'source' => 'pages' ] : [
			'source'   => 'location',
			'location' => $location,
		];
	}
	$header = current_part()->content ?? '';
	if ( preg_match( '/<!-- wp:frontage\/menu (\{.*?\}) /', $header, $ours ) ) {
		$named = array_intersect_key( (array) json_decode( $ours[1], true ), array_flip( [ 'source', 'menu', 'location' ] ) );
		if ( $named ) {
			return $named;
		}
	}
	$id = preg_match( '/<!-- wp:navigation \{[^>]*?"ref":(\d+)/', $header, $core ) ? (int) $core[1] : newest_menu();
	return $id && 'publish' === get_post_status( $id ) ? [ 'menu' => $id ] : [ 'source' => 'pages' ];
}

/** Default menu of WordPress's Navigation block; 0 if there is none with an item. */
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

/** Whether the menu lists new pages automatically. */
function lists_pages(): bool {
	$menu = site_menu();
	if ( 'pages' === ( $menu['source'] ?? '' ) ) {
		return true;
	}
	$content = isset( $menu['menu'] ) ? (string) get_post_field( 'post_content', (int) $menu['menu'], 'raw' ) : '';
	return str_contains( $content, '<!-- wp:page-list' );
}

/** @throws \RuntimeException If it cannot be added. */
function add_to_menu( Staging $staging, int $page ): void {
	if ( lists_pages() ) {
		return;
	}
	$menu = site_menu();
	if ( 'location' === ( $menu['source'] ?? '' ) ) {
		$staging->add_menu_item( (int) ( get_nav_menu_locations()[ (string) ( $menu['location'] ?? '' ) ] ?? 0 ), $page );
		return;
	}
	$post = get_post( (int) ( $menu['menu'] ?? 0 ) );
	if ( $post ) {
		$staging->replace_content( $post, $post->post_content . link_block( $staging, $page ) );
	}
}

/** A link to a staged page, for a menu of blocks. */
function link_block( Staging $staging, int $page ): string {
	$link = [
		'label' => get_the_title( $page ),
		'type'  => 'page',
		'id'    => $page,
		'url'   => $staging->address( $page ),
		'kind'  => 'post-type',
	];
	return "\n\n<!-- wp:navigation-link " . serialize_block_attributes( $link ) . ' /-->';
}
