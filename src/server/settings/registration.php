<?php
/** Settings in the REST API, `/wp/v2/settings`, for users who may manage options, with error messages by field. */

declare( strict_types=1 );

namespace Frontage\Settings;

defined( 'ABSPATH' ) || exit;

/** Registers the option with its schema. Core requires `manage_options`. */
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
 * REST schema of an entry, with all its parts.
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
 * Responds to reads of our option with all settings, including those that were added by an update and are not stored.
 * @param mixed $value Value of other code, or null.
 * @param mixed $name Name of the option.
 * @return mixed
 */
function read_all_settings( $value, $name ) {
	return null === $value && OPTION === $name ? values() : $value;
}

/**
 * Adds the field to the error for an invalid value, because core's refers to the whole option.
 * @param mixed $response An error if the parameters are invalid.
 * @param mixed $handler
 * @param mixed $request
 * @return mixed Unchanged, or an error with `field`, the setting's name, in its data.
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
 * First invalid setting and its message; `field` of a nested one is `name.property`.
 * @param mixed $changed Unsanitized values by name.
 * @return array{field: string, message: string}|null
 */
function first_invalid( $changed ): ?array {
	return first_invalid_of( $changed, ENTRIES, entry_texts() );
}

/**
 * @param mixed $changed Unsanitized values by name.
 * @param array<string, array<string, mixed>> $entries By name.
 * @param array<string, array<string, mixed>> $texts By name.
 * @param string $path Prefix of the names.
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
 * Error of a setting's value, translated.
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
		'message' => isset( $texts['error'] )
			/* translators: 1: label of a setting. 2: a sentence that says what it takes. */
			? sprintf( __( '%1$s: %2$s', 'frontage' ), $texts['label'], $texts['error'] )
			: $verdict->get_error_message(),
	];
}
