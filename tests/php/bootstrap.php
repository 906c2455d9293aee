<?php
/**
 * Loads the WordPress in the folder that WP_SITE_DIR names, where Frontage is active and is this checkout.
 *
 * @package Frontage
 */

declare( strict_types=1 );

require_once dirname( __DIR__, 2 ) . '/vendor/autoload.php';
require_once __DIR__ . '/TestCase.php';

// PHPUnit loads this file inside a function, and WordPress means these to be global.
global $shortcode_tags, $wp_registered_sidebars, $wp_registered_widgets, $wp_registered_widget_controls, $wp_registered_widget_updates, $_wp_sidebars_widgets, $table_prefix;

( static function (): void {
	$stop = static function ( string $why ): void {
		fwrite( STDERR, $why . PHP_EOL );
		exit( 1 );
	};
	$site = (string) getenv( 'WP_SITE_DIR' );
	if ( '' === $site || ! is_readable( $site . '/wp-load.php' ) ) {
		$stop( 'Set WP_SITE_DIR to the folder of an installed WordPress in which this plugin is active.' );
	}
	if ( ! is_readable( dirname( __DIR__, 2 ) . '/build/blocks-manifest.php' ) ) {
		$stop( 'There is no build to test: run npm run build first.' );
	}
	$_SERVER += [
		'HTTP_HOST'       => 'localhost',
		'REQUEST_METHOD'  => 'GET',
		'REQUEST_URI'     => '/',
		'SERVER_PROTOCOL' => 'HTTP/1.1',
	];
	define( 'WP_DISABLE_FATAL_ERROR_HANDLER', true );
} )();

require_once getenv( 'WP_SITE_DIR' ) . '/wp-load.php';

if ( ! defined( 'Frontage\PLUGIN_FILE' ) || realpath( Frontage\PLUGIN_FILE ) !== realpath( dirname( __DIR__, 2 ) . '/plugin.php' ) ) {
	fwrite( STDERR, 'Frontage is not active in WP_SITE_DIR, or is another copy than this one.' . PHP_EOL );
	exit( 1 );
}

// People of tests need no safe passwords, whose hashing is meant to be slow.
add_filter( 'wp_hash_password_options', static fn(): array => [ 'cost' => 4 ] );
// No test asks another host.
add_filter( 'pre_http_request', static fn() => new WP_Error( 'no_network', 'Tests ask no other host.' ) );
require_once getenv( 'WP_SITE_DIR' ) . '/wp-admin/includes/image.php';
