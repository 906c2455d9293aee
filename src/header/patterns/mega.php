<?php
/** Pattern: a thin line of facts above title and menu with a wide panel. */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;
?>
<!-- wp:frontage/header -->
<!-- wp:frontage/header-row {"row":"above","device":"desktop","backgroundColor":"contrast","textColor":"base","fontSize":"small","style":{"elements":{"link":{"color":{"text":"var:preset|color|base"}}},"spacing":{"padding":{"top":"8px","bottom":"8px"}}}} -->
<!-- wp:paragraph {"fontSize":"small"} --><p class="has-small-font-size"><?php esc_html_e( 'Open Tuesday to Saturday, ten to six', 'frontage' ); ?></p><!-- /wp:paragraph -->
<!-- wp:paragraph {"fontSize":"small"} --><p class="has-small-font-size"><a href="mailto:hello@example.com">hello@example.com</a></p><!-- /wp:paragraph -->
<!-- /wp:frontage/header-row -->
<!-- wp:frontage/header-row -->
<!-- wp:group {"style":{"spacing":{"blockGap":"0.75rem"}},"layout":{"type":"flex","flexWrap":"nowrap"}} --><div class="wp-block-group">
<!-- wp:site-logo {"width":44} /-->
<!-- wp:site-title {"level":0} /-->
</div><!-- /wp:group -->
<!-- wp:frontage/menu {"source":"pages"} /-->
<!-- /wp:frontage/header-row -->
<!-- /wp:frontage/header -->
