<?php
/** Term counts of public items only, so that they reveal no others. */

declare( strict_types=1 );

namespace Frontage\Portfolio;

use function Frontage\Database\update_rows;

defined( 'ABSPATH' ) || exit;

/**
 * Counts the published items without a password of terms, and stores the counts as core would. If the database fails, stored counts are kept.
 * @param mixed $terms Term taxonomy ids.
 * @param mixed $taxonomy A \WP_Taxonomy.
 */
function count_public_items( $terms, $taxonomy ): void {
	global $wpdb;
	$terms = wp_parse_id_list( is_array( $terms ) ? $terms : [] );
	if ( ! $terms || ! $taxonomy instanceof \WP_Taxonomy ) {
		return;
	}
	$ids = implode( ',', $terms );
	// phpcs:disable WordPress.DB -- Core cannot count by password; ids are numbers; core clears its caches after this callback.
	$found = $wpdb->get_results(
		$wpdb->prepare(
			"SELECT assigned.term_taxonomy_id AS term, COUNT( * ) AS items
			FROM {$wpdb->term_relationships} AS assigned
			INNER JOIN {$wpdb->posts} AS item ON item.ID = assigned.object_id
			WHERE assigned.term_taxonomy_id IN ( {$ids} ) AND item.post_type = %s AND item.post_status = 'publish' AND item.post_password = ''
			GROUP BY assigned.term_taxonomy_id",
			post_type()
		),
		ARRAY_A
	);
	// phpcs:enable
	if ( ! is_array( $found ) || '' !== (string) $wpdb->last_error ) {
		return;
	}
	$counts = array_map( 'intval', array_column( $found, 'items', 'term' ) ) + array_fill_keys( $terms, 0 );
	foreach ( $counts as $term => $count ) {
		/** This action is documented in wp-includes/taxonomy.php */
		do_action( 'update_term_count', $term, $taxonomy->name, $count ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- Core's.
		/** This action is documented in wp-includes/taxonomy.php */
		do_action( 'edit_term_taxonomy', $term, $taxonomy->name, [] ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- Core's.
	}
	update_rows( $wpdb->term_taxonomy, 'term_taxonomy_id', array_map( static fn( int $count ): array => [ 'count' => $count ], $counts ) );
	foreach ( $terms as $term ) {
		/** This action is documented in wp-includes/taxonomy.php */
		do_action( 'edited_term_taxonomy', $term, $taxonomy->name, [] ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- Core's.
	}
}

/**
 * Recounts terms when an item's password is set or removed, which core does not.
 * @param mixed $id
 * @param mixed $after
 * @param mixed $before
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

/** Recounts all terms after activation, because core counted meanwhile. */
function count_all_terms(): void {
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

/** Defers counting to the end of a bulk edit. */
function defer_term_counts(): void {
	if ( is_list_of_items() ) {
		wp_defer_term_counting( true );
	}
}

/** Counts deferred terms: a bulk edit ends with a redirect, after which only `shutdown` is called. */
function count_deferred_terms(): void {
	if ( wp_defer_term_counting() ) {
		wp_defer_term_counting( false );
	}
}
