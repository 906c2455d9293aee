<?php
/**
 * Links from a portfolio item to the previous and next one.
 *
 * @package Frontage
 *
 * @var array<string, mixed> $attributes Of the block.
 * @var \WP_Block            $block      The block, with the item in its context.
 */

declare( strict_types=1 );

namespace Frontage\ItemPage;

use Frontage\Blocks;

defined( 'ABSPATH' ) || exit;

$frontage_item  = get_post( absint( $block->context['postId'] ?? 0 ) );
$frontage_links = $frontage_item instanceof \WP_Post && isset( $block->context['postId'] ) ? navigation( $frontage_item ) : '';
if ( '' === $frontage_links ) {
	return;
}
$frontage_wrapper = get_block_wrapper_attributes(
	[
		'id'         => Blocks\anchor( $attributes ),
		'aria-label' => __( 'More portfolio items', 'frontage' ),
	]
);
?>
<nav <?php echo $frontage_wrapper; // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped by core. ?>>
	<?php echo $frontage_links; // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped in neighbors.php. ?>
</nav>
