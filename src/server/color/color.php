<?php
/** Colors as `#rrggbb`. */

declare( strict_types=1 );

namespace Frontage\Color;

defined( 'ABSPATH' ) || exit;

/** Relative luminance as WCAG defines it: 0 is black, 1 is white. Digits after the sixth, for opacity, don't count. */
function luminance( string $color ): float {
	$luminance = 0.0;
	foreach ( [ 0.2126, 0.7152, 0.0722 ] as $at => $weight ) {
		$part       = hexdec( substr( $color, 1 + 2 * $at, 2 ) ) / 255;
		$luminance += $weight * ( $part <= 0.04045 ? $part / 12.92 : ( ( $part + 0.055 ) / 1.055 ) ** 2.4 );
	}
	return $luminance;
}
