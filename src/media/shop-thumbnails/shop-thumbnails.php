<?php
/** Shows the buttons over a product's thumbnail on keyboard focus, and where there is no hover. */

declare( strict_types=1 );

namespace Frontage\ShopThumbnails;

use const Frontage\VERSION;

defined( 'ABSPATH' ) || exit;

const HANDLE = 'frontage-shop-thumbnails';

/** Hidden by opacity alone, a button can have the focus. */
function css(): string {
	// Above a theme's selectors.
	$card   = ':root:root:root :is(' . CARDS . ')';
	$button = BUTTONS;
	return "$card $button{visibility:visible}"
		. "$card:focus-within $button{opacity:1}"
		. "@media (hover:none){{$card} $button{opacity:1}}";
}

function enqueue_for_products( string $html ): void {
	if ( ! wp_style_is( HANDLE ) && preg_match( PRODUCT, $html ) ) {
		enqueue();
	}
}

/**
 * Also where no HTML is scanned.
 * @param mixed $html Start of a loop.
 * @return mixed Unchanged.
 */
function enqueue_for_loop( $html ) {
	enqueue();
	return $html;
}

function enqueue(): void {
	if ( ! wp_style_is( HANDLE, 'registered' ) ) {
		wp_register_style( HANDLE, false, [], VERSION );
		wp_add_inline_style( HANDLE, css() );
	}
	wp_enqueue_style( HANDLE );
}
