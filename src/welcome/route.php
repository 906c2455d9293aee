<?php
/** REST route that creates the chosen parts, and undoes that. */

declare( strict_types=1 );

namespace Frontage\Welcome;

use function Frontage\Database\with_lock;

defined( 'ABSPATH' ) || exit;

/** Maximum number of pictures in a request. */
const MAX_PICTURES = 60;

function register_routes(): void {
	register_rest_route(
		'frontage/v1',
		'/welcome',
		[
			[
				'methods'             => 'POST',
				'callback'            => __NAMESPACE__ . '\answer_with_made',
				'permission_callback' => __NAMESPACE__ . '\may_begin',
				'args'                => arguments(),
			],
			[
				'methods'             => 'DELETE',
				'callback'            => __NAMESPACE__ . '\answer_with_left',
				'permission_callback' => __NAMESPACE__ . '\may_begin',
				'args'                => [
					'run' => [
						'description' => __( 'Run to undo. Repeating a request with the same run undoes nothing else. Default: the latest.', 'frontage' ),
						'type'        => 'string',
						'default'     => '',
					],
				],
			],
		]
	);
}

function may_begin(): bool {
	return current_user_can( 'manage_options' );
}

/** @return array<string, array<string, mixed>> */
function page_properties(): array {
	return [
		'title'   => [
			'type'      => 'string',
			'maxLength' => 200,
			'required'  => true,
		],
		'gallery' => [
			'type'     => 'string',
			'enum'     => GALLERIES,
			'required' => true,
		],
		'status'  => [
			'type'     => 'string',
			'enum'     => [ 'publish', 'draft' ],
			'required' => true,
		],
		'menu'    => [ 'type' => 'boolean' ],
	];
}

/** @return array<string, array<string, mixed>> */
function arguments(): array {
	return [
		'key'      => [
			'description' => __( 'Idempotency key: repeating a request with the same key creates nothing twice.', 'frontage' ),
			'type'        => 'string',
			'pattern'     => '^[a-zA-Z0-9-]{8,48}$',
			'required'    => true,
		],
		'header'   => [
			'description' => __( 'Header pattern. Empty keeps the current header.', 'frontage' ),
			'type'        => 'string',
			'enum'        => array_merge( [ '' ], HEADERS ),
			'default'     => '',
		],
		'pictures' => [
			'description' => __( 'Pictures to create portfolio items from, in this order.', 'frontage' ),
			'type'        => 'array',
			'maxItems'    => MAX_PICTURES,
			'default'     => [],
			'items'       => [
				'type'       => 'object',
				'properties' => [
					'id'         => [
						'type'     => 'integer',
						'minimum'  => 1,
						'required' => true,
					],
					'title'      => [ 'type' => 'string' ],
					'categories' => [
						'type'     => 'array',
						'maxItems' => 20,
						'items'    => [
							'type'      => 'string',
							'maxLength' => 200,
						],
					],
				],
			],
		],
		'page'     => [
			'description' => __( 'Page that shows the portfolio, or null for none.', 'frontage' ),
			'type'        => [ 'object', 'null' ],
			'default'     => null,
			'properties'  => page_properties(),
		],
	];
}

/**
 * @phpstan-param \WP_REST_Request<array<string, mixed>> $request
 * @return array<string, mixed>|\WP_Error
 */
function answer_with_made( \WP_REST_Request $request ) {
	/** @var array{key: string, header: string, pictures: list<array<string, mixed>>, page: array<string, mixed>|null} $choices By the schema. */
	$choices = [
		'key'      => $request['key'],
		'header'   => $request['header'],
		'pictures' => $request['pictures'],
		'page'     => $request['page'],
	];
	$chosen  = [
		'header'   => '' !== $choices['header'],
		'pictures' => [] !== $choices['pictures'],
		'page'     => null !== $choices['page'],
		'menu'     => ! empty( $choices['page']['menu'] ),
	];
	if ( array_diff_key( array_filter( $chosen ), array_filter( allowed() ) ) ) {
		$message = __( 'Sorry, you are not allowed to create all of this on this site. Nothing was changed.', 'frontage' );
		return new \WP_Error( 'frontage_may_not_make', $message, [ 'status' => 403 ] );
	}
	$made = with_lock( 'welcome', static fn() => make( $choices ) );
	if ( is_wp_error( $made ) ) {
		return $made;
	}
	return null === $made ? busy() : [ 'last' => described( last_run() ) ];
}

/**
 * @phpstan-param \WP_REST_Request<array<string, mixed>> $request
 * @return array<string, mixed>|\WP_Error
 */
function answer_with_left( \WP_REST_Request $request ) {
	$left = with_lock( 'welcome', static fn() => undo( $request['run'] ) );
	if ( is_wp_error( $left ) ) {
		return $left;
	}
	return null === $left ? busy() : [
		'left' => $left,
		'last' => described( last_run() ),
	];
}

function busy(): \WP_Error {
	$message = __( 'This is already running in another window. Wait a moment, then try again.', 'frontage' );
	return new \WP_Error( 'frontage_welcome_busy', $message, [ 'status' => 409 ] );
}
