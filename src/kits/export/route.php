<?php
/** REST routes of the export: groups, objects, pieces of files. */

declare( strict_types=1 );

namespace Frontage\Kits;

defined( 'ABSPATH' ) || exit;

function register_export_routes(): void {
}
