<?php
/**
 * What the owner has set, by name; a default for everything that was never set. schema.json is the one source: defaults, sanitizing, the REST schema,
 * the admin screen and TypeScript's types come from it.
 */

declare( strict_types=1 );

namespace Frontage\Settings;

defined( 'ABSPATH' ) || exit;

const OPTION = 'frontage_settings';

/** @return mixed Of the entry's type: string, int, bool or, for an object, an array. Null for a name that is not in the schema. */
function get( string $name ) {
	$values = values();
	if ( ! array_key_exists( $name, $values ) ) {
		_doing_it_wrong( __FUNCTION__, esc_html( "src/server/settings/schema.json has no entry named $name." ), '0.1.0' );
		return null;
	}
	return $values[ $name ];
}

/** @return array<string, mixed> Every setting by name, in the schema's order. */
function values(): array {
	static $stored = null;
	static $values = null;
	// Asked for often, changed seldom, and another site's after a switch.
	$now = get_option( OPTION );
	if ( null === $values || $now !== $stored ) {
		$stored = $now;
		$values = with_defaults( $now );
	}
	return $values;
}

/** Stores the defaults where nothing is stored: an option that does not exist costs every request a query. */
function store_defaults(): void {
	add_option( OPTION, with_defaults( [] ) );
}

/**
 * Drops names that the schema does not know; what is missing or invalid becomes its default.
 * @param mixed $stored The option as it comes from the database.
 * @return array<string, mixed>
 */
function with_defaults( $stored ): array {
	$stored = is_array( $stored ) ? $stored : [];
	$values = [];
	foreach ( ENTRIES as $name => $entry ) {
		$values[ $name ] = valid_or( $entry['default'], $stored[ $name ] ?? null, $entry );
	}
	return $values;
}

/**
 * Sanitizes a changed option: an invalid value leaves what was there, and what is not named stays.
 * @param mixed $changed Values by name.
 * @return array<string, mixed>
 */
function sanitize( $changed ): array {
	$values = values();
	foreach ( is_array( $changed ) ? $changed : [] as $name => $value ) {
		if ( isset( ENTRIES[ $name ] ) ) {
			$values[ $name ] = valid_or( $values[ $name ], $value, ENTRIES[ $name ] );
		}
	}
	return $values;
}

/**
 * The value as its type, or the fallback where it is invalid; of an object, property by property.
 * @param mixed $fallback
 * @param mixed $value
 * @param array<string, mixed> $entry
 * @return mixed
 */
function valid_or( $fallback, $value, array $entry ) {
	// Asked of every setting at every request, of which an owner changes a few.
	if ( $value === $fallback ) {
		return $fallback;
	}
	if ( 'object' === $entry['type'] ) {
		foreach ( $entry['properties'] as $name => $property ) {
			$fallback[ $name ] = valid_or( $fallback[ $name ], is_array( $value ) ? $value[ $name ] ?? null : null, $property );
		}
		return $fallback;
	}
	if ( null === $value || true !== rest_validate_value_from_schema( $value, constraints( $entry ), 'value' ) ) {
		return $fallback;
	}
	$value = rest_sanitize_value_from_schema( $value, constraints( $entry ), 'value' );
	return 'html' === ( $entry['control'] ?? '' ) ? inline_html( $value ) : $value;
}

/** Keeps what a line of text may hold: links, bold and emphasized words. A page asks several times for the same. */
function inline_html( string $html ): string {
	static $known = [];

	return $known[ $html ] ??= trim(
		wp_kses(
			$html,
			[
				'a'      => [
					'href'   => true,
					'target' => true,
					'rel'    => true,
				],
				'b'      => [],
				'strong' => [],
				'em'     => [],
				'i'      => [],
			]
		)
	);
}

/**
 * The part of an entry that JSON Schema knows.
 * @param array<string, mixed> $entry
 * @return array<string, mixed>
 */
function constraints( array $entry ): array {
	$constraints = array_intersect_key( $entry, array_flip( [ 'type', 'enum', 'pattern', 'minLength', 'maxLength', 'minimum', 'maximum' ] ) );
	if ( isset( $entry['properties'] ) ) {
		$constraints['properties']           = array_map( __NAMESPACE__ . '\constraints', $entry['properties'] );
		$constraints['additionalProperties'] = false;
	}
	return $constraints;
}
