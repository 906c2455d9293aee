<?php
/**
 * The site's login as a dialog. Without data of one visitor and without a nonce, so that page caches can keep it forever; and without WordPress's
 * `testcookie`, because only the login page sets that cookie.
 */

declare( strict_types=1 );

namespace Frontage\Account;

use Frontage\Page\Notes;
use function Frontage\Icons\outline;
use function Frontage\Values\text;
use const Frontage\Icons\CLOSE;

defined( 'ABSPATH' ) || exit;

/** SVG of an eye. */
const EYE = '<path d="M20.06 13C18.59 10.04 15.53 8 12 8C8.47 8 5.41 10.04 3.94 13" />'
	. '<circle cx="12" cy="12.5" r="3" fill="currentColor" />'
	. '<path class="wp-block-frontage-account__stroke" d="M6 19 18 5" />';

/** Prints the dialog if a link on the page opens it. The `ast-` names are public names of the legacy plugin. */
function print_login_form(): void {
	if ( ! Notes::has( 'account', 'login form' ) ) {
		return;
	}
	$labels = [
		'busy'        => __( 'Logging in …', 'frontage' ),
		'unreachable' => __( 'The site cannot be reached. What you typed is still here.', 'frontage' ),
		'retry'       => __( 'Retry', 'frontage' ),
	];
	$logo   = wp_get_attachment_image(
		(int) text( get_theme_mod( 'custom_logo' ) ),
		'medium',
		false,
		[
			'class'   => 'wp-block-frontage-account__logo',
			'loading' => 'lazy',
			'alt'     => '',
		]
	);
	?>
<dialog
	class="wp-block-frontage-account__dialog"
	id="ast-hb-account-login-wrap"
	aria-labelledby="frontage-login-title"
	data-frontage-login-labels="<?php echo esc_attr( (string) wp_json_encode( $labels, JSON_HEX_AMP ) ); ?>"
>
	<form class="wp-block-frontage-account__closing" method="dialog">
		<button
			class="wp-block-frontage-account__close"
			id="ast-hb-login-close"
			aria-label="<?php esc_attr_e( 'Close', 'frontage' ); ?>"
		><?php echo outline( CLOSE ); // phpcs:ignore WordPress.Security.EscapeOutput -- SVG. ?></button>
	</form>
	<?php echo text( $logo ); // phpcs:ignore WordPress.Security.EscapeOutput -- HTML of core. ?>
	<h2 class="wp-block-frontage-account__title" id="frontage-login-title"><?php esc_html_e( 'Log in', 'frontage' ); ?></h2>
	<?php print_login_fields(); ?>
	<p class="wp-block-frontage-account__ways">
		<a href="<?php echo esc_url( text( wp_lostpassword_url() ) ); ?>" rel="nofollow"><?php esc_html_e( 'Lost your password?', 'frontage' ); ?></a>
		<?php if ( get_option( 'users_can_register' ) ) : ?>
			<a href="<?php echo esc_url( text( wp_registration_url() ) ); ?>" rel="nofollow"><?php esc_html_e( 'Register', 'frontage' ); ?></a>
		<?php endif; ?>
	</p>
</dialog>
	<?php
}

function print_login_fields(): void {
	?>
	<form class="wp-block-frontage-account__form" method="post" action="<?php echo esc_url( text( site_url( 'wp-login.php', 'login_post' ) ) ); ?>">
		<p class="wp-block-frontage-account__field">
			<label for="frontage-login-name"><?php esc_html_e( 'Username or email address', 'frontage' ); ?></label>
			<input id="frontage-login-name" name="log" type="text" autocomplete="username" autocapitalize="none" spellcheck="false" required autofocus>
		</p>
		<p class="wp-block-frontage-account__field">
			<label for="frontage-login-password"><?php esc_html_e( 'Password', 'frontage' ); ?></label>
			<span class="wp-block-frontage-account__password">
				<input id="frontage-login-password" name="pwd" type="password" autocomplete="current-password" spellcheck="false" required>
				<button
					class="wp-block-frontage-account__show"
					type="button"
					aria-pressed="false"
					aria-label="<?php esc_attr_e( 'Show password', 'frontage' ); ?>"
				><?php echo outline( EYE ); // phpcs:ignore WordPress.Security.EscapeOutput -- SVG. ?></button>
			</span>
		</p>
		<div class="wp-block-frontage-account__error" id="frontage-login-error" role="alert"></div>
		<?php
		/** This action is documented in wp-login.php */
		do_action( 'login_form' ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- Core's.
		?>
		<p class="wp-block-frontage-account__remember">
			<input id="frontage-login-remember" name="rememberme" type="checkbox" value="forever">
			<label for="frontage-login-remember"><?php esc_html_e( 'Remember me', 'frontage' ); ?></label>
		</p>
		<input type="hidden" name="redirect_to" value="<?php echo esc_attr( return_url() ); ?>">
		<input type="hidden" name="<?php echo esc_attr( MARK ); ?>" value="1">
		<input type="hidden" name="wp-submit" value="1">
		<button class="wp-block-frontage-account__submit wp-element-button" type="submit"><?php esc_html_e( 'Log in', 'frontage' ); ?></button>
		<span class="wp-block-frontage-account__status" role="status"></span>
	</form>
	<?php
}
