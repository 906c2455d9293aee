<?php
/** Prints the block frontage/scroll-to-top at the end of pages without one, by a site setting. */

declare( strict_types=1 );

namespace Frontage\ScrollToTop;

use function Frontage\Blocks\is_rendered;
use function Frontage\Blocks\render;
use function Frontage\Settings\get;

defined( 'ABSPATH' ) || exit;

const BLOCK = 'frontage/scroll-to-top';

/** Enqueues the stylesheet in the head, because the button is printed in the footer. */
function enqueue(): void {
	$block = \WP_Block_Type_Registry::get_instance()->get_registered( BLOCK );
	if ( $block && get( 'scroll_to_top' ) ) {
		array_map( 'wp_enqueue_style', $block->style_handles );
	}
}

function print_button(): void {
	if ( get( 'scroll_to_top' ) && ! is_rendered( BLOCK ) ) {
		$html = render( BLOCK, [ 'devices' => get( 'scroll_to_top_on_devices' ) ] );
		echo $html; // phpcs:ignore WordPress.Security.EscapeOutput -- HTML of a block.
	}
}
