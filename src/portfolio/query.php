<?php
/**
 * Queries portfolio items by categories, tags and parts of the title, through WP_Query, so that search services can replace the database.
 */

declare( strict_types=1 );

namespace Frontage\Portfolio;

defined( 'ABSPATH' ) || exit;

/**
 * One page of public items.
 * @param ItemRequest $request Term ids of one taxonomy widen, those of another narrow, children count with their parents; empty means all.
 *   Search: part
 *        of a title, as a person types it. Picked: only these items, in this order, at most 300; otherwise an order of orders(), by default by date,
 *        desc unless asc, random with a seed. Page: from 1. Items per page: 1 to 100, by default 10.
 * @return array{items: list<array<string, mixed>>, total: int} Items from item(), and their number on all pages.
 */
function find( array $request ): array {
	$args  = query_args( $request );
	$query = new \WP_Query( $args );
	$posts = array_filter( (array) $query->posts, static fn( $post ): bool => $post instanceof \WP_Post );
	$total = (int) $query->found_posts;
	if ( ! $posts && 0 === $total && $args['paged'] > 1 ) {
		// Beyond the last page core does not count.
		$first = new \WP_Query(
			[
				'paged'                  => 1,
				'posts_per_page'         => 1,
				'fields'                 => 'ids',
				'update_post_meta_cache' => false,
				'update_post_term_cache' => false,
			] + $args
		);
		$total = (int) $first->found_posts;
	}
	return [
		'items' => array_values( array_map( __NAMESPACE__ . '\item', $posts ) ),
		'total' => $total,
	];
}

/**
 * Arguments of a list of items for WP_Query, for galleries and for the REST API.
 * @param array<string, mixed> $request As for find().
 * @param array<string, mixed> $args Arguments of the REST API, which have precedence.
 * @return array<string, mixed> Arguments for WP_Query.
 */
function query_args( array $request, array $args = [] ): array {
	$args += ( isset( $args['orderby'] ) ? [] : order_args( $request ) ) + [
		'post_type'           => post_type(),
		'post_status'         => 'publish',
		'has_password'        => false,
		'posts_per_page'      => min( 100, max( 1, (int) ( $request['perPage'] ?? 10 ) ) ), // phpcs:ignore WordPress.WP.PostsPerPage -- As in REST.
		'paged'               => max( 1, (int) ( $request['page'] ?? 1 ) ),
		'ignore_sticky_posts' => true,
		'tax_query'           => [], // phpcs:ignore WordPress.DB.SlowDBQuery -- Needed for filters.
		'frontage_images'     => true,
	];
	foreach ( KINDS as $kind ) {
		$terms = wp_parse_id_list( (array) ( $request[ $kind ] ?? [] ) );
		if ( $terms ) {
			$args['tax_query'][] = [
				'taxonomy'         => taxonomy( $kind ),
				'terms'            => $terms,
				'include_children' => true,
			];
		}
	}
	$args = with_id_tiebreaker( array_merge( $args, title_search_args( (string) ( $request['search'] ?? '' ) ) ) );

	/**
	 * Filters the arguments for WP_Query of a list of portfolio items, in galleries and in the REST API.
	 *
	 * @since 0.1.0
	 * @param array $args Arguments for WP_Query.
	 * @param array $request The request, as documented by Frontage\Portfolio\find().
	 */
	$filtered = apply_filters( 'frontage_portfolio_query_args', $args, $request );
	return is_array( $filtered ) ? $filtered + $args : $args;
}
