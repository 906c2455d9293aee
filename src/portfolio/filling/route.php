<?php
/** REST route that creates portfolio items from pictures. */

declare( strict_types=1 );

namespace Frontage\Portfolio;

use function Frontage\Database\with_lock;
use function Frontage\Text\plain_text;

defined( 'ABSPATH' ) || exit;

/** Maximum number of pictures in a request. */
const FILLING_LIMIT = 20;

function register_filling_route(): void {
	register_rest_route(
		ROUTES,
		'/portfolio/items-from-pictures',
		[
			'methods'             => \WP_REST_Server::CREATABLE,
			'callback'            => __NAMESPACE__ . '\answer_with_items',
			'permission_callback' => __NAMESPACE__ . '\may_create_items',
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
							'key'   => [
								'description' => __( 'Idempotency key: the same one again makes no second item.', 'frontage' ),
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
 * Creates items under a lock for each user, so that concurrent requests create no duplicates.
 * @phpstan-param \WP_REST_Request<array<string, mixed>> $request
 */
function answer_with_items( \WP_REST_Request $request ): \WP_REST_Response {
	/** @var list<array{id: int|string, title?: string, key: string}> $pictures By the schema. */
	$pictures = $request['pictures'];
	$items    = with_lock( 'items_from_pictures_' . get_current_user_id(), static fn(): array => create_items( $pictures ) );
	$busy     = new \WP_Error( 'frontage_just_being_added', __( 'This picture is just being added. Try again.', 'frontage' ) );
	$made     = [];
	$failed   = [];
	foreach ( $pictures as $at => $requested ) {
		$picture = absint( $requested['id'] );
		$item    = $items[ $at ] ?? $busy;
		if ( $item instanceof \WP_Error ) {
			$message  = plain_text( $item->get_error_message() );
			$failed[] = compact( 'picture', 'message' );
		} else {
			$made[] = compact( 'picture', 'item' );
		}
	}
	return new \WP_REST_Response( compact( 'made', 'failed' ) );
}
