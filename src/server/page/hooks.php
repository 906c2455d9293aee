<?php
/** The current page: its notes, its posts, and the scan of its HTML for needed scripts. */

declare( strict_types=1 );

namespace Frontage\Page;

defined( 'ABSPATH' ) || exit;

require __DIR__ . '/bare.php';
require __DIR__ . '/notes.php';
require __DIR__ . '/posts.php';
require __DIR__ . '/scan.php';

/* After other filters of a block's HTML and a post's content. */
add_filter( 'render_block', __NAMESPACE__ . '\scan_block', 30, 2 );
add_filter( 'the_content', __NAMESPACE__ . '\scan', 20 );
