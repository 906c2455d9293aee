<?php
/**
 * Puts portfolio items into the order that an owner has chosen: by date, by title, by hand, as picked, or shuffled for a day.
 *
 * A shuffle has to repeat: the next page, a filter or a search must neither lose an item nor show one twice, on every
 * database. So it is no random number but arithmetic on the item's id, the same wherever it is asked for with the same seed.
 */

declare( strict_types=1 );

namespace Frontage\Portfolio;

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
 * What WP_Query is asked for an order.
 * @param array<string, mixed> $request `picked`: ids in their order, only these are found; `orderBy`: date, title, menu_order or random;
 *        `order`: asc or desc; `seed`: of a shuffle, today's if not given. What find() documents.
 * @return array<string, mixed> Arguments for WP_Query; none for the usual order, which is the newest first.
 */
function order_args( array $request ): array {
	$picked = array_slice( wp_parse_id_list( (array) ( $request['picked'] ?? [] ) ), 0, MOST_PICKED );
	if ( $picked ) {
		return [
			'post__in' => $picked,
			'orderby'  => 'post__in',
		];
	}
	$by = $request['orderBy'] ?? 'date';
	if ( 'random' === $by ) {
		return [
			'orderby'       => 'rand',
			'frontage_seed' => valid_seed( $request['seed'] ?? seed_of_today() ),
		];
	}
	if ( ! in_array( $by, [ 'date', 'title', 'menu_order' ], true ) ) {
		return [];
	}
	return [
		'orderby' => $by,
		'order'   => 'asc' === ( $request['order'] ?? 'desc' ) ? 'ASC' : 'DESC',
	];
}

/**
 * The seed of a shuffle that begins today: it changes at midnight of the site's time zone, so that page caches and what
 * visitors load on such a page agree.
 * @return int<1, 2147483647>
 */
function seed_of_today(): int {
	/**
	 * Filters the seed of galleries in random order. With the same seed the order stays the same; put the hour or the week in
	 * to shuffle more or less often than once a day.
	 *
	 * @since 0.1.0
	 *
	 * @param int $seed From 1 to 2147483647.
	 */
	return valid_seed( apply_filters( 'frontage_portfolio_seed', crc32( (string) wp_date( 'Y-m-d' ) ) & LARGEST_SEED ) );
}

/**
 * A number that may be a seed.
 * @param mixed $seed Anything.
 * @return int<1, 2147483647>
 */
function valid_seed( $seed ): int {
	return max( 1, min( LARGEST_SEED, is_numeric( $seed ) ? (int) $seed : 1 ) );
}

/**
 * Shuffles the items of a query that carries a seed, by a number that each id and the seed make together.
 * @param mixed $sql The order that WordPress has made of `rand`.
 * @param mixed $query The query.
 * @return mixed That order, or ours in its place.
 */
function shuffle_steadily( $sql, $query ) {
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
 * Orders items that are alike in what they are ordered by (their date, say) by id, so that no page repeats or loses one.
 * @param array<string, mixed> $args Arguments for WP_Query.
 * @return array<string, mixed> The same, in a steady order.
 */
function steadily_ordered( array $args ): array {
	$by    = $args['orderby'] ?? 'date';
	$order = 'ASC' === strtoupper( (string) ( $args['order'] ?? 'DESC' ) ) ? 'ASC' : 'DESC';
	if ( is_string( $by ) && in_array( $by, [ 'author', 'date', 'menu_order', 'modified', 'parent', 'title' ], true ) ) {
		$args['orderby'] = [
			$by  => $order,
			'ID' => $order,
		];
	}
	return $args;
}
