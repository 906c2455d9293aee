<?php
/** Dialogs, notifications, drops, tabs, late pictures and icons, for other plugins and themes. Public: toolkit.php, load-toolkit.ts. */

declare( strict_types=1 );

namespace Frontage\Toolkit;

defined( 'ABSPATH' ) || exit;

require __DIR__ . '/toolkit.php';

/* Its words and its style, on pages where somebody's script needs it. */
add_action( 'wp_footer', __NAMESPACE__ . '\print_what_is_used' );
