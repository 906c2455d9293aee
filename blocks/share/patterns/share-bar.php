<?php
/** Pattern: share links at the window's side. */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;
?>
<!-- wp:frontage/share {"layout":"bar"} /-->
