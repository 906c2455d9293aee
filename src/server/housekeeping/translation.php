<?php
/** Loads the plugin's translations. */

declare( strict_types=1 );

namespace Frontage\Housekeeping;

use const Frontage\PLUGIN_FILE;

defined( 'ABSPATH' ) || exit;

/** Loads the translations. Since WordPress 6.8 core reads our folder from the plugin's header; before, only its own language packs. */
function load_translations(): void {
	load_plugin_textdomain( 'frontage', false, dirname( plugin_basename( PLUGIN_FILE ) ) . '/languages' );
}
