<?php
/** Inline SVG icons on a grid of 24, hidden from assistive technology. */

declare( strict_types=1 );

namespace Frontage\Icons;

defined( 'ABSPATH' ) || exit;

/* Drawn by strokes. */
const CARET = '<path d="m6 9.5 6 6 6-6" />';
const CLOSE = '<path d="M5 19L19 5M19 19L5 5" />';

/**
 * Icon drawn by strokes.
 * @param string $shapes SVG elements.
 */
function outline( string $shapes, int $size = 24, string $class_name = '', string $stroke_width = '1.5' ): string {
	$class = '' === $class_name ? '' : sprintf( 'class="%s" ', esc_attr( $class_name ) );
	return svg( $shapes, $size, sprintf( 'fill="none" stroke="currentColor" stroke-width="%s"', $stroke_width ), $class );
}

/**
 * Icon drawn by filled shapes.
 * @param string $shapes SVG elements.
 */
function solid( string $shapes, int $size = 24 ): string {
	return svg( $shapes, $size, 'fill="currentColor"' );
}

function svg( string $shapes, int $size, string $paint, string $class_attribute = '' ): string {
	return sprintf(
		'<svg %1$sviewBox="0 0 24 24" width="%2$d" height="%2$d" %3$s aria-hidden="true">%4$s</svg>',
		$class_attribute,
		$size,
		$paint,
		$shapes
	);
}
