<?php
/** Sticky groups, columns and template parts. Public: server/room.php, stick.ts. */

declare( strict_types=1 );

namespace Frontage\Sticky;

defined( 'ABSPATH' ) || exit;

require __DIR__ . '/server/blocks.php';
require __DIR__ . '/server/look.php';
require __DIR__ . '/server/markup.php';
require __DIR__ . '/server/options.php';
require __DIR__ . '/server/room.php';
require __DIR__ . '/legacy/attributes.php';
require __DIR__ . '/server/template-part.php';

/* The attribute of blocks, and its panel in the editor. */
add_filter( 'register_block_type_args', __NAMESPACE__ . '\register_attribute', 10, 2 );
add_action( 'enqueue_block_editor_assets', __NAMESPACE__ . '\enqueue_editor' );
add_action( 'admin_print_footer_scripts', __NAMESPACE__ . '\print_editor_data', 5 );
add_action( 'enqueue_block_assets', __NAMESPACE__ . '\enqueue_canvas_style' );

/* Rendering: attributes of blocks, markup of the legacy plugin, template parts of sticky elements. */
add_filter( 'render_block', __NAMESPACE__ . '\render', 10, 2 );
add_filter( 'render_block', __NAMESPACE__ . '\convert_legacy', 11 );
add_filter( 'the_content', __NAMESPACE__ . '\convert_legacy', 20 );
add_filter( 'render_block_core/template-part', __NAMESPACE__ . '\lift_to_part', 20 );

/* How what sticks stands at the window's top, on pages that have any of it. */
add_action( 'wp_footer', __NAMESPACE__ . '\print_viewport_style' );
