<?php
/** Width of the logo in a header, by the window's. */

declare( strict_types=1 );

namespace Frontage\Header;

use Frontage\Settings;
use function Frontage\Breakpoints\custom_property;

defined( 'ABSPATH' ) || exit;

/** @return array<string, int> Pixels by device; 0 is the block's own. */
function logo_widths(): array {
	$default = (int) Settings\get( 'header_logo_width' );
	$widths  = (array) Settings\get( 'responsive_header_logo_width' );
	return array_map( static fn( $width ): int => $width ? (int) $width : $default, $widths );
}

/** Adds the widths to the header's stylesheet, where the site sets any. */
function add_logo_style(): void {
	$widths = logo_widths();
	if ( array_filter( $widths ) ) {
		$widths = array_map( static fn( int $width ): string => $width ? "{$width}px" : 'auto', $widths );
		$narrow = [ Settings\get( 'tablet_break_point' ) => $widths['tablet'] ];
		// Of two equal breakpoints the phones' counts.
		$narrow[ Settings\get( 'mobile_break_point' ) ] = $widths['mobile'];
		wp_add_inline_style( 'frontage-header-style', custom_property( '[data-frontage-header]', '--frontage-header-logo', $widths['desktop'], $narrow ) );
	}
}
