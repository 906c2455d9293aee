<?php
/** What others save in the same option during a switch or an undo stays, and caches hold nothing of a transaction. */

declare( strict_types=1 );

namespace Frontage\Tests\Kits;

use Frontage\Kits;

require_once dirname( __DIR__ ) . '/originals/OriginalsCase.php';

final class LockedTest extends OriginalsCase {

	/** @var list<string> Queries between the beginning of transactions and their ends, the first of each. */
	private array $first = [];

	private bool $is_next = false;

	protected function tear_down(): void {
		remove_filter( 'query', [ $this, 'note' ], 1 );
		unregister_nav_menu( 'kit-top' );
		parent::tear_down();
	}

	public function note( string $query ): string {
		if ( 'START TRANSACTION' === $query ) {
			$this->is_next = true;
		} elseif ( $this->is_next && ! str_starts_with( $query, 'SAVEPOINT' ) ) {
			$this->is_next = false;
			$this->first[] = $query;
		}
		return $query;
	}

	/**
	 * The first query of the transaction in which something is done.
	 * @param callable(): mixed $work
	 */
	private function first_of( callable $work ): string {
		$this->first = [];
		add_filter( 'query', [ $this, 'note' ], 1 );
		$work();
		remove_filter( 'query', [ $this, 'note' ], 1 );
		return implode( '', array_slice( $this->first, 0, 1 ) );
	}

	/** @testdox [KT-02] [KT-04] kits: switch and undo lock the options that they set before they read anything, in one order */
	public function test_locked(): void {
		global $wpdb;
		register_nav_menu( 'kit-top', 'Top' );
		$menu = [ 'name' => 'Kit main', 'slug' => 'kit-main', 'locations' => [ 'kit-top' ], 'items' => [ [ 'title' => 'New', 'url' => 'https://example.org/new' ] ] ]; // phpcs:ignore WordPress.Arrays -- Short.
		$run  = $this->stage( $this->kit_of( [ 'menu/kit-main' => $menu, 'settings/site' => [ 'title' => 'Kit title' ] ] ) ); // phpcs:ignore WordPress.Arrays -- Short.
		$lock = $wpdb->is_mysql ? "SELECT option_name FROM {$wpdb->options} WHERE option_name IN ( 'blogname','theme_mods_" . get_stylesheet() . "' ) ORDER BY option_name FOR UPDATE" : '';
		$is   = fn( string $query ): string => $wpdb->is_mysql ? $query : '';
		$this->assertSame( $lock, $is( $this->first_of( fn() => $this->ok( Kits\switch_over( $run['id'] ) ) ) ), 'switch' );
		$run  = $this->ok( Kits\finish_steps( $run['id'] ) );
		for ( $run = $this->ok( Kits\undo( $run['id'] ) ); 'hide' !== $run['phase']; ) {
			$run = $this->ok( Kits\step( $run['id'], 0.0 ) );
		}
		$this->assertSame( $lock, $is( $this->first_of( fn() => $this->ok( Kits\step( $run['id'], 0.0 ) ) ) ), 'undo' );
		$this->assertSame( 'undone', $this->ok( Kits\finish_steps( $run['id'] ) )['state'] );
	}

	/** @testdox [KT-02] [KT-04] kits: a post that is made sticky while a kit is published stays so */
	public function test_sticky(): void {
		$own      = $this->add_post( 'post', 'own', 'OURS' );
		$run      = $this->stage( $this->kit_of( [ 'post/kit-post' => [ 'title' => 'Theirs', 'slug' => 'kit-post', 'status' => 'publish', 'content' => 'THEIRS', 'sticky' => true ] ] ) ); // phpcs:ignore WordPress.Arrays -- Short.
		$is_saved = false;
		$save     = static function ( string $query ) use ( $own, &$is_saved ): string {
			if ( ! $is_saved && 'START TRANSACTION' === $query ) {
				$is_saved = true;
				stick_post( $own );
			}
			return $query;
		};
		add_filter( 'query', $save, 1 );
		$this->ok( Kits\switch_over( $run['id'] ) );
		remove_filter( 'query', $save, 1 );
		$run = $this->ok( Kits\finish_steps( $run['id'] ) );
		wp_cache_flush();
		$theirs = array_column( Kits\journal( $run['id'] ), 'target', 'name' )['post/kit-post'];
		$this->assertEqualsCanonicalizing( [ $own, $theirs ], get_option( 'sticky_posts' ) );
	}

	/** Has another request read a post just before transactions end. */
	private function with_reader( int $id, callable $work ): void {
		$read = static function ( string $query ) use ( $id ): string {
			if ( 'COMMIT' === $query ) {
				$old = clone (object) get_post( $id );
				// As that request sees it.
				$old->post_status = Kits\STAGED;
				wp_cache_set( $id, $old, 'posts' );
			}
			return $query;
		};
		add_filter( 'query', $read, 1 );
		$work();
		remove_filter( 'query', $read, 1 );
	}

	/** @testdox [KT-02] [KT-04] kits: an original that becomes a draft or a menu is found at once, also where another request read it meanwhile */
	public function test_forgotten(): void {
		add_filter( 'wp_revisions_to_keep', '__return_zero' );
		$this->add_post( 'page', 'about', 'OURS' );
		$run  = $this->replace( 'page/about' );
		$kept = array_column( Kits\journal( $run['id'] ), 'id', 'name' )['page/about'];
		$this->with_reader( $kept, static fn() => Kits\forget( $run['id'] ) );
		$this->assertSame( 'draft', get_post_status( $kept ) );

		$menu = wp_create_nav_menu( 'Kit main' );
		$this->assertIsInt( $menu );
		$item = wp_update_nav_menu_item( $menu, 0, [ 'menu-item-title' => 'Ours', 'menu-item-url' => '/ours/', 'menu-item-status' => 'publish' ] ); // phpcs:ignore WordPress.Arrays -- Short.
		$this->assertIsInt( $item );
		$new = [ 'name' => 'Kit main', 'slug' => 'kit-main', 'items' => [ [ 'title' => 'New', 'url' => 'https://example.org/new' ] ] ]; // phpcs:ignore WordPress.Arrays -- Short.
		$run = $this->import( $this->kit_of( [ 'menu/kit-main' => $new ] ), [ '*' => 'replace' ] ); // phpcs:ignore WordPress.Arrays -- Short.
		$this->with_reader( $item, static fn() => Kits\forget( $run['id'] ) );
		$this->assertSame( 'publish', get_post_status( $item ) );

		$page = $this->add_post( 'page', 'other', 'OTHER' );
		$run  = $this->stage( $this->kit_of( [ 'page/other' => [ 'title' => 'Theirs', 'slug' => 'other', 'status' => 'publish', 'content' => 'THEIRS' ] ] ), [ '*' => 'replace' ] ); // phpcs:ignore WordPress.Arrays -- Short.
		$this->ok( Kits\switch_over( $run['id'] ) );
		$kept = array_column( Kits\journal( $run['id'] ), 'id', 'name' )['page/other'];
		$over = Kits\store_run( [ 'state' => 'undone', 'phase' => 'undone' ] + $this->run_of( $run['id'] ) ); // phpcs:ignore WordPress.Arrays -- Short.
		wp_delete_post( $page, true );
		$this->with_reader( $kept, static fn() => Kits\finish( $over ) );
		$this->assertSame( 'draft', get_post_status( $kept ) );
		remove_filter( 'wp_revisions_to_keep', '__return_zero' );
	}
}
