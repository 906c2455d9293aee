<?php
/** Rights on items. */

declare( strict_types=1 );

namespace Frontage\Tests\Portfolio;

use Frontage\Tests\TestCase;
use function Frontage\Portfolio\add_writers;

class CapabilitiesTest extends TestCase {

	/** @testdox [HK-01] capabilities: post authors may write items alike */
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

	/** @testdox [HK-01] capabilities: a role's explicit grant or denial is obeyed */
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

	/** @testdox [HK-01] capabilities: quick edit keeps the author, all item authors are listed */
	public function test_authors_to_choose_from(): void {
		$this->load_admin( 'class-wp-screen', 'screen', 'template', 'post', 'theme', 'class-wp-list-table', 'class-wp-posts-list-table' );
		$author  = $this->sign_in( 'author' );
		$granted = $this->sign_in( 'subscriber' );
		$granted->add_cap( 'edit_portfolio_items' );
		$reader = $this->sign_in( 'subscriber' );
		$editor = $this->sign_in( 'editor' );

		$GLOBALS['post'] = $this->add_item(); // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- As the list has it.
		ob_start();
		( new \WP_Posts_List_Table( [ 'screen' => 'edit-astra-portfolio' ] ) )->inline_edit();
		$fields = (string) ob_get_clean();
		unset( $GLOBALS['post'] );
		$this->assertSame( 2, preg_match_all( '#<select name=.post_author.*?</select>#s', $fields, $found ), 'In quick edit and in bulk edit.' );
		foreach ( $found[0] as $field ) {
			foreach ( [ $author, $granted, $editor ] as $person ) {
				$this->assertStringContainsString( "<option value='{$person->ID}'", $field, $person->roles[0] );
			}
			$this->assertStringNotContainsString( "<option value='{$reader->ID}'", $field );
		}
	}

	/** @testdox [HK-01] capabilities: user queries for more or other rights are unchanged */
	public function test_other_lists_of_people(): void {
		$this->assertSame( [ 'capability' => [ 'edit_posts', 'list_users' ] ], add_writers( [ 'capability' => 'edit_portfolio_items, list_users' ] ) );
		$this->assertSame( [ 'capability' => [ 'edit_posts' ] ], add_writers( [ 'capability' => [ 'edit_posts' ] ] ) );
		$this->assertSame( [ 'role' => 'author' ], add_writers( [ 'role' => 'author' ] ) );
		$this->assertNull( add_writers( null ) );
	}

	/** @testdox [HK-01] capabilities: no role is changed in the database */
	public function test_stores_nothing(): void {
		$this->sign_in( 'administrator' );
		$this->assertTrue( current_user_can( 'edit_portfolio_items' ) );
		$this->assertStringNotContainsString( 'portfolio', (string) wp_json_encode( wp_roles()->roles ) );
	}
}
