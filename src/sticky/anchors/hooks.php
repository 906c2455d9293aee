<?php
/** Links to a place in the page. Public: anchors.ts. */

declare( strict_types=1 );

namespace Frontage\Anchors;

defined( 'ABSPATH' ) || exit;

require __DIR__ . '/anchors.php';

/* Their script, on pages that have any. */
add_action( 'frontage_scan_html', __NAMESPACE__ . '\enqueue_for_links' );
add_filter( 'wp_nav_menu', __NAMESPACE__ . '\enqueue_for_menu' );
