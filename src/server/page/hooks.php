<?php
/** The page that is being rendered: what is noted of it, and which scripts its HTML needs. */

declare( strict_types=1 );

namespace Frontage\Page;

defined( 'ABSPATH' ) || exit;

require __DIR__ . '/notes.php';
require __DIR__ . '/scan.php';

/* After what other plugins do to a block's HTML and to a post's content. */
add_filter( 'render_block', __NAMESPACE__ . '\scan_block', 30, 2 );
add_filter( 'the_content', __NAMESPACE__ . '\scan', 20 );
