<?php
/**
 * Queries portfolio items: a page of a list narrowed by categories, tags and words of the title. Everything goes through
 * WP_Query, so that a search service or another store can answer in its place.
 */

declare( strict_types=1 );

namespace Frontage\Portfolio;

defined( 'ABSPATH' ) || exit;

/**
 * One page of public items.
 * @param array{categories?: int[], otherCategories?: int[], tags?: int[], search?: string, picked?: int[], orderBy?: string, order?: string, seed?: int, page?: int, perPage?: int} $request Term ids of one taxonomy widen, those of another narrow, children count with their parents; empty means all.
 *        Search: part of a title, as a person types it. Picked: only these items, in this order, at most 300; otherwise as orders()
 *        says, by date by default, desc unless asc, random with a seed. Page: from 1. Items a page: 1 to 100, 10 if not given.
 * @return array{items: list<array<string, mixed>>, total: int} Items in the shape that item() documents, and how many there are on all pages.
 */
function find( array $request ): array {
	$args  = query_args( $request );
	$query = new \WP_Query( $args );
	$posts = array_filter( (array) $query->posts, static fn( $post ): bool => $post instanceof \WP_Post );
	$total = (int) $query->found_posts;
	if ( ! $posts && 0 === $total && $args['paged'] > 1 ) {
		// A page beyond the last one: WordPress counts only where it finds something.
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
 * What WP_Query is asked for a list of items, for pages of the site and for the REST API alike.
 * @param array<string, mixed> $request What find() takes.
 * @param array<string, mixed> $args What the REST API has already made of its own parameters; it stands.
 * @return array<string, mixed> Arguments for WP_Query.
 */
function query_args( array $request, array $args = [] ): array {
	$args += ( isset( $args['orderby'] ) ? [] : order_args( $request ) ) + [
		'post_type'           => post_type(),
		'post_status'         => 'publish',
		'has_password'        => false,
		'posts_per_page'      => min( 100, max( 1, (int) ( $request['perPage'] ?? 10 ) ) ), // phpcs:ignore WordPress.WP.PostsPerPage -- As many as the REST API allows.
		'paged'               => max( 1, (int) ( $request['page'] ?? 1 ) ),
		'ignore_sticky_posts' => true,
		'tax_query'           => [], // phpcs:ignore WordPress.DB.SlowDBQuery -- Filters are what a gallery is for.
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
	 * Filters what WP_Query is asked for a list of portfolio items, in galleries and in the REST API.
	 *
	 * @since 0.1.0
	 * @param array $args Arguments for WP_Query.
	 * @param array $request What was asked for, in the shape that Frontage\Portfolio\find() takes.
	 */
	$filtered = apply_filters( 'frontage_portfolio_query_args', $args, $request );
	return is_array( $filtered ) ? $filtered + $args : $args;
}
