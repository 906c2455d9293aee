<?php
/** Pattern: light on the picture at the front page’s top, dark on white elsewhere. */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;
?>
<!-- wp:frontage/header {
	"showOn":["front-page"],
	"transparent":true,
	"textColor":"base",
	"style":{"elements":{"link":{"color":{"text":"var:preset|color|base"}}}}
} -->
<!-- wp:frontage/header-row -->
<?php require __DIR__ . '/parts/title.php'; ?>
<!-- wp:frontage/menu {"source":"pages","pages":7} /-->
<!-- /wp:frontage/header-row -->
<!-- /wp:frontage/header -->
<!-- wp:frontage/header {"hideOn":["front-page"]} -->
<!-- wp:frontage/header-row -->
<?php require __DIR__ . '/parts/title.php'; ?>
<!-- wp:frontage/menu {"source":"pages","pages":7} /-->
<!-- /wp:frontage/header-row -->
<!-- /wp:frontage/header -->
