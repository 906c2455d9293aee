<?php
/**
 * A header, if its conditions and the page's choice show it.
 *
 * @var array<string, mixed> $attributes Of the block.
 * @var \WP_Block            $block      With the rows, not yet rendered.
 */

declare( strict_types=1 );

namespace Frontage\Header;

use Frontage\Blocks;
use Frontage\Page;
use Frontage\Sticky;

defined( 'ABSPATH' ) || exit;

$frontage_rows = 'none' === page_choice() || ! is_shown( $attributes ) ? '' : Blocks\inner_html( $block );
if ( '' === trim( $frontage_rows ) ) {
	return;
}
$frontage_transparent = $attributes['transparent'] || 'transparent' === page_choice();
$frontage_how         = attributes( rows( $block ), $attributes['logoWidth'] ?? null );
$frontage_wrapper     = get_block_wrapper_attributes( [ 'id' => Blocks\anchor( $attributes ) ] + $frontage_how );
$frontage_header      = sprintf( '<div %s>%s</div>', $frontage_wrapper, $frontage_rows );
$frontage_header      = $frontage_transparent ? transparent( $frontage_header, $attributes ) : $frontage_header;
$frontage_sticks      = ! Page\is_bare() && array_intersect_key( $frontage_how, array_flip( [ 'data-sticky-desktop', 'data-sticky-mobile' ] ) );
note_header( $frontage_header );
echo $frontage_header, $frontage_sticks ? Sticky\room_script() : ''; // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped by core.
