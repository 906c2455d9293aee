<?php
/** Order of items: the same on every page, under every filter and in the REST API. */

declare( strict_types=1 );

namespace Frontage\Tests\Portfolio;

use Frontage\Tests\TestCase;
use function Frontage\Gallery\add_editor_data;
use function Frontage\Portfolio\find;
use function Frontage\Portfolio\orders;
use function Frontage\Portfolio\seed_of_today;

class QueryOrderTest extends TestCase {

	/** @testdox [PF-24] order: by date, title or custom, both ways, on pages and REST */
	public function test_order(): void {
		foreach ( [ [ 'Cove', '2026-01-02', 1 ], [ 'Attic', '2026-01-03', 3 ], [ 'Barn', '2026-01-01', 2 ] ] as [ $title, $date, $position ] ) {
			$this->add_item(
				[
					'post_title' => $title,
					'post_date'  => "$date 12:00:00",
					'menu_order' => $position,
				]
			);
		}
		foreach ( [
			'date'       => [ 'Barn', 'Cove', 'Attic' ],
			'title'      => [ 'Attic', 'Barn', 'Cove' ],
			'menu_order' => [ 'Cove', 'Barn', 'Attic' ],
		] as $by => $titles ) {
			foreach ( [
				'asc'  => $titles,
				'desc' => array_reverse( $titles ),
			] as $order => $expected ) {
				$request = [
					'orderBy' => $by,
					'order'   => $order,
				];
				$query   = [
					'orderby' => $by,
					'order'   => $order,
				];
				$this->assertSame( $expected, $this->titles( find( $request )['items'] ), "$by $order" );
				$this->assertSame( $expected, $this->titles( $this->ask( 'astra-portfolio', $query )->get_data() ), "$by $order" );
			}
		}
		$this->expectException( \InvalidArgumentException::class );
		find( [ 'orderBy' => 'nonsense' ] );
	}

	/**
	 * @testdox [PF-24] order: an order added to list and block sorts all pages alike
	 */
	public function test_new_order(): void {
		foreach ( [ 'Cove' => 2, 'Attic' => 3, 'Barn' => 1 ] as $title => $count ) {
			$this->add_item( [ 'post_title' => $title ] );
			$GLOBALS['wpdb']->update( $GLOBALS['wpdb']->posts, [ 'comment_count' => $count ], [ 'post_title' => $title ] );
		}
		$block = \WP_Block_Type_Registry::get_instance()->get_registered( 'frontage/portfolio' );
		$this->assertInstanceOf( \WP_Block_Type::class, $block );
		$attributes = $block->attributes;
		$this->assertSame( array_keys( orders() ), $attributes['orderBy']['enum'] ?? [] );

		$discussed                              = static fn( array $orders ): array => $orders + [ 'discussed' => [ 'query' => [ 'orderby' => 'comment_count' ], 'labels' => [ 'desc' => 'Most discussed' ] ] ];
		add_filter( 'frontage_portfolio_orders', $discussed );
		$block->attributes['orderBy']['enum'][] = 'discussed';
		$this->forget_collection();
		foreach ( [ 'desc' => [ 'Attic', 'Cove', 'Barn' ], 'asc' => [ 'Barn', 'Cove', 'Attic' ] ] as $order => $expected ) {
			$html = do_blocks( '<!-- wp:frontage/portfolio {"orderBy":"discussed","order":"' . $order . '"} /-->' );
			$tags = new \WP_HTML_Tag_Processor( $html );
			$this->assertTrue( $tags->next_tag( [ 'tag_name' => 'template' ] ) );
			$props = json_decode( (string) $tags->get_attribute( 'data-frontage-props' ), true );
			$this->assertSame( $expected, $this->titles( $props['items'] ), $order );
			$this->assertSame( $expected, $this->titles( $this->ask( 'astra-portfolio', $props['order'] )->get_data() ), $order );
		}
		$this->assertSame( [ 'desc' => 'Most discussed' ], add_editor_data( [] )['frontagePortfolio']['orders']['discussed'] ?? [] );
		remove_filter( 'frontage_portfolio_orders', $discussed );
		$block->attributes = $attributes;
		$this->forget_collection();
	}

	/**
	 * Has the REST API read anew which orders there are.
	 */
	private function forget_collection(): void {
		$GLOBALS['wp_rest_server'] = null; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- As a next request would find it.
	}

	/** @testdox [PF-24] order: equal titles or positions come once on their pages */
	public function test_ties(): void {
		$this->add_items(
			12,
			[
				'post_title' => 'Alike',
				'post_date'  => '2026-01-01 12:00:00',
			]
		);
		foreach ( [ 'title', 'menu_order', 'random' ] as $by ) {
			$this->assertCount( 12, array_unique( $this->paged( [ 'orderBy' => $by ] ) ), $by );
		}
	}

