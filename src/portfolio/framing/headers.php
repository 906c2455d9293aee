<?php
/**
 * Evaluates response headers about framing by the CSP specification: a policy with frame-ancestors overrides X-Frame-Options, and all policies have
 * to allow it.
 */

declare( strict_types=1 );

namespace Frontage\Portfolio;

defined( 'ABSPATH' ) || exit;

/** Default ports by scheme. */
const DEFAULT_PORTS = [
	'http'  => 80,
	'https' => 443,
];

/**
 * @param string[] $policies Every Content-Security-Policy header.
 * @param string[] $options Every X-Frame-Options header.
 */
function headers_allow_framing( array $policies, array $options, string $framed, string $ours ): bool {
	$lists = [];
	foreach ( explode( ',', implode( ',', $policies ) ) as $policy ) {
		$sources = frame_ancestors( $policy );
		if ( null !== $sources ) {
			$lists[] = $sources;
		}
	}
	foreach ( $lists as $sources ) {
		if ( ! any_source_matches( $sources, $framed, $ours ) ) {
			return false;
		}
	}
	return $lists || frame_options_allow( $options, $framed, $ours );
}

/**
 * Evaluates X-Frame-Options. Values that browsers do not support, such as ALLOW-FROM, are ignored.
 * @param string[] $options
 */
function frame_options_allow( array $options, string $framed, string $ours ): bool {
	$words = array_unique( array_map( 'trim', explode( ',', strtolower( implode( ',', $options ) ) ) ) );
	if ( count( $words ) > 1 ) {
		// Contradicting values count as a refusal.
		return ! array_intersect( $words, [ 'deny', 'sameorigin', 'allowall' ] );
	}
	if ( [ 'sameorigin' ] === $words ) {
		return url_origin( $framed ) === url_origin( $ours );
	}
	return [ 'deny' ] !== $words;
}

/** @return null|list<string> Sources in lower case; none for nobody, null without the directive. */
function frame_ancestors( string $policy ): ?array {
	foreach ( explode( ';', strtolower( $policy ) ) as $directive ) {
		$words = preg_split( '/\s+/', trim( $directive ), -1, PREG_SPLIT_NO_EMPTY );
		$words = is_array( $words ) ? $words : [];
		if ( $words && 'frame-ancestors' === $words[0] ) {
			// Only the first one counts, as in browsers.
			return array_slice( $words, 1 );
		}
	}
	return null;
}

/** @param string[] $sources */
function any_source_matches( array $sources, string $framed, string $ours ): bool {
	foreach ( $sources as $source ) {
		if ( "'self'" === $source ? url_origin( $framed ) === url_origin( $ours ) : source_matches( $source, $framed, $ours ) ) {
			return true;
		}
	}
	return false;
}

/** Matches one source: `*`, a scheme, or a host, with optional scheme, port and `*.`. */
function source_matches( string $source, string $framed, string $ours ): bool {
	$site = url_parts( $ours );
	if ( '*' === $source ) {
		return true;
	}
	if ( preg_match( '/^([a-z][a-z0-9+.-]*):$/', $source, $scheme ) ) {
		return scheme_matches( $scheme[1], $site['scheme'] );
	}
	$pattern = '~^(?:([a-z][a-z0-9+.-]*)://)?(\*|(?:\*\.)?[a-z0-9_.-]+|\[[0-9a-f:.]+\])(?::(\d+|\*))?(?:/.*)?$~';
	if ( ! preg_match( $pattern, $source, $found ) ) {
		return false;
	}
	$scheme = '' === $found[1] ? url_parts( $framed )['scheme'] : $found[1];
	return scheme_matches( $scheme, $site['scheme'] ) && host_matches( $found[2], $site['host'] ) && port_matches( $found[3] ?? '', $scheme, $site );
}

/** Compares schemes; http also matches https. */
function scheme_matches( string $wanted, string $scheme ): bool {
	return $wanted === $scheme || ( 'http' === $wanted && 'https' === $scheme );
}

/** Compares hosts; `*.` matches at least one label. */
function host_matches( string $wanted, string $host ): bool {
	return '*' === $wanted || $wanted === $host || ( str_starts_with( $wanted, '*.' ) && str_ends_with( $host, substr( $wanted, 1 ) ) );
}

/** @param array{scheme: string, host: string, port: int} $site */
function port_matches( string $wanted, string $scheme, array $site ): bool {
	$default = DEFAULT_PORTS[ $site['scheme'] ] ?? 0;
	if ( '*' === $wanted || (int) $wanted === $site['port'] ) {
		return true;
	}
	// A source with http matches the site after its move to https.
	return $default === $site['port'] && ( '' === $wanted || ( 'http' === $scheme && '80' === $wanted ) );
}

/** Origin of a URL for comparison. */
function url_origin( string $url ): string {
	return implode( ' ', url_parts( $url ) );
}

/** @return array{scheme: string, host: string, port: int} In lower case. */
function url_parts( string $url ): array {
	$parts  = (array) wp_parse_url( $url );
	$scheme = strtolower( (string) ( $parts['scheme'] ?? '' ) );
	return [
		'scheme' => $scheme,
		'host'   => strtolower( (string) ( $parts['host'] ?? '' ) ),
		'port'   => (int) ( $parts['port'] ?? DEFAULT_PORTS[ $scheme ] ?? 0 ),
	];
}
