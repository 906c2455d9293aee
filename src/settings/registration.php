<?php
/**
 * Lets those who may manage options read and change the settings over the REST API, `/wp/v2/settings`, and refuses a wrong
 * value with a sentence that names the field.
 */

declare( strict_types=1 );

namespace Frontage\Settings;

defined( 'ABSPATH' ) || exit;

/** Registers the option with its schema. WordPress itself asks for `manage_options`, on the REST route as on the screen. */
function register(): void {
	$words      = words_of_entries();
	$properties = [];
	foreach ( entries() as $name => $entry ) {
		$properties[ $name ] = constraints( $entry ) + [
			'description' => $words[ $name ]['label'],
			'default'     => $entry['default'],
		];
	}
	register_setting(
		'frontage',
		OPTION,
		[
			'type'              => 'object',
			'label'             => __( 'Frontage', 'frontage' ),
			'description'       => __( 'The settings of Frontage.', 'frontage' ),
			'sanitize_callback' => __NAMESPACE__ . '\sanitise',
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
 * Answers a read of our option with every setting, also with those that came with an update and were never stored.
 * @param mixed $value What other code answers, or null.
 * @param mixed $name The option that is read.
 * @return mixed Our values for our option, else what came.
 */
function answer_with_every_setting( $value, $name ) {
	return null === $value && OPTION === $name ? values() : $value;
}

/**
 * Puts the field's own name and what it wants into the refusal of a wrong value; WordPress would name the whole option only.
 * @param mixed $response What the request ends with so far: an error when its parameters are wrong.
 * @param mixed $handler The route's handler.
 * @param mixed $request The request.
 * @return mixed The same, or the clearer error. Its data holds `field`, the setting's name, when one is known.
 */
function name_the_wrong_field( $response, $handler, $request ) {
	$is_ours = is_wp_error( $response ) && 'rest_invalid_param' === $response->get_error_code()
		&& $request instanceof \WP_REST_Request && isset( $response->get_error_data()['params'][ OPTION ] );
	if ( ! $is_ours ) {
		return $response;
	}
	$wrong = first_wrong( $request[ OPTION ] );
	if ( null === $wrong ) {
		return $response;
	}
	return new \WP_Error( 'rest_invalid_param', $wrong['message'], [ 'field' => $wrong['field'] ] + $response->get_error_data() );
}

/**
 * The first setting among these that has a wrong value, and what to say about it.
 * @param mixed $changed Values by name, as they came.
 * @return array{field: string, message: string}|null Null when none is wrong.
 */
function first_wrong( $changed ): ?array {
	$words = words_of_entries();
	foreach ( is_array( $changed ) ? $changed : [] as $name => $value ) {
		if ( ! isset( entries()[ $name ] ) ) {
			return [
				'field'   => (string) $name,
				/* translators: %s: name of a setting that does not exist. */
				'message' => sprintf( __( 'There is no setting named %s.', 'frontage' ), (string) $name ),
			];
		}
		$verdict = rest_validate_value_from_schema( $value, constraints( entries()[ $name ] ), $words[ $name ]['label'] );
		if ( is_wp_error( $verdict ) ) {
			return [
				'field'   => (string) $name,
				'message' => isset( $words[ $name ]['wrong'] )
					/* translators: 1: label of a setting. 2: a sentence that says what it takes. */
					? sprintf( __( '%1$s: %2$s', 'frontage' ), $words[ $name ]['label'], $words[ $name ]['wrong'] )
					: $verdict->get_error_message(),
			];
		}
	}
	return null;
}
