<?php
/** Finds the plugin's translations. */

declare( strict_types=1 );

namespace Frontage\Housekeeping;

use const Frontage\PLUGIN_FILE;

defined( 'ABSPATH' ) || exit;

/** WordPress reads our folder from the plugin's header since 6.8; before, it looked only where its own language packs are. */
function load_translations(): void {
	load_plugin_textdomain( 'frontage', false, dirname( plugin_basename( PLUGIN_FILE ) ) . '/languages' );
}
