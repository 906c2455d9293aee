<?php
/**
 * Media of a portfolio item, large, on its own page.
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
$frontage_media = $frontage_item instanceof \WP_Post && isset( $block->context['postId'] ) ? media( $frontage_item ) : '';
if ( '' === $frontage_media ) {
	return;
}
$frontage_wrapper = get_block_wrapper_attributes( [ 'id' => Blocks\anchor( $attributes ) ] );
?>
<div <?php echo $frontage_wrapper; // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped by core. ?>>
	<?php echo $frontage_media; // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped in media.php. ?>
</div>
