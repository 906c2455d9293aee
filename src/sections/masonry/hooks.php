<?php
/** Masonry: galleries, grids and lists of posts whose entries stand closely, each in the shortest column. */

declare( strict_types=1 );

namespace Frontage\Masonry;

defined( 'ABSPATH' ) || exit;

require __DIR__ . '/server/masonry.php';

/* The attribute of blocks, and its panel in the editor. */
add_filter( 'register_block_type_args', __NAMESPACE__ . '\register_attribute', 10, 2 );
add_action( 'enqueue_block_editor_assets', __NAMESPACE__ . '\enqueue_editor' );

/* Rendering; the style comes early where the head precedes the blocks. */
add_action( 'enqueue_block_assets', __NAMESPACE__ . '\enqueue_style' );
add_filter( 'render_block', __NAMESPACE__ . '\render', 11, 2 );
