<?php
/**
 * Asks a site whether it may be shown in a frame on ours, without letting anybody reach what only this server can.
 *
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Portfolio;

defined( 'ABSPATH' ) || exit;

/** How long the whole question may take, in seconds, and how many other addresses it may be sent on to. */
const FRAMING_PATIENCE  = 4;
const FRAMING_REDIRECTS = 3;

/** Every reason that an answer can have. */
const FRAMING_REASONS = [ 'allowed', 'refused', 'insecure', 'private', 'missing', 'silent' ];

/**
 * Whether a site may be framed, from memory if it was asked within the hour.
 *
 * @since 0.1.0
 *
 * @param string $url A web address.
 * @return array{mayBeFramed: bool|null, reason: string} Null where nobody knows. The reason is one of FRAMING_REASONS: `insecure` is an
 *         http address on an https site, `private` one that is not on the public web, `missing` an error instead of a page,
 *         `silent` no answer in time.
 */
function framing_of( string $url ): array {
	$known = known_framing( $url );
	if ( null !== $known ) {
		return $known;
	}
	$answer = ask_for_framing( $url );
	// What may be a passing trouble is asked again sooner.
	set_transient( framing_key( $url ), $answer, null === $answer['mayBeFramed'] ? 5 * MINUTE_IN_SECONDS : HOUR_IN_SECONDS );
	return $answer;
}

/**
 * What was answered within the hour.
 *
 * @since 0.1.0
 *
 * @param string $url A web address.
 * @return null|array{mayBeFramed: bool|null, reason: string} Null where it was not asked.
 */
function known_framing( string $url ): ?array {
	$known = get_transient( framing_key( $url ) );
	if ( ! is_array( $known ) || ! in_array( $known['reason'] ?? '', FRAMING_REASONS, true ) ) {
		return null;
	}
	return [
		'mayBeFramed' => is_bool( $known['mayBeFramed'] ?? null ) ? $known['mayBeFramed'] : null,
		'reason'      => $known['reason'],
	];
}

/**
 * Where the answer about an address is remembered. It holds for the address of this site, too.
 *
 * @since 0.1.0
 *
 * @param string $url A web address.
 */
function framing_key( string $url ): string {
	return 'frontage_framing_' . md5( $url . ' ' . home_url() );
}

/**
 * Asks a site, following it where it leads.
 *
 * @since 0.1.0
 *
 * @param string $url A web address.
 * @return array{mayBeFramed: bool|null, reason: string} As framing_of() answers.
 */
function ask_for_framing( string $url ): array {
	$until = microtime( true ) + FRAMING_PATIENCE;
	$url   = \WP_Http::make_absolute_url( $url, home_url( '/' ) );
	for ( $hop = 0; $hop <= FRAMING_REDIRECTS; $hop++ ) {
		if ( 'https' === parts_of( home_url() )['scheme'] && 'https' !== parts_of( $url )['scheme'] ) {
			return framing_answer( false, 'insecure' );
		}
		[ $place, $address ] = place_of( $url );
		if ( 'private' === $place ) {
			return framing_answer( null, 'private' );
		}
		$response = 'public' === $place ? headers_from( $url, $until, $address ) : null;
		if ( null === $response ) {
			return framing_answer( null, 'silent' );
		}
		$next = wp_remote_retrieve_header( $response, 'location' );
		$next = is_array( $next ) ? (string) reset( $next ) : $next;
		$code = (int) wp_remote_retrieve_response_code( $response );
		if ( $code < 300 || $code >= 400 || '' === $next ) {
			return framing_by( $response, $code, $url );
		}
		$url = web_address( \WP_Http::make_absolute_url( $next, $url ) );
	}
	return framing_answer( null, 'silent' );
}

/**
 * Only the beginning of an answer, for its headers: by HEAD, and by GET from sites that do not know HEAD.
 *
 * @since 0.1.0
 *
 * @param string $url     A web address.
 * @param float  $until   When it must have come, as microtime() counts.
 * @param string $address The only address of the internet that may be asked, whatever the host's name stands for by then.
 * @return null|array<string, mixed> Null where nothing came.
 */
