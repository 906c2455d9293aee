<?php
/** Registers scripts and styles of the build. */

declare( strict_types=1 );

namespace Frontage\Assets;

use function Frontage\Values\text;
use const Frontage\PLUGIN_FILE;

defined( 'ABSPATH' ) || exit;

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
 * Registers `build/<file>.js` with the dependencies and the version of `<file>.asset.php`.
 * @param non-empty-string     $handle
 * @param array<string, mixed> $arguments The last argument of wp_register_script().
 */
function register_script( string $handle, string $file, array $arguments = [ 'strategy' => 'defer', 'in_footer' => true ] ): void {
	$asset = require build_path( "$file.asset.php" );
	wp_register_script( $handle, build_url( "$file.js" ), $asset['dependencies'], $asset['version'], $arguments );
}

/**
 * Registers `build/<file>.css`.
 * @param string[] $dependencies
 */
function register_style( string $handle, string $file, array $dependencies = [] ): void {
	$asset = require build_path( "$file.asset.php" );
	wp_register_style( $handle, build_url( "$file.css" ), $dependencies, $asset['version'] );
}

/**
 * Registers a view: `build/<file>.js` and `.css`. With its path known, WordPress prints a small style into the page.
 * @param non-empty-string     $handle
 * @param array<string, mixed> $arguments As for register_script().
 */
function register_view( string $handle, string $file, array $arguments = [ 'strategy' => 'defer', 'in_footer' => true ] ): void {
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
