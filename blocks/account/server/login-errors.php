<?php
/** Hides from the login's errors whether an account exists. */

declare( strict_types=1 );

namespace Frontage\Account;

defined( 'ABSPATH' ) || exit;

/** Field that marks requests of the login dialog. */
const MARK = 'frontage_login';

/** Errors that reveal whether a name exists. */
const REVEALING_ERRORS = [ 'invalid_username', 'invalid_email', 'incorrect_password', 'invalidcombo' ];

/**
 * Replaces errors that reveal whether the name or the password is wrong by one message.
 * @param mixed $errors Found by WordPress.
 * @return mixed
 */
function unify_login_errors( $errors ) {
	// phpcs:disable WordPress.Security.NonceVerification -- Cached pages hold no nonce.
	// phpcs:disable WordPress.Security.ValidatedSanitizedInput -- The field is only compared, the password only hashed.
	if ( ! $errors instanceof \WP_Error || ! isset( $_POST[ MARK ] ) ) {
		return $errors;
	}
	$revealing = array_intersect( REVEALING_ERRORS, $errors->get_error_codes() );
	if ( ! $revealing ) {
		return $errors;
	}
	if ( ! in_array( 'incorrect_password', $revealing, true ) && is_string( $_POST['pwd'] ?? null ) ) {
		// Equal time, whether the account exists or not.
		wp_hash_password( $_POST['pwd'] );
	}
	// phpcs:enable
	array_map( [ $errors, 'remove' ], $revealing );
	$message = esc_html__( 'The username or email address and the password do not match an account here.', 'frontage' );
	$errors->add( 'frontage_wrong', "<span data-frontage-wrong>$message</span>" );
	return $errors;
}

