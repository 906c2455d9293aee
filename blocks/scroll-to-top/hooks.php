<?php
/** Scroll-to-top button of all pages, by a site setting. Public: button.ts, states.scss. */

declare( strict_types=1 );

namespace Frontage\ScrollToTop;

defined( 'ABSPATH' ) || exit;

require __DIR__ . '/scroll-to-top.php';

/* The block at the end of all pages without one. */
add_action( 'wp_enqueue_scripts', __NAMESPACE__ . '\enqueue' );
add_action( 'wp_footer', __NAMESPACE__ . '\print_button', 5 );
