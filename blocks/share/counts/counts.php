<?php
/** How often each post was shared: one row of meta for each service, so that two visitors at once are two. */

declare( strict_types=1 );

namespace Frontage\Share;

use function Frontage\Values\text;

defined( 'ABSPATH' ) || exit;

const COUNT_KEY = '_frontage_shares_';

/** @return array<string, int> By service; only what is above zero. */
function counts_of( int $post ): array {
	$counts = [];
	foreach ( $post > 0 ? (array) get_post_meta( $post ) : [] as $key => $values ) {
		if ( str_starts_with( (string) $key, COUNT_KEY ) && is_array( $values ) ) {
			$counts[ substr( (string) $key, strlen( COUNT_KEY ) ) ] = absint( $values[0] ?? 0 );
		}
	}
	return array_filter( $counts );
}

/** Counts one. The database adds, for whoever reads first and writes then loses what another wrote meanwhile. */
function count_share( int $post, string $service ): void {
	global $wpdb;
	// A database that is busy at this moment loses one, without a word to the visitor.
	$is_silent = $wpdb->suppress_errors();
	$key       = COUNT_KEY . $service;
	$add       = $wpdb->prepare( "UPDATE {$wpdb->postmeta} SET meta_value = meta_value + 1 WHERE post_id = %d AND meta_key = %s", $post, $key );
	$rows      = $wpdb->query( $add ); // phpcs:ignore WordPress.DB -- Prepared above; WordPress has no addition.
	if ( $rows ) {
		wp_cache_delete( $post, 'post_meta' );
	} else {
		add_post_meta( $post, $key, 1, true );
	}
	$wpdb->suppress_errors( $is_silent );
}

/** Whether anybody may know of the post. */
function is_countable( int $post ): bool {
	return $post > 0 && is_post_publicly_viewable( $post );
}

/** Whether an address is one of this site's, by the hosts to which WordPress redirects. */
function is_own_address( string $url ): bool {
	return '' !== text( wp_parse_url( $url, PHP_URL_HOST ) ) && '' !== wp_validate_redirect( $url, '' );
}

/** The post at an address of this site that anybody may know of; 0 for every other. Whoever asks often asks a cache, which keeps only what was found. */
function post_of_address( string $url ): int {
	if ( ! is_own_address( $url ) ) {
		return 0;
	}
	$key  = md5( $url );
	$post = wp_cache_get( $key, 'frontage_share_posts' );
	if ( ! is_int( $post ) ) {
		$post = url_to_postid( $url );
		if ( $post > 0 ) {
			wp_cache_set( $key, $post, 'frontage_share_posts', HOUR_IN_SECONDS );
		}
	}
	return is_countable( $post ) ? $post : 0;
}
