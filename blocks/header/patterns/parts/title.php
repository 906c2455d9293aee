<?php
/** Logo and title of the site, side by side. */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;
?>
<!-- wp:group {"style":{"spacing":{"blockGap":"0.75rem"}},"layout":{"type":"flex","flexWrap":"nowrap"}} --><div class="wp-block-group">
<!-- wp:site-logo {"width":44} /-->
<!-- wp:site-title {"level":0} /-->
</div><!-- /wp:group -->
