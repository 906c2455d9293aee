<?php
/** What the site's login says to our form never tells whether an account exists. */

declare( strict_types=1 );

namespace Frontage\Account;

defined( 'ABSPATH' ) || exit;

/** The field by which our form is known. */
const MARK = 'frontage_login';

/** What only one who guesses names would learn from. */
const TELLING = [ 'invalid_username', 'invalid_email', 'incorrect_password', 'invalidcombo' ];

/**
 * Puts the same words in place of all errors that tell whether it was the name or the password.
 * @param mixed $errors What WordPress found wrong.
 * @return mixed
 */
function hide_which_is_wrong( $errors ) {
	// phpcs:disable WordPress.Security.NonceVerification, WordPress.Security.ValidatedSanitizedInput -- Cached pages hold no nonce; nothing is done with the field, and the password is only hashed.
	if ( ! $errors instanceof \WP_Error || ! isset( $_POST[ MARK ] ) ) {
		return $errors;
	}
	$telling = array_intersect( TELLING, $errors->get_error_codes() );
	if ( ! $telling ) {
		return $errors;
	}
	if ( ! in_array( 'incorrect_password', $telling, true ) && is_string( $_POST['pwd'] ?? null ) ) {
		// As long as it takes to find a password wrong.
		wp_hash_password( $_POST['pwd'] );
	}
	// phpcs:enable
	array_map( [ $errors, 'remove' ], $telling );
	$errors->add( 'frontage_wrong', '<span data-frontage-wrong>' . esc_html__( 'The username or email address and the password do not match an account here.', 'frontage' ) . '</span>' );
	return $errors;
}
