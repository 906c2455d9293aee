<?php
/**
 * Mega panel below an item of its menu.
 * @var array<string, mixed> $attributes Of the block.
 * @var string               $content    The blocks inside.
 */

declare( strict_types=1 );

namespace Frontage\Menu;

use Frontage\Blocks;

defined( 'ABSPATH' ) || exit;

$frontage_is_custom = 'custom-width' === $attributes['width'] && preg_match( '/^[\d.]+(px|em|rem|ch|%|vw)$/', $attributes['customWidth'] );
$frontage_wrapper   = get_block_wrapper_attributes(
	[
		'id'         => Blocks\anchor( $attributes ),
		'data-width' => $attributes['width'],
		'style'      => $frontage_is_custom ? '--frontage-panel-width:' . $attributes['customWidth'] : '',
	]
);
// phpcs:ignore WordPress.Security.EscapeOutput -- Escaped and rendered by core.
printf( "<div %s>%s</div>\n", $frontage_wrapper, $content );
