<?php
/** Checks by a request whether a site can be framed, protected against SSRF. */

declare( strict_types=1 );

namespace Frontage\Portfolio;

use function Frontage\Address\sanitize_http_url;

defined( 'ABSPATH' ) || exit;

/** Time limit of a check with DNS and redirects, in seconds. */
const FRAMING_TIMEOUT = 4;

const MAX_REDIRECTS = 3;

/**
 * `insecure`: http on an https site. `private`: not on the public web. `missing`: an HTTP error. `silent`: no response in time. `unchecked`: no
 * safe request is possible.
 */
const FRAMING_REASONS = [ 'allowed', 'refused', 'insecure', 'private', 'missing', 'silent', 'unchecked' ];

/**
 * Framing status of a site, cached for an hour.
 * @return array{mayBeFramed: bool|null, reason: string} Null if unknown; a reason of FRAMING_REASONS.
 */
function framing_status( string $url ): array {
	$status = cached_framing_status( $url );
	if ( null === $status ) {
		$status = check_framing( $url );
		set_transient( framing_cache_key( $url ), $status, null === $status['mayBeFramed'] ? 5 * MINUTE_IN_SECONDS : HOUR_IN_SECONDS );
	}
	return $status;
}

/** @return null|array{mayBeFramed: bool|null, reason: string} */
function cached_framing_status( string $url ): ?array {
	$status = get_transient( framing_cache_key( $url ) );
	if ( ! is_array( $status ) || ! in_array( $status['reason'] ?? '', FRAMING_REASONS, true ) ) {
		return null;
	}
	$allowed = $status['mayBeFramed'] ?? null;
	return framing_result( is_bool( $allowed ) ? $allowed : null, $status['reason'] );
}

/** Cache key, with this site's URL, which policies may refer to. */
function framing_cache_key( string $url ): string {
	return 'frontage_framing_' . md5( $url . ' ' . home_url() );
}

/** @return array{mayBeFramed: bool|null, reason: string} */
function check_framing( string $url ): array {
	$deadline = microtime( true ) + FRAMING_TIMEOUT;
	$url      = \WP_Http::make_absolute_url( $url, home_url( '/' ) );
	for ( $hop = 0; $hop <= MAX_REDIRECTS; $hop++ ) {
		if ( 'https' === url_parts( home_url() )['scheme'] && 'https' !== url_parts( $url )['scheme'] ) {
			return framing_result( false, 'insecure' );
		}
		[ $address, $reason ] = resolve_host( $url );
		if ( '' !== $reason ) {
			return framing_result( null, $reason );
		}
		$response = fetch_headers( $url, $address, $deadline );
		if ( null === $response ) {
			return framing_result( null, 'silent' );
		}
		$location = (array) wp_remote_retrieve_header( $response, 'location' );
		$location = (string) reset( $location );
		$code     = (int) wp_remote_retrieve_response_code( $response );
		if ( $code < 300 || $code >= 400 || '' === $location ) {
			return read_framing_headers( $response, $code, $url );
		}
		$url = sanitize_http_url( \WP_Http::make_absolute_url( $location, $url ) );
	}
	return framing_result( null, 'silent' );
}

/**
 * Response headers by HEAD, or by GET from sites that do not support HEAD. The caller has checked the address.
 * @param string $address The IP address to connect to.
 * @return null|array<string, mixed> Null for no response in time.
 */
function fetch_headers( string $url, string $address, float $deadline ): ?array {
	$response = null;
	$pin      = static function ( $curl ) use ( $url, $address ): void {
		pin_dns( $curl, $url, $address );
	};
	add_action( 'http_api_curl', $pin );
	foreach ( [ 'HEAD', 'GET' ] as $method ) {
		$left = $deadline - microtime( true );
		if ( $left < 0.1 ) {
			$response = null;
			break;
		}
		// Not wp_safe_remote_request(): it resolves the host again, possibly to another address, and without a time limit.
		$response = wp_remote_request(
			$url,
			[
				'method'              => $method,
				'timeout'             => $left,
				'redirection'         => 0,
				'limit_response_size' => KB_IN_BYTES,
				'headers'             => [ 'Accept' => 'text/html' ],
			]
		);
		if ( is_array( $response ) && (int) wp_remote_retrieve_response_code( $response ) < 400 ) {
			break;
		}
	}//end foreach
	remove_action( 'http_api_curl', $pin );
	return is_array( $response ) ? $response : null;
}

/**
 * @param array<string, mixed> $response
 * @return array{mayBeFramed: bool|null, reason: string}
 */
function read_framing_headers( array $response, int $code, string $url ): array {
	if ( $code >= 400 || $code < 200 ) {
		return framing_result( null, 'missing' );
	}
	$policies = (array) wp_remote_retrieve_header( $response, 'content-security-policy' );
	$options  = (array) wp_remote_retrieve_header( $response, 'x-frame-options' );
	$allowed  = headers_allow_framing( $policies, $options, $url, home_url() );
	return framing_result( $allowed, $allowed ? 'allowed' : 'refused' );
}

/** @return array{mayBeFramed: bool|null, reason: string} */
function framing_result( ?bool $allowed, string $reason ): array {
	return [
		'mayBeFramed' => $allowed,
		'reason'      => $reason,
	];
}
