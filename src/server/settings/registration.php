<?php
/** The settings in the REST API, `/wp/v2/settings`, for those who may manage options; a wrong value is refused with a sentence that names the field. */

declare( strict_types=1 );

namespace Frontage\Settings;

defined( 'ABSPATH' ) || exit;

/** Registers the option with its schema. WordPress itself requires `manage_options`. */
function register_option(): void {
	$texts      = entry_texts();
	$properties = [];
	foreach ( ENTRIES as $name => $entry ) {
		$properties[ $name ] = property_schema( $entry, $texts[ $name ] );
	}
	register_setting(
		'frontage',
		OPTION,
		[
			'type'              => 'object',
			'label'             => __( 'Frontage', 'frontage' ),
			'description'       => __( 'The settings of Frontage.', 'frontage' ),
			'sanitize_callback' => __NAMESPACE__ . '\sanitize',
			'show_in_rest'      => [
				'schema' => [
					'properties'           => $properties,
					'additionalProperties' => false,
				],
			],
		]
	);
}

/**
 * An entry as the REST API describes it, with all its parts.
 * @param array<string, mixed> $entry
 * @param array<string, mixed> $texts
 * @return array<string, mixed>
 */
function property_schema( array $entry, array $texts ): array {
	$schema = constraints( $entry ) + [
		'description' => $texts['label'],
		'default'     => $entry['default'],
	];
	foreach ( $entry['properties'] ?? [] as $name => $part ) {
		$schema['properties'][ $name ] = property_schema( $part, $texts['properties'][ $name ] );
	}
	return $schema;
}

/**
 * Answers a read of our option with every setting, also with those that came with an update and were never stored.
 * @param mixed $value What other code answers, or null.
 * @param mixed $name The option that is read.
 * @return mixed
 */
function read_all_settings( $value, $name ) {
	return null === $value && OPTION === $name ? values() : $value;
}

/**
 * Names the field in the refusal of an invalid value, where WordPress names the whole option only.
 * @param mixed $response An error when the parameters are invalid.
 * @param mixed $handler
 * @param mixed $request
 * @return mixed The same, or an error whose data holds `field`, the setting's name.
 */
function name_invalid_field( $response, $handler, $request ) {
	$is_ours = is_wp_error( $response ) && 'rest_invalid_param' === $response->get_error_code()
		&& $request instanceof \WP_REST_Request && isset( $response->get_error_data()['params'][ OPTION ] );
	$invalid = $is_ours ? first_invalid( $request[ OPTION ] ) : null;
	if ( null === $invalid ) {
		return $response;
	}
	return new \WP_Error( 'rest_invalid_param', $invalid['message'], [ 'field' => $invalid['field'] ] + $response->get_error_data() );
}

/**
 * The first invalid setting, and what to say about it; `field` of a nested one is `name.property`.
 * @param mixed $changed Values by name, as they came.
 * @return array{field: string, message: string}|null
 */
function first_invalid( $changed ): ?array {
	return first_invalid_of( $changed, ENTRIES, entry_texts() );
}

/**
 * @param mixed $changed Values by name, as they came.
 * @param array<string, array<string, mixed>> $entries By name.
 * @param array<string, array<string, mixed>> $texts By name.
 * @param string $path What stands before the names.
 * @return array{field: string, message: string}|null
 */
function first_invalid_of( $changed, array $entries, array $texts, string $path = '' ): ?array {
	foreach ( is_array( $changed ) ? $changed : [] as $name => $value ) {
		$invalid = isset( $entries[ $name ] )
			? problem_with( $path . $name, $value, $entries[ $name ], $texts[ $name ] )
			: [
				'field'   => $path . $name,
				/* translators: %s: name of a setting that does not exist. */
				'message' => sprintf( __( 'There is no setting named %s.', 'frontage' ), $path . $name ),
			];
		if ( null !== $invalid ) {
			return $invalid;
		}
	}
	return null;
}

/**
 * What is wrong with a setting's value, in the reader's language.
 * @param mixed $value
 * @param array<string, mixed> $entry
 * @param array<string, mixed> $texts
 * @return array{field: string, message: string}|null
 */
function problem_with( string $field, $value, array $entry, array $texts ): ?array {
	if ( 'object' === $entry['type'] && is_array( $value ) ) {
		return first_invalid_of( $value, $entry['properties'], $texts['properties'], "$field." );
	}
	$verdict = rest_validate_value_from_schema( $value, constraints( $entry ), $texts['label'] );
	if ( ! is_wp_error( $verdict ) ) {
		return null;
	}
	return [
		'field'   => $field,
		/* translators: 1: label of a setting. 2: a sentence that says what it takes. */
		'message' => isset( $texts['error'] ) ? sprintf( __( '%1$s: %2$s', 'frontage' ), $texts['label'], $texts['error'] ) : $verdict->get_error_message(),
	];
}
