<?php
/** Menus of many pages and terms: how many items they show, and what those cost. */

declare( strict_types=1 );

namespace Frontage\Tests\Menu;

use Frontage\Tests\TestCase;
use function Frontage\Menu\menu;

final class ManyTest extends TestCase {

	/** [MN-01] Menu: the addresses of twenty linked categories are fetched at once. */
	public function test_many_terms(): void {
		$content = '';
		foreach ( range( 1, 20 ) as $at ) {
			$term     = wp_insert_term( "Parity $at", 'category' );
			$content .= '<!-- wp:navigation-link ' . serialize_block_attributes( [ 'label' => "Parity $at", 'type' => 'category', 'id' => is_array( $term ) ? $term['term_id'] : 0, 'url' => '/old/', 'kind' => 'taxonomy', 'metadata' => [ 'bindings' => [ 'url' => [ 'source' => 'core/term-data', 'args' => [ 'field' => 'link' ] ] ] ] ] ) . ' /-->';
		}
		$menu  = (int) wp_insert_post( [ 'post_type' => 'wp_navigation', 'post_status' => 'publish', 'post_title' => 'Many', 'post_content' => wp_slash( $content ) ] );
		$items = [];
		$cost  = $this->cost_of(
			static function () use ( $menu, &$items ): void {
				$items = menu( [ 'menu' => $menu ] )['items'];
			}
		);
		$this->assertCount( 20, array_unique( array_column( $items, 'url' ) ) );
		$this->assertLessThanOrEqual( 4, $cost );
	}

	/** [MN-01] Menu: of three hundred pages a hundred are listed, seven in a pattern. */
	public function test_many_pages(): void {
		global $wpdb;
		$wpdb->query( "UPDATE {$wpdb->posts} SET post_status = 'draft' WHERE post_type = 'page'" );
		$parent = 0;
		for ( $at = 0; $at < 300; $at++ ) {
			$id     = (int) wp_insert_post( [ 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 1 === $at ? '' : "Page $at", 'post_content' => ' ', 'menu_order' => $at, 'post_parent' => $at > 150 ? $parent : 0 ] );
			$parent = 0 === $at ? $id : $parent;
		}
		wp_cache_flush();
		$items = [];
		$cost  = $this->cost_of(
			static function () use ( &$items ): void {
				$items = menu( [ 'source' => 'pages' ] )['items'];
			}
		);
		$this->assertCount( 100, $items );
		$this->assertLessThanOrEqual( 8, $cost );
		$this->assertSame( '(no title)', $items[1]['label'] );
		$seven = menu( [ 'source' => 'pages', 'pages' => 7 ] )['items'];
		$this->assertCount( 7, $seven );
		$this->assertCount( 93, $seven[0]['children'] );
		// Two levels, however many pages there may be.
		$more = static fn(): int => 1000;
		wp_update_post( [ 'ID' => $id, 'post_parent' => $id - 1 ] );
		add_filter( 'frontage_menu_pages_limit', $more );
		$depths = array_map(
			static fn( int $pages ): int => count( array_merge( ...array_column( menu( [ 'source' => 'pages', 'pages' => $pages ] )['items'][0]['children'], 'children' ) ) ),
			[ 0, 7 ]
		);
		remove_filter( 'frontage_menu_pages_limit', $more );
		$this->assertSame( [ 1, 0 ], $depths );
	}
}
