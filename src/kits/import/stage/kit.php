<?php
/** Objects of a kit as they were received, and which is what on this site. */

declare( strict_types=1 );

namespace Frontage\Kits;

use function Frontage\Values\items;
use function Frontage\Values\text;

defined( 'ABSPATH' ) || exit;

/**
 * A received object.
 * @return array<string, mixed>
 */
function received( Import $import, int $number ): array {
	return items( items( read_row( $import->run['id'], "o$number" ) )['object'] ?? [] );
}

/** Slug of what is staged, by which a step finds what another one made before it was killed. */
function identity( string $run, string $part = '' ): string {
	return "frontage-kit-$run-$part";
}

/**
 * Staged rows that have no name of their own yet.
 * @return array<string, int> Ids by number of the object, or by `number-part`.
 */
function staged_ids( string $run ): array {
	global $wpdb;
	$like = $wpdb->esc_like( identity( $run ) ) . '%';
	$sql  = "SELECT ID AS id, post_name AS slug FROM {$wpdb->posts} WHERE post_name LIKE %s AND post_status = %s
		UNION ALL SELECT t.term_id, t.slug FROM {$wpdb->terms} t JOIN {$wpdb->term_taxonomy} x ON x.term_id = t.term_id
		WHERE t.slug LIKE %s AND x.taxonomy = %s ORDER BY id";
	$ids  = [];
	foreach ( (array) need_read( $wpdb->get_results( $wpdb->prepare( $sql, $like, STAGED, $like, STAGED ) ) ) as $row ) { // phpcs:ignore WordPress.DB -- Past caches.
		$ids[ substr( $row->slug, strlen( identity( $run ) ) ) ] = (int) $row->id;
	}
	return $ids;
}

/**
 * Objects that an import made and changed.
 * @return list<KitEntry>
 */
function journal( string $run ): array {
	/** @var array<int, list<KitEntry>> $rows */
	$rows = read_rows( $run, 'j' );
	return array_merge( [], ...array_values( $rows ) );
}

/**
 * Id of what a reference of the kit leads to on this site; 0 for nothing.
 * @param mixed                $reference
 */
function target_of( Import $import, $reference ): int {
	$name = preg_replace( '/^kit:/', '', text( $reference ) );
	$plan = items( $import->plan[ $name ] ?? [] );
	if ( ! empty( $plan['left'] ) ) {
		// The site's own one of that name is something else.
		return 0;
	}
	if ( 'make' === ( $plan['action'] ?? '' ) ) {
		return $import->entries[ $name ]['target'] ?? $import->staged[ $import->numbers[ $name ] ] ?? 0;
	}
	$id = $plan['id'] ?? 0;
	return $id || ! $name ? $id : find_object( $name );
}

/**
 * Id of an object's parent; 0 for none, and for one that is its own ancestor: WordPress would walk in such a ring for ever.
 * @param array<string, mixed> $object
 */
function parent_of( Import $import, string $name, array $object ): int {
	$above = $object;
	for ( $seen = [ $name ]; ! empty( $above['parent'] ); ) {
		$parent = substr( text( $above['parent'] ), strlen( 'kit:' ) );
		if ( in_array( $parent, $seen, true ) ) {
			return 0;
		}
		$seen[] = $parent;
		$number = $import->numbers[ $parent ] ?? null;
		$above  = null === $number ? [] : received( $import, $number );
	}
	return target_of( $import, $object['parent'] ?? null );
}
