<?php
/** The blocks, and where the inserter shows them. */

declare( strict_types=1 );

namespace Frontage\Blocks;

defined( 'ABSPATH' ) || exit;

require __DIR__ . '/clean.php';
require __DIR__ . '/content-filters.php';
require __DIR__ . '/inline-styles.php';
require __DIR__ . '/inner-blocks.php';
require __DIR__ . '/register.php';
require __DIR__ . '/view-styles.php';

/* The blocks, and where the inserter shows them. */
add_filter( 'block_type_metadata', __NAMESPACE__ . '\render_from_source' );
add_action( 'init', __NAMESPACE__ . '\register' );
add_filter( 'block_categories_all', __NAMESPACE__ . '\add_category' );

/* Blocks that render the blocks in them one by one. */
add_filter( 'register_block_type_args', __NAMESPACE__ . '\skip_inner_blocks', 10, 2 );

/* Texts in our blocks are in automatic excerpts. */
add_filter( 'excerpt_allowed_wrapper_blocks', __NAMESPACE__ . '\add_excerpt_wrappers' );

/* Styles for the first paint, inline. */
add_filter( 'styles_inline_size_limit', __NAMESPACE__ . '\add_room_for_styles' );

/* Styles that the first paint does not need, at the end of the page. */
add_filter( 'render_block', __NAMESPACE__ . '\note_rendered', 10, 2 );
add_action( 'wp_footer', __NAMESPACE__ . '\print_view_styles' );

/* Texts of visitors, members and authors are not parsed for shortcodes: after all other filters of a block's HTML. */
add_filter( 'render_block', __NAMESPACE__ . '\encode_output', PHP_INT_MAX, 2 );
