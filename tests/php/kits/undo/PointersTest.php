<?php
/** What undo sets back: also what WordPress emptied because the owner deleted what an import had set; and which imports can be undone. */

declare( strict_types=1 );

namespace Frontage\Tests\Kits;

use Frontage\Kits;

require_once dirname( __DIR__ ) . '/import/ImportCase.php';

final class PointersTest extends ImportCase {

	/** @testdox [KT-04] kits: undo sets front page, logo and menu place back that WordPress emptied when the owner deleted the kit's */
	public function test_emptied(): void {
		register_nav_menus( [ 'a-place' => 'A place' ] );
		$front = $this->add_post( 'page', 'front', 'Ours' );
		$menu  = wp_create_nav_menu( 'Ours' );
		$this->assertIsInt( $menu );
		$logo = $this->add_photo( 'our-logo' );
		update_option( 'show_on_front', 'page' );
		update_option( 'page_on_front', $front );
		update_option( 'site_logo', $logo );
		set_theme_mod( 'nav_menu_locations', [ 'a-place' => $menu ] );
		$kit = $this->kit_of(
			[
				'media/kit-logo' => [ 'title' => 'Logo', 'slug' => 'kit-logo', 'file' => 'files/kit-logo.jpg' ],
				'page/kit-home'  => [ 'title' => 'Home', 'slug' => 'kit-home', 'status' => 'publish', 'content' => 'Theirs' ],
				'menu/kit-main'  => [ 'name' => 'Kit main', 'slug' => 'kit-main', 'locations' => [ 'a-place' ], 'items' => [ [ 'title' => 'One', 'url' => 'https://example.org/1' ] ] ],
				'settings/site'  => [ 'frontPage' => 'kit:page/kit-home', 'showOnFront' => 'page', 'logo' => 'kit:media/kit-logo' ],
			],
			[ 'files/kit-logo.jpg' => $this->photo() ]
		);
		$run = $this->import( $kit );
		$is  = array_column( Kits\journal( $run['id'] ), 'target', 'name' );
		$now = static function (): array {
			wp_cache_flush();
			return [ get_option( 'show_on_front' ), (int) get_option( 'page_on_front' ), (int) get_option( 'site_logo' ), get_nav_menu_locations()['a-place'] ?? 0 ];
		};
		$this->assertSame( [ 'page', $is['page/kit-home'], $is['media/kit-logo'], $is['menu/kit-main'] ], $now() );
		wp_delete_post( $is['page/kit-home'], true );
		wp_delete_attachment( $is['media/kit-logo'], true );
		wp_delete_nav_menu( $is['menu/kit-main'] );
		$run = $this->take_back( $run );
		$this->assertSame( [ 'page', $front, $logo, $menu ], $now(), implode( ' ', $run['report']['left'] ) );
		$this->assertSame( [], $run['report']['left'] );
	}

	/** @testdox [KT-04] kits: undo leads to no page that was deleted since, and says so */
	public function test_deleted_before(): void {
		$front = $this->add_post( 'page', 'front', 'Ours' );
		update_option( 'show_on_front', 'page' );
		update_option( 'page_on_front', $front );
		$home = [ 'title' => 'Home', 'slug' => 'kit-home', 'status' => 'publish', 'content' => 'Theirs' ]; // phpcs:ignore WordPress.Arrays -- Short.
		$run  = $this->import( $this->kit_of( [ 'page/kit-home' => $home, 'settings/site' => [ 'frontPage' => 'kit:page/kit-home', 'showOnFront' => 'page' ] ] ) ); // phpcs:ignore WordPress.Arrays -- Short.
		wp_delete_post( $front, true );
		$run = $this->take_back( $run );
		wp_cache_flush();
		$this->assertSame( 0, (int) get_option( 'page_on_front' ) );
		$this->assertStringContainsString( 'has been deleted since', implode( ' ', $run['report']['left'] ) );
	}

	/** @testdox [KT-04] kits: a plugin that throws when it is asked for a page does not block undo; nor does a place lead to a menu that is gone */
	public function test_throwing_status(): void {
		register_nav_menus( [ 'a-place' => 'A place' ] );
		$front = $this->add_post( 'page', 'front', 'Ours' );
		$menu  = wp_create_nav_menu( 'Ours' );
		$this->assertIsInt( $menu );
		update_option( 'show_on_front', 'page' );
		update_option( 'page_on_front', $front );
		set_theme_mod( 'nav_menu_locations', [ 'a-place' => $menu ] );
		$home  = [ 'title' => 'Home', 'slug' => 'kit-home', 'status' => 'publish', 'content' => 'Theirs' ]; // phpcs:ignore WordPress.Arrays -- Short.
		$main  = [ 'name' => 'Kit main', 'slug' => 'kit-main', 'locations' => [ 'a-place' ], 'items' => [ [ 'title' => 'One', 'url' => 'https://example.org/1' ] ] ]; // phpcs:ignore WordPress.Arrays -- Short.
		$run   = $this->import( $this->kit_of( [ 'page/kit-home' => $home, 'menu/kit-main' => $main, 'settings/site' => [ 'frontPage' => 'kit:page/kit-home', 'showOnFront' => 'page' ] ] ) ); // phpcs:ignore WordPress.Arrays -- Short.
		$throw = static function ( $status, $post ) use ( $front ) {
			if ( $front === $post->ID ) {
				throw new \Error( 'status' );
			}
			return $status;
		};
		wp_delete_nav_menu( $menu );
		add_filter( 'get_post_status', $throw, 10, 2 );
		$run = $this->take_back( $run );
		remove_filter( 'get_post_status', $throw );
		wp_cache_flush();
		$this->assertSame( [ 'undone', $front, 0 ], [ $run['state'], (int) get_option( 'page_on_front' ), (int) ( get_nav_menu_locations()['a-place'] ?? 0 ) ] );
		$this->assertStringContainsString( '“A place” led to before the import has been deleted', implode( ' ', $run['report']['left'] ) );
	}

	/** @testdox [KT-04] kits: undo names a setting that was changed since by its words */
	public function test_words(): void {
		$run = $this->import( $this->kit_of( [ 'settings/site' => [ 'title' => 'Theirs', 'tagline' => 'Of them' ] ] ), [ '*' => 'replace' ] );
		update_option( 'blogdescription', 'Mine' );
		$this->assertContains( 'The setting “Tagline” has been changed since the import, so undo keeps it.', $this->take_back( $run )['report']['left'] );
	}

	/** @testdox [KT-04] kits: imports that made and changed nothing push out none that can be undone */
	public function test_empty(): void {
		$page  = $this->add_post( 'page', 'about', 'OURS' );
		$kit   = fn(): array => $this->kit_of( [ 'page/about' => [ 'title' => 'Theirs', 'slug' => 'about', 'status' => 'publish', 'content' => 'THEIRS' ] ] );
		$first = $this->import( $kit(), [ '*' => 'replace' ] );
		for ( $at = 0; $at < 6; $at++ ) {
			$this->import( $kit(), [ '*' => 'keep' ] );
		}
		$this->assertNotNull( Kits\run( $first['id'] ) );
		$this->assertLessThanOrEqual( 2, count( Kits\runs() ) );
		$this->assertSame( 'undone', $this->take_back( $first )['state'] );
		wp_cache_flush();
		$this->assertSame( 'OURS', $this->post( $page )->post_content );
	}
}
