<?php
/** Keeps the order in which an editor has put portfolio items. */

declare( strict_types=1 );

namespace Frontage\Portfolio;

defined( 'ABSPATH' ) || exit;

/**  As many items as the screen shows, and takes, at once. */
const ORDER_LIMIT = 2000;

/** Registers the route. */
function register_order_route(): void {
	register_rest_route(
		ROUTES,
		'/portfolio/order',
		[
			'methods'             => \WP_REST_Server::CREATABLE,
			'callback'            => __NAMESPACE__ . '\keep_order_in_turn',
			'permission_callback' => __NAMESPACE__ . '\may_order',
			'args'                => [
				'items'   => [
					'description' => __( 'Ids of all items, the first one first.', 'frontage' ),
					'type'        => 'array',
					'minItems'    => 1,
					'maxItems'    => ORDER_LIMIT,
					'uniqueItems' => true,
					'required'    => true,
					'items'       => [
						'type'    => 'integer',
						'minimum' => 1,
					],
				],
				'version' => [
					'description' => __( 'Which order was changed, as the last answer named it. An order that somebody else has changed since is kept. Without it, the last one to save wins.', 'frontage' ),
					'type'        => 'string',
				],
			],
		]
	);
}

/**
 * Those who may edit everyone's items may: the order is one for all.
 * @return true|\WP_Error
 */
function may_order() {
	$type = get_post_type_object( post_type() );
	if ( $type && current_user_can( $type->cap->edit_others_posts ) ) {
		return true;
	}
	return new \WP_Error( 'frontage_may_not_order', __( 'You may not change the order of portfolio items.', 'frontage' ), [ 'status' => rest_authorization_required_code() ] );
}

/**
 * Stores an order: the first item becomes number 1. Only what stands elsewhere than before is written; items beyond those that
 * the screen shows stay behind them.
 * @phpstan-param \WP_REST_Request<array<string, mixed>> $request
 * @return \WP_REST_Response|\WP_Error
 */
function keep_order( \WP_REST_Request $request ) {
	$before  = ids_in_order();
	$version = $request['version'];
	if ( is_string( $version ) && version_of_order( $before ) !== $version ) {
		return new \WP_Error( 'frontage_order_changed', __( 'Somebody else has changed the order since you opened this screen.', 'frontage' ), [ 'status' => 409 ] );
	}
	// What was deleted meanwhile leaves no gap.
	$ids = array_values( array_intersect( wp_parse_id_list( $request['items'] ), $before ) );
	_prime_post_caches( $ids, false, false );
	$changed = [];
	foreach ( $ids as $at => $id ) {
		$post = get_post( $id );
		if ( $post instanceof \WP_Post && $at + 1 !== $post->menu_order ) {
			$changed[ $id ] = $at + 1;
		}
	}
	$refused = new \WP_Error( 'frontage_order_not_kept', __( 'The database did not take the order. Try again.', 'frontage' ), [ 'status' => 500 ] );
	$behind  = move_behind( array_values( array_diff( array_slice( $before, ORDER_LIMIT ), $ids ) ) );
	if ( null === $behind || ! store_places( $changed ) ) {
		return $refused;
	}

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
 * Moves items that the screen does not show behind those that it does, as they follow one another. Otherwise those that nobody
 * has ever given a place would come before everything that was just put in order.
 * @param list<int> $ids Their ids, in order.
 * @return array<int, int>|null Their new menu_order by id, none where they are behind already; null if the database refused.
 */
function move_behind( array $ids ): ?array {
	global $wpdb;
	$first = $ids ? get_post( $ids[0] ) : null;
	$steps = $first instanceof \WP_Post ? ORDER_LIMIT + 1 - $first->menu_order : 0;
	if ( $steps <= 0 ) {
		return [];
	}
	$items = implode( ',', $ids );
	// phpcs:disable WordPress.DB -- All at once, for they may be many; ids are numbers, and the caches are cleaned right below.
	if ( false === $wpdb->query( $wpdb->prepare( "UPDATE {$wpdb->posts} SET menu_order = menu_order + %d WHERE ID IN ( {$items} )", $steps ) ) ) {
		return null;
	}
	$moved = $wpdb->get_results( "SELECT ID, menu_order FROM {$wpdb->posts} WHERE ID IN ( {$items} )", ARRAY_A );
	// phpcs:enable
	wp_cache_delete_multiple( $ids, 'posts' );
	wp_cache_set_posts_last_changed();
	return array_map( 'intval', array_column( $moved, 'menu_order', 'ID' ) );
}

/**
 * All items in their manual order, whatever their status.
 * @return list<int> Their ids.
 */
function ids_in_order(): array {
	$ids = get_posts(
		steadily_ordered(
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
 * A short name for an order, by which two can be told apart.
 * @param int[] $ids The items in order.
 */
function version_of_order( array $ids ): string {
	return md5( implode( ',', $ids ) );
}
