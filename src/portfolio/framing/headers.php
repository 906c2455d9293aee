<?php
/**
 * Reads from the headers of a site's answer whether browsers will show it in a frame on ours, and decides as they do: a policy that
 * names frame-ancestors stands above X-Frame-Options, and where there are several policies, each must agree.
 *
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Portfolio;

defined( 'ABSPATH' ) || exit;

/** The port of a scheme whose address names none. */
const USUAL_PORTS = [
	'http'  => 80,
	'https' => 443,
];

/**
 * Whether an answer with these headers may be framed.
 *
 * @since 0.1.0
 *
 * @param string[] $policies Every Content-Security-Policy header of the answer, as it came.
 * @param string[] $options  Every X-Frame-Options header of the answer, as it came.
 * @param string   $framed   Address of the answer, after redirects.
 * @param string   $ours     Address of the site that would frame it.
 */
function headers_let_frame( array $policies, array $options, string $framed, string $ours ): bool {
	$lists = [];
	foreach ( explode( ',', implode( ',', $policies ) ) as $policy ) {
		$sources = frame_ancestors( $policy );
		if ( null !== $sources ) {
			$lists[] = $sources;
		}
	}
	foreach ( $lists as $sources ) {
		if ( ! is_among( $sources, $framed, $ours ) ) {
			return false;
		}
	}
	return $lists || options_let_frame( $options, $framed, $ours );
}

/**
 * Who may frame an answer by X-Frame-Options. What browsers do not know, such as ALLOW-FROM, they leave aside.
 *
 * @since 0.1.0
 *
 * @param string[] $options Every such header.
 * @param string   $framed  Address of the answer.
 * @param string   $ours    Address of the site that would frame it.
 */
function options_let_frame( array $options, string $framed, string $ours ): bool {
	$words = array_unique( array_map( 'trim', explode( ',', strtolower( implode( ',', $options ) ) ) ) );
	if ( count( $words ) > 1 ) {
		// Words that contradict each other count as a refusal.
		return ! array_intersect( $words, [ 'deny', 'sameorigin', 'allowall' ] );
	}
	if ( [ 'sameorigin' ] === $words ) {
		return origin_of( $framed ) === origin_of( $ours );
	}
	return [ 'deny' ] !== $words;
}

/**
 * Whom one policy lets frame the answer.
 *
 * @since 0.1.0
 *
 * @param string $policy One policy: directives parted by semicolons.
 * @return null|list<string> The sources in lower case, none for nobody; null where the policy does not say.
 */
function frame_ancestors( string $policy ): ?array {
	foreach ( explode( ';', strtolower( $policy ) ) as $directive ) {
		$words = preg_split( '/\s+/', trim( $directive ), -1, PREG_SPLIT_NO_EMPTY );
		$words = is_array( $words ) ? $words : [];
		if ( $words && 'frame-ancestors' === $words[0] ) {
			// Only the first counts, as in browsers.
			return array_slice( $words, 1 );
		}
	}
	return null;
}

/**
 * Whether a site is among the sources of a policy.
 *
 * @since 0.1.0
 *
 * @param string[] $sources As frame_ancestors() answers.
 * @param string   $framed  Address of what the policy is for.
 * @param string   $ours    Address of the site.
 */
function is_among( array $sources, string $framed, string $ours ): bool {
	foreach ( $sources as $source ) {
		if ( "'self'" === $source ? origin_of( $framed ) === origin_of( $ours ) : matches_source( $source, $framed, $ours ) ) {
			return true;
		}
	}
	return false;
}

/**
 * Whether one source of a policy means a site: `*`, a scheme, or a host that may leave out scheme and port and begin with `*.`.
 *
 * @since 0.1.0
 *
 * @param string $source In lower case.
 * @param string $framed Address of what the policy is for: a source without a scheme means its scheme.
 * @param string $ours   Address of the site.
 */
function matches_source( string $source, string $framed, string $ours ): bool {
	$site = parts_of( $ours );
	if ( '*' === $source ) {
		return true;
	}
	if ( preg_match( '/^([a-z][a-z0-9+.-]*):$/', $source, $scheme ) ) {
		return is_scheme( $scheme[1], $site['scheme'] );
	}
	if ( ! preg_match( '~^(?:([a-z][a-z0-9+.-]*)://)?(\*|(?:\*\.)?[a-z0-9_.-]+|\[[0-9a-f:.]+\])(?::(\d+|\*))?(?:/.*)?$~', $source, $found ) ) {
		return false;
	}
	$scheme = '' === $found[1] ? parts_of( $framed )['scheme'] : $found[1];
	return is_scheme( $scheme, $site['scheme'] ) && is_host( $found[2], $site['host'] ) && is_port( $found[3] ?? '', $scheme, $site );
}

/**
 * Whether a scheme means another one: itself, and for http the safer https too.
 *
 * @since 0.1.0
 *
 * @param string $wanted What the policy says.
 * @param string $scheme What the site has.
 */
function is_scheme( string $wanted, string $scheme ): bool {
	return $wanted === $scheme || ( 'http' === $wanted && 'https' === $scheme );
}

/**
 * Whether a host means another one.
 *
 * @since 0.1.0
 *
 * @param string $wanted What the policy says; `*.` stands for at least one name before the rest.
 * @param string $host   What the site has.
 */
function is_host( string $wanted, string $host ): bool {
	return '*' === $wanted || $wanted === $host || ( str_starts_with( $wanted, '*.' ) && str_ends_with( $host, substr( $wanted, 1 ) ) );
}

/**
 * Whether a port means a site's.
 *
 * @since 0.1.0
 *
 * @param string                                          $wanted What the policy says; nothing for the usual one.
 * @param string                                          $scheme The scheme of the source.
 * @param array{scheme: string, host: string, port: int} $site   The site.
 */
function is_port( string $wanted, string $scheme, array $site ): bool {
	$usual = USUAL_PORTS[ $site['scheme'] ] ?? 0;
	if ( '*' === $wanted || (int) $wanted === $site['port'] ) {
		return true;
	}
	// A source for http means the same site after its move to https.
	return $usual === $site['port'] && ( '' === $wanted || ( 'http' === $scheme && '80' === $wanted ) );
}

/**
 * What browsers compare two addresses by.
 *
 * @since 0.1.0
 *
 * @param string $url An address.
 */
function origin_of( string $url ): string {
	return implode( ' ', parts_of( $url ) );
}

/**
 * Scheme, host and port of an address, in lower case.
 *
 * @since 0.1.0
 *
 * @param string $url An address.
 * @return array{scheme: string, host: string, port: int}
 */
function parts_of( string $url ): array {
	$parts  = (array) wp_parse_url( $url );
	$scheme = strtolower( (string) ( $parts['scheme'] ?? '' ) );
	return [
		'scheme' => $scheme,
		'host'   => strtolower( (string) ( $parts['host'] ?? '' ) ),
		'port'   => (int) ( $parts['port'] ?? USUAL_PORTS[ $scheme ] ?? 0 ),
	];
}
