<?php
/** Wide panel of the first menu item. */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

$frontage_item = Frontage\Menu\menu( [ 'source' => 'pages' ] )['items'][0]['key'] ?? '';
?>
<!-- wp:frontage/menu-panel {"item":<?php echo wp_json_encode( $frontage_item, JSON_HEX_TAG | JSON_HEX_AMP ); ?>,"width":"full-width"} -->
<!-- wp:columns {"style":{"spacing":{"blockGap":{"left":"var:preset|spacing|50"}}}} --><div class="wp-block-columns">
<!-- wp:column --><div class="wp-block-column">
<!-- wp:heading {"level":2,"fontSize":"medium"} -->
<h2 class="wp-block-heading has-medium-font-size"><?php esc_html_e( 'Start here', 'frontage' ); ?></h2>
<!-- /wp:heading -->
<!-- wp:paragraph {"fontSize":"small"} -->
<p class="has-small-font-size"><?php esc_html_e( 'Say in a sentence or two what visitors find behind this item.', 'frontage' ); ?></p>
<!-- /wp:paragraph -->
</div><!-- /wp:column -->
<!-- wp:column --><div class="wp-block-column">
<!-- wp:heading {"level":2,"fontSize":"medium"} -->
<h2 class="wp-block-heading has-medium-font-size"><?php esc_html_e( 'Latest', 'frontage' ); ?></h2>
<!-- /wp:heading -->
<!-- wp:latest-posts {"postsToShow":3,"displayPostDate":true,"fontSize":"small"} /-->
</div><!-- /wp:column -->
<!-- wp:column --><div class="wp-block-column">
<!-- wp:heading {"level":2,"fontSize":"medium"} -->
<h2 class="wp-block-heading has-medium-font-size"><?php esc_html_e( 'Come by', 'frontage' ); ?></h2>
<!-- /wp:heading -->
<!-- wp:paragraph {"fontSize":"small"} -->
<p class="has-small-font-size"><?php esc_html_e( 'Open Tuesday to Saturday, ten to six', 'frontage' ); ?></p>
<!-- /wp:paragraph -->
</div><!-- /wp:column -->
</div><!-- /wp:columns -->
<!-- /wp:frontage/menu-panel -->
