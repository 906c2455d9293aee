<?php
/** Options of a sticky element, with the specification's defaults. */

declare( strict_types=1 );

namespace Frontage\Sticky;

defined( 'ABSPATH' ) || exit;

const DEVICES = [ 'desktop', 'tablet', 'mobile' ];

/** Repeated in editor/options.ts. */
const DEFAULTS = [
	'enabled'        => false,
	'devices'        => DEVICES,
	'distance'       => [
		'desktop' => [
			'size' => 100,
			'unit' => 'px',
		],
	],
	'transparent'    => false,
	'transparency'   => 100,
	'background'     => 'none',
	'color'          => '#ffffff',
	'gradient'       => 'linear',
	'angle'          => 180,
	'startColor'     => '#ffffff',
	'startLocation'  => 0,
	'endColor'       => '#f0f0f0',
	'endLocation'    => 100,
	'border'         => false,
	'borderColor'    => '#e0e0e0',
	'borderWidth'    => 1,
	'shadow'         => false,
	'shadowColor'    => 'rgba(0,0,0,0.1)',
	'shadowVertical' => 0,
	'shadowBlur'     => 10,
	'shadowSpread'   => 0,
	'hides'          => false,
	'threshold'      => [
		'desktop' => [
			'size' => 10,
			'unit' => '%',
		],
	],
	'anchorOffset'   => 0,
];

const WORDS = [
	'background' => [ 'none', 'solid', 'gradient' ],
	'gradient'   => [ 'linear', 'radial' ],
];

/**
 * Sanitizes all options; missing and invalid ones are replaced by defaults.
 * @param array<mixed> $given Of the block.
 * @return array<string, mixed>
 */
function options( array $given ): array {
	$options = [];
	foreach ( DEFAULTS as $name => $fallback ) {
		$options[ $name ] = array_key_exists( $name, $given ) ? option( $name, $given[ $name ], $fallback ) : $fallback;
	}
	return $options;
}

/**
 * Sanitizes an option.
 * @param mixed $value
 * @param mixed $fallback
 * @return mixed
 */
function option( string $name, $value, $fallback ) {
	if ( 'devices' === $name ) {
		return is_array( $value ) ? array_values( array_intersect( DEVICES, array_filter( $value, 'is_string' ) ) ) : $fallback;
	}
	if ( is_array( $fallback ) ) {
		return lengths( $value, $fallback );
	}
	if ( isset( WORDS[ $name ] ) ) {
		return in_array( $value, WORDS[ $name ], true ) ? $value : $fallback;
	}
	if ( is_bool( $fallback ) ) {
		return is_bool( $value ) ? $value : $fallback;
	}
	if ( is_int( $fallback ) ) {
		return is_numeric( $value ) ? min( 9999, max( -9999, $value + 0 ) ) : $fallback;
	}
	return is_string( $value ) && is_color( $value ) ? $value : $fallback;
}

/**
 * Lengths by device: a missing one is that of the next larger device.
 * @param mixed $value
 * @param array<string, array<string, mixed>> $fallback
 * @return array<string, array<string, mixed>> By device.
 */
function lengths( $value, array $fallback ): array {
	$lengths = [];
	$last    = $fallback['desktop'];
	foreach ( DEVICES as $device ) {
		$length = is_array( $value ) && is_array( $value[ $device ] ?? null ) ? $value[ $device ] : [];
		if ( is_numeric( $length['size'] ?? null ) ) {
			$last = [
				'size' => max( 0, $length['size'] + 0 ),
				'unit' => '%' === ( $length['unit'] ?? '' ) ? '%' : 'px',
			];
		}
		$lengths[ $device ] = $last;
	}
	return $lengths;
}

/** Whether it is a CSS color, and nothing else. */
function is_color( string $value ): bool {
	return 1 === preg_match( '/^(#[0-9a-f]{3,8}|[a-z]{3,30}|(rgb|hsl|hwb|lab|lch|oklab|oklch)a?\([\w\s.,%\/+-]+\)|var\(--wp--[\w-]+\))$/i', $value );
}
