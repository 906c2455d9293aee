<?php
/** Who follows our link out after the session has ended elsewhere or by itself has nothing to confirm. */

declare( strict_types=1 );

namespace Frontage\Account;

use function Frontage\Values\text;

defined( 'ABSPATH' ) || exit;

/** The address that logs out and leads back to this page. */
function logout_url(): string {
	// WordPress gives it as HTML.
	return add_query_arg( MARK, '1', str_replace( '&amp;', '&', text( wp_logout_url( this_page() ) ) ) );
}

/** Leads back at once where nobody is logged in; WordPress would ask whether to log out. */
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
