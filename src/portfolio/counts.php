<?php
/** Counts in each category and tag the items that a visitor can see, so that no count tells of the others. */

declare( strict_types=1 );

namespace Frontage\Portfolio;

defined( 'ABSPATH' ) || exit;

/**  As many terms as are counted, or stored, by one query: SQLite puts at most 500 lists together. */
const COUNTED_AT_ONCE = 200;

/**
 * Counts the published items without a password of some terms, and stores the counts as WordPress would. Where the database
 * does not answer, what is stored stays.
 * @param mixed $terms Term taxonomy ids.
 * @param mixed $taxonomy The taxonomy, a \WP_Taxonomy.
 */
function count_public_items( $terms, $taxonomy ): void {
	global $wpdb;
	$terms = wp_parse_id_list( is_array( $terms ) ? $terms : [] );
	if ( ! $terms || ! $taxonomy instanceof \WP_Taxonomy ) {
		return;
	}
	$alone = [];
	foreach ( $terms as $term ) {
		$alone[ $term ] = [ $term ];
	}
	$counts = public_counts( $alone );
	if ( null === $counts ) {
		return;
	}
	foreach ( $counts as $term => $count ) {
		/**  This action is documented in wp-includes/taxonomy.php */
		do_action( 'update_term_count', $term, $taxonomy->name, $count ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WordPress's own.
		/**  This action is documented in wp-includes/taxonomy.php */
		do_action( 'edit_term_taxonomy', $term, $taxonomy->name, [] ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WordPress's own.
	}
	foreach ( array_chunk( $counts, COUNTED_AT_ONCE, true ) as $some ) {
		$cases = '';
		foreach ( $some as $term => $count ) {
			$cases .= $wpdb->prepare( ' WHEN %d THEN %d', $term, $count );
		}
		$ids = implode( ',', array_keys( $some ) );
		$wpdb->query( "UPDATE {$wpdb->term_taxonomy} SET count = CASE term_taxonomy_id{$cases} END WHERE term_taxonomy_id IN ( {$ids} )" ); // phpcs:ignore WordPress.DB -- Prepared above; ids are numbers. WordPress clears its caches after this callback.
	}
	delete_transient( memory_of_families( $taxonomy->name ) );
	foreach ( $terms as $term ) {
		/**  This action is documented in wp-includes/taxonomy.php */
		do_action( 'edited_term_taxonomy', $term, $taxonomy->name, [] ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WordPress's own.
	}
}

/**
 * How many public items there are in each of several groups of terms; an item in two terms of a group counts once.
 * @param array<int, int[]> $groups Term taxonomy ids, by the id of the group.
 * @return array<int, int>|null Counts by the id of the group; null if the database did not answer.
 */
function public_counts( array $groups ): ?array {
	global $wpdb;
	$counts = array_fill_keys( array_keys( $groups ), 0 );
	foreach ( array_chunk( array_filter( $groups ), COUNTED_AT_ONCE, true ) as $some ) {
		$members = [];
		foreach ( $some as $group => $terms ) {
			$members[] = $wpdb->prepare( "SELECT %d AS term_group, term_taxonomy_id AS term_id FROM {$wpdb->term_taxonomy}", $group ) . ' WHERE term_taxonomy_id IN ( ' . implode( ',', wp_parse_id_list( $terms ) ) . ' )';
		}
		$members = implode( ' UNION ALL ', $members );
		// Nothing in WordPress counts by password; the groups are prepared above, and callers cache.
		// phpcs:disable WordPress.DB
		$rows = $wpdb->get_results(
			$wpdb->prepare(
				"SELECT members.term_group, COUNT( DISTINCT items.ID ) AS found
				FROM ( {$members} ) AS members
				INNER JOIN {$wpdb->term_relationships} AS relations ON relations.term_taxonomy_id = members.term_id
				INNER JOIN {$wpdb->posts} AS items ON items.ID = relations.object_id
				WHERE items.post_type = %s AND items.post_status = 'publish' AND items.post_password = ''
				GROUP BY members.term_group",
				post_type()
			)
		);
		// phpcs:enable
		if ( ! is_array( $rows ) || '' !== (string) $wpdb->last_error ) {
			return null;
		}
		foreach ( $rows as $row ) {
			$counts[ (int) $row->term_group ] = (int) $row->found;
		}
	}//end foreach
	return $counts;
}

/**
 * Counts anew when an item gets a password or loses it: to WordPress that is no change of its terms.
 * @param mixed $id The item's id.
 * @param mixed $after The item as it is now.
 * @param mixed $before The item as it was.
 */
function count_after_password( $id, $after, $before ): void {
	$is_ours = $after instanceof \WP_Post && $before instanceof \WP_Post && post_type() === $after->post_type;
	if ( ! $is_ours || ( '' === $after->post_password ) === ( '' === $before->post_password ) ) {
		return;
	}
	foreach ( KINDS as $kind ) {
		$terms = wp_get_object_terms( $after->ID, taxonomy( $kind ), [ 'fields' => 'tt_ids' ] );
		if ( is_array( $terms ) && $terms ) {
			wp_update_term_count( $terms, taxonomy( $kind ) );
		}
	}
}

/** Counts everything anew: after activation, for items may have changed while nobody counted our way. */
function count_everything(): void {
	foreach ( KINDS as $kind ) {
		$terms = get_terms(
			[
				'taxonomy'   => taxonomy( $kind ),
				'hide_empty' => false,
				'fields'     => 'tt_ids',
			]
		);
		if ( is_array( $terms ) && $terms ) {
			wp_update_term_count_now( $terms, taxonomy( $kind ) );
		}
	}
}
