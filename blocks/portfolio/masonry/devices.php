<?php
/** Positions of a masonry's tiles on devices with a number of columns of their own, for style/_masonry.scss. */

declare( strict_types=1 );

namespace Frontage\Gallery;

use const Frontage\Breakpoints\STYLE;

defined( 'ABSPATH' ) || exit;

/** Adds them to the stylesheet that resolves responsive values; the first paint of other galleries does without them. */
function add_device_style(): void {
	$css = '';
	foreach ( [ 'c', 'r', 'n' ] as $name ) {
		$css .= "--d$name:var(--frontage-$name-mobile,var(--frontage-$name-tablet,var(--frontage-$name-widescreen)));";
	}
	wp_add_inline_style( STYLE, "[style*=\"--frontage-own\"] .wp-block-frontage-portfolio__item{{$css}}" );
}
