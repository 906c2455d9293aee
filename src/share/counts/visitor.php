<?php
/**
 * Tells visitors apart for a day, without keeping who they are: what is stored is a keyed hash, the key is another every day, and yesterday's is gone.
 * The browser's name is not in it, for whoever forges counts changes that at will.
 */

declare( strict_types=1 );

namespace Frontage\Share;

defined( 'ABSPATH' ) || exit;

const SALT = 'frontage_share_salt';

/** What one visitor, and the whole site, may have counted in a minute. */
const MOST_OF_VISITOR = 20;
const MOST_OF_SITE    = 600;

/** Whether this is the first of its kind from this visitor today; it is remembered. Of two at once only the cache or the database knows who came first. */
function is_first_today( string $what ): bool {
	global $wpdb;
	$name = 'frontage_shared_' . hash_today( $what );
	if ( wp_using_ext_object_cache() ) {
		return wp_cache_add( $name, 1, 'frontage_share', DAY_IN_SECONDS );
	}
	$is_silent = $wpdb->suppress_errors();
	// As WordPress's own locks are set; both rows are a transient, which WordPress forgets in time.
	$add  = $wpdb->prepare(
		"INSERT IGNORE INTO {$wpdb->options} (option_name, option_value, autoload) VALUES (%s, '1', 'off'), (%s, %d, 'off')",
		"_transient_$name",
		"_transient_timeout_$name",
		time() + DAY_IN_SECONDS
	);
	$rows = $wpdb->query( $add ); // phpcs:ignore WordPress.DB -- Prepared above; WordPress has no such addition.
	$wpdb->suppress_errors( $is_silent );
	return (int) $rows > 0;
}

/** Whether the visitor, or all visitors together, want too much. */
function is_too_much(): bool {
	$minute = (string) floor( time() / MINUTE_IN_SECONDS );
	return is_above( 'frontage_share_rate_' . hash_today( $minute ), MOST_OF_VISITOR ) || is_above( "frontage_share_rate_$minute", MOST_OF_SITE );
}

/** The name holds the minute: what is renewed with every count would never be forgotten. */
function is_above( string $name, int $most ): bool {
	$count = (int) get_transient( $name );
	if ( $count >= $most ) {
		return true;
	}
	set_transient( $name, $count + 1, MINUTE_IN_SECONDS );
	return false;
}

function hash_today( string $what ): string {
	$address = isset( $_SERVER['REMOTE_ADDR'] ) ? sanitize_text_field( wp_unslash( $_SERVER['REMOTE_ADDR'] ) ) : '';
	$binary  = inet_pton( $address );
	// One line has the lower half of all addresses of version 6 for itself.
	$network = is_string( $binary ) && 16 === strlen( $binary ) ? substr( $binary, 0, 8 ) : $address;
	return substr( hash_hmac( 'sha256', "$network|$what", salt_of_today() ), 0, 32 );
}

function salt_of_today(): string {
	$today = gmdate( 'Y-m-d' );
	$kept  = get_option( SALT );
	if ( is_array( $kept ) && ( $kept['day'] ?? '' ) === $today && is_string( $kept['salt'] ?? null ) ) {
		return $kept['salt'];
	}
	$salt = wp_generate_password( 64, true, true );
	update_option(
		SALT,
		[
			'day'  => $today,
			'salt' => $salt,
		],
		false
	);
	return $salt;
}
