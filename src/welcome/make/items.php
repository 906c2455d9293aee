<?php
/** The portfolio: an item of each chosen picture, and the categories that its owner has typed. */

declare( strict_types=1 );

namespace Frontage\Welcome;

use Frontage\Portfolio;

defined( 'ABSPATH' ) || exit;

/**
 * The last picture is made first: galleries show the newest item first.
 * @param list<array<string, mixed>> $pictures Each with id, title and categories.
 * @throws \RuntimeException If an item cannot be created.
 */
function make_items( array $pictures, string $key ): void {
	_prime_post_caches( array_map( 'absint', array_column( $pictures, 'id' ) ), false, true );
	foreach ( array_reverse( $pictures, true ) as $at => $picture ) {
		// Before the item, for what is made last is taken back first.
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

/** The id of a category, which is made where there is none of the name. */
function category( string $name ): int {
	$taxonomy = Portfolio\taxonomy( 'categories' );
	$known    = term_exists( wp_slash( $name ), $taxonomy );
	if ( is_array( $known ) ) {
		return (int) $known['term_id'];
	}
	$made = wp_insert_term( wp_slash( $name ), $taxonomy );
	$id   = id_of( is_array( $made ) ? $made['term_id'] : $made );
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
