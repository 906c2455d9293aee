<?php
/** Filters and order of the admin's list of items. */

declare( strict_types=1 );

namespace Frontage\Tests\Portfolio;

use Frontage\Tests\TestCase;

class ListTest extends TestCase {

	/** @testdox [PF-27] item list: a type filter keeps filters of other plugins */
	public function test_type_filter_of_two(): void {
		$mine   = $this->add_item( [ 'post_title' => 'Mine' ], [ 'type' => 'page' ] );
		$theirs = $this->add_item( [ 'post_title' => 'Both' ], [ 'type' => 'page' ] );
		$third  = $this->add_item( [ 'post_title' => 'Theirs' ], [ 'type' => 'video' ] );
		update_post_meta( $theirs->ID, 'their_key', 'yes' );
		update_post_meta( $third->ID, 'their_key', 'yes' );
		$_GET['frontage_type'] = 'page'; // phpcs:ignore WordPress.Security.NonceVerification -- As the list's address has it.
		$narrowed              = [
			'relation' => 'OR',
			[
				'key'   => 'their_key',
				'value' => 'yes',
			],
			[
				'key'   => 'their_key',
				'value' => 'perhaps',
			],
		];
		$found                 = $this->listed( [ 'meta_query' => $narrowed ] ); // phpcs:ignore WordPress.DB.SlowDBQuery -- What is tested.
		$alone                 = $this->listed( [] );
		unset( $_GET['frontage_type'] ); // phpcs:ignore WordPress.Security.NonceVerification -- As above.
		$this->assertSame( [ 'Both' ], $found );
		$this->assertEqualsCanonicalizing( [ 'Both', 'Mine' ], $alone );
	}

	/** @testdox [PF-24] item list: sorted by order, pages have each item once */
	public function test_steady_list(): void {
		$titles = [];
		foreach ( range( 10, 32 ) as $number ) {
			$titles[] = "Item $number";
			$this->add_item(
				[
					'post_title' => "Item $number",
					'post_date'  => '2026-01-01 12:00:00',
				]
			);
		}
		foreach ( [ [ 'menu_order', 'asc', $titles ], [ 'menu_order', 'desc', array_reverse( $titles ) ], [ '', '', array_reverse( $titles ) ] ] as [ $orderby, $order, $expected ] ) {
			$found = [];
			foreach ( [ 1, 2, 3 ] as $paged ) {
				$found = array_merge( $found, $this->listed( array_filter( compact( 'orderby', 'order', 'paged' ) ) + [ 'posts_per_page' => 10 ] ) );
			}
			$this->assertSame( $expected, $found, "by $orderby" );
		}
	}

	/**
	 * What stands in the list of items.
	 * @param array<string, mixed> $asked What the list's address asks for.
	 * @return list<string> Titles.
	 */
	private function listed( array $asked ): array {
		$this->load_admin( 'class-wp-screen', 'screen' );
		$kept = $GLOBALS['wp_the_query'];
		set_current_screen( 'edit-astra-portfolio' );
		$GLOBALS['wp_the_query'] = new \WP_Query(); // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- As the list does; put back below.
		$posts                   = $GLOBALS['wp_the_query']->query( [ 'post_type' => 'astra-portfolio' ] + $asked );
		$GLOBALS['wp_the_query'] = $kept; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- As above.
		unset( $GLOBALS['current_screen'] );
		return array_values( wp_list_pluck( $posts, 'post_title' ) );
	}
}
