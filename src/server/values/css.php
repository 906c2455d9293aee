<?php
/** CSS of numbers and presets. */

declare( strict_types=1 );

namespace Frontage\Values;

defined( 'ABSPATH' ) || exit;

/** Formats a number for CSS, JSON and attributes: with a point in any locale, without trailing zeros. */
function css_number( float $number, int $decimals = 4 ): string {
	return rtrim( rtrim( number_format( $number, $decimals, '.', '' ), '0' ), '.' );
}

/**
 * Variable of a theme's preset; '' for other values.
 * @param string $value As stored by block supports: `var:preset|spacing|40`.
 * @param string $kind  Such as `spacing`.
 */
function css_preset( string $value, string $kind ): string {
	$is_preset = preg_match( "/^var:preset\\|$kind\\|([\w-]+)$/D", $value, $slug );
	return $is_preset ? "var(--wp--preset--$kind--" . _wp_to_kebab_case( $slug[1] ) . ')' : '';
}
