<?php
/**
 * One line of a header.
 *
 * @var array<string, mixed> $attributes Of the block.
 * @var string               $content    The blocks inside.
 */

declare( strict_types=1 );

namespace Frontage\Header;

use Frontage\Blocks;

defined( 'ABSPATH' ) || exit;

if ( '' === trim( $content ) ) {
	return;
}
$frontage_wrapper = get_block_wrapper_attributes(
	array_filter(
		[
			'id'          => Blocks\anchor( $attributes ),
			'data-row'    => $attributes['row'],
			'data-device' => $attributes['device'],
			'data-sticks' => in_array( $attributes['row'], sticky()['rows'], true ) ? 'true' : '',
			'style'       => shrink( $attributes ),
		]
	)
);
$frontage_row     = sprintf( '<div %s>%s</div>', $frontage_wrapper, $content );
echo with_attributes( $frontage_row, [ 'style' => spacing( $attributes ) ] ); // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped by WordPress.
