<?php
/**
 * A carousel: a row that scrolls and snaps, laid out by CSS alone. Fewer than two slides are a plain row.
 *
 * @var array<string, mixed> $attributes Of the block.
 * @var \WP_Block            $block      With the slides, or a loop whose entries are the slides, not yet rendered.
 */

declare( strict_types=1 );

namespace Frontage\Carousel;

use Frontage\Blocks;
use Frontage\Deferred;
use Frontage\Page;
use function Frontage\Values\text;

defined( 'ABSPATH' ) || exit;

if ( Page\is_bare() ) {
	echo Blocks\inner_html( $block ); // phpcs:ignore WordPress.Security.EscapeOutput -- Rendered by WordPress.
	return;
}
$frontage_is_list                     = '' !== list_in( $block );
$frontage_way                         = in_array( $attributes['direction'] ?? '', [ 'ltr', 'rtl' ], true ) ? $attributes['direction'] : '';
$frontage_text_way                    = is_rtl() ? 'rtl' : 'ltr';
$frontage_is_fade                     = 'fade' === ( $attributes['effect'] ?? '' );
$frontage_show                        = $frontage_is_fade ? 1 : (int) max( slides_to_show( $attributes['slidesToShow'] ?? null ) );
$frontage_show                        = false === ( $attributes['lazyload'] ?? true ) ? PHP_INT_MAX : $frontage_show;
$frontage_text_way                    = in_array( $frontage_way, [ '', $frontage_text_way ], true ) ? '' : $frontage_text_way;
[ $frontage_slides, $frontage_total ] = slides( $block, $frontage_show, $frontage_text_way );
if ( '' === trim( $frontage_slides ) ) {
	return;
}

$frontage_label    = trim( text( $attributes['label'] ?? '' ) );
$frontage_sides    = $attributes['offsetSides'] ?? '';
$frontage_is_moved = $frontage_total > 1;
if ( $frontage_is_moved ) {
	Deferred\offer( 'carousel' );
}
$frontage_wrapper = get_block_wrapper_attributes(
	array_filter(
		[
			'id'                     => Blocks\anchor( $attributes ),
			'class'                  => $frontage_is_list ? 'has-list' : '',
			'style'                  => layout_style( $attributes ),
			'dir'                    => $frontage_way,
			'data-offset'            => in_array( $frontage_sides, [ 'left', 'right', 'both' ], true ) ? $frontage_sides : '',
			'role'                   => $frontage_is_moved ? ( '' === $frontage_label ? 'group' : 'region' ) : '',
			'aria-roledescription'   => $frontage_is_moved ? __( 'carousel', 'frontage' ) : '',
			'aria-label'             => $frontage_is_moved ? ( '' === $frontage_label ? __( 'Slides', 'frontage' ) : $frontage_label ) : '',
			'data-frontage-carousel' => $frontage_is_moved ? options( $attributes ) : '',
		]
	)
);
if ( ! $frontage_is_list ) {
	$frontage_track = '';
	foreach ( $frontage_is_moved ? track_attributes() : [] as $frontage_name => $frontage_value ) {
		$frontage_track .= sprintf( ' %s="%s"', $frontage_name, esc_attr( $frontage_value ) );
	}
	$frontage_slides = sprintf( '<div class="%s"%s>%s</div>', TRACK, $frontage_track, $frontage_slides );
}
printf(
	'<div %s>%s%s</div>',
	$frontage_wrapper, // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped by core.
	$frontage_is_moved ? controls( $attributes, $frontage_total ) : '', // phpcs:ignore WordPress.Security.EscapeOutput -- Escaped in markup.php.
	$frontage_slides // phpcs:ignore WordPress.Security.EscapeOutput -- Rendered by WordPress.
);
