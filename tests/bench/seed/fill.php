<?php
/**
 * Makes a site of the demo studio large: copies of its items, older than all of them, with their pictures, words and terms, until there are
 * ten thousand. By SQL, for WordPress would take an hour.
 *
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Bench;

use function Frontage\Portfolio\count_all_terms;
use function Frontage\Portfolio\post_type;

defined( 'ABSPATH' ) || exit;

const ITEMS = 10000;

/**
 * The columns of a table except some, for an INSERT … SELECT.
 *
 * @param string   $table  The table.
 * @param string[] $except The columns that are written otherwise.
 */
function other_columns( string $table, array $except ): string {
	global $wpdb;
	return implode( ', ', array_diff( $wpdb->get_col( "DESCRIBE $table" ), $except ) );
}

/** Adds what is missing, in rounds of one copy each. */
function fill(): void {
	global $wpdb;
	$is_item = $wpdb->prepare( "post_type = %s AND post_status = 'publish' AND post_password = ''", post_type() );
	$missing = ITEMS - (int) $wpdb->get_var( "SELECT COUNT(*) FROM $wpdb->posts WHERE $is_item" );
	$last    = (int) $wpdb->get_var( "SELECT MAX( ID ) FROM $wpdb->posts" );
	$dates   = [ 'post_date', 'post_date_gmt' ];
	$posts   = other_columns( $wpdb->posts, array_merge( [ 'ID', 'post_name' ], $dates ) );
	$meta    = other_columns( $wpdb->postmeta, [ 'meta_id', 'post_id' ] );
	$terms   = other_columns( $wpdb->term_relationships, [ 'object_id' ] );
	for ( $round = 1; $missing > 0; $round++ ) {
		$shift = $round * $last;
		// Behind the studio's own items, which are of a year and a half.
		$days     = 600 + $round;
		$dated    = implode( ', ', array_map( static fn( string $date ): string => "DATE_SUB( $date, INTERVAL $days DAY )", $dates ) );
		$missing -= (int) $wpdb->query( "INSERT INTO $wpdb->posts ( ID, post_name, post_date, post_date_gmt, $posts ) SELECT ID + $shift, CONCAT( post_name, '-', $round ), $dated, $posts FROM $wpdb->posts WHERE $is_item AND ID <= $last ORDER BY ID LIMIT $missing" );
		$copies   = "BETWEEN $shift + 1 AND $shift + $last";
		$wpdb->query( "INSERT INTO $wpdb->postmeta ( post_id, $meta ) SELECT post_id + $shift, $meta FROM $wpdb->postmeta WHERE post_id <= $last AND post_id + $shift IN ( SELECT ID FROM $wpdb->posts WHERE ID $copies )" );
		$wpdb->query( "INSERT INTO $wpdb->term_relationships ( object_id, $terms ) SELECT object_id + $shift, $terms FROM $wpdb->term_relationships WHERE object_id <= $last AND object_id + $shift IN ( SELECT ID FROM $wpdb->posts WHERE ID $copies )" );
	}
	$wpdb->query( "ANALYZE TABLE $wpdb->posts, $wpdb->postmeta, $wpdb->term_relationships" );
	wp_cache_flush();
	count_all_terms();
}

fill();
echo (int) wp_count_posts( post_type() )->publish;
