<?php
/** Media queries for the site's breakpoints. In range syntax, so that no pixel lies between two ranges. */

declare( strict_types=1 );

namespace Frontage\Breakpoints;

use function Frontage\Settings\get;
use function Frontage\Values\items;
use function Frontage\Values\text;
use const Frontage\Settings\ENTRIES;

defined( 'ABSPATH' ) || exit;

/**
 * Widest window of a device, in pixels (HD-10), where neither site nor theme sets its own. The settings' defaults, 768 and 544 (HD-02),
 * count as none. The same in device.ts.
 */
const DEVICES = [
	'mobile' => 767,
	'tablet' => 1024,
];

/**
 * Media query for a range of widths.
 *
 * @since 0.1.0
 *
 * @param string $range `narrow` or `wide`, to either side of the header's breakpoint; or a device: `mobile`, `tablet`, `desktop` or `widescreen`,
 *                      which is a desktop, too.
 */
function media( string $range ): string {
	$header = get( 'break_point' );
	if ( 'narrow' === $range ) {
		return "(width <= {$header}px)";
	}
	if ( 'wide' === $range ) {
		return "(width > {$header}px)";
	}
	$devices = lengths();
	$queries = [
		'mobile'     => "(width <= {$devices['mobile']})",
		'tablet'     => "({$devices['mobile']} < width <= {$devices['tablet']})",
		'desktop'    => "(width > {$devices['tablet']})",
		'widescreen' => '(width >= ' . WIDESCREEN . ')',
	];
	return $queries[ $range ];
}

/**
 * Widest window of each device but the widest, as CSS lengths: the site's setting, or the theme's (`settings.viewport` of theme.json, since
 * WordPress 7.1), or the default.
 *
 * @since 0.1.0
 *
 * @return array{mobile: string, tablet: string}
 */
function lengths(): array {
	$lengths = DEVICES;
	// Without a viewport, wp_get_global_settings( [ 'viewport' ] ) returns all settings.
	$theme = items( wp_get_global_settings()['viewport'] ?? null );
	foreach ( DEVICES as $device => $width ) {
		$own = get( "{$device}_break_point" );
		if ( ENTRIES[ "{$device}_break_point" ]['default'] !== $own ) {
			$lengths[ $device ] = "{$own}px";
		} else {
			$length             = text( $theme[ $device ] ?? '' );
			$lengths[ $device ] = preg_match( '/^\d+(\.\d+)?(px|em|rem)$/', $length ) ? $length : "{$width}px";
		}
	}
	if ( pixels( $lengths['mobile'] ) > pixels( $lengths['tablet'] ) ) {
		$lengths['mobile'] = $lengths['tablet'];
	}
	return $lengths;
}

/** In media queries, em and rem are those of the browser's default font size. */
function pixels( string $length ): int {
	return (int) round( (float) $length * ( str_ends_with( $length, 'px' ) ? 1 : 16 ) );
}

/**
 * Widest window of each device but the widest, in pixels. A script that needs them gets them in its options: see src/client/viewport/device.ts.
 *
 * @since 0.1.0
 *
 * @return array{mobile: int, tablet: int}
 */
function devices(): array {
	return array_map( __NAMESPACE__ . '\pixels', lengths() );
}
