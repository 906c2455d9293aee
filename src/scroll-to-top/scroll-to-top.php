<?php
/** Prints the block frontage/scroll-to-top at the end of pages that have none, where the setting asks for it. */

declare( strict_types=1 );

namespace Frontage\ScrollToTop;

use function Frontage\Blocks\render;
use function Frontage\Blocks\rendered;
use function Frontage\Settings\get;

defined( 'ABSPATH' ) || exit;

const BLOCK = 'frontage/scroll-to-top';

/** Has the style in the head: the button comes at the page's end, when the head is long printed. */
function enqueue(): void {
	if ( get( 'scroll_to_top' ) ) {
		wp_enqueue_style( 'frontage-scroll-to-top-style' );
	}
}

function print_button(): void {
	if ( get( 'scroll_to_top' ) && ! in_array( BLOCK, rendered(), true ) ) {
		echo render( BLOCK, [ 'devices' => get( 'scroll_to_top_on_devices' ) ] ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- HTML of a block, escaped where it is put together.
	}
}
