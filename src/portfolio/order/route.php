<?php
/**
 * Keeps the order in which an editor has put portfolio items.
 *
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Portfolio;

defined( 'ABSPATH' ) || exit;

/** As many items as can be put in order by hand. */
const ORDER_LIMIT = 2000;

/**
 * Registers the route.
 *
 * @since 0.1.0
 */
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
 *
 * @since 0.1.0
 *
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
 * Stores an order: the first item becomes number 1. Only what stands elsewhere than before is written.
 *
 * @since 0.1.0
 *
 * @param \WP_REST_Request $request The order.
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
	if ( ! store_places( $changed ) ) {
		return new \WP_Error( 'frontage_order_not_kept', __( 'The database did not take the order. Try again.', 'frontage' ), [ 'status' => 500 ] );
	}

	/**
	 * Fires when items were put in order, for caches of pages and search services.
	 *
	 * @since 0.1.0
	 *
	 * @param array<int, int> $changed New menu_order, by id, of the items that stand elsewhere than before.
	 */
	do_action( 'frontage_portfolio_ordered', $changed );

	return new \WP_REST_Response( [ 'version' => version_of_order( ids_in_order() ) ] );
}

/**
 * All items in their manual order, whatever their status.
 *
 * @since 0.1.0
 *
 * @return list<int> Their ids.
 */
function ids_in_order(): array {
	$ids = get_posts(
		steadily_ordered(
			[
				'post_type'   => post_type(),
				'post_status' => [ 'publish', 'future', 'private', 'pending', 'draft' ],
				'numberposts' => ORDER_LIMIT, // phpcs:ignore WordPress.WP.PostsPerPage -- Once, on a screen that shows them all.
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
 *
 * @since 0.1.0
 *
 * @param int[] $ids The items in order.
 */
function version_of_order( array $ids ): string {
	return md5( implode( ',', $ids ) );
}
