<?php
/** Stores the manual order of portfolio items, under a lock, and only the changed part. */

declare( strict_types=1 );

namespace Frontage\Portfolio;

use function Frontage\Database\update_rows;
use function Frontage\Database\with_lock;

defined( 'ABSPATH' ) || exit;

/**
 * Stores an order under a lock, so that it is not changed between reading and writing.
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
 * Stores an order from number 1. Items beyond those on the screen stay after them.
 * @param int[] $ids In order; deleted ones leave no gap.
 * @param string|null $version Version that was changed; null overwrites any.
 * @return \WP_REST_Response|\WP_Error
 */
function store_order( array $ids, ?string $version ) {
	global $wpdb;
	$before = ids_in_order();
	if ( null !== $version && version_of_order( $before ) !== $version ) {
		$message = __( 'Somebody else has changed the order since you opened this screen.', 'frontage' );
		return new \WP_Error( 'frontage_order_changed', $message, [ 'status' => 409 ] );
	}
	$ids = array_values( array_intersect( $ids, $before ) );
	_prime_post_caches( $ids, false, false );
	$moved   = moved_after_last( array_values( array_diff( array_slice( $before, ORDER_LIMIT ), $ids ) ) );
	$changed = [];
	foreach ( $ids as $at => $id ) {
		$post = get_post( $id );
		if ( $post instanceof \WP_Post && $at + 1 !== $post->menu_order ) {
			$changed[ $id ] = $at + 1;
		}
	}
	// wp_update_post() would create revisions and change dates.
	$rows = array_map( static fn( int $order ): array => [ 'menu_order' => $order ], $changed + $moved );
	if ( ! update_rows( $wpdb->posts, 'ID', $rows ) ) {
		return new \WP_Error( 'frontage_order_not_kept', __( 'The database did not take the order. Try again.', 'frontage' ), [ 'status' => 500 ] );
	}
	array_map( 'clean_post_cache', array_keys( $changed ) );
	// Not clean_post_cache(), which would read each.
	wp_cache_delete_multiple( array_keys( $moved ), 'posts' );
	wp_cache_set_posts_last_changed();

	/**
	 * Fires after the manual order was changed, for page caches and search services.
	 *
	 * @since 0.1.0
	 *
	 * @param array<int, int> $changed New menu_order of the changed items, by id.
	 */
	do_action( 'frontage_portfolio_ordered', $changed + $moved );

	return new \WP_REST_Response( [ 'version' => version_of_order( ids_in_order() ) ] );
}

/**
 * Moves items beyond those on the screen after them, in their current order. Items that were never ordered would otherwise come first.
 * @param list<int> $ids In order.
 * @return array<int, int> New menu_order by id; empty if they are already after them.
 */
function moved_after_last( array $ids ): array {
	global $wpdb;
	$first = $ids ? get_post( $ids[0] ) : null;
	$steps = $first instanceof \WP_Post ? ORDER_LIMIT + 1 - $first->menu_order : 0;
	if ( $steps <= 0 ) {
		return [];
	}
	$items  = implode( ',', $ids );
	$orders = $wpdb->get_results( // phpcs:ignore WordPress.DB -- Not whole posts, because there may be many; ids are numbers.
		"SELECT ID, menu_order FROM {$wpdb->posts} WHERE ID IN ( {$items} )", // phpcs:ignore WordPress.DB -- Numbers.
		ARRAY_A
	);
	return array_map( static fn( $order ): int => (int) $order + $steps, array_column( $orders, 'menu_order', 'ID' ) );
}

/** @return list<int> Ids of all items in their manual order, of any status. */
function ids_in_order(): array {
	$ids = get_posts(
		with_id_tiebreaker(
			[
				'post_type'   => post_type(),
				'post_status' => [ 'publish', 'future', 'private', 'pending', 'draft' ],
				// All, including those after the items on the screen.
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
 * Hash of an order, for comparison.
 * @param int[] $ids
 */
function version_of_order( array $ids ): string {
	return md5( implode( ',', $ids ) );
}
