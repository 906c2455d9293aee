<?php
/** REST collection of items for visitors: filtered, searchable by title, in a stable order, cacheable. */

declare( strict_types=1 );

namespace Frontage\Portfolio;

use function Frontage\Settings\get;

defined( 'ABSPATH' ) || exit;

/**
 * Adds our parameters and orders to the collection of items.
 * @param mixed $params Parameters of the collection.
 * @return mixed
 */
function add_collection_params( $params ) {
	if ( is_array( $params ) ) {
		$params['frontage_title'] = [
			'description' => __( 'Limit results to those with this text in their title, as it is read; in place of a search.', 'frontage' ),
			'type'        => 'string',
			'maxLength'   => MAX_SEARCH_LENGTH,
		];
		$params['frontage_seed']  = [
			'description' => __( 'Shuffle the results, the same way for the same number; in place of orderby.', 'frontage' ),
			'type'        => 'integer',
			'minimum'     => 1,
			'maximum'     => MAX_SEED,
		];
		if ( is_array( $params['orderby']['enum'] ?? null ) ) {
			$ours = array_diff( array_keys( orders() ), [ 'random' ] );

			$params['orderby']['enum'] = array_values( array_unique( array_merge( $params['orderby']['enum'], $ours ) ) );
		}
	}
	return $params;
}

/**
 * Queries a collection as a gallery does: public items only, children with their parents, in a stable order. Editors, in the context `edit`, also
 * get items with a password.
 * @param mixed $args Core's arguments for WP_Query.
 * @param mixed $request
 * @return mixed Arguments for WP_Query.
 */
function limit_collection( $args, $request ) {
	if ( ! is_array( $args ) || ! $request instanceof \WP_REST_Request ) {
		return $args;
	}
	$search = [ 'search' => is_string( $request['frontage_title'] ) ? $request['frontage_title'] : '' ];
	if ( null !== $request['frontage_seed'] || isset( orders()[ (string) $request['orderby'] ] ) ) {
		$args = order_args(
			[
				'orderBy' => null === $request['frontage_seed'] ? $request['orderby'] : 'random',
				'order'   => $request['order'],
				'seed'    => $request['frontage_seed'],
			]
		) + $args;
	}
	if ( 'edit' === $request['context'] ) {
		$args['has_password'] = null;
	}
	if ( is_array( $args['tax_query'] ?? null ) ) {
		// For lists of ids, not for core's objects with an own setting.
		$lists = array_filter(
			array_map( __NAMESPACE__ . '\taxonomy', KINDS ),
			static fn( string $taxonomy ): bool => rest_is_array( $request[ $taxonomy ] )
		);
		foreach ( $args['tax_query'] as $index => $clause ) {
			if ( is_array( $clause ) && in_array( $clause['taxonomy'] ?? '', $lists, true ) && 'NOT IN' !== ( $clause['operator'] ?? 'IN' ) ) {
				$args['tax_query'][ $index ]['include_children'] = true;
			}
		}
	}
	return query_args( $search, $args );
}

/**
 * Allows browsers and proxies to cache lists for signed-out visitors.
 * @param mixed $response
 * @param mixed $server The REST server.
 * @param mixed $request
 * @return mixed
 */
function set_cache_headers( $response, $server, $request ) {
	$seconds = (int) get( 'rest_cache_seconds' );
	if ( 0 === $seconds || ! $response instanceof \WP_REST_Response || ! $request instanceof \WP_REST_Request || ! is_public_read( $request ) ) {
		return $response;
	}
	if ( 200 === $response->get_status() ) {
		$response->header( 'Cache-Control', "public, max-age=$seconds" );
		// The response differs for authenticated requests.
		$response->header( 'Vary', 'X-WP-Nonce, Authorization' );
	}
	return $response;
}

/**
 * Whether a request is a signed-out visitor's read of one of our collections, with the same response for all.
 * @phpstan-param \WP_REST_Request<array<string, mixed>> $request
 */
function is_public_read( \WP_REST_Request $request ): bool {
	$routes = [ rest_get_route_for_post_type_items( post_type() ) ];
	foreach ( KINDS as $kind ) {
		$routes[] = rest_get_route_for_taxonomy_items( taxonomy( $kind ) );
	}
	$is_anonymous = ! is_user_logged_in() && null === $request['_wpnonce']
		&& null === $request->get_header( 'x_wp_nonce' ) && null === $request->get_header( 'authorization' );
	return 'GET' === $request->get_method() && $is_anonymous && in_array( untrailingslashit( $request->get_route() ), array_filter( $routes ), true );
}
