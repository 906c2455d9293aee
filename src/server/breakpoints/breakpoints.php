<?php
/** Media queries for the site's breakpoints. In range syntax, so that no pixel lies between two ranges. */

declare( strict_types=1 );

namespace Frontage\Breakpoints;

use function Frontage\Settings\get;
use const Frontage\Settings\ENTRIES;

defined( 'ABSPATH' ) || exit;

/** Widest window of a device, in pixels, until the site sets its own: the settings' defaults are those of a header's logo. The same in device.ts. */
const DEVICES = [
	'mobile' => 767,
	'tablet' => 1024,
];

/**
 * Media query for a range of widths.
 *
 * @since 0.1.0
 *
 * @param string $range `narrow` or `wide`, to either side of the header's breakpoint; or a device: `mobile`, `tablet` or `desktop`.
 */
function media( string $range ): string {
	$header  = get( 'break_point' );
	$devices = devices();
	$queries = [
		'narrow'  => up_to( $header ),
		'wide'    => "(width > {$header}px)",
		'mobile'  => up_to( $devices['mobile'] ),
		'tablet'  => "({$devices['mobile']}px < width <= {$devices['tablet']}px)",
		'desktop' => "(width > {$devices['tablet']}px)",
	];
	return $queries[ $range ];
}

/** Media query for windows up to a width in pixels. */
function up_to( int $width ): string {
	return "(width <= {$width}px)";
}

/**
 * Widest window of each device but the widest, in pixels. A script that needs them gets them in its options: see src/client/viewport/device.ts.
 *
 * @since 0.1.0
 *
 * @return array{mobile: int, tablet: int}
 */
function devices(): array {
	$widths = DEVICES;
	foreach ( DEVICES as $device => $width ) {
		$setting           = "{$device}_break_point";
		$widths[ $device ] = get( $setting ) === ENTRIES[ $setting ]['default'] ? $width : get( $setting );
	}
	$widths['mobile'] = min( $widths );
	return $widths;
}

/**
 * CSS that declares a custom property whose value depends on the window's width.
 *
 * @since 0.1.0
 *
 * @param array<int, string> $narrower Values for windows up to a width in pixels, by that width. Of several that apply the last one counts.
 */
function custom_property( string $selector, string $name, string $value, array $narrower ): string {
	$css = "$selector{{$name}:$value}";
	foreach ( $narrower as $width => $other ) {
		$css .= '@media ' . up_to( $width ) . "{{$selector}{{$name}:$other}}";
	}
	return $css;
}
