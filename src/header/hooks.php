<?php
/** The header: where it is shown, how it sticks, classic themes, a page's own choice. */

declare( strict_types=1 );

namespace Frontage\Header;

defined( 'ABSPATH' ) || exit;

require __DIR__ . '/arrangement.php';
require __DIR__ . '/break-point.php';
require __DIR__ . '/classic.php';
require __DIR__ . '/conditions.php';
require __DIR__ . '/page-panel/page-panel.php';
require __DIR__ . '/part.php';
require __DIR__ . '/patterns/patterns.php';
require __DIR__ . '/settings.php';
require __DIR__ . '/transparent.php';

/* The header in a block theme: the template part around it sticks, the first block begins under a transparent one. */
add_filter( 'render_block_core/template-part', __NAMESPACE__ . '\move_to_part' );
add_filter( 'render_block_core/group', __NAMESPACE__ . '\close_gap', 10, 2 );
add_action( 'init', __NAMESPACE__ . '\register_patterns', 12 );

/* The owner's breakpoints in the styles, before core prints them. */
add_action( 'wp_enqueue_scripts', __NAMESPACE__ . '\serve_break_points', PHP_INT_MAX );
add_action( 'wp_footer', __NAMESPACE__ . '\serve_break_points', 0 );

/* The header in a classic theme. */
add_action( 'get_header', __NAMESPACE__ . '\replace_theme_header', PHP_INT_MAX, 2 );
add_action( 'wp_body_open', __NAMESPACE__ . '\print_without_theme_header', 20 );
add_action( 'frontage_header', __NAMESPACE__ . '\print_header' );
add_action( 'init', __NAMESPACE__ . '\register_shortcode' );

/* What a page chooses for itself. */
add_action( 'init', __NAMESPACE__ . '\register_page_choice', 99 );
add_action( 'enqueue_block_editor_assets', __NAMESPACE__ . '\enqueue_page_panel' );
