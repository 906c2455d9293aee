<?php
/**
 * Gives every state of a gallery a web address: `frontage-<instance>-category`, `-other`, `-search` and `-page`; `-item` names the item that is open
 * over it, which only a script can do. address.ts says the same in the browser. Both work on the query as it was sent, so that other parameters stay
 * byte for byte; those that track visitors are left out.
 */

declare( strict_types=1 );

namespace Frontage\Gallery;

use function Frontage\Values\text;

defined( 'ABSPATH' ) || exit;

/** What can be said of a gallery, in the order in which an address says it. */
const WORDS = [ 'category', 'other', 'search', 'page' ];

/** What page caches commonly ignore. */
const TRACKING_PARAMETERS = [ 'utm_*', 'gclid', 'gclsrc', 'gbraid', 'wbraid', 'dclid', 'gad_*', 'fbclid', 'msclkid', 'twclid', 'ttclid', 'li_fat_id', 'igshid', 'yclid', 'epik', 'srsltid', 'mc_cid', 'mc_eid', 'mkt_tok', '_ga', '_gl', '_ke', '_kx', '_hsenc', '_hsmi', 'hsa_*', 'mtm_*', 'pk_*' ];

/**
 * The state that shows everything.
 * @return array{ category: string, other: string, search: string, page: int }
 */
function all(): array {
	return [
		'category' => '',
		'other'    => '',
		'search'   => '',
		'page'     => 1,
	];
}

/**
 * What the present address asks of a gallery.
 * @return array{ category: string, other: string, search: string, page: int }
 */
function asked( string $instance ): array {
	$asked = [
		'category' => '',
		'other'    => '',
		'search'   => '',
		'page'     => '1',
	];
	foreach ( pairs() as [ $name, $value ] ) {
		$word = own_word( $instance, $name );
		if ( '' !== $word ) {
			$asked[ $word ] = $value;
		}
	}
	return [
		'category' => mb_substr( wp_check_invalid_utf8( $asked['category'] ), 0, 200 ),
		'other'    => mb_substr( wp_check_invalid_utf8( $asked['other'] ), 0, 200 ),
		'search'   => mb_substr( trim( wp_check_invalid_utf8( $asked['search'] ) ), 0, 200 ),
		'page'     => max( 1, min( 10000, (int) $asked['page'] ) ),
	];
}

/**
 * The address of the present page with a gallery in another state. All (or the first page) is said by leaving the parameter out.
 * @param array<string, string|int> $state The state, each of WORDS in any order.
 * @return string Path and query, to be escaped at output.
 */
function address( string $instance, array $state ): string {
	$own = [];
	foreach ( WORDS as $word ) {
		if ( all()[ $word ] !== $state[ $word ] ) {
			$own[] = "frontage-$instance-$word=" . rawurlencode( (string) $state[ $word ] );
		}
	}
	$query = implode( '&', array_merge( array_column( foreign_pairs( $instance ), 2 ), $own ) );
	return '/' . ltrim( (string) strtok( request(), '?' ), '/' ) . ( '' === $query ? '' : "?$query" );
}

/**
 * Parameters of the present address that are not this gallery's, for a form to send along.
 * @return list<array{ string, string, string }> Name, value, and the pair as it was sent.
 */
function foreign_pairs( string $instance ): array {
	return array_values(
		array_filter(
			pairs(),
			static function ( array $pair ) use ( $instance ): bool {
				return '' === own_word( $instance, $pair[0] );
			}
		)
	);
}

/** The word of the grammar that a parameter of this gallery says, or nothing. */
function own_word( string $instance, string $name ): string {
	foreach ( array_merge( WORDS, [ 'item' ] ) as $word ) {
		if ( "frontage-$instance-$word" === $name ) {
			return $word;
		}
	}
	return '';
}

/**
 * Whether a parameter only says how this one visitor came here. Page caches ignore such parameters: copied into links, they would be one visitor's in
 * everybody's page.
 */
function is_tracking( string $name ): bool {
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
	 * Filters the parameters that a gallery leaves out of its links: those that campaigns and advertisers put into addresses.
	 *
	 * @since 0.1.0
	 * @param string[] $names Names; one that ends in `*` stands for all that begin with it.
	 */
	$names = apply_filters( 'frontage_tracking_parameters', TRACKING_PARAMETERS );
	return array_values( array_filter( is_array( $names ) ? $names : TRACKING_PARAMETERS, 'is_string' ) );
}

/**
 * All parameters of the present address but those that track.
 * @return list<array{ string, string, string }> Name, value, and the pair as it was sent.
 */
function pairs(): array {
	$pairs = [];
	$query = strpos( request(), '?' );
	foreach ( false === $query ? [] : explode( '&', substr( request(), $query + 1 ) ) as $pair ) {
		if ( '' !== $pair ) {
			[ $name, $value ] = array_map( 'urldecode', array_pad( explode( '=', $pair, 2 ), 2, '' ) );
			if ( ! is_tracking( $name ) ) {
				$pairs[] = [ $name, $value, $pair ];
			}
		}
	}
	return $pairs;
}

/**
 * The present address as it was sent: path and query, still encoded. What is put together for another place than a page of the site (a feed, the REST
 * API, a newsletter) belongs to the address of its post.
 */
function request(): string {
	if ( ! is_page_of_site() ) {
		$post = get_post();
		return '/' . ltrim( wp_make_link_relative( text( $post ? get_permalink( $post ) : home_url( '/' ) ) ), '/' );
	}
	// Decoding or stripping here would change what other plugins' parameters say; every use is decoded or escaped.
	// phpcs:ignore WordPress.Security.ValidatedSanitizedInput.InputNotSanitized
	return isset( $_SERVER['REQUEST_URI'] ) && is_string( $_SERVER['REQUEST_URI'] ) ? wp_unslash( $_SERVER['REQUEST_URI'] ) : '/';
}

/** Whether a browser has asked for a page of the site, and gets it. */
function is_page_of_site(): bool {
	return ! is_feed() && ! is_admin() && ! wp_doing_ajax() && ! wp_doing_cron() && ! wp_is_rest_endpoint();
}

/**
 * One word for a state, to compare two of them by.
 * @param array{ category: string, other: string, search: string, page: int } $state The state.
 */
function fingerprint( array $state ): string {
	return implode( '&', array_map( 'rawurlencode', array_map( 'strval', [ $state['category'], $state['other'], $state['search'], $state['page'] ] ) ) );
}
