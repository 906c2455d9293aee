<?php
/** Replaces objects of the site by staged ones: both exchange what they hold, so that the same again leads back. */

declare( strict_types=1 );

namespace Frontage\Kits;

use function Frontage\Database\update_rows;
use function Frontage\Values\items;

defined( 'ABSPATH' ) || exit;

/** Columns of a post that are exchanged. Id, slug, author, dates of publication and comments stay. */
const SWAPPED = [ 'post_title', 'post_content', 'post_excerpt', 'post_parent', 'menu_order', 'post_modified', 'post_modified_gmt' ];

/** Beginnings of meta keys by which page builders show their own contents: Elementor, Beaver Builder, Divi, Bricks, WPBakery, Brizy. */
const BUILDER_META = [ '_elementor_', '_fl_builder_', '_et_pb_', '_et_builder_', '_bricks_', '_wpb_', 'brizy', '_brizy' ];

/**
 * Exchanges what is staged and what it replaces.
 * @param array<KitEntry> $journal Entries that replace something.
 */
function swap_all( string $run, array $journal ): void {
	$is_menu = static fn( array $entry ): bool => 'term' === $entry['of'];
	swap( $run, array_filter( $journal, static fn( array $entry ): bool => ! $is_menu( $entry ) ) );
	swap_menus( $run, array_filter( $journal, $is_menu ) );
}

/**
 * Exchanges staged posts and those that they replace, and notes the former status of these.
 * @param array<KitEntry> $journal Entries that replace something.
 */
function swap( string $run, array $journal ): void {
	$was  = $journal ? items( read_row( $run, 'was' ) ) : [];
	$keys = $journal ? items( read_row( $run, 'exchanged' ) ) : [];
	foreach ( array_chunk( $journal, 100 ) as $some ) {
		$plan = planned_swap( $was, $keys, array_column( $some, null, 'id' ) );
		$was  = $plan['was'] + $was;
		$keys = $plan['keys'] + $keys;
		write_swap( $plan );
	}
	if ( $journal ) {
		write_row( $run, 'was', array_filter( $was ) );
		write_row( $run, 'exchanged', array_intersect_key( $keys, array_filter( $was ) ) );
	}
}

/**
 * Rows as they are to be after the exchange.
 * @param array<int|string, mixed>    $was     Former status of replaced posts, by id of what is staged.
 * @param array<int|string, mixed>    $keys    Keys of meta that were exchanged, by the same.
 * @param array<int|string, KitEntry> $entries Of the journal, by the same.
 * @return array<string, array<mixed>> posts and meta: columns by id; links: rows; objects: ids; was: by id, null for none; keys: by id;
 * trash: status by id that comes with leaving the trash.
 */
function planned_swap( array $was, array $keys, array $entries ): array {
	global $wpdb;
	$pairs   = array_column( $entries, 'target', 'id' );
	$ids     = implode( ',', array_map( 'intval', array_merge( array_keys( $pairs ), $pairs ) ) );
	$columns = implode( ', ', SWAPPED );
	$rows    = $wpdb->get_results( "SELECT ID, post_status, post_author, $columns FROM {$wpdb->posts} WHERE ID IN ( $ids )", ARRAY_A ); // phpcs:ignore WordPress.DB -- Ids are numbers.
	$rows    = array_column( items( $rows ), null, 'ID' );
	// A target that was deleted since can't be replaced; the verification names it.
	$is_ok = static fn( int $target, int $id ): bool => isset( $rows[ $target ], $rows[ $id ] ) && ( isset( $was[ $id ] ) || STAGED === $rows[ $id ]['post_status'] );
	$pairs = array_filter( $pairs, $is_ok, ARRAY_FILTER_USE_BOTH );
	$posts = [];
	$notes = [];
	$trash = [];
	foreach ( $pairs as $id => $target ) {
		$is_back = isset( $was[ $id ] );
		$stamp   = $is_back ? [] : [
			'post_modified'     => current_time( 'mysql' ),
			'post_modified_gmt' => current_time( 'mysql', true ),
		];
		$status  = [ 'post_status' => $is_back ? $was[ $id ] : $entries[ $id ]['status'] ];
		if ( $is_back && 'trash' === $rows[ $target ]['post_status'] ) {
			$trash[ $target ] = $was[ $id ];
			$status           = [];
		}
		// An original goes neither with the account of who imported, nor on the way back because somebody moved it to the trash.
		$posts[ $id ]     = array_intersect_key( $rows[ $target ], array_flip( SWAPPED ) ) + [
			'post_author' => $rows[ $target ]['post_author'],
			'post_status' => STAGED,
		];
		$posts[ $target ] = $stamp + $status + array_intersect_key( $rows[ $id ], array_flip( SWAPPED ) );
		$notes[ $id ]     = $is_back ? null : $rows[ $target ]['post_status'];
	}
	$other = $pairs + array_flip( $pairs );
	$meta  = $pairs ? swapped_meta( $pairs, $other, array_intersect_key( $keys, $was ) ) : [];
	return [
		'posts'   => $posts,
		'was'     => $notes,
		'trash'   => $trash,
		'objects' => array_keys( $other ),
		'meta'    => $meta['rows'] ?? [],
		'keys'    => $meta['keys'] ?? [],
		'links'   => $pairs ? swapped_links( $other ) : [],
	];
}

