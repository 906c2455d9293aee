<?php
/** Adds the panel with a page's own choice to the block editor. */

declare( strict_types=1 );

namespace Frontage\Header;

use Frontage\Admin;

defined( 'ABSPATH' ) || exit;

function enqueue_page_panel(): void {
	$screen = function_exists( 'get_current_screen' ) ? get_current_screen() : null;
	if ( $screen && 'post' === $screen->base && is_post_type_viewable( $screen->post_type ) && post_type_supports( $screen->post_type, 'custom-fields' ) ) {
		Admin\enqueue( 'header-page-panel' );
	}
}
