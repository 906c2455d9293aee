<?php
/** A classic menu that the site has is replaced in its place: items are exchanged, and come back. */

declare( strict_types=1 );

namespace Frontage\Tests\Kits;

use Frontage\Kits;

require_once dirname( __DIR__ ) . '/import/ImportCase.php';

final class MenusTest extends ImportCase {

	/** The owner's menu, in the footer. */
	private int $menu = 0;

	private function menu_named( string $name ): int {
		$menu = wp_create_nav_menu( $name );
		$this->assertIsInt( $menu );
		return $menu;
	}

	protected function set_up(): void {
		parent::set_up();
		register_nav_menu( 'kit-top', 'Top' );
		register_nav_menu( 'kit-foot', 'Foot' );
		$this->menu = $this->menu_named( 'Kit main' );
		foreach ( [ 'Ours', 'Ours too' ] as $title ) {
			wp_update_nav_menu_item( $this->menu, 0, [ 'menu-item-title' => $title, 'menu-item-url' => 'https://example.org/ours', 'menu-item-status' => 'publish' ] );
		}
		set_theme_mod( 'nav_menu_locations', [ 'kit-foot' => $this->menu ] );
	}

	protected function tear_down(): void {
		unregister_nav_menu( 'kit-top' );
		unregister_nav_menu( 'kit-foot' );
		parent::tear_down();
	}

	/** @return array{manifest: array<string, mixed>, read: callable, file: callable} */
	private function kit(): array {
		return $this->kit_of(
			[
				'page/kit-about' => [ 'title' => 'About', 'slug' => 'kit-about', 'status' => 'publish' ],
				'menu/kit-main'  => [ 'name' => 'Kit main', 'slug' => 'kit-main', 'locations' => [ 'kit-top', 'kit-foot' ], 'items' => [ [ 'title' => 'About', 'object' => 'kit:page/kit-about' ], [ 'title' => 'Below', 'url' => 'https://example.org/theirs', 'parent' => 0 ], [ 'title' => 'Last', 'url' => 'https://example.org/last' ] ] ],
			]
		);
	}

	/** @return list<string> Titles of the items that visitors see. */
	private function shown( int $menu ): array {
		wp_cache_flush();
		return array_values( wp_list_pluck( (array) wp_get_nav_menu_items( $menu ), 'title' ) );
	}

	/** @testdox [KT-02] [KT-04] kits: “replace” exchanges the items of a menu, which stays where it is, and undo brings them back */
	public function test_replaced(): void {
		$before = $this->state();
		$plan   = array_column( Kits\plan( $this->kit()['manifest'], [ '*' => 'replace' ] )['plan'], null, 'name' )['menu/kit-main'];
		$this->assertSame( [ 'change', [ 'both', 'replace', 'keep' ], $this->menu ], [ $plan['action'], $plan['choices'], $plan['id'] ] );
		$run = $this->import( $this->kit(), [ '*' => 'replace' ] );
		$this->assertSame( [ 'done', [] ], [ $run['state'], $run['report']['unresolved'] ?? [] ] );
		$this->assertSame( [ 'About', 'Below', 'Last' ], $this->shown( $this->menu ) );
		$items = (array) wp_get_nav_menu_items( $this->menu );
		$this->assertSame( [ $items[0]->ID, 3 ], [ (int) $items[1]->menu_item_parent, $this->term( $this->menu )->count ] );
		$this->assertSame( [ 'kit-foot' => $this->menu, 'kit-top' => $this->menu ], array_intersect_key( get_nav_menu_locations(), [ 'kit-foot' => 1, 'kit-top' => 1 ] ) );
		$this->assertCount( 1, wp_get_nav_menus() );
		$this->assertSame( [], $this->take_back( $run )['report']['left'] );
		$this->assertSame( [ 'Ours', 'Ours too' ], $this->shown( $this->menu ) );
		$this->assertUntouched( $before );
	}

