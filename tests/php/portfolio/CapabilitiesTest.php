<?php
/**
 * Promises about who may do what with items.
 *
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Tests\Portfolio;

use Frontage\Tests\TestCase;

class CapabilitiesTest extends TestCase {

	/**
	 * @testdox [HK-01] whoever writes posts may write items, as far as with posts
	 */
	public function test_follows_posts(): void {
		$theirs = $this->add_item();

		$this->sign_in( 'author' );
		$this->assertTrue( current_user_can( 'publish_portfolio_items' ) );
		$this->assertFalse( current_user_can( 'edit_post', $theirs->ID ) );
		$this->assertFalse( current_user_can( 'edit_post_meta', $theirs->ID, 'astra-site-url' ) );
		$this->assertTrue( current_user_can( 'edit_post_meta', $this->add_item( [ 'post_author' => get_current_user_id() ] )->ID, 'astra-site-url' ) );
		$this->assertTrue( current_user_can( 'assign_portfolio_terms' ) );
		$this->assertFalse( current_user_can( 'manage_portfolio_terms' ) );

		$this->sign_in( 'editor' );
		$this->assertTrue( current_user_can( 'edit_post', $theirs->ID ) );
		$this->assertTrue( current_user_can( 'delete_post', $theirs->ID ) );
		$this->assertTrue( current_user_can( 'manage_portfolio_terms' ) );

		$this->sign_in( 'subscriber' );
		$this->assertFalse( current_user_can( 'edit_portfolio_items' ) );
		wp_set_current_user( 0 );
		$this->assertFalse( current_user_can( 'edit_portfolio_items' ) );
	}

	/**
	 * @testdox [HK-01] a role that says otherwise is obeyed, whether it gives or takes
	 */
	public function test_role_says_otherwise(): void {
		$editor = $this->sign_in( 'editor' );
		$editor->add_cap( 'edit_portfolio_items', false );
		$this->assertFalse( current_user_can( 'edit_portfolio_items' ) );
		$this->assertTrue( current_user_can( 'edit_posts' ) );

		$subscriber = $this->sign_in( 'subscriber' );
		$subscriber->add_cap( 'edit_portfolio_items' );
		$this->assertTrue( current_user_can( 'edit_portfolio_items' ) );
		$this->assertFalse( current_user_can( 'edit_posts' ) );
	}

	/**
	 * @testdox [HK-01] no role is changed in the database
	 */
	public function test_stores_nothing(): void {
		$this->sign_in( 'administrator' );
		$this->assertTrue( current_user_can( 'edit_portfolio_items' ) );
		$this->assertStringNotContainsString( 'portfolio', (string) wp_json_encode( wp_roles()->roles ) );
	}
}
