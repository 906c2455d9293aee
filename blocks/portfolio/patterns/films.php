<?php
/** Pattern: films in wide frames on a dark ground. */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;
?>
<!-- wp:group {
	"align":"full",
	"style":{"spacing":{"padding":{"top":"var:preset|spacing|60","bottom":"var:preset|spacing|60"}}},
	"backgroundColor":"contrast",
	"textColor":"base",
	"layout":{"type":"constrained"}
} -->
<div
	class="wp-block-group alignfull has-base-color has-contrast-background-color has-text-color has-background"
	style="padding-top:var(--wp--preset--spacing--60);padding-bottom:var(--wp--preset--spacing--60)"
>
<!-- wp:group {"align":"wide","layout":{"type":"constrained","justifyContent":"left"}} --><div class="wp-block-group alignwide">
<!-- wp:heading {"fontSize":"x-large"} -->
<h2 class="wp-block-heading has-x-large-font-size"><?php esc_html_e( 'Films', 'frontage' ); ?></h2>
<!-- /wp:heading -->
<!-- wp:paragraph {"fontSize":"medium"} -->
<p class="has-medium-font-size"><?php esc_html_e( 'None of them starts before you ask it to.', 'frontage' ); ?></p>
<!-- /wp:paragraph -->
</div><!-- /wp:group -->
<!-- wp:frontage/portfolio {
	"align":"wide",
	"showCategories":false,
	"showSearch":false,
	"itemsPerPage":4,
	"columns":2,
	"layout":"grid",
	"tileRatio":"16/9",
	"loadMoreBgColor":"transparent",
	"loadMoreTextColor":"inherit",
	"loadMoreBorderWidth":1
} /-->
</div><!-- /wp:group -->
