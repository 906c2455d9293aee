<?php
/** Dialogs, notifications, drops, tabs, lazy images and icons, for other plugins and themes. Public: toolkit.php, load-toolkit.ts. */

declare( strict_types=1 );

namespace Frontage\Toolkit;

defined( 'ABSPATH' ) || exit;

require __DIR__ . '/toolkit.php';

/* Its texts and its style, on pages with a script that depends on it. */
add_action( 'wp_footer', __NAMESPACE__ . '\print_page_data' );
