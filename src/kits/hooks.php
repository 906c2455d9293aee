<?php
/**
 * Kits: parts of a site in one file, without ids, and the import of them on another.
 *
 * Public: events/events.php, export/object.php, format/entries.php, format/file.php, format/foreign.php, format/manifest.php,
 *         format/object.php, format/refusal.php, import/answers.php, import/plan/plan.php, import/routes.php, import/run/made.php, import/run/runs.php,
 *         import/run/staging.php, import/source.php, load.php, references/keys.php, references/names.php, references/summary.php, references/walk.php, screen.php, archive/entries.ts,
 *         archive/manifest.ts, archive/source.ts, archive/stored-entry.ts, events/events.ts, registry/registry.ts,
 *         screen/import/carry-on.ts, screen/import/choices.ts, screen/import/conflicts.tsx, screen/import/counts.tsx, screen/import/everything.tsx,
 *         screen/import/result-view.tsx, screen/import/run-view.tsx, screen/import/runs.ts, screen/plan-bar.tsx, screen/rest.ts, screen/runs/acts.ts, screen/runs/cancel-button.tsx,
 *         screen/screen.scss, screen/store.ts, screen/words.ts.
 */

declare( strict_types=1 );

namespace Frontage\Kits;

use const Frontage\PLUGIN_FILE;

defined( 'ABSPATH' ) || exit;

require __DIR__ . '/command.php';
require __DIR__ . '/events/events.php';
require __DIR__ . '/export/route.php';
require __DIR__ . '/import/command.php';
require __DIR__ . '/import/routes.php';
require __DIR__ . '/import/staged.php';
require __DIR__ . '/screen.php';

/* Everything else is read by load.php, when a route or a command needs it. */
add_action( 'rest_api_init', __NAMESPACE__ . '\register_export_routes' );
add_filter( 'rest_pre_serve_request', __NAMESPACE__ . '\serve_piece', 10, 3 );
add_action( 'cli_init', __NAMESPACE__ . '\register_commands' );

/* The screen under Tools. */
add_action( 'admin_menu', __NAMESPACE__ . '\add_screen' );
add_action( 'admin_enqueue_scripts', __NAMESPACE__ . '\enqueue_screen' );
add_action( 'admin_print_footer_scripts-tools_page_frontage-kits', 'Frontage\Deferred\print_data' );

/* The import: what it stages, its routes and commands, and cron that goes on with it. */
add_action( 'init', __NAMESPACE__ . '\register_staged' );
add_filter( 'get_post_status', __NAMESPACE__ . '\keep_status', 10, 2 );
add_action( 'publish_future_post', __NAMESPACE__ . '\publish_quietly', 1 );
register_deactivation_hook( PLUGIN_FILE, __NAMESPACE__ . '\set_pictures_aside' );
register_activation_hook( PLUGIN_FILE, __NAMESPACE__ . '\take_pictures_back' );
add_action( 'rest_api_init', __NAMESPACE__ . '\register_import_routes' );
add_action( 'cli_init', __NAMESPACE__ . '\register_import_commands' );
add_action( 'shutdown', __NAMESPACE__ . '\take_up_import', 0 );
