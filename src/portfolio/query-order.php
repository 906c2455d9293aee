<?php
/**
 * Orders of portfolio items: by date, by title, by hand, as picked, or shuffled for a day. A shuffle has to be repeatable on every database, so
 * that paging, filters and searches neither lose an item nor repeat one: it is computed from the item's id and a seed.
 */

declare( strict_types=1 );

namespace Frontage\Portfolio;

use function Frontage\Values\items;

defined( 'ABSPATH' ) || exit;

/** Maximum number of hand-picked items, whose ids are sent in a URL. */
const MAX_PICKED = 300;

const MAX_SEED = 2147483647;

/** A prime below 2³¹ for which cubes of all smaller numbers differ, so that the order of no two items is equal. */
const SHUFFLE_PRIME = 2147483579;

/** Spreads consecutive ids; any large number would do. */
const SHUFFLE_FACTOR = 1103515245;

/**
 * Orders of galleries and of the REST API. A new one is added here and to `orderBy` in the block's block.json.
 * @return array<string, array{ query: array<string, mixed>, labels: array<string, string> }> Arguments for WP_Query, and labels in the editor by
 *         direction (`desc`, `asc`).
 */
function orders(): array {
	$orders = [
		'date'       => [
			'query'  => [ 'orderby' => 'date' ],
			'labels' => [
				'desc' => __( 'Newest first', 'frontage' ),
				'asc'  => __( 'Oldest first', 'frontage' ),
			],
		],
		'title'      => [
			'query'  => [ 'orderby' => 'title' ],
			'labels' => [
				'asc'  => __( 'By title, A to Z', 'frontage' ),
				'desc' => __( 'By title, Z to A', 'frontage' ),
			],
		],
		'menu_order' => [
			'query'  => [ 'orderby' => 'menu_order' ],
			'labels' => [
				'asc'  => __( 'My own order', 'frontage' ),
				'desc' => __( 'My own order, reversed', 'frontage' ),
			],
		],
		'random'     => [
			'query'  => [ 'orderby' => 'rand' ],
			'labels' => [ 'desc' => __( 'Random', 'frontage' ) ],
		],
	];

	/**
	 * Filters the orders of items. To offer a further one in galleries, add it to the enumeration of the block's attribute `orderBy` too
	 * (`register_block_type_args`).
	 *
	 * @since 0.1.0
	 * @param array $orders As documented by Frontage\Portfolio\orders().
	 */
	$filtered = apply_filters( 'frontage_portfolio_orders', $orders );
	/**
	 * Without invalid orders; the default one always exists.
	 * @var array<string, array{query: array<string, mixed>, labels: array<string, string>}> $known
	 */
	$known = array_filter(
		items( $filtered, $orders ),
		static fn( $order ): bool => is_array( $order ) && is_array( $order['query'] ?? null ) && is_array( $order['labels'] ?? null )
	);
	return $known + [ 'date' => $orders['date'] ];
}

/**
 * Arguments of an order for WP_Query.
 * @param array<string, mixed> $request `picked`: ids, only these are found, in their order; `orderBy`: a key of orders(); `order`: asc or
 *        desc; `seed` of a random order, by default today's. See find().
 * @return array<string, mixed>
 * @throws \InvalidArgumentException For an unknown order.
 */
function order_args( array $request ): array {
	$picked = picked_ids( $request );
	if ( $picked ) {
		return [
			'post__in' => $picked,
			'orderby'  => 'post__in',
		];
	}
	$by    = is_string( $request['orderBy'] ?? 'date' ) ? $request['orderBy'] ?? 'date' : '';
	$known = orders()[ $by ] ?? null;
	if ( ! $known ) {
		throw new \InvalidArgumentException( sprintf( 'Unknown order of portfolio items: %s', esc_html( $by ) ) );
	}
	return $known['query'] + (
		'random' === $by
			? [ 'frontage_seed' => valid_seed( $request['seed'] ?? seed_of_today() ) ]
			: [ 'order' => 'asc' === ( $request['order'] ?? 'desc' ) ? 'ASC' : 'DESC' ]
	);
}

