<?php
/** Pattern: the logo in the middle, the menu below it. */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;
?>
<!-- wp:frontage/header -->
<!-- wp:frontage/header-row {
	"device":"desktop",
	"style":{"spacing":{"padding":{"top":"var:preset|spacing|40","bottom":"var:preset|spacing|20"}}},
	"layout":{"type":"flex","justifyContent":"center"}
} -->
<!-- wp:group {"style":{"spacing":{"blockGap":"0.5rem"}},"layout":{"type":"flex","orientation":"vertical","justifyContent":"center"}} -->
<div class="wp-block-group">
<!-- wp:site-logo {"width":64} /-->
<!-- wp:site-title {"level":0,"fontSize":"x-large"} /-->
</div><!-- /wp:group -->
<!-- /wp:frontage/header-row -->
<!-- wp:frontage/header-row {
	"row":"below",
	"device":"desktop",
	"style":{"spacing":{"padding":{"top":"0","bottom":"var:preset|spacing|30"}}},
	"layout":{"type":"flex","justifyContent":"center"}
} -->
<!-- wp:frontage/menu {"source":"pages","pages":7} /-->
<!-- /wp:frontage/header-row -->
<!-- wp:frontage/header-row {"device":"mobile"} -->
<?php require __DIR__ . '/parts/title.php'; ?>
<!-- wp:frontage/menu {"source":"pages","pages":7} /-->
<!-- /wp:frontage/header-row -->
<!-- /wp:frontage/header -->
