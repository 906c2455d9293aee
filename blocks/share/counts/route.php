<?php
/** POST frontage/v1/shares counts a click. Caches keep no POST requests, and nothing in one is trusted. */

declare( strict_types=1 );

namespace Frontage\Share;

use function Frontage\Settings\get;

defined( 'ABSPATH' ) || exit;

function register_count_route(): void {
	register_rest_route(
		'frontage/v1',
		'/shares',
		[
			'methods'             => 'POST',
			'permission_callback' => __NAMESPACE__ . '\may_count',
			'callback'            => __NAMESPACE__ . '\rest_count',
			'args'                => [
				'post'    => [
					'type'        => 'integer',
					'minimum'     => 1,
					'required'    => true,
					'description' => __( 'The post that was shared.', 'frontage' ),
				],
				'service' => [
					'type'        => 'string',
					'maxLength'   => 40,
					'required'    => true,
					'description' => __( 'Where to.', 'frontage' ),
				],
			],
		]
	);
}

/**
 * Allows requests from pages of this site, on any of its hosts, as sites with a domain for each language have.
 * @phpstan-param \WP_REST_Request<array<string, mixed>> $request
 * @return true|\WP_Error
 */
function may_count( \WP_REST_Request $request ) {
	$origin = (string) $request->get_header( 'origin' );
	if ( '' !== $origin && ! is_own_address( $origin ) ) {
		return new \WP_Error( 'frontage_share_foreign', __( 'Shares are counted from this site’s own pages only.', 'frontage' ), [ 'status' => 403 ] );
	}
	return true;
}

/**
 * @phpstan-param \WP_REST_Request<array<string, mixed>> $request
 * @return \WP_REST_Response|\WP_Error
 */
function rest_count( \WP_REST_Request $request ) {
	$post    = (int) $request['post'];
	$service = (string) $request['service'];
	if ( ! get( 'share_count' ) || ! is_countable( $post ) || '' === label_of( $service ) || 'more' === $service ) {
		return new \WP_Error( 'frontage_share_unknown', __( 'This post’s shares are not counted.', 'frontage' ), [ 'status' => 404 ] );
	}
	if ( is_rate_limited() ) {
		return new \WP_Error( 'frontage_share_often', __( 'Too many at once. Try again in a minute.', 'frontage' ), [ 'status' => 429 ] );
	}
	$is_new = is_first_today( "$post|$service" );
	if ( $is_new ) {
		count_share( $post, $service );
	}
	return new \WP_REST_Response( [ 'counted' => $is_new ], $is_new ? 201 : 200 );
}
