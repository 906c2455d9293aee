<?php
/**
 * Links that share the post around the block, or the page, and buttons for what only a script can do.
 *
 * @var array<string, mixed> $attributes As the content holds them.
 * @var \WP_Block            $block
 */

declare( strict_types=1 );

namespace Frontage\Share;

use Frontage\Blocks;
use Frontage\Deferred;
use function Frontage\Settings\get;

defined( 'ABSPATH' ) || exit;

if ( is_feed() ) {
	return;
}

$frontage_attributes = attributes( $attributes );
$frontage_target     = target( $frontage_attributes, $block->context );
Deferred\offer( 'share', 'share-dialogs' );

$frontage_data    = [
	'url'   => $frontage_target['url'],
	'title' => $frontage_target['title'],
	'post'  => get( 'share_count' ) && is_countable( $frontage_target['post'] ) ? $frontage_target['post'] : 0,
];
$frontage_wrapper = get_block_wrapper_attributes(
	[
		'id'                  => Blocks\anchor( $attributes ),
		'role'                => 'group',
		'aria-label'          => label_of_block( $frontage_attributes, $frontage_target ),
		'data-layout'         => $frontage_attributes['layout'],
		'data-side'           => $frontage_attributes['side'],
		'data-look'           => $frontage_attributes['look'],
		'data-labels'         => $frontage_attributes['showLabels'] ? 'shown' : 'hidden',
		'data-frontage-share' => (string) wp_json_encode( $frontage_data, JSON_HEX_AMP | JSON_HEX_TAG | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE ),
	]
);
?>
<div <?php echo $frontage_wrapper; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Escaped by WordPress. ?>><?php echo html( $frontage_attributes, $frontage_target ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Escaped where it is put together. ?></div>
