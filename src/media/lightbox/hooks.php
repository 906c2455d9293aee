<?php
/** Lightbox for pictures in content. Public: patterns/pictures.php, marks.ts, deferred/index.ts. */

declare( strict_types=1 );

namespace Frontage\Lightbox;

defined( 'ABSPATH' ) || exit;

require __DIR__ . '/blocks.php';
require __DIR__ . '/lightbox.php';
require __DIR__ . '/patterns/patterns.php';
require __DIR__ . '/patterns/pictures.php';

/* The choice of image and gallery blocks, and its panel in the editor. */
add_filter( 'register_block_type_args', __NAMESPACE__ . '\register_attribute', 10, 2 );
add_action( 'enqueue_block_editor_assets', __NAMESPACE__ . '\enqueue_editor' );

/* A gallery pattern. */
add_action( 'init', __NAMESPACE__ . '\register_pattern', 12 );

/* Rendering of the choice: after WordPress's own lightbox, at priority 15. */
add_filter( 'render_block_data', __NAMESPACE__ . '\apply_choice', 10, 3 );
add_filter( 'render_block_core/image', __NAMESPACE__ . '\render', 20, 2 );
add_filter( 'render_block_core/gallery', __NAMESPACE__ . '\render', 20, 2 );

/* The script, on pages with links to pictures. */
add_action( 'frontage_scan_html', __NAMESPACE__ . '\enqueue_for_links' );
