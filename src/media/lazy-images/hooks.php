<?php
/** Pictures that come when a visitor is near them. */

declare( strict_types=1 );

namespace Frontage\LatePictures;

defined( 'ABSPATH' ) || exit;

require __DIR__ . '/backgrounds.php';
require __DIR__ . '/lazy-images.php';

/* Background pictures of groups and covers wait, but for the first ones of a page. */
add_filter( 'render_block_data', __NAMESPACE__ . '\count_background' );
add_filter( 'render_block_core/group', __NAMESPACE__ . '\let_wait', 20, 2 );
add_filter( 'render_block_core/cover', __NAMESPACE__ . '\let_wait', 20, 2 );

/* The script, on pages that have any of it. */
add_action( 'frontage_scan_html', __NAMESPACE__ . '\enqueue_for_pictures' );
