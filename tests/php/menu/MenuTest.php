<?php
/** Sources of a menu's items, and their visibility. */

declare( strict_types=1 );

namespace Frontage\Tests\Menu;

use Frontage\Tests\TestCase;
use function Frontage\Menu\icon_labels;
use function Frontage\Menu\menu;
use function Frontage\Menu\sanitize_item_field;
use function Frontage\Menu\save_item_fields;
use const Frontage\Menu\ICON_PATHS;

class MenuTest extends TestCase {

	/** Forgets what the screen has sent. */
	protected function tear_down(): void {
		$_POST = [];
		parent::tear_down();
	}

	/** Publishes a menu of blocks and returns its id. */
	private function add_menu( string $content ): int {
		return (int) wp_insert_post(
			[
				'post_type'    => 'wp_navigation',
				'post_status'  => 'publish',
				'post_title'   => 'Main',
				'post_content' => wp_slash( $content ),
			]
		);
	}

	/** @param array<string, mixed> $more Attributes. */
	private function link( string $label, array $more = [] ): string {
		return sprintf( '<!-- wp:navigation-link %s /-->', wp_json_encode( $more + [ 'label' => $label, 'url' => "/$label/", 'kind' => 'custom' ] ) );
	}

	/**
	 * Makes a classic menu of these items, each with the index of its parent or -1.
	 * @param array<string, int> $items Parents by title.
	 * @return array{int, list<int>} Id of the menu, ids of the items.
	 */
	private function add_classic( array $items ): array {
		$menu = wp_create_nav_menu( uniqid( 'menu' ) );
		$this->assertIsInt( $menu );
		$ids = [];
		foreach ( array_keys( $items ) as $title ) {
			$id = wp_update_nav_menu_item( $menu, 0, [ 'menu-item-title' => $title, 'menu-item-url' => "https://example.org/$title", 'menu-item-status' => 'publish' ] );
			$this->assertIsInt( $id );
			$ids[] = $id;
		}
		foreach ( array_values( $items ) as $at => $parent ) {
			update_post_meta( $ids[ $at ], '_menu_item_menu_item_parent', (string) ( $ids[ $parent ] ?? 0 ) );
		}
		return [ $menu, $ids ];
	}

	/**
	 * @testdox [MN-01] menu: items for logged-in users are nobody else's
	 */
	public function test_visibility(): void {
		$attributes = [ 'menu' => $this->add_menu( $this->link( 'All' ) . $this->link( 'Members', [ 'frontageVisibility' => 'logged-in' ] ) . $this->link( 'Join', [ 'frontageVisibility' => 'logged-out' ] ) ) ];
		$this->assertSame( [ 'All', 'Join' ], array_column( menu( $attributes )['items'], 'label' ) );
		$this->sign_in( 'subscriber' );
		$this->assertSame( [ 'All', 'Members' ], array_column( menu( $attributes )['items'], 'label' ) );
	}

	/**
	 * @testdox [MN-01] menu: three hundred items cost as many queries as three
	 */
	public function test_queries(): void {
		$costs = [];
		foreach ( [ 3, 300 ] as $count ) {
			$links = '';
			for ( $at = 0; $at < $count; $at++ ) {
				$links .= $this->link( "Entry $at", [ 'kind' => 'post-type', 'id' => $this->add_item()->ID ] );
			}
			$menu    = $this->add_menu( $links );
			$costs[] = $this->cost_of( fn() => $this->assertCount( $count, menu( [ 'menu' => $menu ] )['items'] ) );
		}
		$this->assertSame( $costs[0], $costs[1] );
	}

	/**
	 * @testdox [MN-01] menu: unpublished targets are left out, a deleted or looping menu is told
	 */
	public function test_problems(): void {
		$item = $this->add_item();
		$menu = $this->add_menu( $this->link( 'Gone', [ 'kind' => 'post-type', 'id' => $item->ID ] ) . $this->link( 'Here' ) );
		wp_update_post( [ 'ID' => $item->ID, 'post_status' => 'draft' ] );
		$this->assertSame( [ 'Here' ], array_column( menu( [ 'menu' => $menu ] )['items'], 'label' ) );
		wp_delete_post( $menu, true );
		$this->assertStringContainsString( 'deleted', menu( [ 'menu' => $menu ] )['problem'] );
		$this->assertStringContainsString( 'Choose', menu( [] )['problem'] );

		[ $classic ] = $this->add_classic( [ 'One' => 1, 'Two' => 0 ] );
		$looping     = menu( [ 'source' => 'classic', 'menu' => $classic ] );
		$this->assertSame( [], $looping['items'] );
		$this->assertStringContainsString( 'each other', $looping['problem'] );
	}

