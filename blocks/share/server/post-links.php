<?php
/** Share links of all posts, by a site setting. Posts with a share block of their own are left out. */

declare( strict_types=1 );

namespace Frontage\Share;

use Frontage\Page;
use function Frontage\Blocks\render;
use function Frontage\Settings\get;

defined( 'ABSPATH' ) || exit;

const BLOCK = 'frontage/share';

/** Enqueues the stylesheet in the head, which classic themes print before the content. */
function enqueue_post_links_style(): void {
	if ( 'none' !== get( 'share_place' ) && is_singular( 'post' ) ) {
		wp_enqueue_style( generate_block_asset_handle( BLOCK, 'style' ) );
	}
}

/**
 * Adds share links above or below the content of a post.
 * @param mixed $content
 * @return mixed
 */
function add_post_links( $content ) {
	$position = get( 'share_place' );
	if ( 'none' === $position || ! is_string( $content ) || ! is_singular( 'post' ) || ! in_the_loop() || Page\is_bare()
		|| get_the_ID() !== get_queried_object_id() || has_block( BLOCK ) || post_password_required() ) {
		return $content;
	}
	$html = render(
		BLOCK,
		[
			'layout'     => 'bar' === $position ? 'bar' : 'row',
			'native'     => get( 'share_native' ),
			'showCounts' => get( 'share_show_counts' ),
			'showTotal'  => get( 'share_show_counts' ),
		]
	);
	return 'above' === $position ? $html . $content : $content . $html;
}
