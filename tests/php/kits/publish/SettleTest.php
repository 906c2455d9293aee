<?php
/** An import is no publication: what was written years ago is not told to the world, menus stay the owner's, page caches hear of it once. */

declare( strict_types=1 );

namespace Frontage\Tests\Kits;

use Frontage\Kits;
use Frontage\PageCache;

require_once dirname( __DIR__ ) . '/import/ImportCase.php';

final class SettleTest extends ImportCase {

	/** @var list<string> Titles of posts by what was told of them. */
	private array $told = [];

	/**
	 * Two posts: one of years ago, one without a date.
	 * @return array{manifest: array<string, mixed>, read: callable, file: callable}
	 */
	private function posts(): array {
		$content = '<!-- wp:paragraph --><p><a href="https://victim.example/some-post">x</a> <a href="https://victim.example/a.mp3">y</a></p><!-- /wp:paragraph -->';
		return $this->kit_of(
			[
				'post/kit-old'            => [ 'title' => 'Old', 'slug' => 'kit-old', 'status' => 'publish', 'date' => '2019-02-03 04:05:06', 'content' => $content, 'terms' => [ 'kit:term/category--kit-news' ] ],
				'post/kit-new'            => [ 'title' => 'New', 'slug' => 'kit-new', 'status' => 'publish', 'content' => $content ],
				'term/category--kit-news' => [ 'taxonomy' => 'category', 'name' => 'News', 'slug' => 'kit-news' ],
			]
		);
	}

	/** Notes what other plugins are told. */
	private function listen(): void {
		$this->told = [];
		foreach ( [ 'publish_post' => 1, 'wp_after_insert_post' => 1 ] as $hook => $at ) {
			add_action(
				$hook,
				function ( $id, $post ) use ( $hook ): void {
					if ( 'post' === $post->post_type && 'publish' === $post->post_status ) {
						$this->told[] = "$hook $post->post_title";
					}
				},
				10,
				2
			);
		}
		add_action(
			'transition_post_status',
			function ( $now, $before, $post ): void {
				if ( 'post' === $post->post_type && 'publish' === $now ) {
					$this->told[] = "transition_post_status $post->post_title";
				}
			},
			10,
			3
		);
	}

	/** @testdox [KT-02] [KT-06] kits: an import pings nobody, and tells no plugin of a publication, with a date or without */
	public function test_told(): void {
		wp_clear_scheduled_hook( 'do_pings' );
		update_option( 'default_pingback_flag', 1 );
		$this->listen();
		$run  = $this->import( $this->posts() );
		$ids  = array_column( Kits\journal( $run['id'] ), 'target', 'name' );
		$told = $this->told;
		sort( $told );
		$this->assertSame( [ 'wp_after_insert_post New', 'wp_after_insert_post Old' ], $told );
		foreach ( [ 'post/kit-old', 'post/kit-new' ] as $name ) {
			$this->assertSame( [ false, false ], [ metadata_exists( 'post', $ids[ $name ], '_pingme' ), metadata_exists( 'post', $ids[ $name ], '_encloseme' ) ], $name );
		}
		$this->assertFalse( wp_next_scheduled( 'do_pings' ) );
		$this->assertTrue( defined( 'WP_IMPORTING' ) && WP_IMPORTING );
		$this->assertSame( 1, $this->term( $ids['term/category--kit-news'] )->count );
		$this->told = [];
		$this->assertSame( 'undone', $this->take_back( $run )['state'] );
		$this->assertSame( [], $this->told );
		$this->assertNotFalse( has_action( 'publish_post', '_publish_post_hook' ) );
	}

	/** @testdox [KT-02] [KT-06] kits: a filter decides of which posts plugins are told that they are published */
	public function test_filter(): void {
		add_filter( 'frontage_kit_tells_of_publication', static fn( $tells, $post ): bool => 'Old' === $post->post_title, 10, 2 );
		$this->listen();
		$this->import( $this->posts() );
		$this->assertContains( 'publish_post Old', $this->told );
		$this->assertNotContains( 'publish_post New', $this->told );
	}

	/** @testdox [KT-02] [KT-06] kits: an imported page is in no menu that adds new pages by itself */
	public function test_menu(): void {
		$menu = wp_create_nav_menu( 'Ours' );
		$this->assertIsInt( $menu );
		update_option( 'nav_menu_options', [ 'auto_add' => [ $menu ] ] );
		$run = $this->import( $this->kit_of( [ 'page/kit-about' => [ 'title' => 'About', 'slug' => 'kit-about', 'status' => 'publish' ] ] ) );
		$this->assertSame( [], wp_get_nav_menu_items( $menu ) );
		$run = $this->take_back( $run );
		$this->assertSame( [ 'undone', [] ], [ $run['state'], $run['report']['left'] ] );
		$this->assertNull( $this->page( 'kit-about' ) );
		wp_insert_post( [ 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Mine' ] );
		$this->assertCount( 1, (array) wp_get_nav_menu_items( $menu ), 'Pages of the owner are.' );
	}

	/** Purges of all pages since the last call. */
	private function purges(): int {
		static $before = 0;
		PageCache\purge();
		$now    = did_action( 'frontage_purge_all_pages' );
		$count  = $now - $before;
		$before = $now;
		return $count;
	}

	/** @testdox [KT-02] [KT-06] kits: page caches are purged once after the switch, and once after the undo */
	public function test_page_caches(): void {
		$kit = $this->kit_of(
			[
				'styles/user'        => [ 'title' => 'Styles', 'version' => 3, 'styles' => [ 'color' => [ 'text' => '#123456' ] ] ],
				'part/kit-header'    => [ 'title' => 'Header', 'slug' => 'kit-header', 'area' => 'header', 'status' => 'publish', 'content' => '<!-- wp:frontage/tabs /-->' ],
				'navigation/kit-nav' => [ 'title' => 'Menu', 'slug' => 'kit-nav', 'status' => 'publish', 'content' => '' ],
			]
		);
		$this->purges();
		$run = $this->stage( $kit );
		$this->assertSame( 0, $this->purges(), 'Staged' );
		$run = $this->ok( Kits\switch_over( $run['id'] ) );
		$this->assertSame( 1, $this->purges(), 'Switched' );
		$run = $this->ok( Kits\finish_steps( $run['id'] ) );
		$this->assertSame( 0, $this->purges(), 'Settled' );
		$this->ok( Kits\undo( $run['id'] ) );
		$this->assertSame( 1, $this->purges(), 'Undone' );
		$this->ok( Kits\finish_steps( $run['id'] ) );
		$this->assertSame( 0, $this->purges(), 'Deleted' );
	}
}
