<?php
/**
 * Puts portfolio items into the order that an owner has chosen: by date, by title, by hand, as picked, or shuffled for a day. A shuffle has to
 * repeat: the next page, a filter or a search must neither lose an item nor show one twice, on every database. So it is no random number but
 * arithmetic on the item's id, the same wherever it is asked for with the same seed.
 */

declare( strict_types=1 );

namespace Frontage\Portfolio;

use function Frontage\Values\items;

defined( 'ABSPATH' ) || exit;

/** More hand-picked items than this are left out: their ids travel in an address. */
const MOST_PICKED = 300;

/** Largest seed. */
const LARGEST_SEED = 2147483647;

/** A prime below 2³¹ at which every number has another cube than all others, so that no two items fall on one place. */
const SHUFFLE_PRIME = 2147483579;

/** Spreads ids that follow one another; any large number would do. */
const SHUFFLE_FACTOR = 1103515245;

/**
 * The orders that a gallery and the REST API know. A new one stands here and in `orderBy` of the block's block.json.
 * @return array<string, array{ query: array<string, mixed>, labels: array<string, string> }> What WP_Query is asked, and what the editor
 *         offers, by direction (`desc`, `asc`).
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
	 * Filters the orders of items. To offer a further one in galleries, add its word to the enumeration of the block's attribute `orderBy` too
	 * (`register_block_type_args`).
	 *
	 * @since 0.1.0
	 * @param array $orders In the shape that Frontage\Portfolio\orders() documents.
	 */
	$filtered = apply_filters( 'frontage_portfolio_orders', $orders );
	/**
	 * What is no order is out; the default one is always there.
	 * @var array<string, array{query: array<string, mixed>, labels: array<string, string>}> $known
	 */
	$known = array_filter( items( $filtered, $orders ), static fn( $order ): bool => is_array( $order ) && is_array( $order['query'] ?? null ) && is_array( $order['labels'] ?? null ) );
	return $known + [ 'date' => $orders['date'] ];
}

/**
 * What WP_Query is asked for an order.
 * @param array<string, mixed> $request `picked`: ids, only these are found, in their order; `orderBy`: a word of orders(); `order`: asc or
 *        desc; `seed` of a random order, today's if not given. What find() documents.
 * @return array<string, mixed>
 * @throws \InvalidArgumentException For an order that orders() does not know.
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
 * The same order as parameters of the REST collection, for a script that asks for further pages. Newest first is what the collection does by itself,
 * and its address stays short.
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
	return array_slice( array_values( wp_parse_id_list( (array) ( $request['picked'] ?? [] ) ) ), 0, MOST_PICKED );
}

/**
 * The seed of a shuffle that begins today: it changes at midnight of the site's time zone, so that page caches and what visitors load on such a page
 * agree.
 * @return int<1, 2147483647>
 */
function seed_of_today(): int {
	/**
	 * Filters the seed of galleries in random order. With the same seed the order stays the same; put the hour or the week in to shuffle more or less
	 * often than once a day.
	 *
	 * @since 0.1.0
	 * @param int $seed From 1 to 2147483647.
	 */
	return valid_seed( apply_filters( 'frontage_portfolio_seed', crc32( (string) wp_date( 'Y-m-d' ) ) & LARGEST_SEED ) );
}

/**
 * A number that may be a seed.
 * @param mixed $seed
 * @return int<1, 2147483647>
 */
function valid_seed( $seed ): int {
	return max( 1, min( LARGEST_SEED, is_numeric( $seed ) ? (int) $seed : 1 ) );
}

/**
 * Shuffles the items of a query that carries a seed, by a number that each id and the seed make together.
 * @param mixed $sql The order that WordPress has made of `rand`.
 * @param mixed $query
 * @return mixed That order, or ours in its place.
 */
function order_by_seed( $sql, $query ) {
	$seed = $query instanceof \WP_Query && 'rand' === $query->get( 'orderby' ) ? $query->get( 'frontage_seed' ) : '';
	if ( ! is_int( $seed ) ) {
		return $sql;
	}
	global $wpdb;
	// No product goes beyond 2⁶², which every database can hold.
	$spread = sprintf( '( ( ( %1$s.ID + %2$d ) %% %3$d ) * %4$d %% %3$d )', $wpdb->posts, $seed, SHUFFLE_PRIME, SHUFFLE_FACTOR );
	return sprintf( '( ( %1$s * %1$s %% %2$d ) * %1$s ) %% %2$d ASC, %3$s.ID ASC', $spread, SHUFFLE_PRIME, $wpdb->posts );
}

/**
 * Breaks ties (equal dates, say) by id, so that no page repeats or loses an item.
 * @param array<string, mixed> $args Arguments for WP_Query.
 * @return array<string, mixed> The same, in a stable order.
 */
function with_id_tiebreaker( array $args ): array {
	$by    = $args['orderby'] ?? 'date';
	$order = 'ASC' === strtoupper( (string) ( $args['order'] ?? 'DESC' ) ) ? 'ASC' : 'DESC';
	// Not where the order is complete (ids, a list, a shuffle), nor where it is several already.
	$is_complete = [ '', 'ID', 'id', 'include', 'none', 'post__in', 'post_name__in', 'post_parent__in', 'rand', 'relevance' ];
	if ( is_string( $by ) && preg_match( '/^\w+$/', $by ) && ! in_array( $by, $is_complete, true ) ) {
		$args['orderby'] = [
			$by  => $order,
			'ID' => $order,
		];
	}
	return $args;
}
