<?php
/** Lock for one request at a time, by core's lock for updates. */

declare( strict_types=1 );

namespace Frontage\Database;

defined( 'ABSPATH' ) || exit;

/** Seconds after which a lock expires that was not released. */
const LOCK_TIMEOUT = 300;

/**
 * Calls a function while no other request holds the lock. Released at its end, even if it throws or the request ends.
 * @template Result
 * @param callable(): Result $work
 * @param int                $timeout Seconds after which a lock expires that a killed process holds.
 * @return Result|null Null, and nothing called, if another request holds the lock.
 */
function with_lock( string $name, callable $work, int $timeout = LOCK_TIMEOUT ) {
	require_once ABSPATH . 'wp-admin/includes/class-wp-upgrader.php';
	if ( ! \WP_Upgrader::create_lock( "frontage_$name", $timeout ) ) {
		return null;
	}
	$is_held = true;
	$release = static function () use ( $name, &$is_held ): void {
		if ( $is_held ) {
			$is_held = false;
			\WP_Upgrader::release_lock( "frontage_$name" );
		}
	};
	// A fatal error or exit() skips `finally`.
	register_shutdown_function( $release );
	try {
		return $work();
	} finally {
		$release();
	}
}
