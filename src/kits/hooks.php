<?php
/** Kits: parts of a site in one file, without ids, and the import of them on another. */

declare( strict_types=1 );

namespace Frontage\Kits;

defined( 'ABSPATH' ) || exit;

require __DIR__ . '/command.php';
require __DIR__ . '/events/events.php';
require __DIR__ . '/export/route.php';
require __DIR__ . '/screen.php';

/* Everything else is read by load.php, when a route or a command needs it. */
add_action( 'rest_api_init', __NAMESPACE__ . '\register_export_routes' );
add_filter( 'rest_pre_serve_request', __NAMESPACE__ . '\serve_piece', 10, 3 );
add_action( 'cli_init', __NAMESPACE__ . '\register_commands' );

/* The screen under Tools. */
add_action( 'admin_menu', __NAMESPACE__ . '\add_screen' );
add_action( 'admin_enqueue_scripts', __NAMESPACE__ . '\enqueue_screen' );
