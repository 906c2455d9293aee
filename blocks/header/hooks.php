<?php
/** Header: its display, stickiness, classic themes and the choice of each page. Public: server/part.php. */

declare( strict_types=1 );

namespace Frontage\Header;

defined( 'ABSPATH' ) || exit;

require __DIR__ . '/server/arrangement.php';
require __DIR__ . '/server/classic.php';
require __DIR__ . '/server/conditions.php';
require __DIR__ . '/server/logo.php';
require __DIR__ . '/page-panel/page-panel.php';
require __DIR__ . '/server/part.php';
require __DIR__ . '/patterns/patterns.php';
require __DIR__ . '/server/settings.php';
require __DIR__ . '/server/spacing.php';
require __DIR__ . '/server/transparent.php';

/* Block themes: the template part sticks, and the first block begins below a transparent header. */
add_filter( 'render_block_core/template-part', __NAMESPACE__ . '\move_attributes_to_part' );
add_filter( 'render_block_core/group', __NAMESPACE__ . '\remove_top_gap', 10, 2 );
add_action( 'init', __NAMESPACE__ . '\register_patterns', 12 );

/* Classic themes. */
add_action( 'get_header', __NAMESPACE__ . '\replace_theme_header', PHP_INT_MAX, 2 );
add_action( 'wp_body_open', __NAMESPACE__ . '\print_without_theme_header', 20 );
add_action( 'frontage_header', __NAMESPACE__ . '\print_header' );
add_action( 'init', __NAMESPACE__ . '\register_shortcode' );

/* Choice of each page. */
add_action( 'init', __NAMESPACE__ . '\register_page_choice', 99 );
add_action( 'enqueue_block_editor_assets', __NAMESPACE__ . '\enqueue_page_panel' );
