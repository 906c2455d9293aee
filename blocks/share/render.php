<?php
/**
 * Links that share the post around the block, or the page, and buttons that need a script.
 *
 * @var array<string, mixed> $attributes Of the block.
 * @var \WP_Block            $block
 */

declare( strict_types=1 );

namespace Frontage\Share;

use Frontage\Blocks;
use Frontage\Deferred;
use Frontage\Page;
use function Frontage\Settings\get;

defined( 'ABSPATH' ) || exit;

if ( Page\is_bare() ) {
	return;
}

$frontage_attributes = attributes( $attributes );
$frontage_target     = target( $frontage_attributes, $block->context );
Deferred\offer( 'share', 'share-dialogs' );

$frontage_post    = get( 'share_count' ) && is_countable( $frontage_target['post'] ) ? $frontage_target['post'] : 0;
$frontage_data    = wp_json_encode(
	[
		'url'   => $frontage_target['url'],
		'title' => $frontage_target['title'],
		'post'  => $frontage_post,
	],
	JSON_HEX_AMP | JSON_HEX_TAG | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE
);
$frontage_wrapper = get_block_wrapper_attributes(
	[
		'id'                  => Blocks\anchor( $attributes ),
		'role'                => 'group',
		'aria-label'          => block_label( $frontage_attributes, $frontage_target ),
		'data-layout'         => $frontage_attributes['layout'],
		'data-side'           => $frontage_attributes['side'],
		'data-look'           => $frontage_attributes['look'],
		'data-labels'         => $frontage_attributes['showLabels'] ? 'shown' : 'hidden',
		'data-frontage-share' => (string) $frontage_data,
	]
);
// phpcs:ignore WordPress.Security.EscapeOutput -- Escaped by core, and in markup.php.
printf( "<div %s>%s</div>\n", $frontage_wrapper, html( $frontage_attributes, $frontage_target ) );
