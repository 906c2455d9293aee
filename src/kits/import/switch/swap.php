<?php
/** Replaces objects of the site by staged ones: both exchange what they hold, so that the same again leads back. */

declare( strict_types=1 );

namespace Frontage\Kits;

use function Frontage\Values\items;

defined( 'ABSPATH' ) || exit;

/** Columns of a post that are exchanged. Id, slug, author, dates of publication and comments stay. */
const SWAPPED = [ 'post_title', 'post_content', 'post_excerpt', 'post_parent', 'menu_order', 'post_modified', 'post_modified_gmt' ];

/**
 * Exchanges staged posts and those that they replace, and notes the former status of these.
 * @param array<array<string, mixed>> $journal Entries that replace something.
 */
function swap( string $run, array $journal ): void {
	global $wpdb;
	$was = items( read_row( $run, 'was' ) );
	foreach ( array_chunk( $journal, 250 ) as $some ) {
		$pairs = array_column( $some, 'target', 'id' );
		$ids   = implode( ',', array_map( 'intval', array_merge( array_keys( $pairs ), $pairs ) ) );
		$rows  = $wpdb->get_results( "SELECT * FROM {$wpdb->posts} WHERE ID IN ( $ids )", ARRAY_A ); // phpcs:ignore WordPress.DB -- Ids are numbers.
		$rows  = array_column( items( $rows ), null, 'ID' );
		// A target that was deleted since can't be replaced; the verification names it.
		$pairs = array_filter( $pairs, static fn( int $target, int $id ): bool => isset( $rows[ $target ], $rows[ $id ] ), ARRAY_FILTER_USE_BOTH );
		foreach ( $some as $entry ) {
			$id = $entry['id'];
			if ( isset( $pairs[ $id ] ) ) {
				$target = $pairs[ $id ];
				$status = $was[ $id ] ?? $entry['status'];
				$stamp  = isset( $was[ $id ] ) ? [] : [
					'post_modified'     => current_time( 'mysql' ),
					'post_modified_gmt' => current_time( 'mysql', true ),
				];
				if ( isset( $was[ $id ] ) ) {
					unset( $was[ $id ] );
				} else {
					$was[ $id ] = $rows[ $target ]['post_status'];
				}
				// phpcs:disable WordPress.DB.DirectDatabaseQuery -- Within a transaction; caches are cleared after it.
				need( $wpdb->update( $wpdb->posts, array_intersect_key( $rows[ $target ], array_flip( SWAPPED ) ), [ 'ID' => $id ] ) );
				$shown = $stamp + [ 'post_status' => $status ] + array_intersect_key( $rows[ $id ], array_flip( SWAPPED ) );
				need( $wpdb->update( $wpdb->posts, $shown, [ 'ID' => $target ] ) );
				// phpcs:enable
			}
		}//end foreach
		if ( $pairs ) {
			swap_meta( $pairs );
			swap_terms( $pairs );
		}
	}//end foreach
	write_row( $run, 'was', $was );
}

/**
 * Exchanges the meta that the staged ones have, and picture and template.
 * @param array<int, int> $pairs Targets by id of what is staged.
 */
function swap_meta( array $pairs ): void {
	global $wpdb;
	$staged = implode( ',', array_keys( $pairs ) );
	$both   = $staged . ',' . implode( ',', $pairs );
	// phpcs:disable WordPress.DB -- Ids are numbers; keys are prepared.
	$keys  = $wpdb->get_col( "SELECT DISTINCT meta_key FROM {$wpdb->postmeta} WHERE post_id IN ( $staged )" );
	$keys  = array_unique( array_merge( [ '_thumbnail_id', '_wp_page_template' ], $keys ) );
	$keys  = array_values( array_diff( $keys, [ '_edit_lock', '_edit_last', '_wp_old_slug' ] ) );
	$marks = implode( ',', array_fill( 0, count( $keys ), '%s' ) );
	$cases = '';
	foreach ( $pairs as $id => $target ) {
		$cases .= " WHEN $id THEN $target WHEN $target THEN $id";
	}
	$sql = "UPDATE {$wpdb->postmeta} SET post_id = CASE post_id$cases END WHERE post_id IN ( $both ) AND meta_key IN ( $marks )";
	need( $wpdb->query( $wpdb->prepare( $sql, $keys ) ) );
	// phpcs:enable
}

/**
 * Exchanges the terms of taxonomies that visitors see.
 * @param array<int, int> $pairs
 */
function swap_terms( array $pairs ): void {
	global $wpdb;
	$other      = $pairs + array_flip( $pairs );
	$ids        = implode( ',', array_keys( $other ) );
	$taxonomies = array_values( array_filter( get_taxonomies(), 'is_taxonomy_viewable' ) );
	$marks      = implode( ',', array_fill( 0, count( $taxonomies ), '%s' ) );
	// phpcs:disable WordPress.DB -- Ids are numbers; names are prepared.
	$from  = "FROM {$wpdb->term_relationships} WHERE object_id IN ( $ids )
		AND term_taxonomy_id IN ( SELECT term_taxonomy_id FROM {$wpdb->term_taxonomy} WHERE taxonomy IN ( $marks ) )";
	$links = (array) $wpdb->get_results( $wpdb->prepare( "SELECT object_id, term_taxonomy_id, term_order $from", $taxonomies ), ARRAY_A );
	need( $wpdb->query( $wpdb->prepare( "DELETE $from", $taxonomies ) ) );
	foreach ( array_chunk( $links, 500 ) as $some ) {
		$row  = static fn( array $link ): string =>
			sprintf( '( %d, %d, %d )', $other[ (int) $link['object_id'] ], $link['term_taxonomy_id'], $link['term_order'] );
		$rows = array_map( $row, $some );
		need( $wpdb->query( "INSERT INTO {$wpdb->term_relationships} ( object_id, term_taxonomy_id, term_order ) VALUES " . implode( ',', $rows ) ) );
	}
	// phpcs:enable
}

/**
 * Makes the earlier versions of what a run replaced to revisions, so that they are in the editor when the run can no longer be undone.
 * @param list<int|string>|null $only Names of objects; null for all.
 */
function keep_as_revisions( string $run, ?array $only = null ): void {
	global $wpdb;
	foreach ( array_filter( journal( $run ), __NAMESPACE__ . '\is_swapped' ) as $entry ) {
		$target = get_post( $entry['target'] );
		if ( ( null !== $only && ! in_array( $entry['name'], $only, true ) ) || STAGED !== get_post_status( $entry['id'] ) ) {
			continue;
		}
		if ( ! $target || ! wp_revisions_enabled( $target ) ) {
			wp_delete_post( $entry['id'], true );
			continue;
		}
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- WordPress copies what is now, and this is from before.
		$wpdb->update(
			$wpdb->posts,
			[
				'post_type'      => 'revision',
				'post_status'    => 'inherit',
				'post_parent'    => $target->ID,
				'post_name'      => "$target->ID-revision-v1",
				'comment_status' => 'closed',
				'ping_status'    => 'closed',
			],
			[ 'ID' => $entry['id'] ]
		);
		wp_delete_object_term_relationships( $entry['id'], get_object_taxonomies( $target->post_type ) );
		clean_post_cache( $entry['id'] );
	}//end foreach
}
