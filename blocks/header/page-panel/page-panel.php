<?php
/** Editor panel for the header of a page. */

declare( strict_types=1 );

namespace Frontage\Header;

use Frontage\Admin;

defined( 'ABSPATH' ) || exit;

function enqueue_page_panel(): void {
	$screen = function_exists( 'get_current_screen' ) ? get_current_screen() : null;
	$type   = $screen && 'post' === $screen->base ? $screen->post_type : '';
	if ( '' !== $type && is_post_type_viewable( $type ) && post_type_supports( $type, 'custom-fields' ) ) {
		Admin\enqueue( 'header-page-panel' );
	}
}
