<?php
/** Width of the logo in a header, by device: the header's own, or the site's. */

declare( strict_types=1 );

namespace Frontage\Header;

use Frontage\Settings;
use function Frontage\Breakpoints\responsive;
use function Frontage\Values\items;
use function Frontage\Values\number;
use function Frontage\Values\text;

defined( 'ABSPATH' ) || exit;

/** Largest width, in pixels. */
const WIDEST_LOGO = 1000;

/**
 * Custom property for style.scss; '' leaves the logo as wide as its block says.
 * @param mixed $own Responsive value of the header.
 */
function logo_style( $own ): string {
	$own    = array_filter( array_map( __NAMESPACE__ . '\logo_width', items( $own ) ) );
	$widths = isset( $own['value'] ) ? $own : $own + site_logo_widths();
	$style  = responsive( '--frontage-header-logo', $widths, static fn( $width ): string => text( $width ) );
	return '' === $style ? '' : "$style;";
}

/**
 * CSS of a width; '' for what is none.
 * @param mixed $width
 */
function logo_width( $width ): string {
	$pixels = number( $width );
	return $pixels > 0 && $pixels <= WIDEST_LOGO ? "{$pixels}px" : '';
}

/** @return array<string, string> Responsive value of the settings; empty if they set no width. */
function site_logo_widths(): array {
	$default = Settings\get( 'header_logo_width' );
	$widths  = array_map( static fn( $width ): string => logo_width( $width ? $width : $default ), Settings\get( 'responsive_header_logo_width' ) );
	if ( ! array_filter( $widths ) ) {
		return [];
	}
	// A phone without a width does not take the tablet's.
	return [
		'value'  => $widths['desktop'],
		'tablet' => '' === $widths['tablet'] ? 'auto' : $widths['tablet'],
		'mobile' => '' === $widths['mobile'] ? 'auto' : $widths['mobile'],
	];
}
