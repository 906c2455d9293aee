<?php
/** The store notice: a bar over the top of every page. */

declare( strict_types=1 );

namespace Frontage\Notice;

defined( 'ABSPATH' ) || exit;

require __DIR__ . '/notice.php';

/* The bar, its style in the head, and the inline script that sets the dismissed state before first paint. */
add_action( 'wp_enqueue_scripts', __NAMESPACE__ . '\enqueue' );
add_action( 'wp_head', __NAMESPACE__ . '\print_state', 1 );
add_action( 'wp_body_open', __NAMESPACE__ . '\print_notice', 1 );
