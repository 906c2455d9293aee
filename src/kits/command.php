<?php
/** The command `wp frontage kit`. */

declare( strict_types=1 );

namespace Frontage\Kits;

defined( 'ABSPATH' ) || exit;

function register_commands(): void {
	\WP_CLI::add_command( 'frontage kit export', __NAMESPACE__ . '\run_export' );
}
