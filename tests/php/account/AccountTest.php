<?php
/** Account and login, as the server prints them. */

declare( strict_types=1 );

namespace Frontage\Tests\Account;

use Frontage\Tests\TestCase;
use function Frontage\Account\can_open_in_dialog;
use function Frontage\Account\print_login_form;
use function Frontage\Account\unify_login_errors;

class AccountTest extends TestCase {

	/** Forgets what was sent. */
	protected function tear_down(): void {
		$_POST = [];
		remove_all_actions( 'login_form' );
		remove_all_filters( 'frontage_login_in_place' );
		remove_all_filters( 'frontage_account_links' );
		parent::tear_down();
	}

	/** @param array<string, mixed> $attributes Of the block. */
	private function block( array $attributes = [] ): string {
		return render_block( [ 'blockName' => 'frontage/account', 'attrs' => $attributes, 'innerBlocks' => [], 'innerHTML' => '', 'innerContent' => [] ] );
	}

	/** @param array<string, string> $settings Of the site. */
	private function decide( array $settings ): void {
		update_option( 'frontage_settings', $settings );
	}

	/**
	 * @testdox [AC-01] account: a link to the login, which opens over the page where set so
	 */
	public function test_visitor(): void {
		$this->assertMatchesRegularExpression( '~<a class="[^"]*ast-account-action-login" href="[^"]*wp-login\.php\?redirect_to=[^"]*" rel="nofollow" data-frontage-login>.*Log in~s', $this->block() );
		$this->decide( [ 'hf_account_logout_action' => 'link' ] );
		$this->assertStringNotContainsString( 'data-frontage-login', $this->block( [ 'loginUrl' => 'javascript:alert(1)' ] ) );
		$this->assertStringNotContainsString( 'javascript', $this->block( [ 'loginUrl' => 'javascript:alert(1)' ] ) );
		$this->assertStringContainsString( 'href="/members/"', $this->block( [ 'loginUrl' => '/members/' ] ) );
		$this->assertStringContainsString( 'data-frontage-login', $this->block( [ 'logoutAction' => 'login' ] ) );
	}

	/**
	 * @testdox [AC-02] account: a plugin's field leads to the site's login, or into our form by a setting
	 */
	public function test_in_place(): void {
		$this->assertTrue( can_open_in_dialog() );
		add_action(
			'login_form',
			static function (): void {
				echo '<i>captcha</i>';
			}
		);
		$this->assertFalse( can_open_in_dialog() );
		$this->assertStringNotContainsString( 'data-frontage-login', $this->block() );
		add_filter( 'frontage_login_in_place', '__return_true' );
		$this->assertStringContainsString( 'data-frontage-login', $this->block() );
		$this->assertStringContainsString( '<i>captcha</i>', $this->form() );
		add_filter( 'frontage_login_in_place', static fn() => 'yes', 20 );
		$this->assertFalse( can_open_in_dialog() );
	}

	/**
	 * @testdox [AC-02] account: the form is the site's own, and the same for every visitor
	 */
	public function test_form(): void {
		$this->block();
		$form = $this->form();
		$this->assertStringContainsString( 'action="' . esc_url( site_url( 'wp-login.php', 'login_post' ) ) . '"', $form );
		$this->assertStringNotContainsString( 'nonce', $form );
		$this->assertStringNotContainsString( 'testcookie', $form );
		foreach ( [ 'name="log"', 'autocomplete="username"', 'name="pwd"', 'autocomplete="current-password"', 'name="rememberme"', 'name="redirect_to"', 'action=lostpassword' ] as $part ) {
			$this->assertStringContainsString( $part, $form );
		}
		foreach ( [ '0' => false, '1' => true ] as $open => $is_open ) {
			update_option( 'users_can_register', (string) $open );
			$this->assertSame( $is_open, str_contains( $this->form(), 'action=register' ) );
		}
	}

	/** The form at the page's end. */
	private function form(): string {
		ob_start();
		print_login_form();
		return (string) ob_get_clean();
	}

