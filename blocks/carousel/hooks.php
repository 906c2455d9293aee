<?php
/** Carousels of any blocks, of pictures, and of the entries of a loop. */

declare( strict_types=1 );

namespace Frontage\Carousel;

defined( 'ABSPATH' ) || exit;

require __DIR__ . '/server/attributes.php';
require __DIR__ . '/server/entries.php';
require __DIR__ . '/server/markup.php';
require __DIR__ . '/server/slides.php';
require __DIR__ . '/patterns/patterns.php';

/* Pictures and portfolios that stand directly in a carousel. */
add_filter( 'render_block_data', __NAMESPACE__ . '\prepare_child', 10, 3 );
add_filter( 'render_block_core/image', __NAMESPACE__ . '\wrap_picture', 30, 2 );

/* Entries of a loop in a carousel. */
add_filter( 'render_block_core/post-template', __NAMESPACE__ . '\leave_list' );
add_filter( 'post_class', __NAMESPACE__ . '\mark_entry', 10, 2 );

/* Patterns. */
add_action( 'init', __NAMESPACE__ . '\register_patterns', 12 );
