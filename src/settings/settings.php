<?php
/**
 * What the site's owner has decided, by name, with a sound value for everything that was never decided.
 *
 * schema.json is the one source: defaults, sanitising, the REST schema, the admin screen and TypeScript's types come from it.
 */

declare( strict_types=1 );

namespace Frontage\Settings;

defined( 'ABSPATH' ) || exit;

const OPTION = 'frontage_settings';

/**
 * What the owner decided about one thing, or its default.
 * @return mixed Of the entry's type: string, int or bool. Null for a name that is not in the schema.
 */
function get( string $name ) {
	$values = values();
	if ( ! array_key_exists( $name, $values ) ) {
		_doing_it_wrong( __FUNCTION__, esc_html( "src/settings/schema.json has no entry named $name." ), '0.1.0' );
		return null;
	}
	return $values[ $name ];
}

/**
 * Every setting with its value.
 * @return array<string, mixed> Values by name, in the schema's order.
 */
function values(): array {
	static $stored = null;
	static $values = null;
	// Asked for often, changed seldom, and another site's after a switch.
	$now = get_option( OPTION );
	if ( null === $values || $now !== $stored ) {
		$stored = $now;
		$values = over_defaults( $now );
	}
	return $values;
}

/**
 * The entries of schema.json as they stand there, labels untranslated.
 * @return array<string, array<string, mixed>> Entries by name.
 */
function entries(): array {
	static $entries = null;
	if ( null === $entries ) {
		$entries = (array) wp_json_file_decode( __DIR__ . '/schema.json', [ 'associative' => true ] )['entries'];
	}
	return $entries;
}

/**
 * Completes what is stored: names that the schema does not know go, what is missing or no longer valid becomes its default.
 * @param mixed $stored The option as it comes from the database, where anything may stand.
 * @return array<string, mixed> Values by name, in the schema's order.
 */
function over_defaults( $stored ): array {
	$stored = is_array( $stored ) ? $stored : [];
	$values = [];
	foreach ( entries() as $name => $entry ) {
		$is_sound        = array_key_exists( $name, $stored ) && true === rest_validate_value_from_schema( $stored[ $name ], constraints( $entry ), $name );
		$values[ $name ] = $is_sound ? rest_sanitize_value_from_schema( $stored[ $name ], constraints( $entry ), $name ) : $entry['default'];
	}
	return $values;
}

/**
 * Keeps a changed option sound, whoever changes it: a wrong value leaves what was there.
 * @param mixed $changed Values by name; those not named stay as they are.
 * @return array<string, mixed> What is stored.
 */
function sanitise( $changed ): array {
	$values = values();
	foreach ( is_array( $changed ) ? $changed : [] as $name => $value ) {
		$entry = entries()[ $name ] ?? null;
		if ( null !== $entry && true === rest_validate_value_from_schema( $value, constraints( $entry ), (string) $name ) ) {
			$values[ $name ] = rest_sanitize_value_from_schema( $value, constraints( $entry ), (string) $name );
		}
	}
	return $values;
}

/**
 * The part of an entry that JSON Schema knows.
 * @param array<string, mixed> $entry An entry of schema.json.
 * @return array<string, mixed> Its type and limits.
 */
function constraints( array $entry ): array {
	return array_intersect_key( $entry, array_flip( [ 'type', 'enum', 'pattern', 'minLength', 'maxLength', 'minimum', 'maximum' ] ) );
}
