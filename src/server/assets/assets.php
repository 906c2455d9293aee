<?php
/** Registers scripts and styles of the build. */

declare( strict_types=1 );

namespace Frontage\Assets;

use function Frontage\Values\text;
use const Frontage\PLUGIN_FILE;

defined( 'ABSPATH' ) || exit;

/** Arguments of wp_register_script(). In the footer, so that a page requests its pictures first. */
const DEFER = [
	'strategy'  => 'defer',
	'in_footer' => true,
];

/** Path of a file of the build. */
function build_path( string $file ): string {
	return dirname( PLUGIN_FILE ) . "/build/$file";
}

/** @return non-empty-string URL of a file of the build. */
function build_url( string $file ): string {
	/** @var non-empty-string $url */
	$url = text( plugins_url( "build/$file", PLUGIN_FILE ) );
	return $url;
}

/**
 * Registers `build/<file>.js`.
 * @param non-empty-string     $handle
 * @param array<string, mixed> $arguments The last argument of wp_register_script().
 * @param array<string, mixed>|null $asset Instead of what `<file>.asset.php` returns: `dependencies` and `version`.
 */
function register_script( string $handle, string $file, array $arguments = DEFER, ?array $asset = null ): void {
	$asset = $asset ?? require build_path( "$file.asset.php" );
	wp_register_script( $handle, build_url( "$file.js" ), $asset['dependencies'], $asset['version'], $arguments );
}

/**
 * Registers `build/<file>.css`.
 * @param string[]    $dependencies
 * @param string|null $version Instead of the script's.
 */
function register_style( string $handle, string $file, array $dependencies = [], ?string $version = null ): void {
	$version = $version ?? ( require build_path( "$file.asset.php" ) )['version'];
	wp_register_style( $handle, build_url( "$file.css" ), $dependencies, $version );
}

/**
 * Registers a view: `build/<file>.js` and `.css`. With its path known, WordPress prints a small style into the page.
 * @param non-empty-string     $handle
 * @param array<string, mixed> $arguments As for register_script().
 */
function register_view( string $handle, string $file, array $arguments = DEFER ): void {
	register_script( $handle, $file, $arguments );
	register_style( $handle, $file );
	wp_style_add_data( $handle, 'path', build_path( "$file.css" ) );
}

/**
 * Registers a view and enqueues it.
 * @param non-empty-string $handle
 */
function enqueue_view( string $handle, string $file ): void {
	register_view( $handle, $file );
	wp_enqueue_script( $handle );
	wp_enqueue_style( $handle );
}
