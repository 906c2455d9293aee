<?php
/** Lets one request at a time do what two at once would do twice, or half each. */

declare( strict_types=1 );

namespace Frontage\Portfolio;

defined( 'ABSPATH' ) || exit;

/**
 * Takes a lock, if nobody has it. The database decides, in one step, so that of two requests one gets it.
 *
 * WordPress keeps such a lock for its updates, but only where its files for updates are loaded.
 * @return string The key that gives it back; empty if somebody else has it.
 */
function take_lock( string $name, int $seconds ): string {
	global $wpdb;
	$now = microtime( true );
	// A time first, for it is compared with one; the rest tells apart two of the same moment.
	$key  = sprintf( '%.4F ', $now ) . wp_generate_password( 12, false );
	$over = sprintf( '%.4F', $now - $seconds );
	// phpcs:disable WordPress.DB.DirectDatabaseQuery -- An option read by WordPress may come from its memory; this must not.
	$taken = $wpdb->query( $wpdb->prepare( "INSERT IGNORE INTO {$wpdb->options} ( option_name, option_value, autoload ) VALUES ( %s, %s, 'off' )", "frontage_lock_$name", $key ) )
		|| $wpdb->query( $wpdb->prepare( "UPDATE {$wpdb->options} SET option_value = %s WHERE option_name = %s AND option_value < %s", $key, "frontage_lock_$name", $over ) );
	// phpcs:enable
	return $taken ? $key : '';
}

/** Gives a lock back, unless it has taken too long and is somebody else's by now. */
function give_lock_back( string $name, string $key ): void {
	global $wpdb;
	$wpdb->delete( // phpcs:ignore WordPress.DB.DirectDatabaseQuery -- As above.
		$wpdb->options,
		[
			'option_name'  => "frontage_lock_$name",
			'option_value' => $key,
		]
	);
}
