<?php
/**
 * Accordion around its items.
 * @var array<string, mixed> $attributes Of the block.
 * @var string               $content    The items.
 */

declare( strict_types=1 );

namespace Frontage\Accordion;

use Frontage\Blocks;

defined( 'ABSPATH' ) || exit;

if ( '' === trim( $content ) ) {
	return;
}

$frontage_wrapper = get_block_wrapper_attributes(
	[
		'id'                 => Blocks\anchor( $attributes ),
		'data-icon-position' => 'start' === ( $attributes['iconPosition'] ?? '' ) ? 'start' : 'end',
	]
);
// phpcs:ignore WordPress.Security.EscapeOutput -- Escaped and rendered by core.
printf( "<div %s>%s</div>\n", $frontage_wrapper, name_items( $content, (bool) ( $attributes['autoclose'] ?? true ) ) );
