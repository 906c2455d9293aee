<?php
/**
 * Lets a browser test ask the site for a special condition: the request header `x-frontage-fixture: csp,late` loads
 * tests/site/fixtures/csp.php and late.php before any plugin (and `lifecycle/network` a file in a folder). A cookie of that name does where a
 * browser sends no headers that a test chooses. Sites of the tests load this as a must-use plugin.
 *
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Tests;

defined( 'ABSPATH' ) || exit;

/**
 * Loads the fixtures that this request names.
 *
 * @since 0.1.0
 */
function load_fixtures(): void {
	// phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- Only what is a plain file name is used.
	$names = (string) ( $_SERVER['HTTP_X_FRONTAGE_FIXTURE'] ?? $_COOKIE['x-frontage-fixture'] ?? '' );

	foreach ( array_filter( array_map( 'trim', explode( ',', $names ) ) ) as $name ) {
		$file = __DIR__ . "/fixtures/$name.php";
		if ( 1 !== preg_match( '#^[a-z0-9-]+(/[a-z0-9-]+)?$#', $name ) || ! is_readable( $file ) ) {
			status_header( 500 );
			exit( 'No such fixture.' );
		}
		require $file;
	}
}

load_fixtures();
