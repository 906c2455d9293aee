<?php
/**
 * Links that act: they open the lightbox or a slideshow, or do what other code has registered.
 *
 * Public: server/address.php, server/blocks.php.
 */

declare( strict_types=1 );

namespace Frontage\LinkActions;

defined( 'ABSPATH' ) || exit;

require __DIR__ . '/server/address.php';
require __DIR__ . '/server/blocks.php';
require __DIR__ . '/server/enqueue.php';
require __DIR__ . '/server/links.php';

/* The action of button and image blocks, and the choices in the editor's toolbars. */
add_filter( 'register_block_type_args', __NAMESPACE__ . '\register_attribute', 10, 2 );
add_action( 'enqueue_block_editor_assets', __NAMESPACE__ . '\enqueue_editor' );

/* Rendering: an image gets its link at priority 20. */
add_filter( 'render_block_core/button', __NAMESPACE__ . '\render', 21, 2 );
add_filter( 'render_block_core/image', __NAMESPACE__ . '\render', 21, 2 );
add_filter( 'render_block', __NAMESPACE__ . '\convert_block', 20, 3 );
add_filter( 'the_content', __NAMESPACE__ . '\convert_content', 19 );

/* The script, on pages with such links. */
add_action( 'frontage_scan_html', __NAMESPACE__ . '\enqueue_for_actions' );
