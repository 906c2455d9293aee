<?php
/**
 * Responsive values: one value per device, resolved by CSS alone.
 *
 * A stylesheet of a few lines sets a custom property on the root for each device, to white space where it applies and to nothing where it does not.
 * Before a value, white space is valid and nothing makes the declaration invalid, so that the fallback of var() applies. Values thus travel with
 * the markup, also in pages that a script appends.
 */

declare( strict_types=1 );

namespace Frontage\Breakpoints;

defined( 'ABSPATH' ) || exit;

const STYLE = 'frontage-devices';

/** Least width of a wide screen. */
const WIDESCREEN = '2400px';

/** Keys of a responsive value beside `value`, from the weakest to the strongest. A tablet's also applies to phones. */
const SUFFIXES = [ 'widescreen', 'tablet', 'mobile' ];

/**
 * Declarations of a custom property that has its own value on some devices, for a style attribute.
 *
 * @since 0.1.0
 *
 * @param string                        $name  Of the property, such as `--frontage-carousel-slides`.
 * @param mixed                         $value A value for all devices, or an array with `value`, `widescreen`, `tablet` and `mobile`, each optional.
 * @param callable( mixed ): string     $css   Sanitizes a value to CSS; '' if it is not valid, which is then as if it were absent.
 * @return string '' if no value is valid.
 */
function responsive( string $name, $value, callable $css ): string {
	$values       = is_array( $value ) ? $value : [ 'value' => $value ];
	$declarations = '';
	$resolved     = $css( $values['value'] ?? null );
	foreach ( SUFFIXES as $device ) {
		$own = $css( $values[ $device ] ?? null );
		if ( '' !== $own && $own !== $resolved ) {
			$declarations .= "$name-$device:var(--frontage-$device) $own;";
			$resolved      = "var($name-$device" . ( '' === $resolved ? '' : ",$resolved" ) . ')';
		}
	}
	if ( '' !== $declarations ) {
		wp_enqueue_style( STYLE );
	}
	return '' === $resolved ? '' : "$declarations$name:$resolved";
}

/**
 * Value of one device, for what CSS can't decide.
 * @param mixed  $value As for responsive().
 * @param string $device `desktop`, or a key of a responsive value.
 * @return mixed Null if there is none.
 */
function value_on( string $device, $value ) {
	$values = is_array( $value ) ? $value : [ 'value' => $value ];
	$own    = $values[ $device ] ?? null;
	if ( null === $own && 'mobile' === $device ) {
		$own = $values['tablet'] ?? null;
	}
	return $own ?? $values['value'] ?? null;
}

/**
 * JSON schema of an attribute with a responsive value.
 * @param array<string, mixed> $schema Of a single value.
 * @return array<string, mixed>
 */
function responsive_schema( array $schema ): array {
	return [
		'type'       => 'object',
		'properties' => array_fill_keys( array_merge( [ 'value' ], SUFFIXES ), $schema ),
	];
}

/**
 * Registers the stylesheet that resolves the values, and enqueues it where it can't be known yet whether a block will need it: in classic themes,
 * whose head precedes the blocks, and in the editor's canvas.
 */
function add_style(): void {
	$tablet  = lengths()['tablet'];
	$queries = [
		'widescreen' => media( 'widescreen' ),
		'tablet'     => "(width <= $tablet)",
		'mobile'     => media( 'mobile' ),
	];
	$css     = ':root{--frontage-' . implode( ':initial;--frontage-', SUFFIXES ) . ':initial}';
	foreach ( $queries as $device => $query ) {
		$css .= "@media $query{:root{--frontage-$device: }}";
	}
	wp_register_style( STYLE, false, [], \Frontage\VERSION );
	wp_add_inline_style( STYLE, $css );
	if ( is_admin() || ! wp_is_block_theme() ) {
		wp_enqueue_style( STYLE );
	}
}