	/** @testdox [PF-24] order: a random one repeats with its seed, and differs with another */
	public function test_random(): void {
		$this->add_items( 40 );
		$shuffled = [
			'orderBy' => 'random',
			'seed'    => 20260131,
		];
		$first    = $this->paged( $shuffled );
		$sorted   = $first;
		sort( $sorted );
		$this->assertCount( 40, array_unique( $first ) );
		$this->assertNotSame( $sorted, $first );
		$this->assertNotSame( array_reverse( $sorted ), $first );
		$this->assertSame( $first, $this->paged( $shuffled ) );
		$this->assertNotSame( $first, $this->paged( [ 'seed' => 20260201 ] + $shuffled ) );

		$asked = [];
		foreach ( [ 1, 2, 3, 4, 5, 6, 7, 8 ] as $page ) {
			$query = [
				'frontage_seed' => 20260131,
				'orderby'       => 'title',
				'per_page'      => 5,
				'page'          => $page,
			];
			$asked = array_merge( $asked, wp_list_pluck( $this->ask( 'astra-portfolio', $query )->get_data(), 'id' ) );
		}
		$this->assertSame( $first, $asked );

		$new = $this->add_item( [ 'post_title' => 'New' ] );
		$this->assertSame( $first, array_values( array_diff( $this->paged( $shuffled ), [ $new->ID ] ) ) );

		$term = $this->add_term( 'Homes' );
		$this->sort_into( 'categories', [ $term ], ...array_filter( array_map( 'get_post', array_slice( $sorted, 0, 9 ) ) ) );
		$this->assertSame( array_values( array_intersect( $first, array_slice( $sorted, 0, 9 ) ) ), $this->paged( [ 'categories' => [ $term ] ] + $shuffled ) );
	}

	/** @testdox [PF-24] order: a shuffle spreads neighbors, and any item may be the first */
	public function test_random_is_fair(): void {
		$ids    = $this->add_items( 10 );
		$firsts = [];
		for ( $day = 1; $day <= 200; $day++ ) {
			$found    = find(
				[
					'orderBy' => 'random',
					'seed'    => crc32( "2026-$day" ) & 0x7fffffff,
					'perPage' => 1,
				]
			);
			$firsts[] = $found['items'][0]['id'];
		}
		$counts = array_count_values( $firsts );
		$this->assertCount( count( $ids ), $counts );
		$this->assertLessThan( 40, max( $counts ), '20 each, give or take four times the deviation.' );
	}

	/** @testdox [PF-24] order: the seed changes daily or by a filter, out of bounds is refused */
	public function test_seed(): void {
		$seed = seed_of_today();
		$this->assertSame( $seed, seed_of_today() );
		$this->assertSame( crc32( (string) wp_date( 'Y-m-d' ) ) & 0x7fffffff, $seed );
		$hourly = static fn(): int => 4711;
		add_filter( 'frontage_portfolio_seed', $hourly );
		$this->assertSame( 4711, seed_of_today() );
		remove_filter( 'frontage_portfolio_seed', $hourly );
		$this->assertSame( 400, $this->ask( 'astra-portfolio', [ 'frontage_seed' => '1; DROP' ] )->get_status() );
		$this->assertSame( 400, $this->ask( 'astra-portfolio', [ 'frontage_seed' => 99999999999 ] )->get_status() );
	}

	/** @testdox [PF-24] order: picked items in theirs, filtered, searched, visible only */
	public function test_picked(): void {
		$ids    = $this->add_items( 6 );
		$hidden = $this->add_item( [ 'post_password' => 'secret' ] );
		$draft  = $this->add_item( [ 'post_status' => 'draft' ] );
		$picked = [ $ids[4], $hidden->ID, $ids[1], $draft->ID, $ids[3], 999999 ];
		$seen   = [ $ids[4], $ids[1], $ids[3] ];
		$this->assertSame( $seen, $this->paged( [ 'picked' => $picked ] ) );
		$this->assertSame( 3, find( [ 'picked' => $picked ] )['total'] );

		$answer = $this->ask(
			'astra-portfolio',
			[
				'include' => implode( ',', $picked ),
				'orderby' => 'include',
			]
		);
		$this->assertSame( $seen, wp_list_pluck( $answer->get_data(), 'id' ) );
		$this->assertSame( 3, $answer->get_headers()['X-WP-Total'] );

		$term = $this->add_term( 'Homes' );
		$this->sort_into( 'categories', [ $term ], ...array_filter( array_map( 'get_post', [ $ids[3], $ids[4], $ids[5] ] ) ) );
		$this->assertSame(
			[ $ids[4], $ids[3] ],
			$this->paged(
				[
					'picked'     => $picked,
					'categories' => [ $term ],
				]
			)
		);
		$this->assertSame(
			[ $ids[1] ],
			$this->paged(
				[
					'picked' => $picked,
					'search' => 'item 2',
				]
			)
		);
	}

	/**
	 * The ids of all pages of five, in their order.
	 * @param array<string, mixed> $request What find() takes.
	 * @return int[]
	 */
	private function paged( array $request ): array {
		$ids  = [];
		$page = 1;
		do {
			$found = find(
				$request + [
					'page'    => $page++,
					'perPage' => 5,
				]
			);
			$ids   = array_merge( $ids, wp_list_pluck( $found['items'], 'id' ) );
		} while ( $found['items'] );
		return $ids;
	}
}
