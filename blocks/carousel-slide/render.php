<?php
/**
 * Slide of a carousel, which is rendered after it and adds its role and its position.
 *
 * @var array<string, mixed> $attributes Of the block.
 * @var string               $content    The blocks inside.
 */

declare( strict_types=1 );

namespace Frontage\Carousel;

use Frontage\Blocks;

defined( 'ABSPATH' ) || exit;

$frontage_wrapper = get_block_wrapper_attributes(
	[
		'id'    => Blocks\anchor( $attributes ),
		'class' => 'is-layout-flow',
	]
);
printf( '<div %s>%s</div>', $frontage_wrapper, $content ); // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped and rendered by WordPress.
