<?php
/** Pattern: title, menu, and buttons for search, colors and account. */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;
?>
<!-- wp:frontage/header -->
<!-- wp:frontage/header-row -->
<?php require __DIR__ . '/parts/title.php'; ?>
<!-- wp:group {"style":{"spacing":{"blockGap":"1.25rem"}},"layout":{"type":"flex","flexWrap":"nowrap"}} --><div class="wp-block-group">
<!-- wp:frontage/menu {"source":"pages","pages":7} /-->
<?php require __DIR__ . '/parts/tools.php'; ?>
</div><!-- /wp:group -->
<!-- /wp:frontage/header-row -->
<!-- /wp:frontage/header -->
