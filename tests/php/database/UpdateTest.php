<?php
/** Bulk updates of rows. */

declare( strict_types=1 );

namespace Frontage\Tests\Database;

use Frontage\Tests\TestCase;
use function Frontage\Database\update_rows;
use const Frontage\Database\BYTES_AT_ONCE;

class UpdateTest extends TestCase {

	/** @testdox [PF-24] bulk update: each row gets its own values, in as many queries as their bytes need; other columns stay */
	public function test_own_values(): void {
		global $wpdb;
		[ $first, $second, $other ] = $this->add_items( 3, [ 'post_content' => 'as it was' ] );
		$queries                    = $wpdb->num_queries;
		$large                      = str_repeat( 'é', BYTES_AT_ONCE / 2 );
		$hostile                    = "100 % of 'quotes', %s, \\back, 😀 and -- comments";
		$rows                       = [
			$first  => [
				'post_title' => $hostile,
				'menu_order' => 7,
			],
			$second => [ 'post_content' => $large ],
		];
		$this->assertTrue( update_rows( $wpdb->posts, 'ID', $rows ) );
		$this->assertSame( 2, $wpdb->num_queries - $queries );
		$ids  = "$first, $second, $other";
		$rows = $wpdb->get_results( "SELECT post_title, menu_order, post_content FROM {$wpdb->posts} WHERE ID IN ( $ids ) ORDER BY ID", ARRAY_A );
		$this->assertSame( [ [ $hostile, '7', 'as it was' ], [ 'Item 2', '0', $large ], [ 'Item 3', '0', 'as it was' ] ], array_map( 'array_values', $rows ) );
	}

	/** @testdox [PF-24] bulk update: false if the database refuses; no rows, no query */
	public function test_refused(): void {
		global $wpdb;
		$queries = $wpdb->num_queries;
		$this->assertTrue( update_rows( $wpdb->posts, 'ID', [] ) );
		$this->assertSame( $queries, $wpdb->num_queries );
		$before = $wpdb->suppress_errors();
		$this->assertFalse( update_rows( $wpdb->posts, 'ID', [ 1 => [ 'no_such_column' => 1 ] ] ) );
		$wpdb->suppress_errors( $before );
	}
}
