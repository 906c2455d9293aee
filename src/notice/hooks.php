<?php
/** The store notice: a bar over the top of every page. Public: notice.php. */

declare( strict_types=1 );

namespace Frontage\Notice;

defined( 'ABSPATH' ) || exit;

require __DIR__ . '/notice.php';

/* The bar, and its style in the head. */
add_action( 'wp_enqueue_scripts', __NAMESPACE__ . '\enqueue' );
add_action( 'wp_body_open', __NAMESPACE__ . '\print_notice', 1 );
