<?php
/**
 * Accordion around its items.
 * @var array<string, mixed> $attributes Of the block.
 * @var \WP_Block            $block      With the items, not yet rendered.
 */

declare( strict_types=1 );

namespace Frontage\Accordion;

use Frontage\Blocks;

defined( 'ABSPATH' ) || exit;

$frontage_items = items_html( $block, (bool) ( $attributes['autoclose'] ?? true ) );
if ( '' === trim( $frontage_items ) ) {
	return;
}

$frontage_wrapper = get_block_wrapper_attributes(
	[
		'id'                 => Blocks\anchor( $attributes ),
		'data-icon-position' => 'start' === ( $attributes['iconPosition'] ?? '' ) ? 'start' : 'end',
	]
);
// phpcs:ignore WordPress.Security.EscapeOutput -- Escaped and rendered by core.
printf( "<div %s>%s</div>\n", $frontage_wrapper, $frontage_items );
