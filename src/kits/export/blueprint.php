<?php
/** The file that lets WordPress Playground open a kit. */

declare( strict_types=1 );

namespace Frontage\Kits;

defined( 'ABSPATH' ) || exit;

/**
 * Blueprint of a kit: Playground installs the plugin, and imports what stands beside the blueprint.
 * @param list<string> $entries Names of all entries; without them, whoever knows them adds a step for each.
 * @return array<string, mixed>
 */
function blueprint( array $entries = [] ): array {
	$steps = array_map(
		static fn( string $entry ): array => [
			'step' => 'writeFile',
			'path' => "/tmp/kit/$entry",
			'data' => [
				'resource' => 'bundled',
				'path'     => "/$entry",
			],
		],
		$entries
	);
	return [
		'$schema'     => 'https://playground.wordpress.net/blueprint-schema.json',
		'landingPage' => '/',
		'login'       => true,
		'plugins'     => [ 'frontage' ],
		'steps'       => array_merge(
			$steps,
			[
				[
					'step'    => 'wp-cli',
					'command' => 'wp frontage kit import /tmp/kit --replace --trust --user=1',
				],
			]
		),
	];
}
