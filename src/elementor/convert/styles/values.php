<?php
/** CSS values of settings; '' for values that are not valid. */

declare( strict_types=1 );

namespace Frontage\Elementor;

use function Frontage\Values\css_number;
use function Frontage\Values\items;
use function Frontage\Values\text;

defined( 'ABSPATH' ) || exit;

const UNITS = [ 'px', 'em', 'rem', '%', 'vw', 'vh', 'ch', 'fr', 's', 'ms', 'deg' ];

/**
 * A length: `{"unit":"px","size":"20"}`.
 * @param mixed $value
 */
function length( $value ): string {
	$value = items( $value );
	return measure( $value['size'] ?? null, $value['unit'] ?? null );
}

/**
 * A number with its unit.
 * @param mixed $size
 * @param mixed $unit
 */
function measure( $size, $unit ): string {
	$unit = text( $unit );
	if ( 'custom' === $unit ) {
		$css = trim( text( $size ) );
		return strlen( $css ) < 100 && preg_match( '~^[\w\s().,%+*/-]+$~', $css ) ? $css : '';
	}
	$unit = '' === $unit ? 'px' : $unit;
	if ( ! is_numeric( $size ) || ! is_finite( (float) $size ) || ! in_array( $unit, UNITS, true ) ) {
		return '';
	}
	return css_number( (float) $size ) . $unit;
}

/**
 * Sides: `{"unit":"px","top":"20","right":"0","bottom":"20","left":"0"}`.
 * @param mixed $value
 * @return array<string, string> By the names of sides or corners; what is empty is absent.
 */
function sides( $value ): array {
	$value = items( $value );
	$sides = [];
	foreach ( [ 'top', 'right', 'bottom', 'left' ] as $side ) {
		$sides[ $side ] = measure( $value[ $side ] ?? null, $value['unit'] ?? null );
	}
	return array_filter( $sides, static fn( string $css ): bool => '' !== $css );
}

/**
 * Sides of a margin, without those at the side that are zero: boxes of WordPress have none.
 * @param mixed $value
 * @return array<string, string>
 */
function margins( $value ): array {
	return array_filter(
		sides( $value ),
		static fn( string $css, string $side ): bool => in_array( $side, [ 'top', 'bottom' ], true ) || ! preg_match( '/^0[a-z%]*$/', $css ),
		ARRAY_FILTER_USE_BOTH
	);
}

/**
 * Sides as the corners of a radius.
 * @param mixed $value
 * @return array<string, string>
 */
function corners( $value ): array {
	$names   = [
		'top'    => 'topLeft',
		'right'  => 'topRight',
		'bottom' => 'bottomRight',
		'left'   => 'bottomLeft',
	];
	$corners = [];
	foreach ( sides( $value ) as $side => $css ) {
		$corners[ $names[ $side ] ] = $css;
	}
	return $corners;
}

/**
 * A color, in hexadecimal: WordPress allows no parentheses in the styles of what authors publish.
 * @param mixed $value
 */
function css_color( $value ): string {
	$color = trim( text( $value ) );
	if ( preg_match( '/^rgba?\(\s*(\d+)[\s,]+(\d+)[\s,]+(\d+)(?:[\s,\/]+([\d.]+)(%?))?\s*\)$/i', $color, $found ) ) {
		$parts = array_map( static fn( string $part ): int => min( 255, (int) $part ), array_slice( $found, 1, 3 ) );
		$alpha = (float) ( $found[4] ?? 1 ) / ( '' === ( $found[5] ?? '' ) ? 1 : 100 );
		return vsprintf( '#%02x%02x%02x', $parts ) . ( $alpha < 1 ? sprintf( '%02x', (int) round( 255 * $alpha ) ) : '' );
	}
	return preg_match( '/^(#[0-9a-f]{3,8}|transparent|currentcolor)$/i', $color ) ? $color : '';
}

/** Color of a setting: a global one of the site, or its own. */
function color( Element $element, string $setting ): string {
	$own  = $element->value( $setting );
	$name = $element->global_id( $setting );
	$css  = '' === $name ? '' : css_color( global_value( 'colors', $name )['color'] ?? '' );
	$css  = '' === $css ? css_color( $own ) : $css;
	if ( '' === $css && ( '' !== $name || has_value( $own ) ) ) {
		$element->report( 'settings', [ $setting ] );
	}
	return $css;
}

/**
 * Values of a setting by device: `value`, `tablet`, `mobile`. WordPress has no other devices, and none before version 7.1: the element reports those.
 * @template Css of string|array<string, string>
 * @param callable( mixed ): Css $css
 * @return array<string, Css> Without those that are empty.
 */
function by_device( Element $element, string $setting, callable $css ): array {
	$values  = [ 'value' => $css( $element->value( $setting ) ) ];
	$devices = is_wp_version_compatible( '7.1' ) ? [ 'tablet', 'mobile' ] : [];
	foreach ( $devices as $device ) {
		$values[ $device ] = $css( $element->value( "{$setting}_$device" ) );
	}
	return array_filter( $values, static fn( $value ): bool => '' !== $value && [] !== $value );
}

/**
 * Adds values to a block's style, those of tablets and phones as WordPress stores them since 7.1.
 * @param array<string, mixed> $style
 * @param list<string>         $path   Such as `spacing`, `padding`.
 * @param array<string, mixed> $values As by_device() returns them.
 * @return array<string, mixed>
 */
function with_style( array $style, array $path, array $values ): array {
	// Values for tablets apply to phones, too.
	$tablet = $values['tablet'] ?? null;
	$mobile = $values['mobile'] ?? $tablet;
	$mobile = is_array( $mobile ) ? $mobile + items( $tablet ) : $mobile;
	$places = [
		[ $path, $values['value'] ?? null ],
		[ array_merge( [ '@tablet' ], $path ), $tablet ],
		[ array_merge( [ '@mobile' ], $path ), $mobile ],
	];
	foreach ( $places as [ $place, $value ] ) {
		if ( null !== $value ) {
			_wp_array_set( $style, $place, $value );
		}
	}
	return $style;
}

/** Width of boxed contents, as CSS. */
function content_width(): string {
	$width = length( kit()['container_width'] ?? null );
	return '' === $width ? '1140px' : $width;
}

/** Whether a color is a dark one. */
function is_dark( string $color ): bool {
	$hex = ltrim( $color, '#' );
	if ( 3 === strlen( $hex ) ) {
		$hex = $hex[0] . $hex[0] . $hex[1] . $hex[1] . $hex[2] . $hex[2];
	}
	$parts = preg_match( '/^[0-9a-f]{6}/i', $hex, $found ) ? array_map( 'hexdec', str_split( $found[0], 2 ) ) : [];
	if ( ! $parts && preg_match( '/^rgba?\((\d+)[\s,]+(\d+)[\s,]+(\d+)/', $color, $found ) ) {
		$parts = array_map( 'intval', array_slice( $found, 1 ) );
	}
	return ! $parts || 0.299 * $parts[0] + 0.587 * $parts[1] + 0.114 * $parts[2] < 140;
}
