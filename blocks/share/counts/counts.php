<?php
/** Share counts of posts: one row of meta for each service, so that concurrent requests count separately. */

declare( strict_types=1 );

namespace Frontage\Share;

use function Frontage\Values\text;

defined( 'ABSPATH' ) || exit;

const COUNT_KEY = '_frontage_shares_';

/** @return array<string, int> By service, above zero. */
function counts_of( int $post ): array {
	$counts = [];
	foreach ( $post > 0 ? (array) get_post_meta( $post ) : [] as $key => $values ) {
		if ( str_starts_with( (string) $key, COUNT_KEY ) && is_array( $values ) ) {
			$counts[ substr( (string) $key, strlen( COUNT_KEY ) ) ] = absint( $values[0] ?? 0 );
		}
	}
	return array_filter( $counts );
}

/** Counts one share. The database adds, because reading and writing in PHP would lose concurrent shares. */
function count_share( int $post, string $service ): void {
	global $wpdb;
	// A busy database loses one share, silently.
	$is_silent = $wpdb->suppress_errors();
	$key       = COUNT_KEY . $service;
	$sql       = "UPDATE {$wpdb->postmeta} SET meta_value = meta_value + 1 WHERE post_id = %d AND meta_key = %s";
	$rows      = $wpdb->query( $wpdb->prepare( $sql, $post, $key ) ); // phpcs:ignore WordPress.DB -- Core has no atomic addition.
	if ( $rows ) {
		wp_cache_delete( $post, 'post_meta' );
	} else {
		add_post_meta( $post, $key, 1, true );
	}
	$wpdb->suppress_errors( $is_silent );
}

/** Whether the post exists and is public. */
function is_countable( int $post ): bool {
	return $post > 0 && is_post_publicly_viewable( $post );
}

/** Whether a URL is on a host to which WordPress redirects. */
function is_own_address( string $url ): bool {
	return '' !== text( wp_parse_url( $url, PHP_URL_HOST ) ) && '' !== wp_validate_redirect( $url, '' );
}

/** Public post at a URL of this site; 0 for none. Only found posts are cached. */
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
