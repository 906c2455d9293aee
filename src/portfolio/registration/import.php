<?php
/**
 * Imports an item's pictures with the WordPress importer: its file refers to them by the ids of the other site, possibly before they are imported.
 * So they are held back, and stored under their new ids at the end.
 */

declare( strict_types=1 );

namespace Frontage\Portfolio;

defined( 'ABSPATH' ) || exit;

/**
 * Data for the end of the import: new ids of posts by old ones; and pictures as item, meta key, old id, and whether the file is from this site.
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
 * Holds back pictures. Called for every post of the file, including attachments and existing posts.
 * @param mixed $meta
 * @param mixed $id The new id.
 * @param mixed $post From the file.
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
			// Result for another URL.
			unset( $meta[ $index ] );
		}
	}
	return $meta;
}

/** Restores pictures under their new ids. Ids that are not in the file are kept only if it is from this site; existing meta is kept. */
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