	/**
	 * @testdox [MN-01] menu: a classic menu keeps its levels, also without a parent
	 */
	public function test_classic(): void {
		[ $menu, $ids ] = $this->add_classic( [ 'Top' => -1, 'Below' => 0, 'Deep' => 1, 'Lost' => -1 ] );
		update_post_meta( $ids[3], '_menu_item_menu_item_parent', '999999' );
		$items = menu( [ 'source' => 'classic', 'menu' => $menu ] )['items'];
		$this->assertSame( [ 'Top', 'Lost' ], array_column( $items, 'label' ) );
		$this->assertSame( 'Deep', $items[0]['children'][0]['children'][0]['label'] );
	}

	/**
	 * @testdox [MN-01] menu: filters of classic menu items apply to ours too
	 */
	public function test_filtered_classic(): void {
		[ $menu ] = $this->add_classic( [ 'Shop' => -1, 'Leave' => -1 ] );
		$urls     = static function ( callable $filter ) use ( $menu ): array {
			add_filter( 'wp_nav_menu_objects', $filter, 10, 2 );
			$items = menu( [ 'source' => 'classic', 'menu' => $menu ] )['items'];
			remove_filter( 'wp_nav_menu_objects', $filter );
			return array_column( $items, 'url' );
		};
		// As WooCommerce does.
		$filter = static function ( array $posts, \stdClass $arguments ) use ( $menu ): array {
			self::assertSame( [ $menu, '' ], [ $arguments->menu, $arguments->theme_location ] );
			$kept = array_filter( $posts, static fn( $post ): bool => 'Leave' === $post->title );
			foreach ( $kept as $post ) {
				$post->url .= '?_wpnonce=1';
			}
			return $kept;
		};
		$this->assertSame( [ 'https://example.org/Leave?_wpnonce=1' ], $urls( $filter ) );
		$this->assertSame( [ 'https://example.org/Shop', 'https://example.org/Leave' ], $urls( '__return_null' ) );
	}

	/**
	 * @testdox [MN-01] menu: item fields are saved by right, from their screen, if valid
	 */
	public function test_fields(): void {
		[ , [ $id ] ] = $this->add_classic( [ 'Shop' => -1 ] );
		$send         = function () use ( $id ): string {
			$_POST = [
				'update-nav-menu-nonce' => wp_create_nonce( 'update-nav_menu' ),
				'frontage-menu-icon'    => [ $id => 'store' ],
				'frontage-menu-badge'   => [ $id => wp_slash( 'It\'s <b>new</b>' ) ],
			];
			save_item_fields( 1, $id );
			return get_post_meta( $id, '_frontage_icon', true ) . '|' . get_post_meta( $id, '_frontage_badge', true );
		};
		$this->sign_in( 'editor' );
		$this->assertSame( '|', $send() );
		$this->sign_in( 'administrator' );
		$this->assertSame( 'store|It\'s new', $send() );
		$_POST['update-nav-menu-nonce'] = 'stale';
		$_POST['frontage-menu-icon']    = [ $id => 'tag' ];
		save_item_fields( 1, $id );
		$this->assertSame( 'store', get_post_meta( $id, '_frontage_icon', true ) );
		$this->assertSame( '', sanitize_item_field( 'icon', 'unknown' ) );
		$this->assertSame( '', sanitize_item_field( 'visibility', [ 'logged-in' ] ) );
	}

	/**
	 * @testdox [MN-01] menu: the menus' screen shows item fields to those who may edit
	 */
	public function test_screen(): void {
		[ , [ $id ] ] = $this->add_classic( [ 'Shop' => -1 ] );
		$this->sign_in( 'administrator' );
		update_post_meta( $id, '_frontage_icon', 'store' );
		update_post_meta( $id, '_frontage_badge', '"New"' );
		ob_start();
		do_action( 'wp_nav_menu_item_custom_fields', (string) $id, get_post( $id ), 0, new \stdClass(), 0 );
		$html = (string) ob_get_clean();
		$this->assertStringContainsString( '<option value="store" selected=', str_replace( "'", '"', $html ) );
		$this->assertStringContainsString( 'value="&quot;New&quot;"', $html );
	}

	/**
	 * @testdox [MN-01] menu: every icon is drawn, and named in the editor
	 */
	public function test_icons(): void {
		$this->assertSame( array_keys( ICON_PATHS ), array_keys( icon_labels() ) );
		$editor = (string) file_get_contents( dirname( __DIR__, 3 ) . '/blocks/menu/item/icons.ts' );
		foreach ( icon_labels() as $name => $label ) {
			$this->assertMatchesRegularExpression( "/\b$name'?: __\( '$label'/", $editor );
		}
	}
}
