<?php
/** REST route for the editor that checks whether a site can be framed. */

declare( strict_types=1 );

namespace Frontage\Portfolio;

use function Frontage\Address\sanitize_http_url;

defined( 'ABSPATH' ) || exit;

/** Namespace of our routes. */
const ROUTES = 'frontage/v1';

/** GET frontage/v1/framing. */
function register_framing_route(): void {
	register_rest_route(
		ROUTES,
		'/framing',
		[
			'methods'             => \WP_REST_Server::READABLE,
			'callback'            => __NAMESPACE__ . '\answer_framing_request',
			'permission_callback' => __NAMESPACE__ . '\can_request_framing',
			'args'                => [
				'url' => [
					'description' => __( 'Address of the site.', 'frontage' ),
					'type'        => 'string',
					'maxLength'   => 2000,
					'required'    => true,
				],
			],
			'schema'              => static fn(): array => [
				'title'      => 'frontage-framing',
				'type'       => 'object',
				'properties' => [
					'mayBeFramed' => [
						'description' => __( 'Whether it may be shown in a frame on this site; null where nobody knows.', 'frontage' ),
						'type'        => [ 'boolean', 'null' ],
					],
					'reason'      => [
						'description' => __( 'Why.', 'frontage' ),
						'type'        => 'string',
						'enum'        => FRAMING_REASONS,
					],
				],
			],
		]
	);
}

/**
 * Allows users who may edit items, because the server sends a request.
 * @return true|\WP_Error
 */
function can_request_framing() {
	$type = get_post_type_object( post_type() );
	if ( $type && current_user_can( $type->cap->edit_posts ) ) {
		return true;
	}
	$message = __( 'Only those who may edit portfolio items may ask this.', 'frontage' );
	return new \WP_Error( 'frontage_may_not_edit', $message, [ 'status' => rest_authorization_required_code() ] );
}

/**
 * @phpstan-param \WP_REST_Request<array<string, mixed>> $request
 * @return \WP_REST_Response|\WP_Error
 */
function answer_framing_request( \WP_REST_Request $request ) {
	$url = sanitize_http_url( $request['url'] );
	if ( '' === $url ) {
		return new \WP_Error( 'frontage_no_address', __( 'This is no web address.', 'frontage' ), [ 'status' => 400 ] );
	}
	return new \WP_REST_Response( framing_status( $url ) );
}
