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
		array_map( 'clean_post_cache', [ $first, $second, $other ] );
		$this->assertSame( [ $hostile, 7, 'as it was' ], [ get_post( $first )->post_title, get_post( $first )->menu_order, get_post( $first )->post_content ] );
		$this->assertSame( $large, get_post( $second )->post_content );
		$this->assertSame( 'as it was', get_post( $other )->post_content );
	}

	/** @testdox [PF-24] bulk update: a refusal of the database is told, and no rows are no query */
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
