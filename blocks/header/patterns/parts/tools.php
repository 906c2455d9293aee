<?php
/** Search, colors and account, side by side. */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;
?>
<!-- wp:frontage/search {"opens":"cover"} /-->
<!-- wp:frontage/color-switcher /-->
<!-- wp:frontage/account {"display":"icon"} /-->
