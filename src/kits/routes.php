<?php
/** REST routes of kits, below `frontage/v1/kit`. */

declare( strict_types=1 );

namespace Frontage\Kits;

defined( 'ABSPATH' ) || exit;

/**
 * Registers a route for those who may import. Its answer finds all that reads and writes kits.
 *
 * @since 0.1.0
 *
 * @param callable(\WP_REST_Request<array<string, mixed>>): mixed $answer
 * @param array<string, array<string, mixed>>                     $arguments
 */
function register_kit_route( string $route, string $method, callable $answer, array $arguments = [] ): void {
	register_rest_route(
		'frontage/v1',
		"/kit/$route",
		[
			'methods'             => $method,
			'callback'            => static function ( \WP_REST_Request $request ) use ( $answer ) {
				require_once __DIR__ . '/load.php';
				return or_error( static fn() => $answer( $request ) );
			},
			'permission_callback' => __NAMESPACE__ . '\may_import',
			'args'                => $arguments,
		]
	);
}
