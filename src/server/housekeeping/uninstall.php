<?php
/** Deletes our options on every site of every network, and the content of those whose owner asked for it. */

declare( strict_types=1 );

namespace Frontage\Housekeeping;

defined( 'ABSPATH' ) || exit;

require_once __DIR__ . '/activation.php';
require_once dirname( __DIR__ ) . '/values/values.php';

/** Items or terms that are deleted between two looks at the clock. */
const BATCH = 50;

/**
 * Can be called again after it was stopped or killed: a site's options, which hold what its owner asked for, go last.
 * @param callable( float ): bool $delete_content Deletes a site's content before the deadline, and answers whether nothing of it is left.
 * @return bool Whether nothing is left to delete.
 */
function uninstall( float $deadline, callable $delete_content ): bool {
	return on_every_site(
		0,
		static function () use ( $deadline, $delete_content ): bool {
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
 * Ends as well when other code refuses every deletion of a batch.
 * @param callable( int ): array<mixed> $find Answers with the next batch.
 * @param callable( mixed ): bool $delete Deletes one and answers whether it did.
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

/** Deletes what posts, pages and menu entries have of ours: share counts, headers, icons, badges; through WordPress, so that its caches know. */
function delete_meta(): void {
	global $wpdb;
	$keys = $wpdb->get_col( $wpdb->prepare( "SELECT DISTINCT meta_key FROM {$wpdb->postmeta} WHERE meta_key LIKE %s", $wpdb->esc_like( '_frontage_' ) . '%' ) ); // phpcs:ignore WordPress.DB.DirectDatabaseQuery -- WordPress has no list of keys by name, and this runs once.
	array_map( 'delete_post_meta_by_key', $keys );
}

/** Deletes this site's options, transients and events of ours through WordPress, so that its caches know. */
function delete_options(): void {
	global $wpdb;
	unschedule_events();
	$options = $wpdb->get_col( // phpcs:ignore WordPress.DB.DirectDatabaseQuery -- WordPress has no list of options by name, and this runs once.
		$wpdb->prepare(
			"SELECT option_name FROM {$wpdb->options} WHERE option_name LIKE %s OR option_name LIKE %s OR option_name LIKE %s",
			$wpdb->esc_like( 'frontage_' ) . '%',
			$wpdb->esc_like( '_transient_frontage_' ) . '%',
			$wpdb->esc_like( '_transient_timeout_frontage_' ) . '%'
		)
	);
	array_map( 'delete_option', $options );
}