/**
 * Meta to exchange: of the keys that what is staged has, picture and template, and what has a page builder show the original. On the way back, of
 * the same keys.
 * @param array<int, int>          $pairs Targets by id of what is staged.
 * @param array<int, int>          $other The same, both ways.
 * @param array<int|string, mixed> $known Keys that were exchanged, by id of what is staged.
 * @return array{rows: array<int, array{post_id: int}>, keys: array<int, list<string>>} By id of the meta; by id of what is staged.
 */
function swapped_meta( array $pairs, array $other, array $known ): array {
	global $wpdb;
	$both = implode( ',', array_keys( $other ) );
	$rows = items( $wpdb->get_results( "SELECT meta_id, post_id, meta_key FROM {$wpdb->postmeta} WHERE post_id IN ( $both )", ARRAY_A ) ); // phpcs:ignore WordPress.DB -- Ids are numbers.
	$keys = array_map( static fn( $some ): array => array_map( 'strval', items( $some ) ), $known ) + array_fill_keys( array_keys( $pairs ), [ '_thumbnail_id', '_wp_page_template' ] );
	/** @var array<int, list<string>> $keys */
	$ids   = array_flip( $pairs );
	$moved = [];
	foreach ( $rows as $row ) {
		if ( isset( $pairs[ (int) $row['post_id'] ] ) && ! isset( $known[ (int) $row['post_id'] ] ) ) {
			$keys[ (int) $row['post_id'] ][] = (string) $row['meta_key'];
		}
	}
	foreach ( $rows as $row ) {
		$post = (int) $row['post_id'];
		$key  = (string) $row['meta_key'];
		if ( in_array( $key, $keys[ $ids[ $post ] ?? $post ], true ) && ! in_array( $key, [ '_edit_lock', '_edit_last', '_wp_old_slug' ], true ) || is_of_builder( $key ) ) {
			$moved[ (int) $row['meta_id'] ] = [ 'post_id' => $other[ $post ] ];
		}
	}
	return [
		'rows' => $moved,
		'keys' => array_map( static fn( array $some ): array => array_values( array_unique( $some ) ), $keys ),
	];
}

/** Whether a page builder shows its own contents by a key of meta. */
function is_of_builder( string $key ): bool {
	return array_filter( BUILDER_META, static fn( string $start ): bool => str_starts_with( $key, $start ) ) !== [];
}

/** SQL for the links of objects to terms of the taxonomies that kits hold. */
function kit_links( string $ids ): string {
	global $wpdb;
	$taxonomies = array_map( __NAMESPACE__ . '\site_key', TAXONOMIES );
	$marks      = implode( ',', array_fill( 0, count( $taxonomies ), '%s' ) );
	$sql        = "FROM {$wpdb->term_relationships} WHERE object_id IN ( $ids )
		AND term_taxonomy_id IN ( SELECT term_taxonomy_id FROM {$wpdb->term_taxonomy} WHERE taxonomy IN ( $marks ) )";
	return (string) $wpdb->prepare( $sql, $taxonomies ); // phpcs:ignore WordPress.DB -- Ids are numbers.
}

/**
 * The links to terms of the taxonomies that kits hold.
 * @param array<int, int> $other Both ways.
 * @return list<array{int, int, int}> Object, term, order.
 */
function swapped_links( array $other ): array {
	global $wpdb;
	$from  = kit_links( implode( ',', array_keys( $other ) ) );
	$links = items( $wpdb->get_results( "SELECT object_id, term_taxonomy_id, term_order $from", ARRAY_A ) ); // phpcs:ignore WordPress.DB -- Prepared.
	$turn  = static fn( array $link ): array => [ $other[ (int) $link['object_id'] ], (int) $link['term_taxonomy_id'], (int) $link['term_order'] ];
	return array_map( $turn, array_values( $links ) );
}

/**
 * Writes what was planned.
 * @param array<string, array<mixed>> $plan Of planned_swap().
 */
function write_swap( array $plan ): void {
	global $wpdb;
	// phpcs:disable WordPress.DB -- Within a transaction; caches are cleared after it; ids are numbers.
	need( update_rows( $wpdb->posts, 'ID', $plan['posts'] ) );
	need( update_rows( $wpdb->postmeta, 'meta_id', $plan['meta'] ) );
	if ( $plan['objects'] ) {
		need( $wpdb->query( 'DELETE ' . kit_links( implode( ',', array_map( 'intval', $plan['objects'] ) ) ) ) );
	}
	foreach ( array_chunk( $plan['links'], 500 ) as $some ) {
		$rows = array_map( static fn( array $link ): string => sprintf( '( %d, %d, %d )', ...$link ), $some );
		$into = "INSERT IGNORE INTO {$wpdb->term_relationships} ( object_id, term_taxonomy_id, term_order ) VALUES ";
		need( $wpdb->query( $into . implode( ',', $rows ) ) );
	}
	foreach ( $plan['trash'] as $id => $status ) {
		// Past the hooks of others.
		$key = '_wp_trash_meta_status';
		need( $wpdb->update( $wpdb->postmeta, [ 'meta_value' => $status ], array_combine( [ 'post_id', 'meta_key' ], [ $id, $key ] ) ) );
		wp_cache_delete( $id, 'post_meta' );
	}
	// phpcs:enable
}
