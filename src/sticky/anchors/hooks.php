<?php
/** Links to a place in the page. */

declare( strict_types=1 );

namespace Frontage\Anchors;

defined( 'ABSPATH' ) || exit;

require __DIR__ . '/anchors.php';

/* Their script, on pages that have any. */
add_filter( 'render_block', __NAMESPACE__ . '\enqueue_for_links' );
add_filter( 'the_content', __NAMESPACE__ . '\enqueue_for_links', 20 );
add_filter( 'wp_nav_menu', __NAMESPACE__ . '\enqueue_for_links' );