	/** @testdox [KT-02] [KT-04] kits: undoing an older import deletes no items that a newer one replaced */
	public function test_older(): void {
		$older = $this->import( $this->kit(), [ '*' => 'replace' ] );
		$items = (array) wp_get_nav_menu_items( $this->menu );
		wp_update_nav_menu_item( $this->menu, $items[0]->ID, [ 'menu-item-title' => 'Mine', 'menu-item-url' => 'https://example.org/mine', 'menu-item-status' => 'publish' ] );
		$newer = $this->import( $this->kit_of( [ 'menu/kit-main' => [ 'name' => 'Kit main', 'slug' => 'kit-main', 'items' => [ [ 'title' => 'New', 'url' => 'https://example.org/new' ] ] ] ] ), [ '*' => 'replace' ] );
		$this->take_back( $older );
		$this->assertSame( [ 'New' ], $this->shown( $this->menu ) );
		$this->take_back( $newer );
		$this->assertSame( [ 'Below', 'Last', 'Mine' ], $this->shown( $this->menu ) );
	}

	/** @testdox [KT-02] [KT-04] kits: a place that holds another menu keeps it when a menu is replaced */
	public function test_places(): void {
		$other = $this->menu_named( 'Kit other' );
		set_theme_mod( 'nav_menu_locations', [ 'kit-top' => $other ] );
		$this->import( $this->kit(), [ '*' => 'replace' ] );
		$this->assertSame( [ 'kit-top' => $other, 'kit-foot' => $this->menu ], array_intersect_key( get_nav_menu_locations(), [ 'kit-top' => 0, 'kit-foot' => 0 ] ) );
	}

	/** @testdox [KT-02] [KT-04] kits: of a replaced menu that was edited or deleted since, undo keeps the original as a menu that it names */
	public function test_edited(): void {
		$run = $this->import( $this->kit(), [ '*' => 'replace' ] );
		wp_update_nav_menu_item( $this->menu, 0, [ 'menu-item-title' => 'Mine', 'menu-item-url' => 'https://example.org/mine', 'menu-item-status' => 'publish' ] );
		$left = $this->take_back( $run )['report']['left'];
		$this->assertContains( 'The original “Kit main” was saved as the menu “Kit main (before A kit)”.', $left );
		$this->assertSame( [ 'About', 'Below', 'Last', 'Mine' ], $this->shown( $this->menu ) );
		$kept = wp_get_nav_menu_object( 'Kit main (before A kit)' );
		$this->assertInstanceOf( \WP_Term::class, $kept );
		$this->assertSame( [ [ 'Ours', 'Ours too' ], 2 ], [ $this->shown( $kept->term_id ), $kept->count ] );

		$run = $this->import( $this->kit_of( [ 'menu/kit-main' => [ 'name' => 'Kit main', 'slug' => 'kit-main', 'items' => [ [ 'title' => 'New', 'url' => 'https://example.org/new' ] ] ] ] ), [ '*' => 'replace' ] );
		wp_delete_nav_menu( $this->menu );
		$this->take_back( $run );
		$kept = wp_get_nav_menu_object( 'Kit main (before A kit) 2' );
		$this->assertInstanceOf( \WP_Term::class, $kept );
		$this->assertSame( [ 'About', 'Below', 'Last', 'Mine' ], $this->shown( $kept->term_id ) );
	}

	/** @testdox [KT-02] [KT-04] kits: the original of a replaced menu outlives the import that replaced it */
	public function test_forgotten(): void {
		$run = $this->import( $this->kit(), [ '*' => 'replace' ] );
		Kits\forget( $run['id'] );
		$kept = wp_get_nav_menu_object( 'Kit main (before A kit)' );
		$this->assertInstanceOf( \WP_Term::class, $kept );
		$this->assertSame( [ [ 'Ours', 'Ours too' ], [ 'About', 'Below', 'Last' ] ], [ $this->shown( $kept->term_id ), $this->shown( $this->menu ) ] );
	}

	/** @testdox [KT-02] [KT-04] kits: an import that replaces a menu and is canceled leaves it alone */
	public function test_canceled(): void {
		$before = $this->state();
		$run    = $this->stage( $this->kit(), [ '*' => 'replace' ] );
		$this->assertSame( [ 'Ours', 'Ours too' ], $this->shown( $this->menu ) );
		$this->take_back( $run );
		$this->assertUntouched( $before );
	}
}
