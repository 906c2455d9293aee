<?php
/** Pattern: terms and share links of a post, its author, adjacent posts and comments. */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

// Without avatars the block would leave a gap.
$frontage_avatar = get_option( 'show_avatars' ) ? '<!-- wp:avatar {"size":40} /-->' . "\n" : '';
?>
<!-- wp:group {
	"className":"wp-block-frontage-share__post-footer",
	"style":{"spacing":{"margin":{"top":"var:preset|spacing|50"},"blockGap":"2rem"}},
	"layout":{"type":"constrained"}
} -->
<div class="wp-block-group wp-block-frontage-share__post-footer" style="margin-top:var(--wp--preset--spacing--50)">
<!-- wp:group {
	"style":{"spacing":{"blockGap":{"top":"0.5rem","left":"1.5rem"}}},
	"layout":{"type":"flex","justifyContent":"space-between"}
} -->
<div class="wp-block-group">
<!-- wp:group {"style":{"spacing":{"blockGap":{"top":"0.25rem","left":"1.5rem"}}},"layout":{"type":"flex"}} -->
<div class="wp-block-group">
<!-- wp:post-terms {"term":"category","fontSize":"small"} /-->
<!-- wp:post-terms {"term":"post_tag","fontSize":"small"} /-->
</div><!-- /wp:group -->
<!-- wp:frontage/share /-->
</div><!-- /wp:group -->
<!-- wp:separator {"className":"is-style-wide","style":{"spacing":{"margin":{"top":"1.25rem"}}}} -->
<hr class="wp-block-separator has-alpha-channel-opacity is-style-wide" style="margin-top:1.25rem"/>
<!-- /wp:separator -->
<!-- wp:group {"style":{"spacing":{"blockGap":"1rem"}},"layout":{"type":"flex","flexWrap":"nowrap","verticalAlignment":"top"}} -->
<div class="wp-block-group">
<?php echo $frontage_avatar; // phpcs:ignore WordPress.Security.EscapeOutput -- Constant. ?>
<!-- wp:group {"style":{"spacing":{"blockGap":"0.25rem"}},"layout":{"type":"default"}} --><div class="wp-block-group">
<!-- wp:post-author-name {"isLink":true,"style":{"typography":{"fontWeight":"600"}},"fontSize":"medium"} /-->
<!-- wp:post-author-biography {"fontSize":"small"} /-->
</div><!-- /wp:group -->
</div><!-- /wp:group -->
<!-- wp:separator {"className":"is-style-wide"} --><hr class="wp-block-separator has-alpha-channel-opacity is-style-wide"/><!-- /wp:separator -->
<!-- wp:group {
	"tagName":"nav",
	"ariaLabel":"<?php esc_attr_e( 'Posts', 'frontage' ); ?>",
	"style":{"spacing":{"blockGap":"2rem"}},
	"layout":{"type":"flex","flexWrap":"nowrap","justifyContent":"space-between","verticalAlignment":"top"}
} -->
<nav class="wp-block-group" aria-label="<?php esc_attr_e( 'Posts', 'frontage' ); ?>">
<!-- wp:post-navigation-link {"type":"previous","showTitle":true,"arrow":"arrow"} /-->
<!-- wp:post-navigation-link {"showTitle":true,"arrow":"arrow"} /-->
</nav><!-- /wp:group -->
<!-- wp:comments {"style":{"spacing":{"margin":{"top":"4rem"}}}} --><div class="wp-block-comments" style="margin-top:4rem">
<!-- wp:comments-title {"showPostTitle":false,"fontSize":"large"} /-->
<!-- wp:comment-template -->
<!-- wp:group {"style":{"spacing":{"margin":{"top":"2rem"},"blockGap":"0.5rem"}},"layout":{"type":"default"}} -->
<div class="wp-block-group" style="margin-top:2rem">
<!-- wp:group {"style":{"spacing":{"blockGap":{"top":"0.25rem","left":"0.75rem"}}},"fontSize":"small","layout":{"type":"flex"}} -->
<div class="wp-block-group has-small-font-size">
<?php echo $frontage_avatar; // phpcs:ignore WordPress.Security.EscapeOutput -- Constant. ?>
<!-- wp:comment-author-name {"textColor":"contrast","style":{"typography":{"fontWeight":"600"}}} /-->
<!-- wp:comment-date /-->
</div><!-- /wp:group -->
<!-- wp:comment-content /-->
<!-- wp:group {"style":{"spacing":{"blockGap":"1.5rem"}},"fontSize":"small","layout":{"type":"flex"}} -->
<div class="wp-block-group has-small-font-size">
<!-- wp:comment-reply-link /-->
<!-- wp:comment-edit-link /-->
</div><!-- /wp:group -->
</div><!-- /wp:group -->
<!-- /wp:comment-template -->
<!-- wp:comments-pagination {"layout":{"type":"flex","justifyContent":"space-between"}} -->
<!-- wp:comments-pagination-previous /-->
<!-- wp:comments-pagination-next /-->
<!-- /wp:comments-pagination -->
<!-- wp:post-comments-form {"style":{"spacing":{"margin":{"top":"2rem"}}}} /-->
</div><!-- /wp:comments -->
</div><!-- /wp:group -->
