<?php
/** Breakpoints of the site, as media queries. */

declare( strict_types=1 );

namespace Frontage\Breakpoints;

defined( 'ABSPATH' ) || exit;

require __DIR__ . '/breakpoints.php';
require __DIR__ . '/responsive.php';
require __DIR__ . '/stylesheets.php';

/* Stylesheets for narrow and for wide windows: after the blocks are registered, and after core has inlined what it inlines. */
add_action( 'init', __NAMESPACE__ . '\set_media', 11 );
add_action( 'wp_head', __NAMESPACE__ . '\wrap_inlined', 2 );
add_action( 'wp_footer', __NAMESPACE__ . '\wrap_inlined', 2 );

/* The stylesheet that resolves responsive values. */
add_action( 'enqueue_block_assets', __NAMESPACE__ . '\add_style' );
