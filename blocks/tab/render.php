<?php
/**
 * What is in a panel of tabs; frontage/tabs prints the panel and its title around it.
 *
 * @var array<string, mixed> $attributes Of the block.
 * @var string               $content    The blocks inside.
 */

declare( strict_types=1 );

namespace Frontage\Tabs;

use Frontage\Blocks;

defined( 'ABSPATH' ) || exit;

$frontage_wrapper = get_block_wrapper_attributes(
	[
		'id'    => Blocks\anchor( $attributes ),
		'class' => 'is-layout-flow',
	]
);
printf( '<div %s>%s</div>', $frontage_wrapper, $content ); // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped and rendered by WordPress.
