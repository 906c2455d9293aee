<?php
/** Stores the order of portfolio items: one request at a time, a few hundred items by one query. */

declare( strict_types=1 );

namespace Frontage\Portfolio;

defined( 'ABSPATH' ) || exit;

/**  As many items as one query moves. */
const MOVED_AT_ONCE = 300;

/**  How long one request may take, in seconds. */
const ORDER_PATIENCE = 30;

/**
 * Keeps an order, unless another one is just being kept: between the look at what is stored and the last change of it nobody
 * else may change it.
 * @phpstan-param \WP_REST_Request<array<string, mixed>> $request
 * @return \WP_REST_Response|\WP_Error
 */
function keep_order_in_turn( \WP_REST_Request $request ) {
	$key = take_lock( 'order', ORDER_PATIENCE );
	if ( '' === $key ) {
		return new \WP_Error( 'frontage_order_busy', __( 'Somebody else is saving an order just now. Try again.', 'frontage' ), [ 'status' => 423 ] );
	}
	try {
		return keep_order( $request );
	} finally {
		give_lock_back( 'order', $key );
	}
}

/**
 * Gives items their places.
 * @param array<int, int> $places New menu_order by id.
 * @return bool Whether the database took them.
 */
function store_places( array $places ): bool {
	global $wpdb;
	foreach ( array_chunk( $places, MOVED_AT_ONCE, true ) as $some ) {
		$cases = '';
		foreach ( $some as $id => $place ) {
			$cases .= $wpdb->prepare( ' WHEN %d THEN %d', $id, $place );
		}
		$ids = implode( ',', array_keys( $some ) );
		// wp_update_post() would make a revision of each and change its date.
		if ( false === $wpdb->query( "UPDATE {$wpdb->posts} SET menu_order = CASE ID{$cases} END WHERE ID IN ( {$ids} )" ) ) { // phpcs:ignore WordPress.DB -- Prepared above; ids are numbers; its cache is cleaned right below.
			return false;
		}
		array_map( 'clean_post_cache', array_keys( $some ) );
	}
	return true;
}
