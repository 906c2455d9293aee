<?php
/** What sticks to the top of the window: how it stands there, on the pages that have any of it. */

declare( strict_types=1 );

namespace Frontage\Viewport;

defined( 'ABSPATH' ) || exit;

require __DIR__ . '/room.php';
require __DIR__ . '/styles.php';

/* How what sticks stands at the window's top. */
add_action( 'init', __NAMESPACE__ . '\register_style' );
add_action( 'wp_footer', __NAMESPACE__ . '\print_style' );
