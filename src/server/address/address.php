<?php
/** Current URL of the site, without parameters that track visitors; the query as it was sent, so that foreign parameters stay byte for byte. */

declare( strict_types=1 );

namespace Frontage\Address;

use function Frontage\Values\text;

defined( 'ABSPATH' ) || exit;

/** Parameters that page caches commonly ignore. */
const TRACKING_PARAMETERS = [
	'utm_*',
	'gclid',
	'gclsrc',
	'gbraid',
	'wbraid',
	'dclid',
	'gad_*',
	'fbclid',
	'msclkid',
	'twclid',
	'ttclid',
	'li_fat_id',
	'igshid',
	'yclid',
	'epik',
	'srsltid',
	'mc_cid',
	'mc_eid',
	'mkt_tok',
	'_ga',
	'_gl',
	'_ke',
	'_kx',
	'_hsenc',
	'_hsmi',
	'hsa_*',
	'mtm_*',
	'pk_*',
];

/** Path and query of the current page, without tracking parameters: page caches keep the links that hold it. */
function current_url_without_tracking(): string {
	return url_with_query( array_column( query_pairs(), 2 ) );
}

/**
 * The current page with another query.
 * @param list<string> $pairs Encoded, each `name=value`.
 * @return string Path and query, to be escaped at output.
 */
function url_with_query( array $pairs ): string {
	$query = implode( '&', $pairs );
	return '/' . ltrim( (string) strtok( current_request(), '?' ), '/' ) . ( '' === $query ? '' : "?$query" );
}

/**
 * Parameters of the current request without those that track visitors.
 * @return list<array{ string, string, string }> Name, value, and the pair as it was sent.
 */
function query_pairs(): array {
	$pairs = [];
	$query = strpos( current_request(), '?' );
	foreach ( false === $query ? [] : explode( '&', substr( current_request(), $query + 1 ) ) as $pair ) {
		if ( '' !== $pair ) {
			[ $name, $value ] = array_map( 'urldecode', array_pad( explode( '=', $pair, 2 ), 2, '' ) );
			if ( ! is_tracking_parameter( $name ) ) {
				$pairs[] = [ $name, $value, $pair ];
			}
		}
	}
	return $pairs;
}

/**
 * Path and query of the current request, still encoded. Responses other than pages of the site (a feed, the REST API, a newsletter) have the URL of
 * their post.
 */
function current_request(): string {
	if ( ! is_site_page() ) {
		$post = get_post();
		return '/' . ltrim( wp_make_link_relative( text( $post ? get_permalink( $post ) : home_url( '/' ) ) ), '/' );
	}
	// Decoding or stripping would change parameters of other plugins; every use is decoded or escaped.
	// phpcs:ignore WordPress.Security.ValidatedSanitizedInput.InputNotSanitized
	return isset( $_SERVER['REQUEST_URI'] ) && is_string( $_SERVER['REQUEST_URI'] ) ? wp_unslash( $_SERVER['REQUEST_URI'] ) : '/';
}

/** Whether the response is a page of the site for a browser. */
function is_site_page(): bool {
	return ! is_feed() && ! is_admin() && ! wp_doing_ajax() && ! wp_doing_cron() && ! wp_is_rest_endpoint();
}

/** Whether a parameter only tracks the visitor's arrival. Page caches ignore such parameters, and would keep one visitor's in links for all. */
function is_tracking_parameter( string $name ): bool {
	foreach ( tracking_parameters() as $pattern ) {
		if ( $pattern === $name || ( '*' === substr( $pattern, -1 ) && str_starts_with( $name, substr( $pattern, 0, -1 ) ) ) ) {
			return true;
		}
	}
	return false;
}

/**
 * Names of tracking parameters; `*` at the end stands for any further characters.
 * @return list<string>
 */
function tracking_parameters(): array {
	/**
	 * Filters the parameters that links to the current page leave out: those that campaigns and advertisers add to URLs.
	 *
	 * @since 0.1.0
	 * @param string[] $names Names; one that ends in `*` stands for all that begin with it.
	 */
	$names = apply_filters( 'frontage_tracking_parameters', TRACKING_PARAMETERS );
	return array_values( array_filter( is_array( $names ) ? $names : TRACKING_PARAMETERS, 'is_string' ) );
}
