<?php
/** Shows the buttons over a product's thumbnail on keyboard focus, and where there is no hover. */

declare( strict_types=1 );

namespace Frontage\ShopThumbnails;

use const Frontage\VERSION;

defined( 'ABSPATH' ) || exit;

const HANDLE = 'frontage-shop-thumbnails';

/** A product of WooCommerce's blocks or of its classic loop, or the thumbnail in the loop of Astra. */
const PRODUCT = '~[\s"\'](?:wc-block-product|wc-block-grid__product|type-product|astra-shop-thumbnail-wrap)[\s"\']~';

const CARDS = 'li.type-product,li.wc-block-product,.wc-block-grid__product,.astra-shop-thumbnail-wrap';

/** Quick-view and card buttons of Astra, YITH and WPC, and WooCommerce's own; the badge of a sale is no button. */
const BUTTONS = ':is(.ast-on-card-button,.yith-wcqv-button,.woosq-btn,.add_to_cart_button,.wc-block-components-product-button,'
	. '.wc-block-grid__product-add-to-cart,:is(a,button,span)[class*="quick-view"],:is(a,button)[class*="quickview"]):not(.ast-onsale-card)';

/** Hidden by opacity alone, a button can have the focus. */
function css(): string {
	$card   = ':root :is(' . CARDS . ')';
	$button = BUTTONS;
	return "$card $button{visibility:visible}"
		. "$card:focus-within $button{opacity:1}"
		. "@media (hover:none){{$card} $button{opacity:1}}";
}

function enqueue_for_products( string $html ): void {
	if ( ! is_feed() && ! wp_style_is( HANDLE ) && preg_match( PRODUCT, $html ) ) {
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
