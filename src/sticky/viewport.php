<?php
/** Stylesheet and deferred script that go with build/viewport.js. Nothing of them is needed before that script runs. */

declare( strict_types=1 );

namespace Frontage\Sticky;

use Frontage\Deferred;

defined( 'ABSPATH' ) || exit;

/** Handle of the script, and of its stylesheet. */
const VIEWPORT = 'frontage-viewport';

/** Prints the stylesheet at the page's end where something needs the script, and offers what the first interaction will run. */
function print_viewport_style(): void {
	if ( Deferred\is_on_page( 'viewport' ) ) {
		wp_print_styles( [ VIEWPORT ] );
		Deferred\offer( 'sticky' );
	}
}
