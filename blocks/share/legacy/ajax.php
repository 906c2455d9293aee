<?php
/**
 * Sassy Social Share's two actions on admin-ajax, in its shapes, for its pages that caches still keep and for our own script. Reading writes nothing.
 * Where that plugin is active, it answers.
 */

declare( strict_types=1 );

namespace Frontage\Share;

use function Frontage\Settings\get;
use function Frontage\Values\items;

defined( 'ABSPATH' ) || exit;

/** Addresses that one request may ask for. */
const MOST_ADDRESSES = 10;

/** Seconds that a browser and a proxy keep an answer. */
const COUNTS_KEPT = 300;

/** Counts by address and network, of this site's own addresses. */
function answer_counts(): void {
	if ( shortcode_is_originals() ) {
		return;
	}
	header( 'Cache-Control: public, max-age=' . COUNTS_KEPT );
	wp_send_json( counts_answer( $_GET['urls'] ?? null ) ); // phpcs:ignore WordPress.Security -- Public, and only read; cleaned there.
}

/**
 * @param mixed $urls As they were sent; those beyond the first are not looked at.
 * @return array{status: int, facebook: int, facebook_urls: list<string>, message: object}
 */
function counts_answer( $urls ): array {
	$posts = [];
	$asked = get( 'share_count' ) ? array_slice( items( $urls ), 0, MOST_ADDRESSES ) : [];
	foreach ( array_unique( array_map( 'sanitize_url', wp_unslash( array_filter( $asked, 'is_string' ) ) ) ) as $url ) {
		$posts[ $url ] = post_of_address( $url );
	}
	$posts = array_filter( $posts );
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
