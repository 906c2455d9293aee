<?php
/** Prints the block frontage/scroll-to-top at the end of pages that have none, where the setting asks for it. */

declare( strict_types=1 );

namespace Frontage\ScrollToTop;

use function Frontage\Blocks\is_rendered;
use function Frontage\Blocks\render;
use function Frontage\Settings\get;

defined( 'ABSPATH' ) || exit;

const BLOCK = 'frontage/scroll-to-top';

/** Enqueues the styles in the head, because the button is printed in the footer. */
function enqueue(): void {
	$block = \WP_Block_Type_Registry::get_instance()->get_registered( BLOCK );
	if ( $block && get( 'scroll_to_top' ) ) {
		array_map( 'wp_enqueue_style', $block->style_handles );
	}
}

function print_button(): void {
	if ( get( 'scroll_to_top' ) && ! is_rendered( BLOCK ) ) {
		echo render( BLOCK, [ 'devices' => get( 'scroll_to_top_on_devices' ) ] ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- HTML of a block, escaped where it is put together.
	}
}
