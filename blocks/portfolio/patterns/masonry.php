<?php
/** Pattern: heading and text in the middle, above a masonry with filters. */

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
<!-- wp:group {"align":"wide","layout":{"type":"constrained","justifyContent":"left"}} --><div class="wp-block-group alignwide">
<!-- wp:heading {"fontSize":"xx-large"} -->
<h2 class="wp-block-heading has-xx-large-font-size"><?php esc_html_e( 'Everything we made', 'frontage' ); ?></h2>
<!-- /wp:heading -->
<!-- wp:paragraph {"fontSize":"medium"} -->
<p class="has-medium-font-size"><?php esc_html_e( 'Choose a subject, or type a word from a title.', 'frontage' ); ?></p>
<!-- /wp:paragraph -->
</div><!-- /wp:group -->
<!-- wp:frontage/portfolio {"align":"wide","itemsPerPage":12,"columns":3} /-->
</div><!-- /wp:group -->
