<?php
/**
 * Sassy Social Share's two admin-ajax actions, for its pages in caches and for our own script. Reading writes nothing. If that plugin is active,
 * its own code responds.
 */

declare( strict_types=1 );

namespace Frontage\Share;

use function Frontage\Settings\get;
use function Frontage\Values\items;

defined( 'ABSPATH' ) || exit;

/** Maximum number of URLs in a request. */
const MAX_ADDRESSES = 10;

/** Cache lifetime of a response, in seconds. */
const COUNTS_MAX_AGE = 300;

/** Sends counts by URL and network, for URLs of this site. */
function send_counts(): void {
	if ( is_legacy_plugin_active() ) {
		return;
	}
	header( 'Cache-Control: public, max-age=' . COUNTS_MAX_AGE );
	wp_send_json( counts_answer( $_GET['urls'] ?? null ) ); // phpcs:ignore WordPress.Security -- Public and read-only; sanitized there.
}

/**
 * @param mixed $urls Unsanitized; those beyond the maximum are ignored.
 * @return array{status: int, facebook: int, facebook_urls: list<string>, message: object}
 */
function counts_answer( $urls ): array {
	$posts = [];
	$given = get( 'share_count' ) ? array_slice( items( $urls ), 0, MAX_ADDRESSES ) : [];
	foreach ( array_unique( array_map( 'sanitize_url', wp_unslash( array_filter( $given, 'is_string' ) ) ) ) as $url ) {
		$posts[ $url ] = post_of_address( $url );
	}
	$posts = array_filter( $posts );
	update_meta_cache( 'post', $posts );
	return [
		'status'        => 1,
		// Keeps browsers from requesting counts of Facebook, which would reveal what visitors read.
		'facebook'      => 0,
		'facebook_urls' => [],
		'message'       => (object) array_map( static fn( int $post ): object => (object) counts_of( $post ), $posts ),
	];
}

/** Responds to counts sent by browsers, without storing them. */
function ignore_sent_counts(): void {
	if ( ! is_legacy_plugin_active() ) {
		wp_send_json(
			[
				'status'  => 1,
				'message' => (object) [],
			]
		);
	}
}
