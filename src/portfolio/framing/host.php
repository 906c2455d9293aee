<?php
/** Resolves a host once, rejects private addresses, and pins the request to the checked address. */

declare( strict_types=1 );

namespace Frontage\Portfolio;

defined( 'ABSPATH' ) || exit;

/** Private, shared, reserved and multicast ranges of IPv4 (IANA special-purpose registry), and Azure's internal address. */
const SPECIAL_RANGES = [
	'0.0.0.0/8',
	'10.0.0.0/8',
	'100.64.0.0/10',
	'127.0.0.0/8',
	'168.63.129.16/32',
	'169.254.0.0/16',
	'172.16.0.0/12',
	'192.0.0.0/24',
	'192.168.0.0/16',
	'198.18.0.0/15',
	'224.0.0.0/4',
	'240.0.0.0/4',
];

/** Ports that core considers safe. */
const WEB_PORTS = [ 80, 443, 8080 ];

/**
 * IP address to connect to, if all addresses of the host are public.
 * @return array{string, ''|'private'|'silent'|'unchecked'} Address, or the reason for none.
 */
function resolve_host( string $url ): array {
	$host = rtrim( url_parts( $url )['host'], '.' );
	$port = url_parts( $url )['port'];
	$home = url_parts( home_url() );
	// This site's own host may be on a private network; its other ports are not requested.
	$is_own     = $home['host'] === $host && in_array( $port, [ $home['port'], 80, 443 ], true );
	$is_allowed = ( $is_own || in_array( $port, WEB_PORTS, true ) ) && null === wp_parse_url( $url, PHP_URL_USER );
	if ( ! $is_allowed || ! can_pin_dns( $url ) || ! is_ascii_host( $host ) ) {
		return [ '', 'unchecked' ];
	}
	$addresses = gethostbynamel( $host );
	if ( ! $addresses ) {
		// Hosts with IPv6 only are not requested. Without a name server there is a warning.
		return [ '', @dns_get_record( $host, DNS_AAAA ) ? 'unchecked' : 'silent' ]; // phpcs:ignore WordPress.PHP.NoSilencedErrors
	}
	if ( ! $is_own && array_filter( $addresses, __NAMESPACE__ . '\is_special_address' ) ) {
		return [ '', 'private' ];
	}
	return [ $addresses[0], '' ];
}

/** Whether it is a dotted IPv4 address, or a name that is not parsed as a number like `0x7f.1`. Excludes international names and IPv6. */
function is_ascii_host( string $host ): bool {
	return false !== filter_var( $host, FILTER_VALIDATE_IP, FILTER_FLAG_IPV4 )
		|| 1 === preg_match( '/^([a-z0-9_-]+\.)*[a-z][a-z0-9-]*$/', $host );
}

/** Whether it is not on the public web. */
function is_special_address( string $address ): bool {
	$ip = ip2long( $address );
	foreach ( SPECIAL_RANGES as $range ) {
		[ $network, $bits ] = explode( '/', $range );
		if ( false === $ip || $ip >> ( 32 - (int) $bits ) === (int) ip2long( $network ) >> ( 32 - (int) $bits ) ) {
			return true;
		}
	}
	return false;
}

/** Whether DNS can be pinned: only with cURL, and not through a proxy. */
function can_pin_dns( string $url ): bool {
	$proxy = new \WP_HTTP_Proxy();
	return \WpOrg\Requests\Transport\Curl::test( [ 'ssl' => true ] ) && ! ( $proxy->is_enabled() && $proxy->send_through_proxy( $url ) );
}

/**
 * Keeps cURL from resolving the host again: the second result could be a private address (DNS rebinding), or an unchecked IPv6 one.
 * @param mixed $curl The handle of the request.
 */
function pin_dns( $curl, string $url, string $address ): void {
	$host = rtrim( url_parts( $url )['host'], '.' );
	$port = url_parts( $url )['port'];
	// phpcs:disable WordPress.WP.AlternativeFunctions -- Core's hook for this.
	curl_setopt( $curl, CURLOPT_IPRESOLVE, CURL_IPRESOLVE_V4 );
	curl_setopt( $curl, CURLOPT_RESOLVE, [ "$host:$port:$address", "$host.:$port:$address" ] );
	// No proxy of the environment.
	curl_setopt( $curl, CURLOPT_PROXY, '' );
	// phpcs:enable
}
