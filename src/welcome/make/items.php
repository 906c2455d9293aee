<?php
/** Creates portfolio items from the chosen pictures, and their categories. */

declare( strict_types=1 );

namespace Frontage\Welcome;

use Frontage\Portfolio;

defined( 'ABSPATH' ) || exit;

/**
 * Creates the last item first, because galleries show the newest first.
 * @param list<array<string, mixed>> $pictures Each with id, title and categories.
 * @throws \RuntimeException If an item cannot be created.
 */
function make_items( array $pictures, string $key ): void {
	_prime_post_caches( array_map( 'absint', array_column( $pictures, 'id' ) ), false, true );
	foreach ( array_reverse( $pictures, true ) as $at => $picture ) {
			// Before the item, because changes are undone in reverse order.
		$categories = array_map( __NAMESPACE__ . '\category', names( $picture['categories'] ?? [] ) );
		$item       = id_of( Portfolio\create_item( absint( $picture['id'] ), (string) ( $picture['title'] ?? '' ), "$key-$at" ) );
		note_post( 'pictures', $item );
		if ( $categories ) {
			wp_set_object_terms( $item, $categories, Portfolio\taxonomy( 'categories' ) );
		}
	}
}

/**
 * @param mixed $typed
 * @return list<string>
 */
function names( $typed ): array {
	return array_values( array_unique( array_diff( array_map( 'sanitize_text_field', array_filter( (array) $typed, 'is_string' ) ), [ '' ] ) ) );
}

/** Id of a category, which is created if necessary. */
function category( string $name ): int {
	$taxonomy = Portfolio\taxonomy( 'categories' );
	$known    = term_exists( wp_slash( $name ), $taxonomy );
	if ( is_array( $known ) ) {
		return (int) $known['term_id'];
	}
	$term = wp_insert_term( wp_slash( $name ), $taxonomy );
	$id   = id_of( is_array( $term ) ? $term['term_id'] : $term );
	note(
		[
			'part' => 'pictures',
			'kind' => 'term',
			'id'   => $id,
			'name' => get_term( $id )->name ?? '',
		]
	);
	return $id;
}
