<?php
/** REST routes of the import: plan, runs, objects, files, steps. */

declare( strict_types=1 );

namespace Frontage\Kits;

defined( 'ABSPATH' ) || exit;

function register_import_routes(): void {
	$choices  = [
		'description'          => __( 'What to do with existing objects, by object name.', 'frontage' ),
		'type'                 => 'object',
		'default'              => [],
		'additionalProperties' => [
			'type' => 'string',
			'enum' => [ 'keep', 'replace', 'both' ],
		],
	];
	$manifest = [
		'description' => __( 'Manifest of the kit.', 'frontage' ),
		'type'        => 'object',
		'required'    => true,
	];
	$trusted  = [
		'description' => __( 'Whether to import content without sanitizing it.', 'frontage' ),
		'type'        => 'boolean',
		'default'     => false,
	];
	$settings = [
		'description' => __( 'Whether the kit’s settings replace those of the site, such as title, logo, and front page.', 'frontage' ),
		'type'        => 'boolean',
		'default'     => false,
	];
	$plan     = [
		'description' => __( 'Fingerprint of the plan that was shown. If the site has changed since, the import does not start.', 'frontage' ),
		'type'        => 'string',
		'default'     => '',
	];
	$name     = [
		'type'     => 'string',
		'required' => true,
	];
	$offset   = [
		'type'    => 'integer',
		'minimum' => 0,
		'default' => 0,
	];
	$run      = '/(?P<run>[a-f0-9]{16})';
	register_import_route( 'plan', 'POST', 'answer_with_plan', compact( 'manifest', 'choices', 'settings' ) );
	register_import_route( 'runs', 'POST', 'answer_with_begun', compact( 'manifest', 'choices', 'settings', 'trusted', 'plan' ) );
	register_import_route( 'runs', 'GET', 'answer_with_runs' );
	register_import_route( "runs$run", 'GET', 'answer_with_run' );
	register_import_route( "runs$run", 'DELETE', 'answer_with_undoing' );
	register_import_route( "runs$run/objects", 'POST', 'answer_with_staged' );
	register_import_route( "runs$run/file", 'POST', 'answer_with_file', compact( 'name', 'offset' ) );
	register_import_route( "runs$run/step", 'POST', 'answer_with_step' );
	register_import_route( "runs$run/switch", 'POST', 'answer_with_switch' );
}

/** @param array<string, array<string, mixed>> $arguments */
function register_import_route( string $route, string $method, string $callback, array $arguments = [] ): void {
	register_kit_route(
		$route,
		$method,
		static function ( \WP_REST_Request $request ) use ( $callback ) {
			$answer = __NAMESPACE__ . "\\$callback";
			return is_callable( $answer ) ? $answer( $request ) : null;
		},
		$arguments
	);
}

/**
 * Registers a route for those who may import. Its answer finds all that reads and writes kits.
 *
 * @since 0.1.0
 *
 * @param string                                                  $route     Below `frontage/v1/kit`.
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
				require_once dirname( __DIR__ ) . '/load.php';
				return or_error( static fn() => $answer( $request ) );
			},
			'permission_callback' => __NAMESPACE__ . '\may_import',
			'args'                => $arguments,
		]
	);
}

/** Rights that each step of an import needs. */
function may_import(): bool {
	return current_user_can( 'import' ) && current_user_can( 'manage_options' );
}

/** Goes on, by cron, with an import whose browser is gone: after all else that is due, for it defines WP_IMPORTING. */
function take_up_import(): void {
	if ( did_action( 'frontage_kit_take_up' ) ) {
		require_once dirname( __DIR__ ) . '/load.php';
		take_up();
	}
}
