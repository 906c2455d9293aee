<?php
/** Buttons over the thumbnails of a shop's products, in its blocks and in its classic loop, which themes show on hover only. */

declare( strict_types=1 );

namespace Frontage\ShopThumbnails;

defined( 'ABSPATH' ) || exit;

require __DIR__ . '/legacy/attributes.php';
require __DIR__ . '/shop-thumbnails.php';

/* The style, on pages with products. The classic loop is printed by templates, which only its own filter knows. */
add_action( 'frontage_scan_html', __NAMESPACE__ . '\enqueue_for_products' );
add_filter( 'woocommerce_product_loop_start', __NAMESPACE__ . '\enqueue_for_loop' );
