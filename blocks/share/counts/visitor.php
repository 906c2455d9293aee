<?php
/**
 * Tells visitors apart for a day, without keeping who they are: what is stored is a keyed hash, the key is another every day, and yesterday's is gone.
 * The browser's name is not in it, for whoever forges counts changes that at will.
 */

declare( strict_types=1 );

namespace Frontage\Share;

use function Frontage\Values\items;
use function Frontage\Values\text;

defined( 'ABSPATH' ) || exit;

const SALT = 'frontage_share_salt';
const RATE = 'frontage_share_rate';

/** What one visitor, and the whole site, may have counted in a minute, and the site in a day. */
const MOST_OF_VISITOR = 20;
const MOST_OF_SITE    = 600;
const MOST_OF_DAY     = 10000;

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

/** Whether the visitor, or all visitors together, want too much. What is refused writes nothing; one row holds the present minute. */
function is_too_much(): bool {
	$minute   = (int) floor( time() / MINUTE_IN_SECONDS );
	$kept     = items( get_transient( RATE ) );
	$visitors = ( $kept['minute'] ?? 0 ) === $minute ? items( $kept['visitors'] ?? [] ) : [];
	// First, for another day's codes go when the day's key is made.
	$visitor = hash_today( (string) $minute );
	$count   = (int) text( $visitors[ $visitor ] ?? 0 );
	if ( array_sum( $visitors ) >= MOST_OF_SITE || $count >= MOST_OF_VISITOR || is_day_full() ) {
		return true;
	}
	$visitors[ $visitor ] = $count + 1;
	set_transient(
		RATE,
		[
			'minute'   => $minute,
			'visitors' => $visitors,
		],
		MINUTE_IN_SECONDS
	);
	return false;
}

/** Whether the database has as many rows of today's visitors as it may; a cache makes room by itself. */
function is_day_full(): bool {
	global $wpdb;
	if ( wp_using_ext_object_cache() ) {
		return false;
	}
	/**
	 * Filters how many shares of visitors the site counts in a day. Each leaves two rows in the table of options until the first share of another day.
	 *
	 * @since 0.2.0
	 * @param int $most 10,000 unless filtered. Sites with a persistent object cache store no rows, and have no such limit.
	 */
	$most = apply_filters( 'frontage_shares_most_a_day', MOST_OF_DAY );
	$rows = $wpdb->get_var( $wpdb->prepare( "SELECT COUNT(*) FROM {$wpdb->options} WHERE option_name LIKE %s", $wpdb->esc_like( '_transient_frontage_shared_' ) . '%' ) ); // phpcs:ignore WordPress.DB -- By the index of names; WordPress counts no options.
	return (int) $rows >= ( is_numeric( $most ) ? (int) $most : MOST_OF_DAY );
}

/** The codes of another day, which no visitor has again. */
function forget_codes(): void {
	global $wpdb;
	// phpcs:ignore WordPress.DB -- WordPress deletes options by whole names only; nothing reads these through its caches.
	$wpdb->query( $wpdb->prepare( "DELETE FROM {$wpdb->options} WHERE option_name LIKE %s OR option_name LIKE %s", $wpdb->esc_like( '_transient_frontage_shared_' ) . '%', $wpdb->esc_like( '_transient_timeout_frontage_shared_' ) . '%' ) );
}

function hash_today( string $what ): string {
	$address = visitor_address();
	// One line has the lower half of all addresses of version 6 for itself; those that begin with zeros hold one of version 4, or are the server's own.
	$network = filter_var( $address, FILTER_VALIDATE_IP, FILTER_FLAG_IPV6 ) ? substr( (string) inet_pton( $address ), 0, 8 ) : '';
	$network = '' === trim( $network, "\0" ) ? $address : $network;
	return substr( hash_hmac( 'sha256', "$network|$what", salt_of_today() ), 0, 32 );
}

/** Where a visitor comes from. No header is trusted: whoever forges counts sends any. */
function visitor_address(): string {
	$address = isset( $_SERVER['REMOTE_ADDR'] ) ? sanitize_text_field( wp_unslash( $_SERVER['REMOTE_ADDR'] ) ) : '';
	/**
	 * Filters the IP address by which visitors are told apart for a day when shares are counted. Behind a proxy that the server does not know all come
	 * from one; answer with the header that your proxy sets, and that no visitor can.
	 *
	 * @since 0.2.0
	 * @param string $address As the server has it.
	 */
	return text( apply_filters( 'frontage_visitor_address', $address ), $address );
}

function salt_of_today(): string {
	$today = gmdate( 'Y-m-d' );
	$kept  = get_option( SALT );
	if ( is_array( $kept ) && ( $kept['day'] ?? '' ) === $today && is_string( $kept['salt'] ?? null ) ) {
		return $kept['salt'];
	}
	forget_codes();
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
