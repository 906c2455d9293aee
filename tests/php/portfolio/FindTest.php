<?php
/** Items found by filters and pages, on the site's pages and by the REST API alike. */

declare( strict_types=1 );

namespace Frontage\Tests\Portfolio;

use Frontage\Tests\TestCase;
use function Frontage\Portfolio\find;

class FindTest extends TestCase {

	/** @testdox [PF-09] find: terms of one taxonomy widen, others narrow, children included */
	public function test_term_filters(): void {
		$homes  = $this->add_term( 'Homes' );
		$flats  = $this->add_term( 'Flats', $homes );
		$attics = $this->add_term( 'Attics', $flats );
		$parks  = $this->add_term( 'Parks' );
		$oak    = $this->add_term( 'Oak', 0, 'otherCategories' );
		$award  = $this->add_term( 'Award', 0, 'tags' );

		$attic = $this->add_item( [ 'post_title' => 'Attic' ] );
		$flat  = $this->add_item( [ 'post_title' => 'Flat' ] );
		$park  = $this->add_item( [ 'post_title' => 'Park' ] );
		$this->add_item( [ 'post_title' => 'Neither' ] );
		$this->sort_into( 'categories', [ $attics ], $attic );
		$this->sort_into( 'categories', [ $flats ], $flat );
		$this->sort_into( 'categories', [ $parks ], $park );
		$this->sort_into( 'otherCategories', [ $oak ], $flat, $park );
		$this->sort_into( 'tags', [ $award ], $park );

		$this->assert_found( [ 'Attic', 'Flat' ], [ 'categories' => [ $homes ] ] );
		$this->assert_found( [ 'Attic', 'Flat', 'Park' ], [ 'categories' => [ $homes, $parks ] ] );
		$this->assert_found(
			[ 'Flat', 'Park' ],
			[
				'categories'      => [ $homes, $parks ],
				'otherCategories' => [ $oak ],
			]
		);
		$this->assert_found(
			[ 'Park' ],
			[
				'categories'      => [ $homes, $parks ],
				'otherCategories' => [ $oak ],
				'tags'            => [ $award ],
			]
		);
		$this->assert_found( [], [ 'categories' => [ 999999 ] ] );
	}

	/** @testdox [PF-03] find: paging shows each item once, also within one second */
	public function test_paging(): void {
		$this->add_items( 23, [ 'post_date' => '2026-01-01 12:00:00' ] );
		$found = [];
		$asked = [];
		foreach ( [ 1, 2, 3 ] as $page ) {
			$answer = find(
				[
					'page'    => $page,
					'perPage' => 10,
				]
			);
			$this->assertSame( 23, $answer['total'] );
			$found    = array_merge( $found, $this->titles( $answer['items'] ) );
			$response = $this->ask(
				'astra-portfolio',
				[
					'page'     => $page,
					'per_page' => 10,
				]
			);
			$this->assertSame( 23, $response->get_headers()['X-WP-Total'] );
			$asked = array_merge( $asked, $this->titles( $response->get_data() ) );
		}
		$this->assertSame( 'Item 23', $found[0] );
		$this->assertSame( 'Item 1', $found[22] );
		$this->assertCount( 23, array_unique( $found ) );
		$this->assertSame( $found, $asked );
	}

	/** @testdox [PF-03] find: a page beyond the last is empty and has the count */
	public function test_beyond_last_page(): void {
		$this->add_item();
		$this->assertSame(
			[
				'items' => [],
				'total' => 1,
			],
			find( [ 'page' => 9 ] )
		);
	}

	/** @testdox [PF-16] find: a page holds 1 to 100 items, whatever is requested */
	public function test_page_size(): void {
		$this->add_item();
		$this->add_item();
		$this->assertCount( 1, find( [ 'perPage' => 0 ] )['items'] );
		$this->assertCount( 2, find( [ 'perPage' => 100000 ] )['items'] );
	}

	/** @testdox [PF-03] find: another store may replace the database */
	public function test_posts_pre_query(): void {
		$post   = $this->add_item( [ 'post_title' => 'From elsewhere' ] );
		$answer = static function ( $posts, \WP_Query $query ) use ( $post ) {
			$query->found_posts = 77;
			return [ $post ];
		};
		add_filter( 'posts_pre_query', $answer, 10, 2 );
		$found = find( [ 'search' => 'nothing like it' ] );
		remove_filter( 'posts_pre_query', $answer );
		$this->assertSame( [ 'From elsewhere' ], $this->titles( $found['items'] ) );
		$this->assertSame( 77, $found['total'] );
	}

	/** @testdox [PF-03] find: a filter may narrow galleries and REST */
	public function test_query_filter(): void {
		$this->add_item( [ 'post_title' => 'First' ] );
		$second = $this->add_item( [ 'post_title' => 'Second' ] );
		$narrow = static fn( array $args ): array => [ 'post__in' => [ $second->ID ] ] + $args;
		add_filter( 'frontage_portfolio_query_args', $narrow );
		$this->assert_found( [ 'Second' ], [] );
		remove_filter( 'frontage_portfolio_query_args', $narrow );
	}

	/**
	 * Asserts that the site's pages and the REST API find the same items.
	 * @param list<string> $titles Their titles, in any order.
	 * @param array<string, mixed> $request What find() takes.
	 */
	private function assert_found( array $titles, array $request ): void {
		$found = find( $request );
		$query = [];
		foreach ( $request as $kind => $terms ) {
			$names                    = [
				'categories'      => 'astra-portfolio-categories',
				'otherCategories' => 'astra-portfolio-other-categories',
				'tags'            => 'astra-portfolio-tags',
			];
			$query[ $names[ $kind ] ] = implode( ',', $terms );
		}
		$response = $this->ask( 'astra-portfolio', $query );
		$this->assertEqualsCanonicalizing( $titles, $this->titles( $found['items'] ) );
		$this->assertSame( count( $titles ), $found['total'] );
		$this->assertSame( $this->titles( $found['items'] ), $this->titles( $response->get_data() ) );
		$this->assertSame( count( $titles ), $response->get_headers()['X-WP-Total'] );
	}
}
