<?php
/** What goes with build/viewport.js. Nothing of it is needed before that script runs, so it stands at the page's end. */

declare( strict_types=1 );

namespace Frontage\Viewport;

use const Frontage\PLUGIN_FILE;
use const Frontage\VERSION;
use const Frontage\Runtime\VIEWPORT;
use function Frontage\Island\public_path;

defined( 'ABSPATH' ) || exit;

/** Registers its stylesheet under the script's handle. */
function register_style(): void {
	$asset = require dirname( PLUGIN_FILE ) . '/build/viewport.asset.php';
	wp_register_style( VIEWPORT, plugins_url( 'build/viewport.css', PLUGIN_FILE ), [], $asset['version'] );
}

/** Prints that where something on the page needs the script, and has the browser fetch, while it is idle, what the visitor's first act will run. */
function print_style(): void {
	if ( wp_script_is( VIEWPORT ) || wp_script_is( VIEWPORT, 'done' ) ) {
		wp_print_styles( [ VIEWPORT ] );
		echo room(); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- A script of ours.
		echo '<link rel="prefetch" as="script" href="', esc_url( public_path() . 'viewport-late.js?ver=' . VERSION ), '">', "\n";
	}
}
