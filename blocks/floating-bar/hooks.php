<?php
/** Bars at the top and the bottom of the window. */

declare( strict_types=1 );

namespace Frontage\FloatingBar;

defined( 'ABSPATH' ) || exit;

require __DIR__ . '/place.php';
require __DIR__ . '/patterns/patterns.php';

/* At the page's start and end, after all other filters of the block. */
add_filter( 'render_block_frontage/floating-bar', __NAMESPACE__ . '\place', PHP_INT_MAX, 2 );
add_action( 'wp_body_open', __NAMESPACE__ . '\print_top', 2 );
add_action( 'wp_footer', __NAMESPACE__ . '\print_bottom', 4 );

/* A pattern. */
add_action( 'init', __NAMESPACE__ . '\register_patterns', 12 );
