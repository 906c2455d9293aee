<?php
/**
 * Sections: blocks that are hidden on devices, stretched to the window, or that enter with an animation.
 *
 * Public: server/blocks.php, server/hidden.php, legacy/settings.php.
 */

declare( strict_types=1 );

namespace Frontage\Sections;

defined( 'ABSPATH' ) || exit;

require __DIR__ . '/server/blocks.php';
require __DIR__ . '/server/element.php';
require __DIR__ . '/server/entrance.php';
require __DIR__ . '/server/hidden.php';
require __DIR__ . '/server/render.php';
require __DIR__ . '/server/stretch.php';
require __DIR__ . '/server/styles.php';
require __DIR__ . '/legacy/markup.php';
require __DIR__ . '/legacy/settings.php';

/* The attributes of blocks, and their panel in the editor. */
add_filter( 'register_block_type_args', __NAMESPACE__ . '\register_attributes', 10, 2 );
add_action( 'enqueue_block_editor_assets', __NAMESPACE__ . '\enqueue_editor' );
add_action( 'admin_print_footer_scripts', __NAMESPACE__ . '\print_editor_data', 5 );

/* Styles: of pages that need them, and of the editor's canvas. */
add_action( 'enqueue_block_assets', __NAMESPACE__ . '\register_styles' );

/* Rendering: after WordPress's own visibility and sticky elements; then the markup of a page builder. */
add_filter( 'render_block', __NAMESPACE__ . '\render', 11, 2 );
add_filter( 'the_content', __NAMESPACE__ . '\convert_legacy', 20 );