/**
 * Parameters of the order for the REST collection, for further pages; none for its default, newest first.
 * @param array<string, mixed> $request As for order_args().
 * @return array<string, string|int>
 */
function order_parameters( array $request ): array {
	$picked = picked_ids( $request );
	$by     = (string) ( $request['orderBy'] ?? 'date' );
	$order  = 'asc' === ( $request['order'] ?? 'desc' ) ? 'asc' : 'desc';
	if ( $picked ) {
		return [
			'include' => implode( ',', $picked ),
			'orderby' => 'include',
		];
	}
	if ( 'random' === $by ) {
		return [ 'frontage_seed' => valid_seed( $request['seed'] ?? seed_of_today() ) ];
	}
	return 'date desc' === "$by $order" ? [] : [
		'orderby' => $by,
		'order'   => $order,
	];
}

/**
 * @param array<string, mixed> $request As for order_args().
 * @return list<int>
 */
function picked_ids( array $request ): array {
	return array_slice( array_values( wp_parse_id_list( (array) ( $request['picked'] ?? [] ) ) ), 0, MAX_PICKED );
}

/**
 * Seed of today's shuffle: it changes at midnight of the site's time zone, so that cached pages and later requests have the same order.
 * @return int<1, 2147483647>
 */
function seed_of_today(): int {
	/**
	 * Filters the seed of galleries in random order. With the same seed the order stays the same; include the hour or the week to shuffle more or less
	 * often than once a day.
	 *
	 * @since 0.1.0
	 * @param int $seed From 1 to 2147483647.
	 */
	return valid_seed( apply_filters( 'frontage_portfolio_seed', crc32( (string) wp_date( 'Y-m-d' ) ) & MAX_SEED ) );
}

/**
 * Limits a number to the range of seeds.
 * @param mixed $seed
 * @return int<1, 2147483647>
 */
function valid_seed( $seed ): int {
	return max( 1, min( MAX_SEED, is_numeric( $seed ) ? (int) $seed : 1 ) );
}

/**
 * Shuffles the items of a query with a seed.
 * @param mixed $sql Core's order for `rand`.
 * @param mixed $query
 * @return mixed
 */
function order_by_seed( $sql, $query ) {
	$seed = $query instanceof \WP_Query && 'rand' === $query->get( 'orderby' ) ? $query->get( 'frontage_seed' ) : '';
	if ( ! is_int( $seed ) ) {
		return $sql;
	}
	global $wpdb;
	// No product exceeds 2⁶², the limit of every database.
	$spread = sprintf( '( ( ( %1$s.ID + %2$d ) %% %3$d ) * %4$d %% %3$d )', $wpdb->posts, $seed, SHUFFLE_PRIME, SHUFFLE_FACTOR );
	return sprintf( '( ( %1$s * %1$s %% %2$d ) * %1$s ) %% %2$d ASC, %3$s.ID ASC', $spread, SHUFFLE_PRIME, $wpdb->posts );
}

/**
 * Breaks ties, for example of equal dates, by id, so that paging neither repeats nor loses an item.
 * @param array<string, mixed> $args Arguments for WP_Query.
 * @return array<string, mixed>
 */
function with_id_tiebreaker( array $args ): array {
	$by    = $args['orderby'] ?? 'date';
	$order = 'ASC' === strtoupper( (string) ( $args['order'] ?? 'DESC' ) ) ? 'ASC' : 'DESC';
	// Not for orders that are complete (ids, a list, a shuffle), nor for several.
	$is_complete = [ '', 'ID', 'id', 'include', 'none', 'post__in', 'post_name__in', 'post_parent__in', 'rand', 'relevance' ];
	if ( is_string( $by ) && preg_match( '/^\w+$/', $by ) && ! in_array( $by, $is_complete, true ) ) {
		$args['orderby'] = [
			$by  => $order,
			'ID' => $order,
		];
	}
	return $args;
}
