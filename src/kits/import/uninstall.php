<?php
/** Deletes what imports keep hidden. Only this file and its requires are loaded, because the plugin is deactivated. */

declare( strict_types=1 );

namespace Frontage\Kits;

use function Frontage\Housekeeping\delete_in_batches;

defined( 'ABSPATH' ) || exit;

require_once __DIR__ . '/staged.php';

/**
 * Deletes hidden posts and terms of a site, and received files. Imported objects that are shown stay.
 * @return bool Whether nothing is left to delete.
 */
function delete_staged( float $deadline ): bool {
	global $wpdb;
	register_staged();
	foreach ( (array) glob( wp_upload_dir( null, false )['basedir'] . '/frontage-kit-*/*' ) as $path ) {
		wp_delete_file( (string) $path );
	}
	foreach ( (array) glob( wp_upload_dir( null, false )['basedir'] . '/frontage-kit-*' ) as $folder ) {
		rmdir( (string) $folder ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- Ours, and empty.
	}
	// phpcs:disable WordPress.DB -- Core finds no posts of statuses that other plugins' types have.
	$find       = static fn( string $sql ): callable => static fn( int $number ): array => $wpdb->get_col( $wpdb->prepare( $sql, STAGED, $number ) );
	$find_posts = $find( "SELECT ID FROM {$wpdb->posts} WHERE post_status = %s LIMIT %d" );
	$find_terms = $find( "SELECT term_id FROM {$wpdb->term_taxonomy} WHERE taxonomy = %s LIMIT %d" );
	// phpcs:enable
	return delete_in_batches( $find_posts, static fn( $id ): bool => (bool) wp_delete_post( (int) $id, true ), $deadline )
		&& delete_in_batches( $find_terms, static fn( $id ): bool => true === wp_delete_term( (int) $id, STAGED ), $deadline );
}
