<?php
/** Compares URLs with the current one as WordPress's classic menus do: with or without host, decoded, in a subfolder, with plain permalinks. */

declare( strict_types=1 );

namespace Frontage\Menu;

use Frontage\Address;
use Frontage\Values;

defined( 'ABSPATH' ) || exit;

/**
 * Whether a URL is the current one. Without a query it is only if the query does not select the page, as on searches and with plain permalinks.
 * Links to an anchor never are.
 */
function is_current_address( string $url ): bool {
	if ( '' === $url || str_contains( $url, '#' ) || is_404() ) {
		return false;
	}
	[ $hosts, $path, $query ]    = address_parts( $url );
	[ $current_hosts, $current ] = address_parts( Address\current_request() );
	$is_same_page                = $path === $current && array_intersect( $hosts, $current_hosts );
	$current_query               = array_column( Address\query_pairs(), 1, 0 );
	ksort( $current_query );
	if ( ! $is_same_page || $query ) {
		return $is_same_page && $query === $current_query;
	}
	$is_home = address_parts( Values\text( home_url( '/' ) ) )[1] === $path;
	return ! is_search() && ( ! $is_home || is_front_page() || is_home() );
}

/**
 * @param string $url URL with or without a host.
 * @return array{ list<string>, string, array<int|string, mixed> } Hosts (for a URL without one: the site's and the requested one), decoded
 *   path, and
 *         sorted query parameters by name.
 */
function address_parts( string $url ): array {
	$parts = wp_parse_url( $url );
	$parts = is_array( $parts ) ? $parts : [];
	$port  = isset( $parts['port'] ) ? ':' . $parts['port'] : '';
	$hosts = [ strtolower( ( $parts['host'] ?? '' ) . $port ) ];
	if ( ! isset( $parts['host'] ) ) {
		$hosts = array_values( array_unique( [ request_host(), home_host() ] ) );
	}
	$path = (string) preg_replace( '~/index\.php$~', '', rawurldecode( untrailingslashit( $parts['path'] ?? '/' ) ) );
	wp_parse_str( $parts['query'] ?? '', $query );
	ksort( $query );
	return [ $hosts, untrailingslashit( $path ), $query ];
}

function request_host(): string {
	$host = isset( $_SERVER['HTTP_HOST'] ) && is_string( $_SERVER['HTTP_HOST'] ) ? sanitize_text_field( wp_unslash( $_SERVER['HTTP_HOST'] ) ) : '';
	return '' === $host ? home_host() : strtolower( $host );
}

function home_host(): string {
	$home = wp_parse_url( Values\text( home_url() ) );
	return is_array( $home ) ? strtolower( ( $home['host'] ?? '' ) . ( isset( $home['port'] ) ? ':' . $home['port'] : '' ) ) : '';
}
