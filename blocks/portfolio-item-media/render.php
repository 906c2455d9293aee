<?php
/**
 * What a portfolio item is, large, on its own page.
 *
 * @package Frontage
 *
 * @var \WP_Block $block The block, with the item in its context.
 */

declare( strict_types=1 );

namespace Frontage\ItemPage;

defined( 'ABSPATH' ) || exit;

$frontage_item  = get_post( absint( $block->context['postId'] ?? 0 ) );
$frontage_media = $frontage_item instanceof \WP_Post && isset( $block->context['postId'] ) ? media( $frontage_item ) : '';
if ( '' === $frontage_media ) {
	return;
}
?>
<div <?php echo get_block_wrapper_attributes(); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Escaped by WordPress. ?>>
	<?php echo $frontage_media; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Escaped where it is put together. ?>
</div>
