<?php
/** Skips the confirmation for logout links that are followed after the session has ended. */

declare( strict_types=1 );

namespace Frontage\Account;

use function Frontage\Values\text;

defined( 'ABSPATH' ) || exit;

/** URL that logs out and returns to the current page. */
function logout_url(): string {
	// Core returns it as HTML.
	return add_query_arg( MARK, '1', str_replace( '&amp;', '&', text( wp_logout_url( return_url() ) ) ) );
}

/** Redirects at once if nobody is logged in; core would ask for confirmation. */
function skip_needless_logout(): void {
	// phpcs:disable WordPress.Security.NonceVerification -- Nothing is changed.
	if ( ! isset( $_GET[ MARK ] ) || is_user_logged_in() ) {
		return;
	}
	$to = $_GET['redirect_to'] ?? ''; // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- Sanitized by the redirect.
	// phpcs:enable
	wp_safe_redirect( is_string( $to ) && '' !== $to ? wp_unslash( $to ) : home_url( '/' ), 302, 'Frontage' );
	exit;
}
