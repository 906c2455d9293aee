<?php
/** Stores the order of portfolio items: one request at a time, and only what has moved. */

declare( strict_types=1 );

namespace Frontage\Portfolio;

use function Frontage\Database\update_numbers;
use function Frontage\Database\with_lock;

defined( 'ABSPATH' ) || exit;

/**
 * Stores an order under a lock: between the look at what is stored and the last change nobody else may change it.
 * @param \WP_REST_Request $request
 * @phpstan-param \WP_REST_Request<array<string, mixed>> $request
 * @return \WP_REST_Response|\WP_Error
 */
function save_order( \WP_REST_Request $request ) {
	$version = $request['version'];
	return with_lock( 'order', static fn() => store_order( wp_parse_id_list( $request['items'] ), is_string( $version ) ? $version : null ) )
		?? new \WP_Error( 'frontage_order_busy', __( 'Somebody else is saving an order just now. Try again.', 'frontage' ), [ 'status' => 423 ] );
}

/**
 * The first item becomes number 1. Items beyond those that the screen shows stay behind them.
 * @param int[] $ids In order; those deleted meanwhile leave no gap.
 * @param string|null $version Which order was changed; null overwrites whatever is stored.
 * @return \WP_REST_Response|\WP_Error
 */
function store_order( array $ids, ?string $version ) {
	global $wpdb;
	$before = ids_in_order();
	if ( null !== $version && version_of_order( $before ) !== $version ) {
		return new \WP_Error( 'frontage_order_changed', __( 'Somebody else has changed the order since you opened this screen.', 'frontage' ), [ 'status' => 409 ] );
	}
	$ids = array_values( array_intersect( $ids, $before ) );
	_prime_post_caches( $ids, false, false );
	$behind  = moved_behind( array_values( array_diff( array_slice( $before, ORDER_LIMIT ), $ids ) ) );
	$changed = [];
	foreach ( $ids as $at => $id ) {
		$post = get_post( $id );
		if ( $post instanceof \WP_Post && $at + 1 !== $post->menu_order ) {
			$changed[ $id ] = $at + 1;
		}
	}
	// wp_update_post() would make a revision of each and change its date.
	if ( ! update_numbers( $wpdb->posts, 'ID', 'menu_order', $changed + $behind ) ) {
		return new \WP_Error( 'frontage_order_not_kept', __( 'The database did not take the order. Try again.', 'frontage' ), [ 'status' => 500 ] );
	}
	array_map( 'clean_post_cache', array_keys( $changed ) );
	// These were not read, and clean_post_cache() would read each.
	wp_cache_delete_multiple( array_keys( $behind ), 'posts' );
	wp_cache_set_posts_last_changed();

	/**
	 * Fires when items were put in order, for caches of pages and search services.
	 *
	 * @since 0.1.0
	 *
	 * @param array<int, int> $changed New menu_order, by id, of the items that have another one than before.
	 */
	do_action( 'frontage_portfolio_ordered', $changed + $behind );

	return new \WP_REST_Response( [ 'version' => version_of_order( ids_in_order() ) ] );
}

/**
 * Places for items that the screen does not show, behind those that it does, in the order that they have. Those that nobody
 * has ever given a place would otherwise come before everything that was just put in order.
 * @param list<int> $ids In order.
 * @return array<int, int> New menu_order by id; none where they are behind already.
 */
function moved_behind( array $ids ): array {
	global $wpdb;
	$first = $ids ? get_post( $ids[0] ) : null;
	$steps = $first instanceof \WP_Post ? ORDER_LIMIT + 1 - $first->menu_order : 0;
	if ( $steps <= 0 ) {
		return [];
	}
	$items  = implode( ',', $ids );
	$places = $wpdb->get_results( "SELECT ID, menu_order FROM {$wpdb->posts} WHERE ID IN ( {$items} )", ARRAY_A ); // phpcs:ignore WordPress.DB -- Not the whole posts, for they may be many; ids are numbers.
	return array_map( static fn( $place ): int => (int) $place + $steps, array_column( $places, 'menu_order', 'ID' ) );
}

/** @return list<int> Ids of all items in their manual order, whatever their status. */
function ids_in_order(): array {
	$ids = get_posts(
		with_id_tiebreaker(
			[
				'post_type'   => post_type(),
				'post_status' => [ 'publish', 'future', 'private', 'pending', 'draft' ],
				// Of all items, to know what comes after those that the screen shows.
				'numberposts' => -1,
				'fields'      => 'ids',
				'orderby'     => 'menu_order',
				'order'       => 'ASC',
			]
		)
	);
	return array_values( array_map( static fn( $id ): int => is_int( $id ) ? $id : $id->ID, $ids ) );
}

/**
 * Names an order, so that two can be told apart.
 * @param int[] $ids
 */
function version_of_order( array $ids ): string {
	return md5( implode( ',', $ids ) );
}
