<?php
/** REST route: what a conversion would give, the conversion, its undoing, and the end of the original. */

declare( strict_types=1 );

namespace Frontage\Elementor;

defined( 'ABSPATH' ) || exit;

function register_routes(): void {
	register_rest_route(
		'frontage/v1',
		'/convert/(?P<id>\d+)',
		[
			'args' => [
				'id' => [
					'description' => __( 'ID of the post.', 'frontage' ),
					'type'        => 'integer',
					'minimum'     => 1,
				],
			],
			[
				'methods'             => 'GET',
				'callback'            => __NAMESPACE__ . '\answer_with_state',
				'permission_callback' => __NAMESPACE__ . '\may_convert',
			],
			[
				'methods'             => 'POST',
				'callback'            => __NAMESPACE__ . '\answer_with_change',
				'permission_callback' => __NAMESPACE__ . '\may_convert',
				'args'                => [
					'action' => [
						'description' => __( 'Action to perform. “discard” deletes the original Elementor content.', 'frontage' ),
						'type'        => 'string',
						'enum'        => [ 'convert', 'restore', 'discard' ],
						'required'    => true,
					],
				],
			],
		]
	);
}

/**
 * Checks the permission to edit the post.
 * @phpstan-param \WP_REST_Request<array<string, mixed>> $request
 * @return true|\WP_Error
 */
function may_convert( \WP_REST_Request $request ) {
	if ( has_block_editor( $request['id'] ) && current_user_can( 'edit_post', $request['id'] ) ) {
		return true;
	}
	$message = __( 'Sorry, you are not allowed to edit this post.', 'frontage' );
	return new \WP_Error( 'frontage_may_not_convert', $message, [ 'status' => rest_authorization_required_code() ] );
}

/** Whether a post is edited in blocks; revisions and files are not. */
function has_block_editor( int $id ): bool {
	$type = get_post_type_object( (string) get_post_type( $id ) );
	return $type && $type->show_in_rest && post_type_supports( $type->name, 'editor' );
}

/**
 * @phpstan-param \WP_REST_Request<array<string, mixed>> $request
 * @return array<string, mixed>|\WP_Error
 */
function answer_with_state( \WP_REST_Request $request ) {
	require_once __DIR__ . '/conversion.php';
	return state( $request['id'] );
}

/**
 * @phpstan-param \WP_REST_Request<array<string, mixed>> $request
 * @return array<string, mixed>|\WP_Error
 */
function answer_with_change( \WP_REST_Request $request ) {
	require_once __DIR__ . '/conversion.php';
	$change = [
		'convert' => __NAMESPACE__ . '\convert_post',
		'restore' => __NAMESPACE__ . '\restore_post',
		'discard' => __NAMESPACE__ . '\discard_original',
	][ $request['action'] ];
	$result = $change( $request['id'] );
	$state  = is_wp_error( $result ) ? $result : state( $request['id'] );
	return is_int( $result ) && ! is_wp_error( $state ) ? $state + [ 'draft' => draft_answer( $result ) ] : $state;
}
