<?php
/** Who gets to the welcome screen, by which way, and what it refuses. */

declare( strict_types=1 );

namespace Frontage\Tests\Welcome;

use function Frontage\Welcome\add_link;
use function Frontage\Welcome\lead_to_screen;
use function Frontage\Welcome\note_activation;
use function Frontage\Welcome\prepare_preview;
use function Frontage\Welcome\preview_part;
use function Frontage\Welcome\preview_pattern;

require_once __DIR__ . '/WelcomeCase.php';

final class WelcomeAccessTest extends WelcomeCase {

	/** [SE-02] Welcome: needs the right to manage options, and one for each part. */
	public function test_only_those_who_may(): void {
		foreach ( [ 'editor', 'author', 'subscriber' ] as $role ) {
			$this->sign_in( $role );
			$this->assertSame( 403, $this->make()->get_status() );
			$this->assertSame( 403, $this->send( [], 'DELETE' )->get_status() );
		}
		wp_set_current_user( 0 );
		$this->assertSame( 401, $this->make()->get_status() );

		$owner = $this->sign_in( 'administrator' );
		$owner->add_cap( 'publish_pages', false );
		$before = $this->state();
		$this->assertSame( 403, $this->make()->get_status() );
		$this->assertSame( $before, $this->state() );
		$this->assertSame( 200, $this->make( [ 'page' => null ] )->get_status() );
	}

	/** [SE-02] Welcome: hostile text is escaped, unlisted values are refused. */
	public function test_bad_input_is_refused(): void {
		foreach ( [ [ 'header' => '../simple' ], [ 'key' => 'a b' ], [ 'pictures' => [ [ 'id' => 'x' ] ] ], [ 'page' => [ 'title' => 'x', 'gallery' => 'films', 'status' => 'publish' ] ], [ 'page' => [ 'title' => 'x', 'gallery' => 'grid', 'status' => 'private' ] ] ] as $bad ) {
			$this->assertSame( 400, $this->make( $bad )->get_status(), (string) wp_json_encode( $bad ) );
		}
		$this->make( [ 'header' => '', 'pictures' => [], 'page' => [ 'title' => '<script>alert( 1 )</script>', 'gallery' => 'grid', 'status' => 'draft' ] ] ); // phpcs:ignore WordPress.Arrays -- Short.
		$page = get_posts( [ 'post_type' => 'page', 'post_status' => 'draft' ] )[0]; // phpcs:ignore WordPress.Arrays -- Short.
		$this->assertSame( '&lt;script>alert( 1 )&lt;/script>', str_replace( '&gt;', '>', $page->post_title ) );
	}

	/** [HK-02] Welcome: only a first single activation in the list of plugins opens it. */
	public function test_only_a_first_activation_leads_to_the_screen(): void {
		$after = 'http://localhost/wp-admin/plugins.php?activate=true&plugin_status=all';
		$this->assertSame( $after, lead_to_screen( $after ) );
		note_activation( false );
		$this->assertSame( $after, lead_to_screen( $after ), 'It has been active before.' );

		delete_option( 'frontage_settings' );
		note_activation( true );
		$this->assertSame( $after, lead_to_screen( $after ), 'It was activated for a network.' );
		note_activation( false );
		$this->assertStringContainsString( 'page=frontage-welcome', lead_to_screen( $after ) );
		$many = 'http://localhost/wp-admin/plugins.php?activate-multi=true';
		$this->assertSame( $many, lead_to_screen( $many ) );
		$this->assertSame( null, lead_to_screen( null ) );
		$this->sign_in( 'editor' );
		$this->assertSame( $after, lead_to_screen( $after ) );
		$this->assertSame( [], add_link( [] ) );
	}

	/** [SE-02] Welcome: an unsaved header is previewed by a signed link, by right. */
	public function test_a_preview_is_signed(): void {
		$part                     = [ 'blockName' => 'core/template-part', 'attrs' => [ 'slug' => 'header' ] ]; // phpcs:ignore WordPress.Arrays -- Short.
		$_GET['frontage-header']  = 'simple';
		$_GET['frontage-preview'] = wp_create_nonce( 'frontage-preview' );
		$this->assertStringContainsString( 'wp-block-frontage-header', preview_part( null, $part ) );
		$this->assertNull( preview_part( null, [ 'blockName' => 'core/template-part', 'attrs' => [ 'slug' => 'footer' ] ] ) ); // phpcs:ignore WordPress.Arrays -- Short.
		$this->assertStringContainsString( 'frontage/header', preview_pattern( '' ) );
		$_GET['frontage-header'] = [ 'x' ];
		$this->assertNull( preview_part( null, $part ) );
		$_GET['frontage-header']  = 'simple';
		$_GET['frontage-preview'] = 'forged';
		$this->assertNull( preview_part( null, $part ) );
		$this->sign_in( 'editor' );
		$_GET['frontage-preview'] = wp_create_nonce( 'frontage-preview' );
		$this->assertNull( preview_part( null, $part ) );
	}

	/** [HK-02] Welcome: a preview has no room for an admin bar that it does not have: core decides on it at `template_redirect`. */
	public function test_a_preview_has_no_room_for_the_admin_bar(): void {
		$_GET['frontage-header']  = 'simple';
		$_GET['frontage-preview'] = wp_create_nonce( 'frontage-preview' );
		show_admin_bar( true );
		$this->assertNotFalse( has_action( 'wp', 'Frontage\Welcome\prepare_preview' ) );
		@prepare_preview(); // phpcs:ignore WordPress.PHP.NoSilencedErrors -- Headers are sent.
		$this->assertFalse( is_admin_bar_showing() );
	}
}
