<?php
/**
 * Promises about the categories and tags that a visitor can choose from.
 *
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Tests\Portfolio;

use Frontage\Tests\TestCase;
use function Frontage\Portfolio\count_public_items;
use function Frontage\Portfolio\memory_of_families;
use function Frontage\Portfolio\public_counts;
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
		delete_option( 'frontage_installed' );
		\Frontage\Housekeeping\upgrade();
		$this->assert_count( 0, $term );
	}

	/**
	 * @testdox [PF-04] an owner of very many tags sees each counted, also on a database that puts 500 lists together and no more
	 */
	public function test_very_many_terms(): void {
		global $wpdb;
		$item = $this->add_item();
		$wpdb->query( "INSERT INTO {$wpdb->term_taxonomy} ( term_id, taxonomy, description, parent, count ) VALUES " . implode( ',', array_map( static fn( int $id ): string => "( $id, 'astra-portfolio-tags', '', 0, 7 )", range( 900001, 900600 ) ) ) );
		$terms = array_map( 'intval', $wpdb->get_col( "SELECT term_taxonomy_id FROM {$wpdb->term_taxonomy} WHERE term_id BETWEEN 900001 AND 900600" ) );
		$wpdb->query( "INSERT INTO {$wpdb->term_relationships} ( object_id, term_taxonomy_id ) VALUES ( {$item->ID}, {$terms[0]} ), ( {$item->ID}, {$terms[599]} )" );
		$refuse = static fn( $sql ) => 500 < substr_count( $sql, 'UNION ALL' ) ? 'SELECT too many' : $sql;
		add_filter( 'query', $refuse );
		$wpdb->suppress_errors();
		count_public_items( $terms, get_taxonomy( 'astra-portfolio-tags' ) );
		$family = public_counts( [ 1 => $terms, 2 => [ $terms[1] ] ] );
		$wpdb->suppress_errors( false );
		remove_filter( 'query', $refuse );
		$counts = $wpdb->get_col( "SELECT count FROM {$wpdb->term_taxonomy} WHERE term_id BETWEEN 900001 AND 900600 ORDER BY term_taxonomy_id" );
		$this->assertSame( [ '1', '0', '1', 2 ], [ $counts[0], $counts[1], $counts[599], count( array_filter( $counts ) ) ] );
		$this->assertSame( [ 1 => 1, 2 => 0 ], $family, 'An item in many terms of one family counts once.' );
	}

	/**
	 * @testdox [PF-04] a database that stumbles while it counts hides no category from visitors
	 */
	public function test_database_stumbles(): void {
		global $wpdb;
		$homes = $this->add_term( 'Homes' );
		$flats = $this->add_term( 'Flats', $homes );
		$this->sort_into( 'categories', [ $flats ], $this->add_item() );
		$all = [ 'Flats' => 1, 'Homes' => 1 ];
		$this->assertSame( $all, array_column( terms( 'categories' ), 'count', 'name' ) );

		$stumble = static fn( $sql ) => str_contains( $sql, 'COUNT( DISTINCT' ) ? 'SELECT nothing' : $sql;
		add_filter( 'query', $stumble );
		$wpdb->suppress_errors();
		wp_update_term_count_now( [ get_term( $flats )->term_taxonomy_id ?? 0 ], 'astra-portfolio-categories' );
		$alone = array_column( terms( 'categories' ), 'count', 'name' );
		wp_update_term( $flats, 'astra-portfolio-categories', [ 'name' => 'Apartments' ] );
		$moved = $this->add_term( 'Lofts', $flats );
		$still = array_column( terms( 'categories' ), 'count', 'name' );
		$wpdb->suppress_errors( false );
		remove_filter( 'query', $stumble );
		$this->assertSame( $all, $alone );
		$this->assertSame( [ 'Apartments' => 1, 'Homes' => 1 ], $still );

		wp_delete_term( $moved, 'astra-portfolio-categories' );
		$this->assertSame( [ 'Apartments' => 1, 'Homes' => 1 ], array_column( terms( 'categories' ), 'count', 'name' ), 'Nothing wrong was remembered.' );
	}

	/**
	 * @testdox [PF-09] a visitor sees an item counted that was added while another visitor's page was counting
	 */
	public function test_counted_meanwhile(): void {
		$homes = $this->add_term( 'Homes' );
		$flats = $this->add_term( 'Flats', $homes );
		$this->sort_into( 'categories', [ $flats ], $this->add_item() );
		$name = 'pre_set_transient_' . memory_of_families( 'astra-portfolio-categories' );
		$add  = function ( $counted ) use ( $flats ) {
			$this->sort_into( 'categories', [ $flats ], $this->add_item() );
			return $counted;
		};
		add_filter( $name, $add );
		terms( 'categories' );
		remove_filter( $name, $add );
		$this->assertSame( [ 'Flats' => 2, 'Homes' => 2 ], array_column( terms( 'categories' ), 'count', 'name' ) );
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
