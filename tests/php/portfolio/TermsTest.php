<?php
/**
 * Promises about the categories and tags that a visitor can choose from.
 *
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Tests\Portfolio;

use Frontage\Tests\TestCase;
use function Frontage\Portfolio\terms;

class TermsTest extends TestCase {

	/**
	 * @testdox [PF-04] empty terms are hidden, names are plain text, in the order of the alphabet
	 */
	public function test_names(): void {
		$this->add_term( 'Empty' );
		$parks = $this->add_term( 'Parks' );
		$homes = $this->add_term( 'Homes & "gardens"' );
		$this->sort_into( 'categories', [ $parks, $homes ], $this->add_item() );
		$this->assertSame(
			[
				[
					'id'     => $homes,
					'name'   => 'Homes & "gardens"',
					'slug'   => 'homes-gardens',
					'parent' => 0,
					'count'  => 1,
				],
				[
					'id'     => $parks,
					'name'   => 'Parks',
					'slug'   => 'parks',
					'parent' => 0,
					'count'  => 1,
				],
			],
			terms( 'categories' )
		);
	}

	/**
	 * @testdox [PF-09] a parent whose children have items counts as not empty, and each item once
	 */
	public function test_parents(): void {
		$homes = $this->add_term( 'Homes' );
		$flats = $this->add_term( 'Flats', $homes );
		$attic = $this->add_term( 'Attics', $flats );
		$this->add_term( 'Empty child', $homes );
		$both = $this->add_item();
		$this->sort_into( 'categories', [ $flats, $attic ], $both );
		$this->sort_into( 'categories', [ $attic ], $this->add_item() );
		$this->assertSame( [ 'Attics' => 2, 'Flats' => 2, 'Homes' => 2 ], array_column( terms( 'categories' ), 'count', 'name' ) );

		wp_update_term( $attic, 'astra-portfolio-categories', [ 'parent' => 0 ] );
		$this->assertSame( [ 'Attics' => 2, 'Flats' => 1, 'Homes' => 1 ], array_column( terms( 'categories' ), 'count', 'name' ) );
		wp_update_term( $attic, 'astra-portfolio-categories', [ 'parent' => $flats ] );
		$this->sort_into( 'categories', [ $homes ], $both );
		$this->assertSame( [ 'Attics' => 1, 'Flats' => 1, 'Homes' => 2 ], array_column( terms( 'categories' ), 'count', 'name' ) );
		wp_trash_post( $both->ID );
		$this->assertSame( [ 'Attics' => 1, 'Flats' => 1, 'Homes' => 1 ], array_column( terms( 'categories' ), 'count', 'name' ) );
	}

	/**
	 * @testdox [PF-04] an owner who picks terms gets those, in that order
	 */
	public function test_only(): void {
		$first  = $this->add_term( 'A first' );
		$second = $this->add_term( 'B second' );
		$third  = $this->add_term( 'C third' );
		$this->sort_into( 'categories', [ $first, $second, $third ], $this->add_item() );
		$this->assertSame( [ $third, $first ], array_column( terms( 'categories', [ $third, 999999, $first ] ), 'id' ) );
	}

	/**
	 * @testdox [PF-04] counts follow an item that gets a password, loses it, is hidden, or goes
	 */
	public function test_counts_follow(): void {
		$term = $this->add_term( 'Homes', 0, 'tags' );
		$item = $this->add_item();
		$this->sort_into( 'tags', [ $term ], $item );
		$change = static fn( array $what ) => wp_update_post( [ 'ID' => $item->ID ] + $what );
		$this->assert_count( 1, $term );

		$change( [ 'post_password' => 'secret' ] );
		$this->assert_count( 0, $term );
		$change( [ 'post_password' => '' ] );
		$this->assert_count( 1, $term );
		$change( [ 'post_status' => 'private' ] );
		$this->assert_count( 0, $term );
		$change( [ 'post_status' => 'publish' ] );
		$this->assert_count( 1, $term );
		$change( [ 'post_status' => 'draft' ] );
		$this->assert_count( 0, $term );
		$change( [ 'post_status' => 'publish' ] );
		wp_delete_post( $item->ID, true );
		$this->assert_count( 0, $term );
	}

	/**
	 * @testdox [PF-04] activation mends counts that were made without us
	 */
	public function test_activation_counts(): void {
		$term = $this->add_term( 'Homes' );
		$this->sort_into( 'categories', [ $term ], $this->add_item( [ 'post_password' => 'secret' ] ) );
		global $wpdb;
		$wpdb->update( $wpdb->term_taxonomy, [ 'count' => 5 ], [ 'term_id' => $term ] );
		clean_term_cache( $term );
		$this->assert_count( 5, $term );
		delete_option( 'frontage_settled' );
		\Frontage\Housekeeping\settle_in();
		$this->assert_count( 0, $term );
	}

	/**
	 * Asserts a term's count, as the database and the REST API tell it.
	 *
	 * @param int $count What it is to be.
	 * @param int $term  The term's id.
	 */
	private function assert_count( int $count, int $term ): void {
		$found = get_term( $term );
		$this->assertInstanceOf( \WP_Term::class, $found );
		$this->assertSame( $count, $found->count );
		$this->assertSame( $count, $this->ask( "{$found->taxonomy}/$term" )->get_data()['count'] );
	}
}
