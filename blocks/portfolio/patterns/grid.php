<?php
/** Pattern: heading and text side by side, above an even grid. */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;
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
<!-- wp:columns {"align":"wide"} --><div class="wp-block-columns alignwide">
<!-- wp:column {"width":"66.66%"} --><div class="wp-block-column" style="flex-basis:66.66%">
<!-- wp:heading {"fontSize":"x-large"} -->
<h2 class="wp-block-heading has-x-large-font-size"><?php esc_html_e( 'Selected work', 'frontage' ); ?></h2>
<!-- /wp:heading -->
</div><!-- /wp:column -->
<!-- wp:column {"width":"33.33%"} --><div class="wp-block-column" style="flex-basis:33.33%">
<!-- wp:paragraph {"fontSize":"medium"} -->
<p class="has-medium-font-size"><?php esc_html_e( 'A few projects that say best what we do, and how.', 'frontage' ); ?></p>
<!-- /wp:paragraph -->
</div><!-- /wp:column -->
</div><!-- /wp:columns -->
<!-- wp:frontage/portfolio {"align":"wide","showCategories":false,"showSearch":false,"itemsPerPage":6,"layout":"grid","tileRatio":"4/3"} /-->
</div><!-- /wp:group -->
