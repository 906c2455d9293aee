<?php
/**
 * One panel of tabs, below its title. It is hidden until frontage/tabs, which is rendered after it, shows one of them.
 *
 * @var array<string, mixed> $attributes Of the block.
 * @var string               $content    The blocks inside.
 * @var \WP_Block            $block      Itself.
 */

declare( strict_types=1 );

namespace Frontage\Tabs;

use Frontage\Blocks;
use Frontage\Text;
use function Frontage\Values\number;

defined( 'ABSPATH' ) || exit;

$frontage_title = Text\label_html( $attributes['title'] ?? '' );
$frontage_title = '' === $frontage_title ? esc_html__( 'Untitled', 'frontage' ) : $frontage_title;
$frontage_level = number( $block->context['frontage/tabs-heading-level'] ?? 0 );
$frontage_level = $frontage_level >= 2 && $frontage_level <= 6 ? $frontage_level : 3;
$frontage_inner = sprintf(
	'<div %s>%s</div>',
	get_block_wrapper_attributes(
		[
			'id'    => Blocks\anchor( $attributes ),
			'class' => 'is-layout-flow',
		]
	),
	$content
);

// A feed has neither styles nor links within the page.
if ( is_feed() ) {
	// phpcs:ignore WordPress.Security.EscapeOutput -- Escaped above.
	printf( '<h%1$d>%2$s</h%1$d>%3$s', $frontage_level, $frontage_title, $frontage_inner );
	return;
}
$frontage_id         = wp_unique_id( 'frontage-tab-' );
$frontage_address    = '' === Blocks\anchor( $attributes ) ? $frontage_id : Blocks\anchor( $attributes );
rendered()[ $block ] = [
	'id'      => $frontage_id,
	'address' => $frontage_address,
	'title'   => $frontage_title,
];
printf(
	'<section class="wp-block-frontage-tabs__section"><h%1$d class="wp-block-frontage-tabs__heading">'
	. '<a class="wp-block-frontage-tabs__toggle" href="#%2$s" aria-controls="%3$s" data-frontage-wake>%4$s</a></h%1$d>'
	. '<div class="wp-block-frontage-tabs__panel" id="%3$s" role="group" aria-labelledby="%3$s-title" hidden="until-found">%5$s</div></section>',
	(int) $frontage_level,
	Text\escape_text( $frontage_address ), // phpcs:ignore WordPress.Security.EscapeOutput -- Escapes.
	esc_attr( $frontage_id ),
	$frontage_title, // phpcs:ignore WordPress.Security.EscapeOutput -- Sanitized above.
	$frontage_inner // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped and rendered by WordPress.
);
