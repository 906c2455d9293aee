<?php
/**
 * Entries of a menu that is made of blocks: a `wp_navigation` post, which WordPress's Navigation block shows too.
 */

declare( strict_types=1 );

namespace Frontage\Menu;

use function Frontage\Values\items;
use function Frontage\Values\text;

defined( 'ABSPATH' ) || exit;

/**
 * @param int $post_id Id of the post.
 * @return list<array<string, mixed>>|string Entries as item() gives them; a sentence about what is wrong with the menu.
 */
function navigation_items( int $post_id ) {
	static $rendering = [];
	$post             = get_post( $post_id );
	if ( ! $post || 'wp_navigation' !== $post->post_type || 'publish' !== $post->post_status ) {
		return __( 'This menu was deleted, or is not published. Choose another one.', 'frontage' );
	}
	if ( isset( $rendering[ $post_id ] ) ) {
		return __( 'This menu contains itself. Take the inner one out.', 'frontage' );
	}
	$rendering[ $post_id ] = true;
	$blocks                = parse_blocks( $post->post_content );
	_prime_post_caches( linked_posts( $blocks ), false, false );
	$items = items_of_blocks( $blocks );
	unset( $rendering[ $post_id ] );
	return $items;
}

/**
 * Ids of the posts that links lead to, at any depth, to be read in one query.
 *
 * @param array<array<string, mixed>> $blocks Parsed blocks.
 * @return list<int>
 */
function linked_posts( array $blocks ): array {
	$ids = [];
	foreach ( $blocks as $block ) {
		if ( 'taxonomy' !== ( $block['attrs']['kind'] ?? '' ) && ! empty( $block['attrs']['id'] ) ) {
			$ids[] = (int) $block['attrs']['id'];
		}
		array_push( $ids, ...linked_posts( $block['innerBlocks'] ) );
	}
	return $ids;
}

/**
 * @param array<array<string, mixed>> $blocks Parsed blocks.
 * @return list<array<string, mixed>>
 */
function items_of_blocks( array $blocks ): array {
	$items = [];
	foreach ( $blocks as $block ) {
		switch ( $block['blockName'] ) {
			case null:
				break;
			case 'core/navigation-link':
			case 'core/navigation-submenu':
				array_push( $items, ...link_items( $block ) );
				break;
			case 'core/home-link':
				$items[] = item(
					[
						'key'        => 'home',
						'label'      => (string) ( $block['attrs']['label'] ?? __( 'Home', 'frontage' ) ),
						'url'        => text( home_url( '/' ) ),
						'is_current' => is_front_page(),
					]
				);
				break;
			case 'core/page-list':
				array_push( $items, ...page_items( (int) ( $block['attrs']['parentPageID'] ?? 0 ) ) );
				break;
			default:
				$html = trim( text( render_block( $block ) ) );
				if ( '' !== $html ) {
					$items[] = item( [ 'html' => $html ] );
				}
		}//end switch
	}//end foreach
	return $items;
}

/**
 * A link as an entry; none where it has no words or leads to what is not published, as in WordPress's own block.
 *
 * @param array<string, mixed> $block A parsed link or sub-menu.
 * @return list<array<string, mixed>>
 */
function link_items( array $block ): array {
	$of      = $block['attrs'];
	$id      = (int) ( $of['id'] ?? 0 );
	$kind    = str_replace( '-', '_', (string) ( $of['kind'] ?? 'post_type' ) );
	$is_post = $id && 'post_type' === $kind;
	if ( '' === (string) ( $of['label'] ?? '' ) || ( $is_post && 'publish' !== get_post_status( $id ) ) ) {
		return [];
	}
	$url = (string) ( $of['url'] ?? '' );
	return [
		item(
			[
				'key'         => '' !== $url ? $url : (string) $of['label'],
				'label'       => (string) $of['label'],
				'url'         => $url,
				'target'      => true === ( $of['opensInNewTab'] ?? false ) ? '_blank' : '',
				'rel'         => (string) ( $of['rel'] ?? ( empty( $of['nofollow'] ) ? '' : 'nofollow' ) ),
				'title'       => (string) ( $of['title'] ?? '' ),
				'description' => (string) ( $of['description'] ?? '' ),
				'icon'        => (string) ( $of['frontageIcon'] ?? '' ),
				'badge'       => (string) ( $of['frontageBadge'] ?? '' ),
				'visibility'  => (string) ( $of['frontageVisibility'] ?? '' ),
				'is_current'  => is_current( $id, $kind, $url ),
				'children'    => items_of_blocks( $block['innerBlocks'] ),
			]
		),
	];
}

/** Whether a link leads to what is shown: by its id as WordPress's own block finds it, or by its address. */
function is_current( int $id, string $kind, string $url ): bool {
	$queried = get_queried_object();
	if ( $id ) {
		return get_queried_object_id() === $id && ! empty( $queried->$kind );
	}
	if ( $queried instanceof \WP_Post_Type && get_post_type_archive_link( $queried->name ) === $url ) {
		return true;
	}
	return '' !== $url && false === strpos( $url, '#' ) && ! is_404() && untrailingslashit( $url ) === untrailingslashit( text( home_url( (string) strtok( add_query_arg( [] ), '?' ) ) ) );
}

/**
 * All published pages below a page, at any depth, in the owner's order.
 *
 * @param int $top Id of the page; 0 for all pages.
 * @return list<array<string, mixed>>
 */
function page_items( int $top ): array {
	$by_parent = [];
	$pages     = get_pages( [ 'sort_column' => 'menu_order,post_title' ] );
	foreach ( array_filter( items( $pages ), static fn( $page ): bool => $page instanceof \WP_Post ) as $page ) {
		$by_parent[ $page->post_parent ][] = $page;
	}
	$below = static function ( int $parent ) use ( &$below, $by_parent ): array {
		return array_map(
			static fn( \WP_Post $page ): array => item(
				[
					'key'        => text( get_permalink( $page ) ),
					'label'      => (string) $page->post_title,
					'url'        => text( get_permalink( $page ) ),
					'is_current' => is_page( $page->ID ),
					'children'   => $below( $page->ID ),
				]
			),
			$by_parent[ $parent ] ?? []
		);
	};
	return $below( $top );
}
