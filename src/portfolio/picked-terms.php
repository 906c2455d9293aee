<?php
/** Tells which terms the picked items of a gallery have, so that its filter bar offers no other. */

declare( strict_types=1 );

namespace Frontage\Portfolio;

defined( 'ABSPATH' ) || exit;

/**
 * The terms of each picked item that a gallery can show: public, and in the terms to which its owner has narrowed it.
 * @param array{picked: int[], categories: int[], otherCategories: int[], tags: int[]} $choice The owner's, as find() takes it.
 * @return array<int, list<int>> Term ids of all taxonomies together, by the item's id; an item without terms is not in it.
 */
function terms_of_picked( array $choice ): array {
	global $wpdb;
	$picked = implode( ',', array_slice( wp_parse_id_list( $choice['picked'] ), 0, MOST_PICKED ) );
	if ( '' === $picked ) {
		return [];
	}
	// WordPress would be asked twice, which items can be seen and what terms they have; joined, it is one short question.
	// phpcs:disable WordPress.DB
	$rows = $wpdb->get_results(
		$wpdb->prepare(
			"SELECT items.ID AS item_id, terms.term_id
			FROM {$wpdb->posts} AS items
			INNER JOIN {$wpdb->term_relationships} AS relations ON relations.object_id = items.ID
			INNER JOIN {$wpdb->term_taxonomy} AS terms ON terms.term_taxonomy_id = relations.term_taxonomy_id
			WHERE items.ID IN ( {$picked} ) AND items.post_type = %s AND items.post_status = 'publish' AND items.post_password = ''",
			post_type()
		)
	);
	// phpcs:enable
	$items = [];
	foreach ( $rows as $row ) {
		$items[ (int) $row->item_id ][] = (int) $row->term_id;
	}
	foreach ( KINDS as $kind ) {
		$wanted = with_children( $kind, $choice[ $kind ] );
		if ( $wanted ) {
			$items = array_filter( $items, static fn( array $terms ): bool => (bool) array_intersect( $terms, $wanted ) );
		}
	}
	return $items;
}

/**
 * Terms and their children at every depth.
 * @param 'categories'|'otherCategories'|'tags' $kind Which taxonomy.
 * @param int[] $terms Term ids.
 * @return list<int>
 */
function with_children( string $kind, array $terms ): array {
	$all = array_values( $terms );
	foreach ( $terms as $term ) {
		// WordPress has the whole tree in one option.
		$children = get_term_children( $term, taxonomy( $kind ) );
		$all      = array_merge( $all, is_array( $children ) ? array_values( $children ) : [] );
	}
	return $all;
}

/**
 * How many of some items each term has together with its children; an item in two of them counts once.
 * @param array<int, list<int>> $items Term ids of each item, from terms_of_picked().
 * @param array<int, \WP_Term> $terms All terms of a taxonomy, by id.
 * @return array<int, int> Counts by id.
 */
function counts_among( array $items, array $terms ): array {
	$counts = array_fill_keys( array_keys( $terms ), 0 );
	foreach ( $items as $own ) {
		$counted = [];
		foreach ( $own as $id ) {
			while ( isset( $terms[ $id ] ) && ! isset( $counted[ $id ] ) ) {
				$counted[ $id ] = true;
				++$counts[ $id ];
				$id = $terms[ $id ]->parent;
			}
		}
	}
	return $counts;
}
