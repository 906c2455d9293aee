<?php
/** Deletes our options on all sites of all networks, and content by a site setting. */

declare( strict_types=1 );

namespace Frontage\Housekeeping;

defined( 'ABSPATH' ) || exit;

require_once __DIR__ . '/activation.php';
require_once dirname( __DIR__ ) . '/values/values.php';

/** Number of items or terms that are deleted between checks of the deadline. */
const BATCH = 50;

/**
 * Can be repeated after it was stopped: a site's options, which contain the setting, are deleted last.
 * @param callable( float ): bool $delete_content Deletes a site's content before the deadline, and returns whether it is complete.
 * @param callable( float ): bool $delete_hidden Deletes in the same way what nobody has seen, whatever the setting.
 * @return bool Whether nothing is left to delete.
 */
function uninstall( float $deadline, callable $delete_content, callable $delete_hidden ): bool {
	return on_every_site(
		0,
		static function () use ( $deadline, $delete_content, $delete_hidden ): bool {
			if ( ! $delete_hidden( $deadline ) ) {
				return false;
			}
			$settings = get_option( 'frontage_settings' );
			if ( is_array( $settings ) && true === ( $settings['delete_on_uninstall'] ?? false ) ) {
				if ( ! $delete_content( $deadline ) ) {
					return false;
				}
				delete_meta();
			}
			delete_options();
			return true;
		}
	);
}

/**
 * Also ends if other code refuses all deletions of a batch.
 * @param callable( int ): array<mixed> $find Returns the next batch.
 * @param callable( mixed ): bool $delete Deletes one, and returns whether it did.
 * @return bool False if the time was over before the end.
 */
function delete_in_batches( callable $find, callable $delete, float $deadline ): bool {
	do {
		$found   = $find( BATCH );
		$deleted = array_filter( array_map( $delete, $found ) );
		if ( count( $found ) < BATCH || ! $deleted ) {
			return true;
		}
	} while ( microtime( true ) < $deadline );
	return false;
}

/** Deletes our meta of posts, pages and menu items: share counts, headers, icons, badges; through core, which clears its caches. */
function delete_meta(): void {
	global $wpdb;
	$sql  = "SELECT DISTINCT meta_key FROM {$wpdb->postmeta} WHERE meta_key LIKE %s";
	$keys = $wpdb->get_col( $wpdb->prepare( $sql, $wpdb->esc_like( '_frontage_' ) . '%' ) ); // phpcs:ignore WordPress.DB -- Once; core has no such list.
	array_map( 'delete_post_meta_by_key', $keys );
}

/** Deletes our options, transients and cron events of a site through core, which clears its caches. */
function delete_options(): void {
	global $wpdb;
	unschedule_events();
	$options = $wpdb->get_col( // phpcs:ignore WordPress.DB.DirectDatabaseQuery -- Once; core has no list by name.
		$wpdb->prepare(
			"SELECT option_name FROM {$wpdb->options} WHERE option_name LIKE %s OR option_name LIKE %s OR option_name LIKE %s OR option_name LIKE %s",
			$wpdb->esc_like( 'frontage_' ) . '%',
			// WordPress's own of our taxonomies.
			$wpdb->esc_like( 'frontage-' ) . '%',
			$wpdb->esc_like( '_transient_frontage_' ) . '%',
			$wpdb->esc_like( '_transient_timeout_frontage_' ) . '%'
		)
	);
	array_map( 'delete_option', $options );
}
