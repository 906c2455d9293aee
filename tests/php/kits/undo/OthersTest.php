<?php
/** Undo beside others: another plugin's fields and hooks, accounts that go, editors that are open, originals that somebody deleted. */

declare( strict_types=1 );

namespace Frontage\Tests\Kits;

use Frontage\Kits;

require_once dirname( __DIR__ ) . '/originals/OriginalsCase.php';

final class OthersTest extends OriginalsCase {

	/** @testdox [KT-04] kits: undo takes a kit's own fields off a page that had none, and leaves the page those that the kit has not */
	public function test_fields_of_the_kit(): void {
		$page = $this->add_post( 'page', 'about', 'OURS' );
		add_post_meta( $page, 'mine', 'Of another plugin' );
		$run = $this->replace( 'page/about', [ 'meta' => [ 'footnotes' => '[{"id":"x","content":"Theirs"}]' ] ] );
		$this->assertNotSame( '', get_post_meta( $page, 'footnotes', true ) );
		$this->take_back( $run );
		wp_cache_flush();
		$this->assertSame( [ 'OURS', '', 'Of another plugin' ], [ $this->post( $page )->post_content, get_post_meta( $page, 'footnotes', true ), get_post_meta( $page, 'mine', true ) ] );
	}

	/** @testdox [KT-04] kits: undo brings back an original that is in the trash, and says so of one that is gone */
	public function test_lost_originals(): void {
		global $wpdb;
		$pages = [ $this->add_post( 'page', 'about', 'OURS' ), $this->add_post( 'page', 'team', 'OURS' ) ];
		$one   = [ 'title' => 'Theirs', 'status' => 'publish', 'content' => 'THEIRS' ]; // phpcs:ignore WordPress.Arrays -- Short.
		$kit   = $this->kit_of( [ 'page/about' => [ 'slug' => 'about' ] + $one, 'page/team' => [ 'slug' => 'team' ] + $one ] ); // phpcs:ignore WordPress.Arrays -- Short.
		$run   = $this->import( $kit, [ '*' => 'replace' ] );
		$kept  = array_column( Kits\journal( $run['id'] ), 'id', 'target' );
		$wpdb->update( $wpdb->posts, [ 'post_status' => 'trash' ], [ 'ID' => $kept[ $pages[0] ] ] );
		$wpdb->delete( $wpdb->posts, [ 'ID' => $kept[ $pages[1] ] ] );
		$run = $this->take_back( $run );
		wp_cache_flush();
		$this->assertSame( [ 'OURS', 'THEIRS' ], [ $this->post( $pages[0] )->post_content, $this->post( $pages[1] )->post_content ] );
		$this->assertSame( [ 'The original of “Theirs” has been deleted, so undo keeps what replaced it.' ], $run['report']['left'] );
		$this->assertSame( 0, $this->hidden() );
	}

	/** @testdox [KT-04] kits: what is saved while an undo begins stays, and what is saved while it deletes becomes a draft */
	public function test_saved_during_undo(): void {
		$page  = $this->add_post( 'page', 'about', 'OURS' );
		$run   = $this->replace( 'page/about' );
		$later = $this->import( $this->kit_of( [ 'page/new' => [ 'title' => 'New', 'slug' => 'new', 'status' => 'publish', 'content' => 'NEW' ] ] ) ); // phpcs:ignore WordPress.Arrays -- Short.
		$new   = Kits\journal( $later['id'] )[0]['target'];
		// As another request does.
		$save   = static fn( int $id ) => $GLOBALS['wpdb']->update( $GLOBALS['wpdb']->posts, [ 'post_content' => 'MINE', 'post_modified_gmt' => '2030-01-01 00:00:00' ], [ 'ID' => $id ] ); // phpcs:ignore WordPress.Arrays -- Short.
		$is_on  = true;
		$before = static function ( $sql ) use ( $page, $save, &$is_on ) {
			if ( $is_on && 'START TRANSACTION' === $sql && 'hide' === ( Kits\open_run()['phase'] ?? '' ) ) {
				$is_on = false;
				$save( $page );
			}
			return $sql;
		};
		add_filter( 'query', $before, 1 );
		$run = $this->take_back( $run );
		$this->assertSame( [ 'MINE', 'undone' ], [ $this->post( $page )->post_content, $run['state'] ] );
		remove_filter( 'query', $before, 1 );

		$this->ok( Kits\undo( $later['id'] ) );
		while ( 'delete' !== $this->ok( Kits\run( $later['id'] ) )['phase'] ) {
			$this->ok( Kits\step( $later['id'], 0.0 ) );
		}
		$save( $new );
		$later = $this->ok( Kits\finish_steps( $later['id'] ) );
		wp_cache_flush();
		$this->assertSame( [ 'MINE', 'draft' ], [ $this->post( $new )->post_content, get_post_status( $new ) ] );
		$this->assertSame( [ '“New” has been edited during the undo, so it was kept as a draft.' ], $later['report']['left'] );
	}

	/** @testdox [KT-04] kits: undo comes to its end where another plugin throws at each cleared cache */
	public function test_throwing_caches(): void {
		$page  = $this->add_post( 'page', 'about', 'OURS' );
		$run   = $this->replace( 'page/about' );
		$throw = static function (): void {
			throw new \Error( 'No cache.' );
		};
		wp_trash_post( $page );
		add_action( 'clean_post_cache', $throw );
		try {
			$state = $this->take_back( $run )['state'];
		} finally {
			remove_action( 'clean_post_cache', $throw );
		}
		$this->assertSame( 'undone', $state );
		wp_cache_flush();
		$this->assertSame( [ 'trash', 'OURS' ], [ get_post_status( $page ), $this->post( $page )->post_content ] );
	}

	/** @testdox [KT-02] [KT-04] kits: an original stays when the account that imported is deleted with all that is its own */
	public function test_deleted_account(): void {
		require_once ABSPATH . 'wp-admin/includes/user.php';
		$owner  = $this->sign_in( 'administrator' );
		$page   = $this->add_post( 'page', 'about', 'OURS', [ 'post_author' => $owner->ID ] );
		$agency = $this->sign_in( 'administrator' );
		$run    = $this->replace( 'page/about' );
		$kept   = Kits\journal( $run['id'] )[0]['id'];
		wp_delete_user( $agency->ID );
		// Pages would only be in the trash then; other types would be gone.
		$this->assertSame( [ (string) $owner->ID, Kits\STAGED ], [ $this->post( $kept )->post_author, get_post_status( $kept ) ] );
		wp_set_current_user( $owner->ID );
		$this->take_back( $run );
		wp_cache_flush();
		$this->assertSame( [ 'OURS', (string) $owner->ID ], [ $this->post( $page )->post_content, $this->post( $page )->post_author ] );
	}
}
