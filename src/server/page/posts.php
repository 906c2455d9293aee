<?php
/** The page's posts, before they are rendered. */

declare( strict_types=1 );

namespace Frontage\Page;

defined( 'ABSPATH' ) || exit;

/**
 * Whether the content of one of the page's posts matches a pattern. Only in classic themes, whose head precedes the blocks: it tells which styles
 * belong there.
 */
function posts_match( string $pattern ): bool {
	global $wp_query;
	foreach ( wp_is_block_theme() ? [] : $wp_query->posts ?? [] as $post ) {
		if ( $post instanceof \WP_Post && preg_match( $pattern, $post->post_content ) ) {
			return true;
		}
	}
	return false;
}
