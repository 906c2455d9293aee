<?php
/** Items of a menu of the site's pages. */

declare( strict_types=1 );

namespace Frontage\Menu;

use Frontage\Values;

defined( 'ABSPATH' ) || exit;

/** Default limit of listed pages. */
const MAX_PAGES = 100;

/**
 * Published pages below a page in their order, level by level up to the limit.
 *
 * @param int $top       Id of the page; 0 for all pages.
 * @param int $max_first Limits the first level, and lists two levels; 0 for no such limit.
 * @return list<array<string, mixed>>
 */
function page_items( int $top, int $max_first = 0 ): array {
	/**
	 * Filters how many pages a menu lists. Each adds some hundred bytes of HTML to every page, twice if the header has a menu for phones.
	 *
	 * @since 0.2.0
	 * @param int $limit Number of pages; by default 100.
	 */
	$limit = apply_filters( 'frontage_menu_pages_limit', MAX_PAGES );
	$limit = is_numeric( $limit ) ? max( 1, (int) $limit ) : MAX_PAGES;
	$query = new \WP_Query(
		[
			'post_type'              => 'page',
			'post_status'            => 'publish',
			'posts_per_page'         => -1,
			'orderby'                => [
				'menu_order' => 'ASC',
				'post_title' => 'ASC',
			],
			// Without contents, which may be megabytes.
			'fields'                 => 'id=>parent',
			'no_found_rows'          => true,
			'update_post_meta_cache' => false,
			'update_post_term_cache' => false,
		]
	);
	$parents = [];
	foreach ( (array) $query->posts as $page ) {
		if ( is_object( $page ) ) {
			$parents[ (int) $page->post_parent ][] = (int) $page->ID;
		}
	}
	$listed = [];
	$level  = [ $top ];
	$room   = $max_first ? min( $max_first, $limit ) : $limit;
	$depth  = 0;
	while ( $level && $room && ( ! $max_first || $depth < 2 ) ) {
		$below  = array_map( static fn( int $id ): array => $parents[ $id ] ?? [], $level );
		$level  = array_slice( array_merge( [], ...$below ), 0, $room );
		$listed = array_merge( $listed, $level );
		$room   = $limit - count( $listed );
		++$depth;
	}
	_prime_post_caches( $listed, false, false );
	return items_of_pages( $parents, $top, array_flip( $listed ) );
}

/**
 * @param array<int, list<int>> $parents Ids of pages by the id of their parent.
 * @param int                   $above   Id of a page; 0 for the top.
 * @param array<int, int>       $listed  Keys are ids of the listed pages.
 * @return list<array<string, mixed>>
 */
function items_of_pages( array $parents, int $above, array $listed ): array {
	$items = [];
	foreach ( $parents[ $above ] ?? [] as $id ) {
		$page = isset( $listed[ $id ] ) ? get_post( $id ) : null;
		if ( $page ) {
			$url     = Values\text( get_permalink( $page ) );
			$items[] = item(
				[
					'key'        => $url,
					'label'      => '' === trim( $page->post_title ) ? __( '(no title)', 'frontage' ) : $page->post_title,
					'url'        => $url,
					'is_current' => is_page( $id ),
					'children'   => items_of_pages( $parents, $id, $listed ),
				]
			);
		}
	}
	return $items;
}

/**
 * Link to the front page.
 * @return array<string, mixed>
 */
function home_item( string $label = '' ): array {
	return item(
		[
			'key'        => 'home',
			'label'      => '' === $label ? __( 'Home', 'frontage' ) : $label,
			'url'        => Values\text( home_url( '/' ) ),
			'is_current' => is_front_page(),
		]
	);
}
