<?php
/**
 * Distinguishes visitors for a day without storing who they are: by a keyed hash, with a new key every day. The user agent is not part of it,
 * because it can be forged at will.
 */

declare( strict_types=1 );

namespace Frontage\Share;

use function Frontage\Values\items;
use function Frontage\Values\text;

defined( 'ABSPATH' ) || exit;

const SALT = 'frontage_share_salt';
const RATE = 'frontage_share_rate';

/** Limits of counted shares: of a visitor and of the site in a minute, of the site in a day. */
const MAX_PER_VISITOR = 20;
const MAX_PER_SITE    = 600;
const MAX_PER_DAY     = 10000;

/** Whether this is the visitor's first share of this kind today, which is stored. The cache or the database decides between concurrent requests. */
function is_first_today( string $what ): bool {
	global $wpdb;
	$name = 'frontage_shared_' . daily_hash( $what );
	if ( wp_using_ext_object_cache() ) {
		return wp_cache_add( $name, 1, 'frontage_share', DAY_IN_SECONDS );
	}
	$is_silent = $wpdb->suppress_errors();
	// Like core's own locks; both rows make a transient, which expires.
	$add  = $wpdb->prepare(
		"INSERT IGNORE INTO {$wpdb->options} (option_name, option_value, autoload) VALUES (%s, '1', 'off'), (%s, %d, 'off')",
		"_transient_$name",
		"_transient_timeout_$name",
		time() + DAY_IN_SECONDS
	);
	$rows = $wpdb->query( $add ); // phpcs:ignore WordPress.DB -- Prepared above; core has no such insert.
	$wpdb->suppress_errors( $is_silent );
	return (int) $rows > 0;
}

/** Rate limit of the visitor and of the whole site. Rejected requests write nothing; one row holds the current minute. */
function is_rate_limited(): bool {
	$minute   = (int) floor( time() / MINUTE_IN_SECONDS );
	$kept     = items( get_transient( RATE ) );
	$visitors = ( $kept['minute'] ?? 0 ) === $minute ? items( $kept['visitors'] ?? [] ) : [];
	// First, because a new day's key deletes the hashes of the day before.
	$visitor = daily_hash( (string) $minute );
	$count   = (int) text( $visitors[ $visitor ] ?? 0 );
	if ( array_sum( $visitors ) >= MAX_PER_SITE || $count >= MAX_PER_VISITOR || is_daily_limit_reached() ) {
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

/** Whether the database holds the maximum number of today's rows; object caches evict by themselves. */
function is_daily_limit_reached(): bool {
	global $wpdb;
	if ( wp_using_ext_object_cache() ) {
		return false;
	}
	/**
	 * Filters how many shares the site counts in a day. Each adds two rows to the options table until the first share of another day.
	 *
	 * @since 0.2.0
	 * @param int $most 10,000 unless filtered. Sites with a persistent object cache store no rows, and have no such limit.
	 */
	$most = apply_filters( 'frontage_shares_most_a_day', MAX_PER_DAY );
	$sql  = "SELECT COUNT(*) FROM {$wpdb->options} WHERE option_name LIKE %s";
	$like = $wpdb->esc_like( '_transient_frontage_shared_' ) . '%';
	$rows = $wpdb->get_var( $wpdb->prepare( $sql, $like ) ); // phpcs:ignore WordPress.DB -- Uses the index of names; core counts no options.
	return (int) $rows >= ( is_numeric( $most ) ? (int) $most : MAX_PER_DAY );
}

/** Deletes the hashes of another day. */
function delete_hashes(): void {
	global $wpdb;
	$sql   = "DELETE FROM {$wpdb->options} WHERE option_name LIKE %s OR option_name LIKE %s";
	$likes = [ $wpdb->esc_like( '_transient_frontage_shared_' ) . '%', $wpdb->esc_like( '_transient_timeout_frontage_shared_' ) . '%' ];
	$wpdb->query( $wpdb->prepare( $sql, $likes ) ); // phpcs:ignore WordPress.DB -- Core deletes options by whole names only; none of these are cached.
}

function daily_hash( string $what ): string {
	$address = visitor_address();
	// Half of an IPv6 address is the network; the other half changes at will. Addresses that begin with zeros hold one of version 4.
	$network = filter_var( $address, FILTER_VALIDATE_IP, FILTER_FLAG_IPV6 ) ? substr( (string) inet_pton( $address ), 0, 8 ) : '';
	$network = '' === trim( $network, "\0" ) ? $address : $network;
	return substr( hash_hmac( 'sha256', "$network|$what", daily_salt() ), 0, 32 );
}

/** IP address of the visitor. Headers are not trusted, because they can be forged. */
function visitor_address(): string {
	$address = isset( $_SERVER['REMOTE_ADDR'] ) ? sanitize_text_field( wp_unslash( $_SERVER['REMOTE_ADDR'] ) ) : '';
	/**
	 * Filters the IP address by which visitors are distinguished for a day when shares are counted. Behind a proxy that the server does not know all
	 * come from one; answer with the header that your proxy sets, and that no visitor can.
	 *
	 * @since 0.2.0
	 * @param string $address As the server has it.
	 */
	return text( apply_filters( 'frontage_visitor_address', $address ), $address );
}

function daily_salt(): string {
	$today = gmdate( 'Y-m-d' );
	$kept  = get_option( SALT );
	if ( is_array( $kept ) && ( $kept['day'] ?? '' ) === $today && is_string( $kept['salt'] ?? null ) ) {
		return $kept['salt'];
	}
	delete_hashes();
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
