<?php
/** Pictures in content that open over the page. */

declare( strict_types=1 );

namespace Frontage\Lightbox;

defined( 'ABSPATH' ) || exit;

require __DIR__ . '/blocks.php';
require __DIR__ . '/lightbox.php';
require __DIR__ . '/patterns/patterns.php';

/* The choice of an image and a gallery block, and its panel in the editor. */
add_filter( 'register_block_type_args', __NAMESPACE__ . '\register_attribute', 10, 2 );
add_action( 'enqueue_block_editor_assets', __NAMESPACE__ . '\enqueue_editor' );

/* A gallery ready to insert. */
add_action( 'init', __NAMESPACE__ . '\register_pattern', 12 );

/* What the choice does to the block: after WordPress's own lightbox, which comes at 15. */
add_filter( 'render_block_data', __NAMESPACE__ . '\decide', 10, 3 );
add_filter( 'render_block_core/image', __NAMESPACE__ . '\render', 20, 2 );
add_filter( 'render_block_core/gallery', __NAMESPACE__ . '\render', 20, 2 );

/* The script, on pages that have anything to open. */
add_action( 'frontage_scan_html', __NAMESPACE__ . '\enqueue_for_links' );
