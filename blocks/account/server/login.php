<?php
/** Link to the site's login, opened as a dialog on a plain click if the login has no fields besides ours. */

declare( strict_types=1 );

namespace Frontage\Account;

use Frontage\Page\Notes;
use function Frontage\Icons\outline;
use function Frontage\Values\text;

defined( 'ABSPATH' ) || exit;

/**
 * @param array<string, mixed> $attributes Of the block.
 */
function print_login_link( array $attributes ): void {
	$is_popup = 'login' === choice( $attributes['logoutAction'], 'hf_account_logout_action' ) && can_open_in_dialog();
	$url      = '' !== $attributes['loginUrl'] && ! $is_popup ? $attributes['loginUrl'] : text( wp_login_url( return_url() ) );
	$label    = '' !== $attributes['label'] ? $attributes['label'] : __( 'Log in', 'frontage' );
	if ( $is_popup ) {
		Notes::add( 'account', 'login form' );
	}
	printf(
		'<a class="wp-block-frontage-account__button%s" href="%s" rel="nofollow"%s>%s<span class="wp-block-frontage-account__text">%s</span></a>',
		esc_attr( $is_popup ? ' ast-account-action-login' : '' ),
		esc_url( $url ),
		esc_attr( $is_popup ? ' data-frontage-login' : '' ),
		outline( ICON, 24, 'wp-block-frontage-account__icon' ), // phpcs:ignore WordPress.Security.EscapeOutput -- SVG.
		esc_html( $label )
	);
}

/**
 * Whether the login can open in a dialog. Plugins that add a field (a captcha, a second factor, a passkey) load scripts and styles on the login
 * page only, and their answers are valid once: visitors of such sites go to that page.
 */
function can_open_in_dialog(): bool {
	/**
	 * Filters whether the login opens over the page. If it does although something is hooked to `login_form`, that is printed into the dialog, too.
	 *
	 * @since 0.1.0
	 * @param bool $is_in_place Whether nothing is hooked to WordPress's action `login_form`.
	 */
	return true === apply_filters( 'frontage_login_in_place', ! has_action( 'login_form' ) );
}
