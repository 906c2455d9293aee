<?php
/**
 * Casts values of foreign code, such as filtered ones, because wrong types are fatal under strict types.
 */

declare( strict_types=1 );

namespace Frontage\Values;

defined( 'ABSPATH' ) || exit;

/**
 * A text.
 * @param mixed $value Texts, numbers and objects with __toString() are cast.
 * @param string $fallback For other values: null, booleans, arrays, other objects.
 */
function text( $value, string $fallback = '' ): string {
	$is_text = is_string( $value ) || is_int( $value ) || is_float( $value ) || ( is_object( $value ) && method_exists( $value, '__toString' ) );
	return $is_text ? (string) $value : $fallback;
}

/**
 * A list or map.
 * @param mixed $value Arrays are returned unchanged.
 * @param array<mixed> $fallback For other values.
 * @return array<mixed>
 */
function items( $value, array $fallback = [] ): array {
	return is_array( $value ) ? $value : $fallback;
}

/**
 * A whole number.
 * @param mixed $value Numbers and numeric strings; others are 0.
 */
function number( $value ): int {
	return is_numeric( $value ) ? (int) $value : 0;
}

/**
 * A whole number within limits.
 * @param mixed $value    Numbers and numeric strings, of any size.
 * @param int   $fallback For other values.
 */
function clamp( $value, int $least, int $most, int $fallback ): int {
	return is_numeric( $value ) ? (int) max( $least, min( $most, (float) $value ) ) : $fallback;
}

/** Whether a text is a date as WordPress stores them, `2026-01-31 12:00:00`. */
function is_stored_date( string $date ): bool {
	return preg_match( '/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/D', $date )
		&& wp_checkdate( (int) substr( $date, 5, 2 ), (int) substr( $date, 8, 2 ), (int) $date, $date );
}

/** Whether a text is such a date, of the site's time zone, that is yet to come. */
function is_future_date( string $date ): bool {
	return is_stored_date( $date ) && get_gmt_from_date( $date ) > gmdate( 'Y-m-d H:i:s' );
}

/**
 * JSON with its values changed; what nothing is changed of stays as it is written.
 *
 * @param string                 $json   JSON.
 * @param callable(mixed): mixed $change From all values to all values.
 */
function change_json( string $json, callable $change ): string {
	$values  = json_decode( $json );
	$changed = $change( $values );
	// Not by their JSON: there is none of a number that is too large, such as 1e999, which becomes 0.
	$is_same = serialize( $changed ) === serialize( $values ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.serialize_serialize -- Only to compare.
	// Of two equal keys the first is not among the values, and nothing has looked at it.
	return $is_same && texts_in( $values ) === preg_match_all( '~"(?:[^"\\\\]++|\\\\.)*+"~s', $json )
		? $json
		: (string) wp_json_encode( $changed, JSON_PARTIAL_OUTPUT_ON_ERROR );
}

/**
 * Number of texts and keys.
 * @param mixed $values Decoded.
 */
function texts_in( $values ): int {
	$count = is_string( $values ) ? 1 : 0;
	foreach ( is_array( $values ) || $values instanceof \stdClass ? (array) $values : [] as $inner ) {
		$count += texts_in( $inner ) + ( $values instanceof \stdClass ? 1 : 0 );
	}
	return $count;
}
