<?php
/** Language of a page, its home and its translations. Without Polylang and WPML all URLs are unchanged. */

declare( strict_types=1 );

namespace Frontage\Language;

use function Frontage\Values\items;
use function Frontage\Values\text;

defined( 'ABSPATH' ) || exit;

/** Code of the page's language, such as `de`; '' on a site of one language. */
function current(): string {
	// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WPML's.
	return text( function_exists( 'pll_current_language' ) ? pll_current_language() : apply_filters( 'wpml_current_language', null ) );
}

/** Adds the language of the page to a REST URL, which would default to the site's language. */
function in_language( string $url ): string {
	$language = current();
	return '' === $language ? $url : add_query_arg( 'lang', rawurlencode( $language ), $url );
}

/** Home page in the language of the page, to which searches are submitted. */
function home(): string {
	$home = text( home_url( '/' ) );
	// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WPML's.
	$url = function_exists( 'pll_home_url' ) ? pll_home_url() : apply_filters( 'wpml_home_url', $home );
	return text( $url, $home );
}

/** Translation of a post or term into the page's language; the same id if there is none. */
function translated( int $id, string $type ): int {
	if ( function_exists( 'pll_get_post' ) && function_exists( 'pll_get_term' ) ) {
		$translated = taxonomy_exists( $type ) ? pll_get_term( $id ) : pll_get_post( $id );
	} else {
		$translated = apply_filters( 'wpml_object_id', $id, $type, true ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WPML's.
	}
	return is_numeric( $translated ) && $translated > 0 ? (int) $translated : $id;
}

/**
 * Limits a REST request to the language in its URL. WPML does so by itself.
 *
 * @param mixed $args Arguments of WP_Query.
 * @param mixed $request A REST request.
 * @return mixed
 */
function query_in_language( $args, $request ) {
	$language = $request instanceof \WP_REST_Request ? text( $request->get_param( 'lang' ) ) : '';
	$known    = function_exists( 'pll_languages_list' ) ? items( pll_languages_list() ) : [];
	if ( is_array( $args ) && in_array( $language, $known, true ) ) {
		$args['lang'] = $language;
	}
	return $args;
}