function headers_from( string $url, float $until, string $address ): ?array {
	$stay = static function ( $curl ) use ( $url, $address ): void {
		stay_at( $curl, $url, $address );
	};
	add_action( 'http_api_curl', $stay );
	try {
		return ask_for_headers( $url, $until );
	} finally {
		remove_action( 'http_api_curl', $stay );
	}
}

/**
 * Keeps a request from looking the host's name up once more: the second answer could be a private address, or one of the
 * other kind, which nobody has looked at.
 *
 * @since 0.1.0
 *
 * @param mixed  $curl    The handle of the request.
 * @param string $url     A web address.
 * @param string $address What its host's name stands for.
 */
function stay_at( $curl, string $url, string $address ): void {
	$host = rtrim( parts_of( $url )['host'], '.' );
	$port = parts_of( $url )['port'];
	// phpcs:disable WordPress.WP.AlternativeFunctions -- WordPress hands its handle over for this.
	curl_setopt( $curl, CURLOPT_IPRESOLVE, CURL_IPRESOLVE_V4 );
	curl_setopt( $curl, CURLOPT_RESOLVE, [ "$host:$port:$address", "$host.:$port:$address" ] );
	// phpcs:enable
}

/**
 * The beginning of an answer.
 *
 * @since 0.1.0
 *
 * @param string $url   A web address.
 * @param float  $until When it must have come, as microtime() counts.
 * @return null|array<string, mixed> Null where nothing came.
 */
function ask_for_headers( string $url, float $until ): ?array {
	foreach ( [ 'HEAD', 'GET' ] as $method ) {
		$left = $until - microtime( true );
		if ( $left < 0.1 ) {
			return null;
		}
		$response = wp_safe_remote_request(
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
			return $response;
		}
	}
	return is_array( $response ) ? $response : null;
}

/**
 * What an answer says about framing.
 *
 * @since 0.1.0
 *
 * @param array<string, mixed> $response The answer, as WordPress's HTTP functions give it.
 * @param int                  $code     Its status.
 * @param string               $url      The address that it came from.
 * @return array{mayBeFramed: bool|null, reason: string}
 */
function framing_by( array $response, int $code, string $url ): array {
	if ( $code >= 400 || $code < 200 ) {
		return framing_answer( null, 'missing' );
	}
	$policies = (array) wp_remote_retrieve_header( $response, 'content-security-policy' );
	$options  = (array) wp_remote_retrieve_header( $response, 'x-frame-options' );
	$may      = headers_let_frame( $policies, $options, $url, home_url() );
	return framing_answer( $may, $may ? 'allowed' : 'refused' );
}

/**
 * An answer.
 *
 * @since 0.1.0
 *
 * @param bool|null $may    Whether it may be framed; null where nobody knows.
 * @param string    $reason One of FRAMING_REASONS.
 * @return array{mayBeFramed: bool|null, reason: string}
 */
function framing_answer( ?bool $may, string $reason ): array {
	return [
		'mayBeFramed' => $may,
		'reason'      => $reason,
	];
}

/**
 * Whether an address is on the public web: by WordPress's own check, and by every address that the host's name stands for.
 *
 * @since 0.1.0
 *
 * @param string $url A web address.
 * @return array{'public'|'private'|'nowhere', string} Nowhere is a name that stands for no address. With the address that was looked at.
 */
function place_of( string $url ): array {
	$host      = rtrim( parts_of( $url )['host'], '.' );
	$addresses = gethostbynamel( $host );
	if ( ! $addresses ) {
		return [ 'nowhere', '' ];
	}
	if ( ! wp_http_validate_url( $url ) ) {
		return [ 'private', '' ];
	}
	// This site's own host may well be on a private network.
	if ( parts_of( home_url() )['host'] === $host ) {
		return [ 'public', $addresses[0] ];
	}
	foreach ( $addresses as $address ) {
		$is_public = filter_var( $address, FILTER_VALIDATE_IP, FILTER_FLAG_NO_PRIV_RANGE | FILTER_FLAG_NO_RES_RANGE );
		// 100.64.0.0/10, which providers use inside their own networks, is in neither range.
		if ( ! $is_public || 0x64400000 === ( (int) ip2long( $address ) & 0xFFC00000 ) ) {
			return [ 'private', '' ];
		}
	}
	return [ 'public', $addresses[0] ];
}
