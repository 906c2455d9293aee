<?php
/**
 * Carries an item's pictures through the WordPress importer: its file names them by the ids of the site that it comes from, and may name them before
 * they are imported. So they are held back, and stored under their new ids at the end.
 */

declare( strict_types=1 );

namespace Frontage\Portfolio;

defined( 'ABSPATH' ) || exit;

/**
 * What is remembered until the import ends: new ids of posts by old ones; and pictures as item, meta key, old id, and whether the file comes from
 * this very site.
 * @return array{ids: array<int, int>, pictures: list<array{int, string, int, bool}>, items: list<int>}
 */
function &import_memory(): array {
	static $memory = [
		'ids'      => [],
		'pictures' => [],
		'items'    => [],
	];
	return $memory;
}

/**
 * Called for every post of the file, attachments and those that exist already included.
 * @param mixed $meta
 * @param mixed $id The new id.
 * @param mixed $post As it is in the file.
 * @return mixed The meta that is stored now.
 */
function hold_imported_meta( $meta, $id, $post ) {
	if ( ! is_array( $meta ) || ! is_array( $post ) ) {
		return $meta;
	}
	$memory = &import_memory();
	$id     = absint( $id );

	$memory['ids'][ absint( $post['post_id'] ?? 0 ) ] = $id;
	if ( post_type() !== get_post_type( $id ) ) {
		return $meta;
	}
	$memory['items'][] = $id;

	$keys    = meta_keys();
	$is_ours = str_starts_with( (string) ( $post['guid'] ?? '' ), home_url( '/' ) );
	foreach ( $meta as $index => $entry ) {
		$key = (string) ( $entry['key'] ?? '' );
		if ( in_array( $key, [ $keys['image'], $keys['lightboxImage'] ], true ) ) {
			$memory['pictures'][] = [ $id, $key, absint( $entry['value'] ?? 0 ), $is_ours ];
			unset( $meta[ $index ] );
		} elseif ( in_array( $key, [ FRAMING_META, FRAMING_DUE_META ], true ) ) {
			// Found from another address.
			unset( $meta[ $index ] );
		}
	}
	return $meta;
}

/** An id that nothing in the file has is another picture here, unless the file comes from this site. What an item has already stays. */
function restore_imported_meta(): void {
	$memory = &import_memory();
	foreach ( $memory['pictures'] as [ $item, $key, $old, $is_ours ] ) {
		$new = $memory['ids'][ $old ] ?? ( $is_ours ? $old : 0 );
		if ( $new > 0 ) {
			add_post_meta( $item, $key, $new, true );
		}
	}
	array_map( static fn( int $item ) => update_framing( $item, get_post( $item ) ), $memory['items'] );
	$memory = array_fill_keys( array_keys( $memory ), [] );
}
