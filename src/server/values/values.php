<?php
/**
 * Casts values of other people's code at the border: whatever a filter of ours or of core returns is read through these, since under strict types a
 * null or an array where a text is declared ends the page.
 */

declare( strict_types=1 );

namespace Frontage\Values;

defined( 'ABSPATH' ) || exit;

/**
 * A text.
 * @param mixed $value Texts, numbers and objects with __toString() are cast.
 * @param string $fallback Stands for everything else: null, booleans, arrays, other objects.
 */
function text( $value, string $fallback = '' ): string {
	$is_text = is_string( $value ) || is_int( $value ) || is_float( $value ) || ( is_object( $value ) && method_exists( $value, '__toString' ) );
	return $is_text ? (string) $value : $fallback;
}

/**
 * A list or map.
 * @param mixed $value Arrays stay as they are.
 * @param array<mixed> $fallback Stands for everything else.
 * @return array<mixed>
 */
function items( $value, array $fallback = [] ): array {
	return is_array( $value ) ? $value : $fallback;
}

/**
 * A whole number, of a number or of digits.
 * @param mixed $value Everything else is 0.
 */
function number( $value ): int {
	return is_numeric( $value ) ? (int) $value : 0;
}
