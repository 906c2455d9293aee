<?php
/** Pattern: a thin line of facts above title and menu with a wide panel. */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;
?>
<!-- wp:frontage/header -->
<!-- wp:frontage/header-row {
	"row":"above",
	"device":"desktop",
	"backgroundColor":"contrast",
	"textColor":"base",
	"fontSize":"small",
	"style":{
		"elements":{"link":{"color":{"text":"var:preset|color|base"}}},
		"spacing":{"padding":{"top":"8px","bottom":"8px"}}
	}
} -->
<!-- wp:paragraph {"fontSize":"small"} -->
<p class="has-small-font-size"><?php esc_html_e( 'Open Tuesday to Saturday, ten to six', 'frontage' ); ?></p>
<!-- /wp:paragraph -->
<!-- wp:paragraph {"fontSize":"small"} -->
<p class="has-small-font-size"><a href="mailto:hello@example.com">hello@example.com</a></p>
<!-- /wp:paragraph -->
<!-- /wp:frontage/header-row -->
<!-- wp:frontage/header-row -->
<?php require __DIR__ . '/parts/title.php'; ?>
<!-- wp:frontage/menu {"source":"pages","pages":7} -->
<?php require __DIR__ . '/parts/panel.php'; ?>
<!-- /wp:frontage/menu -->
<!-- /wp:frontage/header-row -->
<!-- /wp:frontage/header -->
