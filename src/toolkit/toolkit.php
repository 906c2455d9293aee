<?php
/** Page data of the script frontage-toolkit, which is registered with the other shared scripts and loaded only as a dependency. */

declare( strict_types=1 );

namespace Frontage\Toolkit;

use Frontage\Settings;

use const Frontage\PLUGIN_FILE;
use const Frontage\Runtime\TOOLKIT;

defined( 'ABSPATH' ) || exit;

/** Adds its texts to the page's settings. Called by features that load it deferred, before the footer is printed. */
function prepare(): void {
	Settings\add_to_page(
		[
			'toolkit_words' => [
				'ok'            => __( 'Ok', 'frontage' ),
				'cancel'        => __( 'Cancel', 'frontage' ),
				'close'         => __( 'Close', 'frontage' ),
				/* translators: F8 is the key that leads to them. */
				'notifications' => __( 'Notifications (F8)', 'frontage' ),
			],
		]
	);
}

function print_page_data(): void {
	if ( ! wp_script_is( TOOLKIT ) && ! wp_script_is( TOOLKIT, 'done' ) ) {
		return;
	}
	prepare();
	$asset = require dirname( PLUGIN_FILE ) . '/build/toolkit.asset.php';
	wp_enqueue_style( TOOLKIT, plugins_url( 'build/toolkit.css', PLUGIN_FILE ), [], $asset['version'] );
	wp_print_styles( [ TOOLKIT ] );
}
