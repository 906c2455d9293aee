<?php
/** Links from an item's page to the items before and after it, in the default order of galleries, newest first. */

declare( strict_types=1 );

namespace Frontage\ItemPage;

use Frontage\Portfolio;
use function Frontage\Text\escape_text;
use function Frontage\Text\plain_title;
use function Frontage\Values\text;

defined( 'ABSPATH' ) || exit;

/**
 * Public item before or after another one, found by the index of dates: as fast among ten thousand as among ten.
 * @param 'previous'|'next' $side `previous` is newer.
 */
function adjacent_item( \WP_Post $post, string $side ): ?\WP_Post {
	$is_newer = 'previous' === $side;
	$order    = $is_newer ? 'ASC' : 'DESC';
	$args     = [
		'post_type'              => Portfolio\post_type(),
		'post_status'            => 'publish',
		'has_password'           => false,
		'posts_per_page'         => 1,
		'orderby'                => [
			'date' => $order,
			'ID'   => $order,
		],
		'date_query'             => [
			[
				$is_newer ? 'after' : 'before' => $post->post_date,
				'inclusive'                    => true,
			],
		],
		'post__not_in'           => [ $post->ID ], // phpcs:ignore WordPressVIPMinimum.Performance.WPQueryParams -- One id.
		'frontage_beside'        => $post,
		'no_found_rows'          => true,
		'ignore_sticky_posts'    => true,
		'update_post_meta_cache' => false,
		'update_post_term_cache' => false,
	];

	/**
	 * Filters the query for the item before or after another one, for example for the same category or the manual order.
	 *
	 * @since 0.1.0
	 * @param array $args Arguments for WP_Query. Without `frontage_beside` the filter has to order items of the same second.
	 * @param \WP_Post $post The item of the page.
	 * @param string $side previous or next.
	 */
	$filtered = apply_filters( 'frontage_portfolio_adjacent_args', $args, $post, $side );
	$query    = new \WP_Query( is_array( $filtered ) ? $filtered : $args );
	$first    = $query->posts[0] ?? null;
	return $first instanceof \WP_Post && $first->ID !== $post->ID ? $first : null;
}

/**
 * Compares items of the same second by id, as the gallery orders them.
 * @param mixed $sql Core's condition.
 * @param mixed $query
 * @return mixed That condition with ours.
 */
function compare_ids_of_same_second( $sql, $query ) {
	$post = $query instanceof \WP_Query ? $query->get( 'frontage_beside' ) : null;
	if ( ! is_string( $sql ) || ! $post instanceof \WP_Post ) {
		return $sql;
	}
	global $wpdb;
	$order = $query->get( 'orderby' );
	$sign  = is_array( $order ) && 'ASC' === ( $order['ID'] ?? '' ) ? '>' : '<';
	$ties  = " AND ( {$wpdb->posts}.post_date <> %s OR {$wpdb->posts}.ID {$sign} %d )";
	return $sql . $wpdb->prepare( $ties, $post->post_date, $post->ID ); // phpcs:ignore WordPress.DB.PreparedSQL -- A table and a sign.
}

/**
 * Links to both neighbors and, if the site has one page for all items, to that.
 * @return string HTML; '' without links.
 */
function navigation( \WP_Post $post ): string {
	if ( Portfolio\post_type() !== $post->post_type ) {
		return '';
	}
	$links = '';
	foreach ( [
		'previous' => [ 'prev', __( 'Previous item', 'frontage' ) ],
		'next'     => [ 'next', __( 'Next item', 'frontage' ) ],
	] as $side => [ $relation, $label ] ) {
		$neighbor = adjacent_item( $post, $side );
		if ( $neighbor ) {
			$links .= sprintf(
				'<a class="wp-block-frontage-portfolio-item-navigation__link" href="%s" rel="%s" data-side="%s">'
					. '<span class="wp-block-frontage-portfolio-item-navigation__label">%s</span>'
					. '<span class="wp-block-frontage-portfolio-item-navigation__title">%s</span></a>',
				esc_url( text( get_permalink( $neighbor ) ) ),
				esc_attr( $relation ),
				esc_attr( $side ),
				esc_html( $label ),
				escape_text( plain_title( $neighbor ) )
			);
		}
	}

	/**
	 * Filters the URL of the page with all items, for the link back from an item's page.
	 *
	 * @since 0.1.0
	 * @param string $url The items' archive, if the post type has one; otherwise empty, for no link.
	 * @param \WP_Post $post The item.
	 */
	$back = apply_filters( 'frontage_portfolio_page_url', text( get_post_type_archive_link( Portfolio\post_type() ) ), $post );
	if ( is_string( $back ) && '' !== $back ) {
		$links .= sprintf(
			'<a class="wp-block-frontage-portfolio-item-navigation__back" href="%s">%s</a>',
			esc_url( $back ),
			esc_html__( 'All items', 'frontage' )
		);
	}
	return $links;
}
