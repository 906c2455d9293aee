<?php
/** Lazy images: loaded near the viewport. */

declare( strict_types=1 );

namespace Frontage\LatePictures;

defined( 'ABSPATH' ) || exit;

require __DIR__ . '/backgrounds.php';
require __DIR__ . '/lazy-images.php';

/* Deferred background images of groups and covers, except the first ones of a page. */
add_filter( 'render_block_data', __NAMESPACE__ . '\count_background' );
add_filter( 'render_block_core/group', __NAMESPACE__ . '\defer_background', 20, 2 );
add_filter( 'render_block_core/cover', __NAMESPACE__ . '\defer_background', 20, 2 );

/* The script, on pages with deferred images. */
add_action( 'frontage_scan_html', __NAMESPACE__ . '\enqueue_for_pictures' );