	/**
	 * @testdox [AC-02] account: our form gets one text for either mistake, the site's page its own
	 */
	public function test_errors(): void {
		$said = function ( string ...$codes ): array {
			$errors = new \WP_Error();
			foreach ( $codes as $code ) {
				$errors->add( $code, "About $code" );
			}
			$found = unify_login_errors( $errors );
			$this->assertInstanceOf( \WP_Error::class, $found );
			return $found->get_error_messages();
		};
		$this->assertSame( [ 'About incorrect_password' ], $said( 'incorrect_password' ) );
		$_POST = [ 'frontage_login' => '1', 'pwd' => 'x' ];
		foreach ( [ 'invalid_username', 'invalid_email', 'incorrect_password' ] as $code ) {
			$this->assertSame( $said( 'incorrect_password' ), $said( $code ) );
			$this->assertStringNotContainsString( 'About', $said( $code )[0] );
		}
		$this->assertSame( [ 'About too_many_retries' ], $said( 'too_many_retries' ) );
		$this->assertContains( 'About too_many_retries', $said( 'invalid_username', 'too_many_retries' ) );
		$this->assertNull( unify_login_errors( null ) );
		$_POST = [ 'frontage_login' => [ 'x' ], 'pwd' => [ 'x' ] ];
		$this->assertCount( 1, $said( 'invalid_username' ) );
	}

	/**
	 * @testdox [AC-01] account: a logged-in user gets a menu with a plain name, no foreign host
	 */
	public function test_menu(): void {
		$this->sign_in( 'subscriber' );
		wp_get_current_user()->display_name = '<img src=x onerror=alert(1)>"Ann"';
		update_option( 'show_avatars', '1' );
		$html = $this->block();
		$this->assertStringNotContainsString( '<img', $html );
		$this->assertStringContainsString( '&quot;isHover&quot;:true', $html );
		$this->assertStringNotContainsString( 'Dashboard', $html );
		$this->assertMatchesRegularExpression( '~rel="nofollow" href="[^"]*action=logout[^"]*_wpnonce=~', $html );
		$this->assertStringContainsString( 'gravatar', $this->block( [ 'showAvatar' => true ] ) );
		update_option( 'show_avatars', '' );
		$this->assertStringNotContainsString( 'gravatar', $this->block( [ 'showAvatar' => true ] ) );
		$this->assertStringContainsString( '&quot;isHover&quot;:false', $this->block( [ 'showMenuOn' => 'click' ] ) );
		$this->decide( [ 'hf_account_action_type' => 'link' ] );
		$this->assertStringNotContainsString( '<button', $this->block( [ 'accountUrl' => '/me/' ] ) );
		$this->assertStringContainsString( 'href="/me/"', $this->block( [ 'accountUrl' => '/me/' ] ) );
		$this->sign_in( 'editor' );
		$this->assertStringContainsString( 'Dashboard', $this->block( [ 'actionType' => 'menu' ] ) );
	}

	/**
	 * @testdox [AC-01] account: another plugin changes the menu items and cannot break the menu
	 */
	public function test_links(): void {
		$this->sign_in( 'subscriber' );
		$given = [ [ 'url' => '/orders/', 'label' => 'My <b>orders</b><script>1</script>', 'children' => [ [ 'url' => 'javascript:1', 'label' => 'Deep' ] ] ], 'nonsense' ];
		add_filter(
			'frontage_account_links',
			static function () use ( &$given ) {
				return $given;
			}
		);
		$html = $this->block();
		$this->assertStringContainsString( 'href="/orders/">My <b>orders</b>1</a>', $html );
		$this->assertStringContainsString( '<span class="wp-block-frontage-account__entry">Deep</span>', $html );
		$given = 'nonsense';
		$this->assertStringContainsString( 'Profile', $this->block() );
	}

	/**
	 * @testdox [AC-01] account: a spacer in the navigation is no empty menu item
	 */
	public function test_no_empty_items(): void {
		$this->sign_in( 'subscriber' );
		$menu = wp_insert_post( [ 'post_type' => 'wp_navigation', 'post_status' => 'publish', 'post_content' => '<!-- wp:spacer --><div style="height:20px" aria-hidden="true" class="wp-block-spacer"></div><!-- /wp:spacer --><!-- wp:navigation-link {"label":"Orders","url":"/orders/","kind":"custom"} /-->' ] );
		$html = $this->block( [ 'source' => 'navigation', 'menu' => $menu ] );
		$this->assertStringContainsString( 'Orders', $html );
		$this->assertStringNotContainsString( '__entry"></span>', $html );
		$this->assertSame( 3, substr_count( $html, '<li' ) );
	}

	/**
	 * @testdox [AC-02] account: a login on another host redirects back
	 */
	public function test_login_on_another_host(): void {
		$login = static fn(): string => 'https://members.example.org/wp';
		$this->assertStringContainsString( 'redirect_to=%2F', $this->block() );
		add_filter( 'site_url', $login );
		$html = $this->block();
		$form = $this->form();
		remove_filter( 'site_url', $login );
		$home = (string) preg_replace( '~^(https?://[^/]+).*~', '$1/', home_url( '/' ) );
		$this->assertStringContainsString( 'name="redirect_to" value="' . esc_attr( $home ), $form );
		$this->assertNotSame( '', $html );
	}
}
