<?php
/** Pattern: title and menu on one line. */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;
?>
<!-- wp:frontage/header -->
<!-- wp:frontage/header-row -->
<?php require __DIR__ . '/parts/title.php'; ?>
<!-- wp:frontage/menu {"source":"pages","pages":7} /-->
<!-- /wp:frontage/header-row -->
<!-- /wp:frontage/header -->
