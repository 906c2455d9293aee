<?php
/** Styles of WordPress's own blocks: sound on a card, text in columns. */

declare( strict_types=1 );

namespace Frontage\CoreStyles;

defined( 'ABSPATH' ) || exit;

require __DIR__ . '/styles.php';

/* The styles, and the starting points in the inserter. */
add_action( 'init', __NAMESPACE__ . '\register_styles' );
add_action( 'enqueue_block_editor_assets', __NAMESPACE__ . '\enqueue_editor' );

/* The stylesheet, on pages that need it. */
add_action( 'enqueue_block_assets', __NAMESPACE__ . '\enqueue_early' );
add_filter( 'render_block_core/audio', __NAMESPACE__ . '\enqueue_for_block', 10, 2 );
add_filter( 'render_block_core/group', __NAMESPACE__ . '\enqueue_for_block', 10, 2 );
add_filter( 'render_block_core/paragraph', __NAMESPACE__ . '\enqueue_for_block', 10, 2 );
