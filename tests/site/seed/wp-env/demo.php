<?php
/**
 * Fills the site of wp-env with the demo studio, when it is asked to by `/?frontage-demo=fill`. A must-use plugin of that
 * site: wp-env can't run PHP in all of its environments, but each of them answers requests.
 *
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Tests;

defined( 'ABSPATH' ) || exit;

add_action(
	'wp_loaded',
	static function (): void {
		// phpcs:ignore WordPress.Security.NonceVerification -- A site on the developer's own machine, and running it twice changes nothing.
		if ( 'fill' !== ( $_GET['frontage-demo'] ?? '' ) ) {
			return;
		}
		set_time_limit( 0 );
		header( 'Content-Type: text/plain' );
		define( 'FRONTAGE_SEED_PICTURES', WP_CONTENT_DIR . '/themes' );
		update_option( 'permalink_structure', '/%postname%/' );
		require WP_CONTENT_DIR . '/frontage-seed/seed.php';
		delete_option( 'rewrite_rules' );
		exit;
	}
);
