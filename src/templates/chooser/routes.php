<?php
/** REST routes of the chooser: what the owner fills in; plan, begin and contents of the import of a template. */

declare( strict_types=1 );

namespace Frontage\Templates\Chooser;

use function Frontage\Kits\register_kit_route;

defined( 'ABSPATH' ) || exit;

function register_template_routes(): void {
	$own     = own_argument();
	$choices = [
		'description'          => __( 'What to do with existing objects, by object name.', 'frontage' ),
		'type'                 => 'object',
		'default'              => [],
		'additionalProperties' => [
			'type' => 'string',
			'enum' => [ 'keep', 'replace', 'both' ],
		],
	];
	$hash    = [
		'description' => __( 'Fingerprint of the plan that was shown.', 'frontage' ),
		'type'        => 'string',
		'required'    => true,
	];
	$plan    = [
		'description' => __( 'Fingerprint of what the plan found on the site.', 'frontage' ),
		'type'        => 'string',
		'default'     => '',
	];
	$name    = '(?P<name>[a-z-]+)';
	register_template_route( 'own', 'answer_with_own', compact( 'own' ) );
	register_template_route( "templates/$name/plan", 'answer_with_template_plan', compact( 'own', 'choices' ) );
	register_template_route( "templates/$name/runs", 'answer_with_template_begun', compact( 'own', 'choices', 'hash', 'plan' ) );
	register_template_route( "templates/$name/runs/(?P<run>[a-f0-9]{16})", 'answer_with_template_sent', compact( 'own' ) );
}

/** @param array<string, array<string, mixed>> $arguments */
function register_template_route( string $route, string $callback, array $arguments ): void {
	register_kit_route(
		$route,
		'POST',
		static function ( \WP_REST_Request $request ) use ( $callback ) {
			require_once __DIR__ . '/answers.php';
			$answer = __NAMESPACE__ . "\\$callback";
			return is_callable( $answer ) ? $answer( $request ) : null;
		},
		$arguments
	);
}

/** @return array<string, mixed> */
function own_argument(): array {
	$colors = [
		'type'                 => 'object',
		'default'              => [],
		'additionalProperties' => [
			'type'    => 'string',
			'pattern' => '^#[0-9a-f]{6}$',
		],
	];
	return [
		'description'          => __( 'Branding that the user entered.', 'frontage' ),
		'type'                 => 'object',
		'required'             => true,
		'additionalProperties' => false,
		'properties'           => [
			'title'      => [
				'type'      => 'string',
				'maxLength' => 200,
			],
			'logo'       => [ 'type' => 'integer' ],
			'showsTitle' => [ 'type' => 'boolean' ],
			'colors'     => $colors,
			'switched'   => $colors,
			'isDark'     => [ 'type' => 'boolean' ],
			'fonts'      => [
				'type'                 => 'object',
				'additionalProperties' => false,
				'properties'           => [
					'body'    => [ 'type' => 'string' ],
					'heading' => [ 'type' => 'string' ],
				],
			],
			'pictures'   => [
				'type'     => 'array',
				'maxItems' => 24,
				'items'    => [ 'type' => 'integer' ],
			],
		],
	];
}
