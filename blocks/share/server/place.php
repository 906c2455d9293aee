<?php
/** Puts share links beside posts that have none of their own, where the setting asks for it. */

declare( strict_types=1 );

namespace Frontage\Share;

use function Frontage\Blocks\render;
use function Frontage\Settings\get;

defined( 'ABSPATH' ) || exit;

const BLOCK = 'frontage/share';

/** Has the style in the head: on classic themes the text comes when the head is long printed. */
function enqueue_beside_post(): void {
	if ( 'none' !== get( 'share_place' ) && is_singular( 'post' ) ) {
		wp_enqueue_style( generate_block_asset_handle( BLOCK, 'style' ) );
	}
}

/**
 * @param mixed $content A post's.
 * @return mixed
 */
function place_beside_post( $content ) {
	$place = get( 'share_place' );
	if ( 'none' === $place || ! is_string( $content ) || ! is_singular( 'post' ) || ! in_the_loop() || is_feed()
		|| get_the_ID() !== get_queried_object_id() || has_block( BLOCK ) || post_password_required() ) {
		return $content;
	}
	// An excerpt is made of the content without what stands around it.
	if ( doing_filter( 'get_the_excerpt' ) ) {
		return $content;
	}
	$html = render(
		BLOCK,
		[
			'layout'     => 'bar' === $place ? 'bar' : 'row',
			'native'     => get( 'share_native' ),
			'showCounts' => get( 'share_show_counts' ),
			'showTotal'  => get( 'share_show_counts' ),
		]
	);
	return 'above' === $place ? $html . $content : $content . $html;
}
