<?php
/**
 * Fits values of a kit to schema.json, of which the browser reads the part of the manifest.
 *
 * It is a JSON Schema with these keywords: type, enum, pattern, maxLength, minimum, required, properties, patternProperties, additionalProperties,
 * items, $ref and format. WordPress's own validation knows no $ref, and takes "5" for a number and "a,b" for a list.
 */

declare( strict_types=1 );

namespace Frontage\Kits;

use function Frontage\Values\items;

defined( 'ABSPATH' ) || exit;

/** Largest whole number that JSON means the same by in every program. */
const MOST_INTEGER = 9007199254740991;

/** @return array<string, mixed> `manifest`, `kinds` by kind, `definitions`, and `types` of files by their endings. */
function schema(): array {
	static $schema = null;
	$schema        = $schema ?? items( wp_json_file_decode( __DIR__ . '/schema.json', [ 'associative' => true ] ) );
	return $schema;
}

/**
 * Fits a value to a rule of the schema. Keys that no rule names are left out. A wrong value makes the whole wrong; below `x-lenient` it is left out, too.
 *
 * @since 0.1.0
 *
 * @param mixed                $value
 * @param array<string, mixed> $rule
 * @param array<string, mixed> $files Of the manifest, which the format `kit-file` asks for.
 * @return array{value: mixed, wrong: list<list<string>>, removed: list<list<string>>} Paths of what is wrong, and of what was left out.
 */
function fit( $value, array $rule, array $files = [] ): array {
	$found = [
		'wrong'   => [],
		'removed' => [],
	];
	return [ 'value' => fitted( $value, $rule, [], $found, $files ) ] + $found;
}

/**
 * @param mixed                                                     $value
 * @param array<string, mixed>                                      $rule
 * @param list<string>                                              $at
 * @param array{wrong: list<list<string>>, removed: list<list<string>>} $found
 * @param array<string, mixed>                                      $files
 * @return mixed Null for what is wrong.
 */
function fitted( $value, array $rule, array $at, array &$found, array $files, bool $is_lenient = false ) {
	$rule       = isset( $rule['$ref'] ) ? schema()['definitions'][ basename( $rule['$ref'] ) ] : $rule;
	$is_lenient = $is_lenient || ! empty( $rule['x-lenient'] );
	$list       = $is_lenient ? 'removed' : 'wrong';
	if ( ! is_fitting( $value, $rule, $files ) ) {
		$found[ $list ][] = $at;
		return null;
	}
	if ( ! is_array( $value ) ) {
		return is_float( $value ) && 'integer' === $rule['type'] ? (int) $value : $value;
	}
	$is_list = $value && array_is_list( $value );
	$kept    = [];
	foreach ( $value as $key => $inner ) {
		$of    = $is_list ? $rule['items'] : rule_of( (string) $key, $rule );
		$place = array_merge( $at, [ (string) $key ] );
		if ( is_array( $of ) ) {
			$inner = fitted( $inner, $of, $place, $found, $files, $is_lenient );
		} elseif ( true !== $of ) {
			$found[ false === $of ? $list : 'removed' ][] = array_values( $place );
		}
		if ( true === $of || is_array( $of ) && null !== $inner ) {
			$kept[ $key ] = $inner;
		}
	}
	foreach ( $is_list ? [] : array_diff( $rule['required'] ?? [], array_keys( $kept ) ) as $missing ) {
		$found[ $list ][] = $is_lenient ? $at : array_merge( $at, [ (string) $missing ] );
		return null;
	}
	return $is_list ? array_values( $kept ) : $kept;
}

/**
 * Rule of a key: true for one that may hold anything, false for one that is wrong, null for one that is unknown.
 * @param array<string, mixed> $rule
 * @return array<string, mixed>|bool|null
 */
function rule_of( string $key, array $rule ) {
	if ( isset( $rule['properties'][ $key ] ) ) {
		return $rule['properties'][ $key ];
	}
	foreach ( $rule['patternProperties'] ?? [] as $pattern => $of ) {
		if ( preg_match( "~$pattern~D", $key ) ) {
			return $of;
		}
	}
	return $rule['additionalProperties'] ?? null;
}

/**
 * Whether a value is what a rule asks for, but for what is in it.
 * @param mixed                $value
 * @param array<string, mixed> $rule
 * @param array<string, mixed> $files
 */
function is_fitting( $value, array $rule, array $files ): bool {
	$is_type = array_filter( (array) $rule['type'], static fn( string $type ): bool => is_of_type( $value, $type ) );
	if ( ! $is_type || isset( $rule['minimum'] ) && $value < $rule['minimum'] ) {
		return false;
	}
	return ! is_string( $value ) || ( in_array( $value, $rule['enum'] ?? [ $value ], true ) && preg_match( '~' . ( $rule['pattern'] ?? '' ) . '~D', $value )
		&& mb_strlen( $value ) <= ( $rule['maxLength'] ?? INF ) && ( isset( $files[ $value ] ) || 'kit-file' !== ( $rule['format'] ?? '' ) ) );
}

/** @param mixed $value */
function is_of_type( $value, string $type ): bool {
	switch ( $type ) {
		case 'array':
			return is_array( $value ) && array_is_list( $value );
		case 'object':
			// An empty map is an empty list, once decoded.
			return is_array( $value ) && ( ! $value || ! array_is_list( $value ) );
		case 'integer':
			return ( is_int( $value ) || is_float( $value ) && floor( $value ) === $value ) && abs( $value ) <= MOST_INTEGER;
		case 'number':
			return is_int( $value ) || is_float( $value );
		case 'boolean':
			return is_bool( $value );
	}
	return is_string( $value );
}
