<?php
/**
 * What the owner of a new site does first: readable addresses, and the plugin switched on. Later it is switched off and
 * on again, for what it sets up then belongs to the code of today; where the owner switched it off, it stays off.
 *
 * @package Frontage
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

require_once ABSPATH . 'wp-admin/includes/plugin.php';

$frontage_is_new = false === get_option( 'test_site_address' );
if ( ! $frontage_is_new && ! is_plugin_active( 'frontage/plugin.php' ) ) {
	return;
}

if ( $frontage_is_new ) {
	update_option( 'permalink_structure', '/%postname%/' );
	update_option( 'show_avatars', '0' );
}
// The next request makes them anew, unless the plugin did when it was switched on.
delete_option( 'rewrite_rules' );

deactivate_plugins( 'frontage/plugin.php' );
$frontage_result = activate_plugin( 'frontage/plugin.php' );
if ( is_wp_error( $frontage_result ) ) {
	// phpcs:ignore WordPress.WP.AlternativeFunctions -- There is no file system to ask for: this is a stream.
	file_put_contents( 'php://stderr', $frontage_result->get_error_message() . "\n" );
	exit( 1 );
}
