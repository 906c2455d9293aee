<?php
/** Pattern: title and menu on one line. */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;
?>
<!-- wp:frontage/header -->
<!-- wp:frontage/header-row -->
<!-- wp:group {"style":{"spacing":{"blockGap":"0.75rem"}},"layout":{"type":"flex","flexWrap":"nowrap"}} --><div class="wp-block-group">
<!-- wp:site-logo {"width":44} /-->
<!-- wp:site-title {"level":0} /-->
</div><!-- /wp:group -->
<!-- wp:frontage/menu {"source":"pages"} /-->
<!-- /wp:frontage/header-row -->
<!-- /wp:frontage/header -->
