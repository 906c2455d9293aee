<?php
/**
 * Finds the plugin's words in the language of the site.
 *
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Housekeeping;

use const Frontage\PLUGIN_FILE;

defined( 'ABSPATH' ) || exit;

/**
 * Says where our languages are. WordPress reads that from the plugin's header since 6.8; before, it looked only where language packs
 * from its own directory are.
 *
 * @since 0.1.0
 */
function load_words(): void {
	load_plugin_textdomain( 'frontage', false, dirname( plugin_basename( PLUGIN_FILE ) ) . '/languages' );
}
