<?php
/** Lock for one request at a time: on the connection, which ends with its process; where the database has none, in an option that expires. */

declare( strict_types=1 );

namespace Frontage\Database;

defined( 'ABSPATH' ) || exit;

/** Seconds after which a lock in an option expires that was not released. */
const LOCK_TIMEOUT = 300;

/**
 * Calls a function while no other request holds the lock. Released at its end, even if it throws or the request ends, and only by its holder.
 * @template Result
 * @param callable(): Result $work
 * @param int                $timeout Seconds after which a lock in an option expires that a killed process holds.
 * @return Result|null Null, and nothing called, if another request holds the lock.
 */
function with_lock( string $name, callable $work, int $timeout = LOCK_TIMEOUT ) {
	static $held = null;
	global $wpdb;
	if ( null === $held ) {
		$held = [];
		// A fatal error or exit() skips `finally`.
		register_shutdown_function(
			static function () use ( &$held ): void {
				/** @var array<string, callable(): mixed> $held */
				foreach ( $held as $key => $release ) {
					// What runs later at the end may take it.
					unset( $held[ $key ] );
					$release();
				}
			}
		);
	}
	// Servers take at most 64 characters; their locks are not of one database.
	$key = 'frontage_' . md5( DB_NAME . " $wpdb->prefix $name" );
	// A connection could take its own lock again.
	$release = isset( $held[ $key ] ) ? null : ( take_connection_lock( $key ) ?? take_option_lock( "frontage_$name.lock", $timeout ) );
	if ( ! $release ) {
		return null;
	}
	$held[ $key ] = $release;
	try {
		return $work();
	} finally {
		unset( $held[ $key ] );
		$release();
	}
}

/** @return (callable(): mixed)|false|null What releases it; false if another connection has it; null if the database has no such locks. */
function take_connection_lock( string $key ) {
	global $wpdb;
	// SQLite's layer answers to everybody that the lock is theirs.
	$answer = $wpdb->is_mysql ? $wpdb->get_var( $wpdb->prepare( 'SELECT GET_LOCK( %s, 0 )', $key ) ) : null; // phpcs:ignore WordPress.DB -- No table.
	if ( '0' === $answer ) {
		return false;
	}
	return '1' === $answer ? static fn() => $wpdb->query( $wpdb->prepare( 'DO RELEASE_LOCK( %s )', $key ) ) : null; // phpcs:ignore WordPress.DB -- As above.
}

/**
 * Takes a lock that is an option. Read and written past caches, which may know of no such option.
 * @return (callable(): mixed)|false What releases it, if it is still the holder's; false if another request has it.
 */
function take_option_lock( string $option, int $timeout ) {
	global $wpdb;
	$token = time() . ' ' . bin2hex( random_bytes( 8 ) );
	// phpcs:disable WordPress.DB -- Past caches on purpose.
	$made = $wpdb->query( $wpdb->prepare( "INSERT IGNORE INTO {$wpdb->options} ( option_name, option_value, autoload ) VALUES ( %s, %s, 'off' )", $option, $token ) );
	if ( ! $made ) {
		$other = (string) $wpdb->get_var( $wpdb->prepare( "SELECT option_value FROM {$wpdb->options} WHERE option_name = %s", $option ) );
		$sql   = "UPDATE {$wpdb->options} SET option_value = %s WHERE option_name = %s AND option_value = %s";
		$made  = (int) $other < time() - $timeout && $wpdb->query( $wpdb->prepare( $sql, $token, $option, $other ) );
	}
	$sql = "DELETE FROM {$wpdb->options} WHERE option_name = %s AND option_value = %s";
	return $made ? static fn() => $wpdb->query( $wpdb->prepare( $sql, $option, $token ) ) : false;
	// phpcs:enable
}
