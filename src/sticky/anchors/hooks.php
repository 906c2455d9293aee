<?php
/** In-page links. Public: anchors.ts. */

declare( strict_types=1 );

namespace Frontage\Anchors;

defined( 'ABSPATH' ) || exit;

require __DIR__ . '/anchors.php';

/* The script, on pages with such links. */
add_action( 'frontage_scan_html', __NAMESPACE__ . '\enqueue_for_links' );
add_filter( 'wp_nav_menu', __NAMESPACE__ . '\enqueue_for_menu' );
