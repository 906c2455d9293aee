<?php
/** Classes of products and of their buttons, as WooCommerce, themes and plugins write them. */

declare( strict_types=1 );

namespace Frontage\ShopThumbnails;

defined( 'ABSPATH' ) || exit;

/** A product of WooCommerce's blocks or of its classic loop, or the thumbnail in the loop of Astra. */
const PRODUCT = '~[\s"\'](?:wc-block-product|wc-block-grid__product|type-product|astra-shop-thumbnail-wrap)[\s"\']~';

const CARDS = 'li.type-product,li.wc-block-product,.wc-block-grid__product,.astra-shop-thumbnail-wrap';

/** Quick-view and card buttons of Astra, YITH and WPC, and WooCommerce's own; the badge of a sale is no button. */
const BUTTONS = ':is(.ast-on-card-button,.yith-wcqv-button,.woosq-btn,.add_to_cart_button,.wc-block-components-product-button,'
	. '.wc-block-grid__product-add-to-cart,:is(a,button,span)[class*="quick-view"],:is(a,button)[class*="quickview"]):not(.ast-onsale-card)';
