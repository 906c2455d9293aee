<?php
/** Pattern: a line at the bottom of the window, with a button. */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;
?>
<!-- wp:frontage/floating-bar -->
<!-- wp:paragraph -->
<p><?php esc_html_e( 'Open studio on Saturday, from ten until the soup is gone.', 'frontage' ); ?></p>
<!-- /wp:paragraph -->
<!-- wp:buttons -->
<div class="wp-block-buttons"><!-- wp:button {"className":"is-style-outline"} -->
<div class="wp-block-button is-style-outline"><a class="wp-block-button__link wp-element-button" href="#"><?php esc_html_e( 'How to find us', 'frontage' ); ?></a></div>
<!-- /wp:button --></div>
<!-- /wp:buttons -->
<!-- /wp:frontage/floating-bar -->
