<?php
/**
 * State of a gallery in the URL: `frontage-<instance>-category`, `-other`, `-search` and `-page`; `-item` is the item in its lightbox, which needs
 * a script. Twin of data/address.ts.
 */

declare( strict_types=1 );

namespace Frontage\Gallery;

use function Frontage\Address\query_pairs;
use function Frontage\Address\url_with_query;

defined( 'ABSPATH' ) || exit;

/** Parts of the state, in the order of the URL's parameters. */
const STATE_PARTS = [ 'category', 'other', 'search', 'page' ];

/**
 * The state that shows everything.
 * @return array{ category: string, other: string, search: string, page: int }
 */
function default_state(): array {
	return [
		'category' => '',
		'other'    => '',
		'search'   => '',
		'page'     => 1,
	];
}

/**
 * Parses a gallery's state from the current URL.
 * @return array{ category: string, other: string, search: string, page: int }
 */
function state_from_url( string $instance ): array {
	$state = [
		'category' => '',
		'other'    => '',
		'search'   => '',
		'page'     => '1',
	];
	foreach ( query_pairs() as [ $name, $value ] ) {
		$part = state_part( $instance, $name );
		if ( '' !== $part ) {
			$state[ $part ] = $value;
		}
	}
	return [
		'category' => mb_substr( wp_check_invalid_utf8( $state['category'] ), 0, 200 ),
		'other'    => mb_substr( wp_check_invalid_utf8( $state['other'] ), 0, 200 ),
		'search'   => mb_substr( trim( wp_check_invalid_utf8( $state['search'] ) ), 0, 200 ),
		'page'     => max( 1, min( 10000, (int) $state['page'] ) ),
	];
}

/**
 * The current page's URL with a gallery in another state. Default values are omitted from the query.
 * @param array<string, string|int> $state Each of STATE_PARTS, in any order.
 * @return string Path and query, to be escaped at output.
 */
function url_for_state( string $instance, array $state ): string {
	$own = [];
	foreach ( STATE_PARTS as $part ) {
		if ( default_state()[ $part ] !== $state[ $part ] ) {
			$own[] = "frontage-$instance-$part=" . rawurlencode( (string) $state[ $part ] );
		}
	}
	return url_with_query( array_merge( array_column( foreign_pairs( $instance ), 2 ), $own ) );
}

/**
 * Parameters of the current URL that are not this gallery's, for a form to send along.
 * @return list<array{ string, string, string }> Name, value, and the pair as it was sent.
 */
function foreign_pairs( string $instance ): array {
	return array_values(
		array_filter(
			query_pairs(),
			static function ( array $pair ) use ( $instance ): bool {
				return '' === state_part( $instance, $pair[0] );
			}
		)
	);
}

/** The part of a gallery's state that a parameter holds; empty for others. */
function state_part( string $instance, string $name ): string {
	foreach ( array_merge( STATE_PARTS, [ 'item' ] ) as $part ) {
		if ( "frontage-$instance-$part" === $name ) {
			return $part;
		}
	}
	return '';
}

/**
 * Serializes a state, to compare it with another.
 * @param array{ category: string, other: string, search: string, page: int } $state The state.
 */
function fingerprint( array $state ): string {
	$values = array_map( 'strval', [ $state['category'], $state['other'], $state['search'], $state['page'] ] );
	return implode( '&', array_map( 'rawurlencode', $values ) );
}
