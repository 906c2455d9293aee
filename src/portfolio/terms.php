<?php
/** Categories and tags with public items: of all, or of those that are picked for a gallery. */

declare( strict_types=1 );

namespace Frontage\Portfolio;

use function Frontage\Text\decode_entities;
use function Frontage\Values\items;
use function Frontage\Values\text;

defined( 'ABSPATH' ) || exit;

/**
 * Terms of one taxonomy that have public items, or whose children have.
 * @param 'categories'|'otherCategories'|'tags' $kind
 * @param int[] $only Term ids in order; empty means all, by name.
 * @param list<int>|null $among Limits the items to those with terms from terms_of_picked(); null for all items.
 * @return list<array{id: int, name: string, slug: string}> Name in plain text.
 */
function terms_with_items( string $kind, array $only = [], ?array $among = null ): array {
	$all   = get_terms(
		[
			'taxonomy'               => taxonomy( $kind ),
			'hide_empty'             => false,
			'orderby'                => 'name',
			'update_term_meta_cache' => false,
		]
	);
	$terms = [];
	foreach ( is_array( $all ) ? $all : [] as $term ) {
		if ( $term instanceof \WP_Term ) {
			$terms[ $term->term_id ] = $term;
		}
	}
	$has_items = [];
	foreach ( $terms as $id => $term ) {
		$is_used = null === $among ? $term->count > 0 : in_array( $id, $among, true );
		// Up to the first ancestor that is already marked.
		while ( $is_used && isset( $terms[ $id ] ) && ! isset( $has_items[ $id ] ) ) {
			$has_items[ $id ] = true;
			$id               = $terms[ $id ]->parent;
		}
	}
	$chosen = $only ? wp_parse_id_list( $only ) : array_keys( $terms );
	$shown  = [];
	foreach ( $chosen as $id ) {
		if ( isset( $has_items[ $id ] ) ) {
			$shown[] = [
				'id'   => $id,
				'name' => decode_entities( $terms[ $id ]->name ),
				'slug' => $terms[ $id ]->slug,
			];
		}
	}
	return $shown;
}

/**
 * Names of an item's terms, plain text, by name. Terms of lists are cached.
 * @param 'categories'|'otherCategories'|'tags' $kind
 * @return list<string>
 */
function term_names( \WP_Post $post, string $kind = 'categories' ): array {
	$terms = items( get_the_terms( $post, taxonomy( $kind ) ) );
	$terms = array_values( array_filter( $terms, static fn( $term ): bool => $term instanceof \WP_Term ) );
	return array_map( static fn( \WP_Term $term ): string => decode_entities( text( $term->name ) ), $terms );
}

/**
 * Terms of all taxonomies of the picked items that a gallery can show: public, and with the terms that limit it.
 * @param array{picked: int[], categories: int[], otherCategories: int[], tags: int[]} $choice See find().
 * @return list<int> Term ids.
 */
function terms_of_picked( array $choice ): array {
	global $wpdb;
	$picked = implode( ',', array_slice( wp_parse_id_list( $choice['picked'] ), 0, MAX_PICKED ) );
	if ( '' === $picked ) {
		return [];
	}
	// Core would need two queries: for visible items, and for their terms.
	// phpcs:disable WordPress.DB
	$rows = $wpdb->get_results(
		$wpdb->prepare(
			"SELECT item.ID AS item, assigned_term.term_id AS term
			FROM {$wpdb->posts} AS item
			INNER JOIN {$wpdb->term_relationships} AS assigned ON assigned.object_id = item.ID
			INNER JOIN {$wpdb->term_taxonomy} AS assigned_term ON assigned_term.term_taxonomy_id = assigned.term_taxonomy_id
			WHERE item.ID IN ( {$picked} ) AND item.post_type = %s AND item.post_status = 'publish' AND item.post_password = ''",
			post_type()
		)
	);
	// phpcs:enable
	$items = [];
	foreach ( $rows as $row ) {
		$items[ (int) $row->item ][] = (int) $row->term;
	}
	foreach ( KINDS as $kind ) {
		$wanted = $choice[ $kind ];
		foreach ( $wanted as $term ) {
			// Core caches the tree in an option.
			$children = get_term_children( $term, taxonomy( $kind ) );
			$wanted   = array_merge( $wanted, is_array( $children ) ? $children : [] );
		}
		if ( $wanted ) {
			$items = array_filter( $items, static fn( array $terms ): bool => (bool) array_intersect( $terms, $wanted ) );
		}
	}
	return array_values( array_unique( array_merge( [], ...array_values( $items ) ) ) );
}
