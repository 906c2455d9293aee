<?php
/** Prints the block frontage/scroll-to-top at the end of pages without one, by a site setting. */

declare( strict_types=1 );

namespace Frontage\ScrollToTop;

use function Frontage\Blocks\is_rendered;
use function Frontage\Settings\get;
use function Frontage\Blocks\render;

defined( 'ABSPATH' ) || exit;

const BLOCK = 'frontage/scroll-to-top';

/** Enqueues the stylesheet in the head, because the button is printed in the footer. */
function enqueue(): void {
	if ( get( 'scroll_to_top' ) ) {
		wp_enqueue_style( 'frontage-scroll-to-top-style' );
	}
}

function print_button(): void {
	if ( get( 'scroll_to_top' ) && ! is_rendered( BLOCK ) ) {
		$html = render( BLOCK, [ 'devices' => get( 'scroll_to_top_on_devices' ) ] );
		echo $html; // phpcs:ignore WordPress.Security.EscapeOutput -- HTML of a block.
	}
}
