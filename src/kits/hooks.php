<?php
/** Kits: parts of a site in one file, without ids, and the import of them on another. */

declare( strict_types=1 );

namespace Frontage\Kits;

defined( 'ABSPATH' ) || exit;

require __DIR__ . '/command.php';
require __DIR__ . '/export/route.php';
require __DIR__ . '/templates/preview/request.php';

/* Everything else is read by load.php, when a route or a command needs it. */
add_action( 'rest_api_init', __NAMESPACE__ . '\register_export_routes' );
add_filter( 'rest_pre_serve_request', __NAMESPACE__ . '\serve_piece', 10, 3 );
add_action( 'cli_init', __NAMESPACE__ . '\register_commands' );

/* How a template that ships with the plugin looks before it is imported. */
add_action( 'wp_loaded', __NAMESPACE__ . '\Templates\start_preview' );
