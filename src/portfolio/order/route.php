<?php
/** REST route for the manual order of portfolio items. */

declare( strict_types=1 );

namespace Frontage\Portfolio;

defined( 'ABSPATH' ) || exit;

/** Maximum number of items on the screen and in a request. */
const ORDER_LIMIT = 2000;

function register_order_route(): void {
	register_rest_route(
		ROUTES,
		'/portfolio/order',
		[
			'methods'             => \WP_REST_Server::CREATABLE,
			'callback'            => __NAMESPACE__ . '\save_order',
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
					'description' => __(
						'Order that was changed, as the last answer named it. A newer one is kept. Without it, the last one to save wins.',
						'frontage'
					),
					'type'        => 'string',
				],
			],
		]
	);
}

/**
 * Allows users who may edit everyone's items, because the order is shared.
 * @return true|\WP_Error
 */
function may_order() {
	$type = get_post_type_object( post_type() );
	if ( $type && current_user_can( $type->cap->edit_others_posts ) ) {
		return true;
	}
	$message = __( 'You may not change the order of portfolio items.', 'frontage' );
	return new \WP_Error( 'frontage_may_not_order', $message, [ 'status' => rest_authorization_required_code() ] );
}
