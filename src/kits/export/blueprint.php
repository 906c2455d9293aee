<?php
/** The file that lets WordPress Playground open a kit. */

declare( strict_types=1 );

namespace Frontage\Kits;

defined( 'ABSPATH' ) || exit;

/** Code that imports the kit. The command would do it, too, but Playground fetches wp-cli first. */
const OPEN_KIT = <<<'PHP'
<?php
require_once '/wordpress/wp-load.php';
require_once WP_PLUGIN_DIR . '/frontage/src/kits/load.php';
wp_set_current_user( 1 );
$kit = Frontage\Kits\open_source( '/tmp/kit' );
$run = is_wp_error( $kit ) ? $kit : Frontage\Kits\import_source( $kit, [ '*' => 'replace' ] + Frontage\Kits\WITH_SETTINGS, true );
if ( is_wp_error( $run ) ) {
	throw new Exception( $run->get_error_message() );
}
PHP;

/**
 * Blueprint of a kit: Playground installs the plugin, and imports what stands beside the blueprint.
 * @param list<string> $entries Names of all entries; without them, whoever knows them adds a step for each.
 * @return array<string, mixed>
 */
function blueprint( array $entries = [] ): array {
	// A file is written only where there is a folder for it.
	$folders = array_values( array_unique( array_map( static fn( string $entry ): string => dirname( "/tmp/kit/$entry" ), $entries ) ) );
	$folders = array_map(
		static fn( string $path ): array => [
			'step' => 'mkdir',
			'path' => $path,
		],
		$folders
	);
	$files   = array_map(
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
			$folders,
			$files,
			[
				[
					'step' => 'runPHP',
					'code' => OPEN_KIT,
				],
			]
		),
	];
}
