<?php
/** Promises about what happens while an order of items is being saved. */

declare( strict_types=1 );

namespace Frontage\Tests\Portfolio;

use Frontage\Tests\TestCase;
use function Frontage\Portfolio\ids_in_order;
use function Frontage\Portfolio\version_of_order;

class OrderSavingTest extends TestCase {

	/** @testdox [PF-24] of two editors who save an order in the same moment one is asked to try again, and no order becomes a mixture of both */
	public function test_same_moment(): void {
		[ $a, $b, $c ] = $this->add_items( 3 );
		$this->sign_in( 'editor' );
		$mine  = version_of_order( [ $a, $b, $c ] );
		$other = null;
		$save  = function ( $sql ) use ( &$other, &$save, $a, $b, $c, $mine ) {
			if ( str_starts_with( ltrim( $sql ), 'UPDATE' ) && str_contains( $sql, 'menu_order' ) ) {
				remove_filter( 'query', $save );
				$other = $this->keep( [ $b, $c, $a ], $mine )->get_status();
			}
			return $sql;
		};
		add_filter( 'query', $save );
		$this->assertSame( 200, $this->keep( [ $c, $b, $a ], $mine )->get_status() );
		$this->assertSame( 423, $other );
		$this->assertSame( [ $c, $b, $a ], ids_in_order() );
		$this->assertSame( 200, $this->keep( [ $a, $b, $c ] )->get_status(), 'The turn has come.' );
	}

	/** @testdox [PF-24] an editor saves the order of many items with as few questions to the database as that of a few */
	public function test_cost_of_saving(): void {
		$ids = $this->add_items( 5 );
		$this->sign_in( 'editor' );
		$cost = function ( array $ids ): int {
			wp_cache_flush();
			wp_load_alloptions();
			$before = get_num_queries();
			$this->assertSame( 200, $this->keep( array_reverse( $ids ) )->get_status() );
			$this->assertSame( array_reverse( $ids ), ids_in_order() );
			return get_num_queries() - $before;
		};
		$few  = $cost( $ids );
		$this->assertSame( $few, $cost( array_merge( array_reverse( $ids ), $this->add_items( 60 ) ) ) );
	}

	/**
	 * Makes items.
	 * @return list<int> Their ids.
	 */
	private function add_items( int $count ): array {
		$ids = [];
		for ( $number = 1; $number <= $count; $number++ ) {
			$ids[] = $this->add_item( [ 'post_title' => "Item $number" ] )->ID;
		}
		return $ids;
	}

	/**
	 * Sends an order.
	 * @param array<int|string> $items Ids.
	 */
	private function keep( array $items, ?string $version = null ): \WP_REST_Response {
		$request = new \WP_REST_Request( 'POST', '/frontage/v1/portfolio/order' );
		$request->set_body_params( array_filter( compact( 'items', 'version' ), static fn( $value ): bool => null !== $value ) );
		return rest_do_request( $request );
	}
}
