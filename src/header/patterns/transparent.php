<?php
/** Pattern: light on the picture at the front page’s top, dark on white elsewhere. */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;
?>
<!-- wp:frontage/header {"showOn":["front-page"],"transparent":true,"textColor":"base","style":{"elements":{"link":{"color":{"text":"var:preset|color|base"}}}}} -->
<!-- wp:frontage/header-row -->
<!-- wp:group {"style":{"spacing":{"blockGap":"0.75rem"}},"layout":{"type":"flex","flexWrap":"nowrap"}} --><div class="wp-block-group">
<!-- wp:site-logo {"width":44} /-->
<!-- wp:site-title {"level":0} /-->
</div><!-- /wp:group -->
<!-- wp:frontage/menu {"source":"pages"} /-->
<!-- /wp:frontage/header-row -->
<!-- /wp:frontage/header -->
<!-- wp:frontage/header {"hideOn":["front-page"]} -->
<!-- wp:frontage/header-row -->
<!-- wp:group {"style":{"spacing":{"blockGap":"0.75rem"}},"layout":{"type":"flex","flexWrap":"nowrap"}} --><div class="wp-block-group">
<!-- wp:site-logo {"width":44} /-->
<!-- wp:site-title {"level":0} /-->
</div><!-- /wp:group -->
<!-- wp:frontage/menu {"source":"pages"} /-->
<!-- /wp:frontage/header-row -->
<!-- /wp:frontage/header -->
