<?php
/** What visitors get: a link to the site's login, which a plain click opens over the page where the site's login asks for no more than our form. */

declare( strict_types=1 );

namespace Frontage\Account;

use Frontage\Page\Notes;
use function Frontage\Values\text;

defined( 'ABSPATH' ) || exit;

/**
 * @param array<string, mixed> $attributes Of the block.
 */
function print_login_link( array $attributes ): void {
	$is_popup = 'login' === choice( $attributes['logoutAction'], 'hf_account_logout_action' ) && is_in_place();
	$url      = '' !== $attributes['loginUrl'] && ! $is_popup ? $attributes['loginUrl'] : text( wp_login_url( this_page() ) );
	$label    = '' !== $attributes['label'] ? $attributes['label'] : __( 'Log in', 'frontage' );
	if ( $is_popup ) {
		Notes::add( 'account', 'login form' );
	}
	printf(
		'<a class="wp-block-frontage-account__button%1$s" href="%2$s" rel="nofollow"%3$s>%4$s<span class="wp-block-frontage-account__text">%5$s</span></a>',
		esc_attr( $is_popup ? ' ast-account-action-login' : '' ),
		esc_url( $url ),
		esc_attr( $is_popup ? ' data-frontage-login' : '' ),
		ICON, // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Written in account.php.
		esc_html( $label )
	);
}

/**
 * Whether our form can stand for the site's. What adds a field there (a captcha, a second factor, a passkey) brings scripts and styles for that page only,
 * and its answers are good for one try: such a site's visitors go to its own page.
 */
function is_in_place(): bool {
	/**
	 * Filters whether the login opens over the page. Where it is made to although something is hooked to `login_form`, that is printed into our form, too.
	 *
	 * @since 0.1.0
	 * @param bool $is_in_place Whether nothing is hooked to WordPress's action `login_form`.
	 */
	return true === apply_filters( 'frontage_login_in_place', ! has_action( 'login_form' ) );
}
