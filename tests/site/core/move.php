<?php
/**
 * A copy of a site answers at another address than the one it was made at: the content's links follow.
 *
 * @package Frontage
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

$frontage_old = (string) get_option( 'test_site_address', '' );
$frontage_new = home_url();
if ( '' !== $frontage_old && $frontage_old !== $frontage_new ) {
	global $wpdb;
	// phpcs:disable WordPress.DB.DirectDatabaseQuery -- One statement for all posts of a site that nobody visits yet, and one for the sites that its items show.
	$wpdb->query( $wpdb->prepare( "UPDATE $wpdb->posts SET post_content = REPLACE( post_content, %s, %s )", $frontage_old, $frontage_new ) );
	$wpdb->query( $wpdb->prepare( "UPDATE $wpdb->postmeta SET meta_value = REPLACE( meta_value, %s, %s ) WHERE meta_key LIKE %s", $frontage_old, $frontage_new, '%site-url' ) );
	// phpcs:enable
}
update_option( 'test_site_address', $frontage_new );
