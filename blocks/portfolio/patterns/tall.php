<?php
/** Pattern: tall screenshots that scroll, beside the words about them. */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

$frontage_text = __( 'Rest on one and it scrolls to its end. Open it to try it at the width of a phone.', 'frontage' );
?>
<!-- wp:group {
	"align":"full",
	"style":{"spacing":{"padding":{"top":"var:preset|spacing|60","bottom":"var:preset|spacing|60"}}},
	"layout":{"type":"constrained"}
} -->
<div
	class="wp-block-group alignfull"
	style="padding-top:var(--wp--preset--spacing--60);padding-bottom:var(--wp--preset--spacing--60)"
>
<!-- wp:columns {"align":"wide","style":{"spacing":{"blockGap":{"left":"var:preset|spacing|60"}}}} --><div class="wp-block-columns alignwide">
<!-- wp:column {"width":"30%"} --><div class="wp-block-column" style="flex-basis:30%">
<!-- wp:heading {"fontSize":"x-large"} -->
<h2 class="wp-block-heading has-x-large-font-size"><?php esc_html_e( 'Websites', 'frontage' ); ?></h2>
<!-- /wp:heading -->
<!-- wp:paragraph {"fontSize":"medium"} -->
<p class="has-medium-font-size"><?php echo esc_html( $frontage_text ); ?></p>
<!-- /wp:paragraph -->
</div><!-- /wp:column -->
<!-- wp:column {"width":"70%"} --><div class="wp-block-column" style="flex-basis:70%">
<!-- wp:frontage/portfolio {"showCategories":false,"showSearch":false,"itemsPerPage":4,"columns":2,"thumbnailHoverStyle":"style-1"} /-->
</div><!-- /wp:column -->
</div><!-- /wp:columns -->
</div><!-- /wp:group -->
