<?php
/** Categories and tags of the filters. */

declare( strict_types=1 );

namespace Frontage\Tests\Portfolio;

use Frontage\Tests\TestCase;
use function Frontage\Portfolio\count_deferred_terms;
use function Frontage\Portfolio\count_public_items;
use function Frontage\Portfolio\defer_term_counts;
use function Frontage\Portfolio\terms_with_items;

class TermsTest extends TestCase {

	/** @testdox [PF-04] terms: no empty ones, plain names, sorted by the alphabet */
	public function test_names(): void {
		$this->add_term( 'Empty' );
		$parks = $this->add_term( 'Parks' );
		$homes = $this->add_term( 'Homes & "gardens"' );
		$this->sort_into( 'categories', [ $parks, $homes ], $this->add_item() );
		$this->assertSame(
			[
				[
					'id'   => $homes,
					'name' => 'Homes & "gardens"',
					'slug' => 'homes-gardens',
				],
				[
					'id'   => $parks,
					'name' => 'Parks',
					'slug' => 'parks',
				],
			],
			terms_with_items( 'categories' )
		);
	}

	/** @testdox [PF-09] terms: a parent shows by its children at any depth, empty ones do not */
	public function test_parents(): void {
		$homes = $this->add_term( 'Homes' );
		$flats = $this->add_term( 'Flats', $homes );
		$attic = $this->add_term( 'Attics', $flats );
		$this->add_term( 'Empty child', $homes );
		$item = $this->add_item();
		$this->sort_into( 'categories', [ $attic ], $item );
		$this->assertSame( [ 'Attics', 'Flats', 'Homes' ], $this->offered() );

		wp_update_term( $attic, 'astra-portfolio-categories', [ 'parent' => 0 ] );
		$this->assertSame( [ 'Attics' ], $this->offered() );
		wp_update_term( $attic, 'astra-portfolio-categories', [ 'parent' => $homes ] );
		$this->assertSame( [ 'Attics', 'Homes' ], $this->offered() );
		wp_trash_post( $item->ID );
		$this->assertSame( [], $this->offered() );
	}

	/** @testdox [PF-09] terms: each language has its parents, and no page counts */
	public function test_languages(): void {
		$homes = $this->add_term( 'Homes' );
		$this->sort_into( 'categories', [ $this->add_term( 'Flats', $homes ) ], $this->add_item() );
		$house = $this->add_term( 'Häuser' );
		$this->sort_into( 'categories', [ $this->add_term( 'Wohnungen', $house ) ], $this->add_item() );
		$count = 0;
		$watch = static function ( $sql ) use ( &$count ) {
			$count += preg_match( '/COUNT\(|_transient_/', $sql );
			return $sql;
		};
		foreach ( [ [ 'Flats', 'Homes' ], [ 'Häuser', 'Wohnungen' ], [ 'Flats', 'Homes' ] ] as $names ) {
			$translate = static fn( array $terms ): array => array_values( array_filter( $terms, static fn( $term ): bool => in_array( $term->name, $names, true ) ) );
			add_filter( 'get_terms', $translate );
			add_filter( 'query', $watch );
			$this->assertSame( $names, $this->offered() );
			remove_filter( 'query', $watch );
			remove_filter( 'get_terms', $translate );
		}
		$this->assertSame( 0, $count );
	}

	/** @testdox [PF-04] terms: picked ones are shown in that order */
	public function test_only(): void {
		$first  = $this->add_term( 'A first' );
		$second = $this->add_term( 'B second' );
		$third  = $this->add_term( 'C third' );
		$this->sort_into( 'categories', [ $first, $second, $third ], $this->add_item() );
		$this->assertSame( [ $third, $first ], array_column( terms_with_items( 'categories', [ $third, 999999, $first ] ), 'id' ) );
	}

	/** @testdox [PF-04] terms: counts follow passwords, visibility and deletion */
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

	/** @testdox [PF-04] terms: activation repairs counts */
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

	/** @testdox [PF-04] terms: very many tags are counted by two queries */
	public function test_very_many_terms(): void {
		global $wpdb;
		$item = $this->add_item();
		$wpdb->query( "INSERT INTO {$wpdb->term_taxonomy} ( term_id, taxonomy, description, parent, count ) VALUES " . implode( ',', array_map( static fn( int $id ): string => "( $id, 'astra-portfolio-tags', '', 0, 7 )", range( 900001, 900300 ) ) ) );
		$terms = array_map( 'intval', $wpdb->get_col( "SELECT term_taxonomy_id FROM {$wpdb->term_taxonomy} WHERE term_id BETWEEN 900001 AND 900300" ) );
		$wpdb->query( "INSERT INTO {$wpdb->term_relationships} ( object_id, term_taxonomy_id ) VALUES ( {$item->ID}, {$terms[0]} ), ( {$item->ID}, {$terms[299]} )" );
		$before = get_num_queries();
		count_public_items( $terms, get_taxonomy( 'astra-portfolio-tags' ) );
		$this->assertSame( 2, get_num_queries() - $before );
		$counts = $wpdb->get_col( "SELECT count FROM {$wpdb->term_taxonomy} WHERE term_id BETWEEN 900001 AND 900300 ORDER BY term_taxonomy_id" );
		$this->assertSame( [ '1', '0', '1', 2 ], [ $counts[0], $counts[1], $counts[299], count( array_filter( $counts ) ) ] );
	}

	/** @testdox [PF-04] terms: a database error while counting hides no category */
	public function test_database_fails(): void {
		global $wpdb;
		$homes = $this->add_term( 'Homes' );
		$this->sort_into( 'categories', [ $homes ], $this->add_item() );
		$fail = static fn( $sql ) => str_contains( $sql, 'COUNT(' ) ? 'SELECT nothing' : $sql;
		add_filter( 'query', $fail );
		$wpdb->suppress_errors();
		wp_update_term_count_now( [ get_term( $homes )->term_taxonomy_id ?? 0 ], 'astra-portfolio-categories' );
		$wpdb->suppress_errors( false );
		remove_filter( 'query', $fail );
		$this->assertSame( [ 'Homes' ], $this->offered() );
	}

	/** @testdox [PF-26] terms: a bulk edit counts once, at the end */
	public function test_bulk_edit(): void {
		$this->load_admin( 'class-wp-screen', 'screen' );
		$term  = $this->add_term( 'Homes' );
		$items = [ $this->add_item(), $this->add_item(), $this->add_item() ];
		$count = 0;
		$watch = static function ( $sql ) use ( &$count ) {
			$count += (int) str_contains( $sql, 'COUNT( * ) AS items' );
			return $sql;
		};
		set_current_screen( 'edit-astra-portfolio' );
		defer_term_counts();
		unset( $GLOBALS['current_screen'] );
		add_filter( 'query', $watch );
		$this->sort_into( 'categories', [ $term ], ...$items );
		$during = $count;
		count_deferred_terms();
		remove_filter( 'query', $watch );
		$this->assertSame( [ 0, 1 ], [ $during, $count ] );
		$this->assert_count( 3, $term );
	}

	/** @return list<string> Names of the categories that a visitor is offered. */
	private function offered(): array {
		return array_column( terms_with_items( 'categories' ), 'name' );
	}

	/** Asserts a term's count, as the database and the REST API tell it. */
	private function assert_count( int $count, int $term ): void {
		$found = get_term( $term );
		$this->assertInstanceOf( \WP_Term::class, $found );
		$this->assertSame( $count, $found->count );
		$this->assertSame( $count, $this->ask( "{$found->taxonomy}/$term" )->get_data()['count'] );
	}
}
