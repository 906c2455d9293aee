<?php
/** What a menu does after a visitor's first act on it is on the way before that. */

declare( strict_types=1 );

namespace Frontage\Menu;

use Frontage\Island;
use Frontage\Runtime;

defined( 'ABSPATH' ) || exit;

/** Has the browser fetch a menu's late scripts while it is idle, on pages with a menu. */
function print_prefetch(): void {
	$view = 'frontage-menu-view-script';
	if ( ! wp_script_is( $view ) && ! wp_script_is( $view, 'done' ) ) {
		return;
	}
	foreach ( array_diff( Island\in_order( Runtime\MENU ), [ Runtime\HANDLE ] ) as $handle ) {
		printf( "<link rel=\"prefetch\" as=\"script\" href=\"%s\">\n", esc_url( Island\source( $handle ) ) );
	}
}
