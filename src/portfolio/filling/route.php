<?php
/** Makes portfolio items of pictures, a few at a time, and never two of the same wish. */

declare( strict_types=1 );

namespace Frontage\Portfolio;

defined( 'ABSPATH' ) || exit;

/**  As many pictures as one request may name. */
const FILLING_LIMIT = 20;

/**  Which wish an item comes from: a wish that is sent again, because its answer was lost, finds the item that it made. */
const FILLING_META = '_frontage_filling';

/** Registers the route. */
function register_filling_route(): void {
	register_rest_route(
		ROUTES,
		'/portfolio/items-from-pictures',
		[
			'methods'             => \WP_REST_Server::CREATABLE,
			'callback'            => __NAMESPACE__ . '\make_items',
			'permission_callback' => __NAMESPACE__ . '\may_make_items',
			'args'                => [
				'pictures' => [
					'description' => __( 'What to make items of, in this order.', 'frontage' ),
					'type'        => 'array',
					'minItems'    => 1,
					'maxItems'    => FILLING_LIMIT,
					'required'    => true,
					'items'       => [
						'type'       => 'object',
						'properties' => [
							'id'    => [
								'description' => __( 'Id of the picture.', 'frontage' ),
								'type'        => 'integer',
								'minimum'     => 1,
								'required'    => true,
							],
							'title' => [
								'description' => __( 'Name of the item, plain text; empty means the picture’s.', 'frontage' ),
								'type'        => 'string',
								'default'     => '',
							],
							'wish'  => [
								'description' => __( 'A name for this wish that no other one has; the same one again makes no second item.', 'frontage' ),
								'type'        => 'string',
								'pattern'     => '^[a-zA-Z0-9-]{8,64}$',
								'required'    => true,
							],
						],
					],
				],
			],
		]
	);
}

/**
 * Those who may write items may.
 * @return true|\WP_Error
 */
function may_make_items() {
	$type = get_post_type_object( post_type() );
	if ( $type && current_user_can( $type->cap->create_posts ) ) {
		return true;
	}
	return new \WP_Error( 'frontage_may_not_create', __( 'You may not add portfolio items.', 'frontage' ), [ 'status' => rest_authorization_required_code() ] );
}

/**
 * Makes an item of each picture. One that fails stops no other.
 * @phpstan-param \WP_REST_Request<array<string, mixed>> $request
 */
function make_items( \WP_REST_Request $request ): \WP_REST_Response {
	$wishes = array_filter( (array) $request['pictures'], 'is_array' );
	$known  = made_of( array_column( $wishes, 'wish' ) );
	_prime_post_caches( array_map( 'absint', array_column( $wishes, 'id' ) ), false, true );
	$made   = [];
	$failed = [];
	foreach ( $wishes as $wish ) {
		$picture = absint( $wish['id'] );
		$item    = $known[ $wish['wish'] ] ?? make_item_once( $picture, (string) ( $wish['title'] ?? '' ), $wish['wish'] );
		if ( $item instanceof \WP_Error ) {
			$failed[] = [
				'picture' => $picture,
				'message' => plain_text( wp_strip_all_tags( $item->get_error_message() ) ),
			];
		} else {
			$known[ $wish['wish'] ] = $item;

			$made[] = [
				'picture' => $picture,
				'item'    => $item,
			];
		}
	}
	return new \WP_REST_Response( compact( 'made', 'failed' ) );
}
