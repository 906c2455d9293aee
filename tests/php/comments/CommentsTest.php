<?php
/** The script for comments, one for each page with a form, and its data. */

declare( strict_types=1 );

namespace Frontage\Tests\Comments;

use Frontage\Tests\TestCase;
use function Frontage\Comments\enqueue;
use function Frontage\Comments\is_used;
use function Frontage\Comments\mark_reply;
use function Frontage\Comments\name_comment;
use function Frontage\Comments\register;
use const Frontage\Comments\HANDLE;
use const Frontage\Settings\OPTION;

class CommentsTest extends TestCase {

	/** Begins with core's scripts as they are. */
	protected function set_up(): void {
		parent::set_up();
		$GLOBALS['wp_scripts'] = null; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- As at the start of a request.
		wp_scripts();
	}

	/** Puts the scripts back, and forgets what was sent. */
	protected function tear_down(): void {
		$_POST = [];
		parent::tear_down();
		$GLOBALS['wp_scripts'] = null; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- As at the start of a request.
		wp_scripts();
		\Frontage\Deferred\register();
		register();
	}

	/** What the page's end holds after somebody has asked for core's script and ours this often. */
	private function printed( int $times ): string {
		\Frontage\Deferred\register();
		register();
		for ( $i = 0; $i < $times; $i++ ) {
			wp_enqueue_script( 'comment-reply' );
			enqueue();
		}
		return $this->items();
	}

	/** The tags of all that is enqueued. */
	private function items(): string {
		ob_start();
		wp_scripts()->do_items();
		return (string) ob_get_clean();
	}

	/** [CM-01] Comments: a page has our script once and core's never. */
	public function test_a_page_has_one_script_for_replies(): void {
		$html = $this->printed( 3 );
		$this->assertSame( 1, substr_count( $html, 'comments/view.js' ) );
		$this->assertStringNotContainsString( 'comment-reply', $html );
		$this->assertTrue( is_used() );
	}

	/** [CM-01] Comments: core's script stays where the setting leaves replies to it. */
	public function test_an_owner_leaves_replies_to_wordpress(): void {
		update_option( OPTION, [ 'comment_reply' => false ] );
		$html = $this->printed( 2 );
		$this->assertSame( 1, substr_count( $html, '/comment-reply' ) );
		$this->assertStringNotContainsString( 'comments/view.js', $html );
		$this->assertFalse( wp_script_is( HANDLE, 'registered' ) );
	}

	/** [CM-01] Comments: an early click on a reply link is kept, login links are unchanged. */
	public function test_reply_links_are_marked(): void {
		\Frontage\Deferred\register();
		register();
		$link = "<div><a rel='nofollow' class='comment-reply-link' href='?replytocom=7' data-commentid=\"7\">Reply</a></div>";
		$this->assertSame( str_replace( '<a', '<a data-frontage-wake', $link ), mark_reply( $link ) );
		$login = '<a class="comment-reply-login" href="/log-in/">Log in to reply</a>';
		$this->assertSame( $login, mark_reply( $login ) );
		$this->assertNull( mark_reply( null ) );
		wp_deregister_script( HANDLE );
		$this->assertSame( $link, mark_reply( $link ) );
	}

	/** [CM-04] Comments: a script that needs core's gets ours before it. */
	public function test_a_script_that_needs_cores_comes_after_ours(): void {
		\Frontage\Deferred\register();
		register();
		wp_enqueue_script( 'theme', 'https://example.org/theme.js', [ 'comment-reply' ], '1', true );
		$html = $this->items();
		$this->assertMatchesRegularExpression( '~comments/view\.js.*theme\.js~s', $html );
	}

	/** [CM-03] Comments: only our script gets the new comment's number and address. */
	public function test_only_our_script_is_led_to_an_address_of_its_own(): void {
		$comment = new \WP_Comment( (object) [ 'comment_ID' => '7' ] );
		$link    = 'https://example.org/note/?unapproved=7#comment-7';
		$this->assertSame( $link, name_comment( $link, $comment ) );
		$_POST['frontage_in_place'] = '1';
		$this->assertSame( 'https://example.org/note/?unapproved=7&frontage-comment=7#comment-7', name_comment( $link, $comment ) );
		$this->assertSame( $link, name_comment( $link, null ) );
		$this->assertFalse( name_comment( false, $comment ) );
	}
}
