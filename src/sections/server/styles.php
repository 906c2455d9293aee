<?php
/** Styles and script of sections. */

declare( strict_types=1 );

namespace Frontage\Sections;

use Frontage\Assets;
use const Frontage\VERSION;

defined( 'ABSPATH' ) || exit;

/** Of stretched blocks and entrances. */
const HANDLE        = 'frontage-sections';
const HIDDEN_HANDLE = 'frontage-hidden';

/** Registers them. They are enqueued at once in the editor's canvas and, for posts with sections, in classic themes: their head comes first. */
function register_styles(): void {
	Assets\register_view( HANDLE, 'sections/view' );
	wp_register_style( HIDDEN_HANDLE, false, [], VERSION );
	wp_add_inline_style( HIDDEN_HANDLE, hidden_css() );
	if ( is_admin() || ( ! wp_is_block_theme() && posts_have_sections() ) ) {
		wp_enqueue_style( HANDLE );
		wp_enqueue_style( HIDDEN_HANDLE );
	}
}

/** Whether one of the page's posts has one of the attributes. */
function posts_have_sections(): bool {
	global $wp_query;
	foreach ( $wp_query->posts ?? [] as $post ) {
		if ( $post instanceof \WP_Post && preg_match( '/"frontage(Hidden|Stretch|Entrance)"|\bdata-settings=/', $post->post_content ) ) {
			return true;
		}
	}
	return false;
}
