<?php
/** Answers queries for posts from memory. */

declare( strict_types=1 );

namespace Frontage\Templates;

use Frontage\Portfolio;

use function Frontage\Values\items;
use function Frontage\Values\text;

defined( 'ABSPATH' ) || exit;

/**
 * Posts of the template, for queries of types that it has.
 * @param mixed $posts
 * @param mixed $query
 * @return mixed
 */
function answer_posts( $posts, $query ) {
	if ( ! $query instanceof \WP_Query ) {
		return $posts;
	}
	$types = array_intersect( types( $query ), array_merge( wp_list_pluck( Memory::posts(), 'post_type' ), [ 'post', Portfolio\post_type() ] ) );
	if ( ! $types ) {
		return $posts;
	}
	$fits  = static fn( \WP_Post $post ): bool => in_array( $post->post_type, $types, true ) && matches( $post, $query );
	$found = array_filter( Memory::posts(), $fits );
	$found = sorted( array_values( $found ), $query );
	$count = (int) $query->get( 'posts_per_page' );
	$page  = max( 1, (int) $query->get( 'paged' ) );
	$start = '' === $query->get( 'offset' ) ? ( $page - 1 ) * $count : (int) $query->get( 'offset' );

	$query->found_posts   = count( $found );
	$query->max_num_pages = $count > 0 ? (int) ceil( count( $found ) / $count ) : 1;
	$shown                = $count > 0 ? array_slice( $found, $start, $count ) : $found;
	return 'ids' === $query->get( 'fields' ) ? wp_list_pluck( $shown, 'ID' ) : $shown;
}

/** @return list<string> Types that a query is for. */
function types( \WP_Query $query ): array {
	$type = $query->get( 'post_type' );
	if ( 'any' === $type || ( ! $type && $query->is_search() ) ) {
		return [ 'page', 'post', Portfolio\post_type() ];
	}
	if ( ! $type ) {
		return [ $query->is_page() ? 'page' : 'post' ];
	}
	return array_values( array_map( 'strval', (array) $type ) );
}

function matches( \WP_Post $post, \WP_Query $query ): bool {
	$asked = static fn( string $name ): array => array_filter( (array) $query->get( $name ) );
	$only  = array_merge( $asked( 'p' ), $asked( 'page_id' ), $asked( 'post__in' ) );
	$names = array_merge( $asked( 'name' ), $asked( 'post_name__in' ) );
	// The page of posts is no condition of its posts.
	$only = $query->is_posts_page ? [] : $only;
	if ( ( $only && ! in_array( $post->ID, array_map( 'intval', $only ), true ) ) || ( $names && ! in_array( $post->post_name, $names, true ) ) ) {
		return false;
	}
	if ( in_array( $post->ID, array_map( 'intval', $asked( 'post__not_in' ) ), true ) ) {
		return false;
	}
	$text = wp_strip_all_tags( "$post->post_title $post->post_excerpt $post->post_content" );
	$word = text( $query->get( 's' ) );
	$part = text( $query->get( 'frontage_title' ) );
	if ( ( '' !== $word && false === stripos( $text, $word ) ) || ( '' !== $part && false === stripos( $post->post_title, $part ) ) ) {
		return false;
	}
	return is_between( $post, items( $query->get( 'date_query' ) ) ) && has_terms( $post, items( $query->tax_query->queries ?? [] ) );
}

/** @param array<mixed> $dates */
function is_between( \WP_Post $post, array $dates ): bool {
	foreach ( $dates as $date ) {
		$after  = text( $date['after'] ?? '' );
		$before = text( $date['before'] ?? '' );
		if ( ( '' !== $after && $post->post_date < $after ) || ( '' !== $before && $post->post_date > $before ) ) {
			return false;
		}
	}
	return true;
}

/**
 * Whether a post has the terms of a query.
 * @param array<mixed> $queries Of a WP_Tax_Query.
 */
function has_terms( \WP_Post $post, array $queries ): bool {
	$results = [];
	foreach ( $queries as $key => $asked ) {
		if ( 'relation' === $key || ! is_array( $asked ) ) {
			continue;
		}
		if ( ! isset( $asked['taxonomy'] ) ) {
			$results[] = has_terms( $post, $asked );
			continue;
		}
		$field     = in_array( $asked['field'] ?? '', [ 'slug', 'name' ], true ) ? $asked['field'] : 'term_id';
		$terms     = wp_list_pluck( items( get_the_terms( $post, $asked['taxonomy'] ) ), $field );
		$is_among  = (bool) array_intersect( array_map( 'strval', $terms ), array_map( 'strval', (array) $asked['terms'] ) );
		$results[] = 'NOT IN' === ( $asked['operator'] ?? 'IN' ) ? ! $is_among : $is_among;
	}
	return 'OR' === ( $queries['relation'] ?? 'AND' ) ? in_array( true, $results, true ) : ! in_array( false, $results, true );
}

/**
 * @param list<\WP_Post> $posts
 * @return list<\WP_Post>
 */
function sorted( array $posts, \WP_Query $query ): array {
	$by    = $query->get( 'orderby' );
	$order = is_array( $by ) ? (string) reset( $by ) : text( $query->get( 'order' ), 'DESC' );
	$by    = is_array( $by ) ? (string) key( $by ) : (string) strtok( text( $by ), ' ' );
	if ( 'post__in' === $by ) {
		$place = array_flip( (array) $query->get( 'post__in' ) );
		usort( $posts, static fn( \WP_Post $one, \WP_Post $other ): int => $place[ $one->ID ] <=> $place[ $other->ID ] );
		return $posts;
	}
	$keys = [
		'title'      => 'post_title',
		'name'       => 'post_name',
		'menu_order' => 'menu_order',
		'ID'         => 'ID',
	];
	$key  = $keys[ $by ] ?? 'post_date';
	usort( $posts, static fn( \WP_Post $one, \WP_Post $other ): int => $one->$key <=> $other->$key );
	return 'ASC' === strtoupper( $order ) ? $posts : array_reverse( $posts );
}
