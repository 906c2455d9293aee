<?php
/**
 * Sassy Social Share's two actions on admin-ajax, in its shapes, for its pages that caches still keep and for our own script. Reading writes nothing.
 * Where that plugin is active, it answers.
 */

declare( strict_types=1 );

namespace Frontage\Share;

use function Frontage\Settings\get;

defined( 'ABSPATH' ) || exit;

/** Addresses that one request may ask for. */
const MOST_ADDRESSES = 20;

/** Seconds that a browser and a proxy keep an answer. */
const COUNTS_KEPT = 300;

/** Counts by address and network, of this site's own addresses. */
function answer_counts(): void {
	if ( shortcode_is_originals() ) {
		return;
	}
	$asked = isset( $_GET['urls'] ) && is_array( $_GET['urls'] ) ? array_map( 'sanitize_url', array_filter( wp_unslash( $_GET['urls'] ), 'is_string' ) ) : []; // phpcs:ignore WordPress.Security -- Public, and only read; cleaned here.
	header( 'Cache-Control: public, max-age=' . COUNTS_KEPT );
	wp_send_json( counts_answer( array_values( $asked ) ) );
}

/**
 * @param list<string> $urls
 * @return array{status: int, facebook: int, facebook_urls: list<string>, message: object}
 */
function counts_answer( array $urls ): array {
	$posts = [];
	foreach ( get( 'share_count' ) ? array_slice( array_unique( $urls ), 0, MOST_ADDRESSES ) : [] as $url ) {
		$posts[ $url ] = post_of_address( $url );
	}
	$posts = array_filter( $posts, __NAMESPACE__ . '\is_countable' );
	update_meta_cache( 'post', $posts );
	return [
		'status'        => 1,
		// Browsers are not sent to Facebook: it would learn who reads what.
		'facebook'      => 0,
		'facebook_urls' => [],
		'message'       => (object) array_map( static fn( int $post ): object => (object) counts_of( $post ), $posts ),
	];
}

/** Whatever numbers a browser sends, none is stored. */
function answer_saving(): void {
	if ( ! shortcode_is_originals() ) {
		wp_send_json(
			[
				'status'  => 1,
				'message' => (object) [],
			]
		);
	}
}
