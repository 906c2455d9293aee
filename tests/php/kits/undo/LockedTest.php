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
		return $this->first[0] ?? '';
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
}
