<?php
/** Creates portfolio items from the chosen pictures, and their categories. */

declare( strict_types=1 );

namespace Frontage\Welcome;

use Frontage\Kits\Staging;
use Frontage\Portfolio;

defined( 'ABSPATH' ) || exit;

/**
 * Creates the last item first, because galleries show the newest first.
 * @param list<array<string, mixed>> $pictures Each with id, title and categories.
 * @throws \RuntimeException If an item cannot be created.
 */
function make_items( Staging $staging, array $pictures, string $key ): void {
	_prime_post_caches( array_map( 'absint', array_column( $pictures, 'id' ) ), false, true );
	$known = [];
	foreach ( array_reverse( $pictures, true ) as $at => $picture ) {
		$terms = [];
		foreach ( names( $picture['categories'] ?? [] ) as $name ) {
			$known[ $name ] = $known[ $name ] ?? category( $staging, $name );
			$terms[]        = $known[ $name ];
		}
		$fields = Portfolio\fields_of_item( absint( $picture['id'] ), (string) ( $picture['title'] ?? '' ), "$key-$at" );
		if ( is_wp_error( $fields ) ) {
			throw new \RuntimeException( esc_html( $fields->get_error_message() ) );
		}
		$staging->add_post( 'item', $fields, array_values( array_unique( $terms ) ) );
	}
}

/**
 * @param mixed $typed
 * @return list<string>
 */
function names( $typed ): array {
	return array_values( array_unique( array_diff( array_map( 'sanitize_text_field', array_filter( (array) $typed, 'is_string' ) ), [ '' ] ) ) );
}

/** Id of a category, which is created if the site has none of this name. */
function category( Staging $staging, string $name ): int {
	$taxonomy = Portfolio\taxonomy( 'categories' );
	$known    = term_exists( wp_slash( $name ), $taxonomy );
	return is_array( $known ) ? (int) $known['term_id'] : $staging->add_term( $taxonomy, $name );
}
