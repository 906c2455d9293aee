<?php
/**
 * A header, if its conditions and the page's choice show it.
 *
 * @var array<string, mixed> $attributes Of the block.
 * @var string               $content    The rows.
 * @var \WP_Block            $block      The block.
 */

declare( strict_types=1 );

namespace Frontage\Header;

use Frontage\Blocks;

defined( 'ABSPATH' ) || exit;

if ( '' === trim( $content ) || 'none' === page_choice() || ! is_shown( $attributes ) ) {
	return;
}
$frontage_transparent = $attributes['transparent'] || 'transparent' === page_choice();
$frontage_wrapper     = get_block_wrapper_attributes( [ 'id' => Blocks\anchor( $attributes ) ] + attributes( rows( $block ) ) );
$frontage_header      = sprintf( '<div %s>%s</div>', $frontage_wrapper, $content );
$frontage_header      = $frontage_transparent ? transparent( $frontage_header, $attributes ) : $frontage_header;
echo $frontage_header; // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped by core.
