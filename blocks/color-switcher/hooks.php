<?php
/** Color schemes: two palettes for one site, and what changes with them. Public: palette/color.ts, palette/palette.ts, palette/propose.ts. */

declare( strict_types=1 );

namespace Frontage\ColorScheme;

defined( 'ABSPATH' ) || exit;

require __DIR__ . '/server/control.php';
require __DIR__ . '/server/head.php';
require __DIR__ . '/server/logo.php';
require __DIR__ . '/server/palette.php';
require __DIR__ . '/server/screen.php';
require __DIR__ . '/server/settings.php';
require __DIR__ . '/server/visibility.php';

/* The palette before the first paint; the HTML is the same for all visitors. */
add_action( 'wp_head', __NAMESPACE__ . '\print_state', 0 );
add_action( 'enqueue_block_assets', __NAMESPACE__ . '\enqueue_style' );

/* Logos, pictures and groups for one palette only. */
add_filter( 'get_custom_logo', __NAMESPACE__ . '\add_switched_logo' );
add_filter( 'register_block_type_args', __NAMESPACE__ . '\register_attribute', 10, 2 );
add_filter( 'render_block', __NAMESPACE__ . '\render_for_palette', 10, 2 );
add_action( 'enqueue_block_editor_assets', __NAMESPACE__ . '\enqueue_editor' );

/* Appearance → Colors. */
add_action( 'admin_menu', __NAMESPACE__ . '\add_screen' );
add_action( 'admin_enqueue_scripts', __NAMESPACE__ . '\enqueue_screen' );
add_filter( 'rest_request_before_callbacks', __NAMESPACE__ . '\refuse_unknown_colors', 11, 3 );
