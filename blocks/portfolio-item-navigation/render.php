<?php
/**
 * The way from a portfolio item to the ones before and after it.
 *
 * @package Frontage
 *
 * @var \WP_Block $block The block, with the item in its context.
 */

declare( strict_types=1 );

namespace Frontage\ItemPage;

defined( 'ABSPATH' ) || exit;

$frontage_item  = get_post( absint( $block->context['postId'] ?? 0 ) );
$frontage_links = $frontage_item instanceof \WP_Post && isset( $block->context['postId'] ) ? navigation( $frontage_item ) : '';
if ( '' === $frontage_links ) {
	return;
}
$frontage_wrapper = get_block_wrapper_attributes( [ 'aria-label' => __( 'More portfolio items', 'frontage' ) ] );
?>
<nav <?php echo $frontage_wrapper; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Escaped by WordPress. ?>>
	<?php echo $frontage_links; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Escaped where it is put together. ?>
</nav>
