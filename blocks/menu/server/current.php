<?php
/** Tells whether an address is the one that is shown, as WordPress's classic menus do: with or without host, decoded, in a subfolder, with plain permalinks. */

declare( strict_types=1 );

namespace Frontage\Menu;

use Frontage\Address;
use Frontage\Values;

defined( 'ABSPATH' ) || exit;

/**
 * An address without a query is current only where the query does not choose what is shown, as it does on searches and with plain permalinks. Links to a place
 * on the page never are.
 */
function is_current_address( string $url ): bool {
	if ( '' === $url || str_contains( $url, '#' ) || is_404() ) {
		return false;
	}
	[ $hosts, $path, $query ]    = address_parts( $url );
	[ $current_hosts, $current ] = address_parts( Address\current_request() );
	$is_same_place               = $path === $current && array_intersect( $hosts, $current_hosts );
	$asked                       = array_column( Address\query_pairs(), 1, 0 );
	ksort( $asked );
	if ( ! $is_same_place || $query ) {
		return $is_same_place && $query === $asked;
	}
	$is_home = address_parts( Values\text( home_url( '/' ) ) )[1] === $path;
	return ! is_search() && ( ! $is_home || is_front_page() || is_home() );
}

/**
 * @param string $url An address with or without a host.
 * @return array{ list<string>, string, array<int|string, mixed> } Its hosts: without one both the site's own and that which was asked; its path, decoded; its
 *         parameters by name, sorted.
 */
function address_parts( string $url ): array {
	$parts = wp_parse_url( $url );
	$parts = is_array( $parts ) ? $parts : [];
	$port  = isset( $parts['port'] ) ? ':' . $parts['port'] : '';
	$hosts = isset( $parts['host'] ) ? [ strtolower( $parts['host'] . $port ) ] : array_values( array_unique( [ asked_host(), own_host() ] ) );
	$path  = (string) preg_replace( '~/index\.php$~', '', rawurldecode( untrailingslashit( $parts['path'] ?? '/' ) ) );
	wp_parse_str( $parts['query'] ?? '', $query );
	ksort( $query );
	return [ $hosts, untrailingslashit( $path ), $query ];
}

function asked_host(): string {
	return isset( $_SERVER['HTTP_HOST'] ) && is_string( $_SERVER['HTTP_HOST'] ) ? strtolower( sanitize_text_field( wp_unslash( $_SERVER['HTTP_HOST'] ) ) ) : own_host();
}

function own_host(): string {
	$home = wp_parse_url( Values\text( home_url() ) );
	return is_array( $home ) ? strtolower( ( $home['host'] ?? '' ) . ( isset( $home['port'] ) ? ':' . $home['port'] : '' ) ) : '';
}
