<?php
/** One script that the view scripts of all blocks depend on, so that WordPress prints it once. */

declare( strict_types=1 );

namespace Frontage\Runtime;

use const Frontage\PLUGIN_FILE;

defined( 'ABSPATH' ) || exit;

const HANDLE   = 'frontage-runtime';
const VIEWPORT = 'frontage-viewport';
const ADDRESS  = 'frontage-address';
const OVERLAY  = 'frontage-overlay';
const MENU     = 'frontage-menu';
const TOOLKIT  = 'frontage-toolkit';
const ACCOUNT  = 'frontage-account';

/** Registers what the build has put among the dependencies of what uses it, and the parts that come late. */
function register_runtime(): void {
	foreach ( [
		HANDLE   => 'runtime',
		VIEWPORT => 'viewport',
		ADDRESS  => 'address',
		OVERLAY  => 'overlay',
		MENU     => 'menu',
		TOOLKIT  => 'toolkit',
		ACCOUNT  => 'account',
	] as $handle => $name ) {
		$asset = require dirname( PLUGIN_FILE ) . "/build/$name.asset.php";
		/** @var non-empty-string $source The address of a file of ours is never empty. */
		$source = plugins_url( "build/$name.js", PLUGIN_FILE );
		$needs  = array_merge( $asset['dependencies'], in_array( $handle, [ MENU, TOOLKIT, ACCOUNT ], true ) ? [ OVERLAY ] : [] );
		wp_register_script( $handle, $source, $needs, $asset['version'], [ 'strategy' => 'defer' ] );
	}
}
