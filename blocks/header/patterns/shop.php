<?php
/** Pattern: a search field between title and basket, the menu below. */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;
?>
<!-- wp:frontage/header -->
<!-- wp:frontage/header-row {
	"row":"above",
	"backgroundColor":"contrast",
	"textColor":"base",
	"style":{
		"elements":{"link":{"color":{"text":"var:preset|color|base"}}},
		"spacing":{"padding":{"top":"8px","bottom":"8px"}}
	},
	"layout":{"type":"flex","justifyContent":"center"}
} -->
<!-- wp:paragraph {"align":"center","fontSize":"small"} -->
<p class="has-text-align-center has-small-font-size"><?php esc_html_e( 'Free delivery on orders of fifty and more', 'frontage' ); ?></p>
<!-- /wp:paragraph -->
<!-- /wp:frontage/header-row -->
<!-- wp:frontage/header-row {"device":"desktop"} -->
<?php require __DIR__ . '/parts/title.php'; ?>
<!-- wp:frontage/search {"opens":"inline","width":420,"placeholder":"<?php esc_attr_e( 'Search the shop', 'frontage' ); ?>"} /-->
<!-- wp:buttons --><div class="wp-block-buttons">
<!-- wp:button {"className":"is-style-outline"} -->
<div class="wp-block-button is-style-outline"><a
	class="wp-block-button__link wp-element-button"
	href="#"
><?php esc_html_e( 'Basket', 'frontage' ); ?></a></div>
<!-- /wp:button -->
</div><!-- /wp:buttons -->
<!-- /wp:frontage/header-row -->
<!-- wp:frontage/header-row {
	"row":"below",
	"device":"desktop",
	"style":{"spacing":{"padding":{"top":"0","bottom":"var:preset|spacing|20"}}},
	"layout":{"type":"flex","justifyContent":"left"}
} -->
<!-- wp:frontage/menu {"source":"pages","pages":7} /-->
<!-- /wp:frontage/header-row -->
<!-- wp:frontage/header-row {"device":"mobile"} -->
<?php require __DIR__ . '/parts/title.php'; ?>
<!-- wp:frontage/menu {"source":"pages","pages":7} /-->
<!-- /wp:frontage/header-row -->
<!-- wp:frontage/header-row {"row":"below","device":"mobile","style":{"spacing":{"padding":{"top":"0","bottom":"16px"}}}} -->
<!-- wp:frontage/search {"opens":"inline","width":420,"placeholder":"<?php esc_attr_e( 'Search the shop', 'frontage' ); ?>"} /-->
<!-- /wp:frontage/header-row -->
<!-- /wp:frontage/header -->
