<?php
/** Registers the scripts that a page shares or defers: those of src/client/deferred/scripts.json, as the build left them. */

declare( strict_types=1 );

namespace Frontage\Deferred;

use Frontage\Assets;

defined( 'ABSPATH' ) || exit;

/** Key of a registered script's data: its name among the page's deferred scripts. */
const OFFERED = 'frontage_deferred';

/**
 * The list, by name.
 * @return array<string, array{file: string, handle: non-empty-string, global: string, needs: list<non-empty-string>, hasStyle: bool,
 *     isEverywhere: bool, dependencies: list<non-empty-string>, version: string}>
 */
function scripts(): array {
	static $scripts = null;
	if ( null === $scripts ) {
		$scripts = require Assets\build_path( 'scripts.php' );
	}
	return $scripts;
}

/** Registers each script, and its stylesheet under the same handle. View scripts depend on the early ones; the others are never enqueued by us. */
function register(): void {
	foreach ( scripts() as $name => $script ) {
		$asset = [ 'dependencies' => array_merge( $script['dependencies'], $script['needs'] ) ] + $script;
		Assets\register_script( $script['handle'], $script['file'], Assets\DEFER, $asset );
		if ( $script['hasStyle'] ) {
			Assets\register_style( $script['handle'], $script['file'], [], $script['version'] );
		}
		if ( $script['isEverywhere'] ) {
			offer( $name );
		}
	}
}

/**
 * Handle of a script.
 * @param string $name In scripts.json, or `<block>-island`.
 * @return non-empty-string
 */
function handle( string $name ): string {
	return scripts()[ $name ]['handle'] ?? "frontage-$name";
}

/** Puts the addresses of deferred scripts into the page's data, so that the page can load them. */
function offer( string ...$names ): void {
	foreach ( $names as $name ) {
		wp_scripts()->add_data( handle( $name ), OFFERED, $name );
	}
}

/** Whether a script is on the page. */
function is_on_page( string $name ): bool {
	return wp_script_is( handle( $name ) ) || wp_script_is( handle( $name ), 'done' );
}
