<?php
/** The items' manual order, and their list in the admin. */

declare( strict_types=1 );

namespace Frontage\Tests\Portfolio;

use Frontage\Tests\TestCase;
use function Frontage\Portfolio\apply_bulk_order;
use function Frontage\Portfolio\ids_in_order;
use function Frontage\Portfolio\meta_keys;
use function Frontage\Portfolio\meta_of_type;
use function Frontage\Portfolio\order_screen_items;
use function Frontage\Portfolio\print_column;
use function Frontage\Portfolio\print_order_screen;
use function Frontage\Portfolio\save_type;
use function Frontage\Portfolio\stored;
use function Frontage\Portfolio\submitted_field;
use function Frontage\Portfolio\version_of_order;
use const Frontage\Portfolio\ORDER_LIMIT;
use const Frontage\Portfolio\QUICK_EDIT_NONCE;

class OrderTest extends TestCase {

	/** What a request left behind is gone. */
	protected function tear_down(): void {
		$_REQUEST = [];
		parent::tear_down();
	}

	/** @testdox [PF-24] order screen: only moved items are written, an action fires */
	public function test_order(): void {
		$ids = $this->add_items( 4 );
		$this->sign_in( 'editor' );
		$told   = [];
		$listen = function ( $changed ) use ( &$told ): void {
			$told[] = $changed;
		};
		add_action( 'frontage_portfolio_ordered', $listen );

		$this->assertSame( 200, $this->keep( array_reverse( $ids ) )->get_status() );
		$this->assertSame( array_reverse( $ids ), ids_in_order() );
		$this->assertSame( 1, get_post( $ids[3] )->menu_order ?? 0 );

		$modified = get_post( $ids[0] )->post_modified ?? '';
		$this->keep( [ $ids[2], $ids[3], $ids[1], $ids[0] ] );
		remove_action( 'frontage_portfolio_ordered', $listen );
		$this->assertSame( [ $ids[2] => 1, $ids[3] => 2 ], $told[1] ); // phpcs:ignore WordPress.Arrays -- Short.
		$this->assertSame( $modified, get_post( $ids[0] )->post_modified ?? '' );
	}

	/** @testdox [PF-24] order screen: a newer order is overwritten on request only */
	public function test_conflict(): void {
		[ $a, $b, $c ] = $this->add_items( 3 );
		$this->sign_in( 'editor' );
		$mine = version_of_order( [ $a, $b, $c ] );
		$next = $this->keep( [ $b, $a, $c ], $mine )->get_data()['version'];
		$this->assertSame( 409, $this->keep( [ $c, $b, $a ], $mine )->get_status() );
		$this->assertSame( [ $b, $a, $c ], ids_in_order() );
		$this->assertSame( 200, $this->keep( [ $c, $b, $a ], $next )->get_status() );
		$this->assertSame( 200, $this->keep( [ $a, $b, $c ] )->get_status() );
	}

	/** @testdox [PF-24] order screen: items beyond the limit follow, and their number is told */
	public function test_many(): void {
		$all   = $this->fill( ORDER_LIMIT + 3 );
		$shown = array_slice( $all, 0, ORDER_LIMIT );
		$rest  = array_slice( $all, ORDER_LIMIT );
		$this->assertStringContainsString( '3 more are not shown', $this->screen() );
		$this->assertStringContainsString( 'orderby=menu_order', $this->screen() );
		$this->assertStringNotContainsString( "\"id\":{$rest[0]},", $this->screen() );

		$this->sign_in( 'editor' );
		$told   = [];
		$listen = function ( $changed ) use ( &$told ): void {
			$told = $changed;
		};
		add_action( 'frontage_portfolio_ordered', $listen );
		$version = $this->keep( array_reverse( $shown ), version_of_order( $all ) )->get_data()['version'];
		$this->assertSame( array_merge( array_reverse( $shown ), $rest ), ids_in_order() );
		$this->assertSame( ORDER_LIMIT + 1, get_post( $rest[0] )->menu_order ?? 0 );
		$this->assertSame( ORDER_LIMIT + 1, $told[ $rest[0] ] );

		// What the screen tells an owner to do.
		wp_update_post(
			[
				'ID'         => $rest[2],
				'menu_order' => -1,
			]
		);
		$now = ids_in_order();
		$this->assertSame( $rest[2], $now[0] );
		$this->assertSame( 409, $this->keep( array_slice( $now, 0, ORDER_LIMIT ), $version )->get_status(), 'Somebody else moved one that is shown now.' );
		$this->assertSame( 200, $this->keep( array_slice( $now, 0, ORDER_LIMIT ) )->get_status() );
		remove_action( 'frontage_portfolio_ordered', $listen );
		$this->assertSame( $now, ids_in_order() );
		$this->assertSame( ORDER_LIMIT + 1, get_post( $shown[0] )->menu_order ?? 0, 'The last one shown has made room.' );
	}

	/** @testdox [PF-24] order screen: at the limit no others are mentioned */
	public function test_just_as_many(): void {
		$ids = $this->fill( ORDER_LIMIT );
		$this->assertStringNotContainsString( 'not shown', $this->screen() );
		$this->assertStringContainsString( "\"id\":{$ids[ ORDER_LIMIT - 1 ]},", $this->screen() );
	}

	/** @testdox [PF-24] order screen: needs the right to edit everyone's items, orders only those */
	public function test_rights(): void {
		[ $a, $b ] = $this->add_items( 2 );
		$this->assertSame( 401, $this->keep( [ $b, $a ] )->get_status() );
		$this->sign_in( 'author' );
		$this->assertSame( 403, $this->keep( [ $b, $a ] )->get_status() );

		$this->sign_in( 'editor' );
		$page = wp_insert_post(
			[
				'post_type'   => 'page',
				'post_title'  => 'A page',
				'post_status' => 'publish',
			]
		);
		$this->assertSame( 200, $this->keep( [ $page, $b, 99999999, $a ] )->get_status() );
		$this->assertSame( 0, get_post( $page )->menu_order ?? -1 );
		$this->assertSame( [ $b, $a ], ids_in_order() );
		$this->assertSame( 400, $this->keep( [ 'first' ] )->get_status() );
		$this->assertSame( 400, $this->keep( [] )->get_status() );
	}

	/** @testdox [PF-24] order screen: many items cost as many queries as few */
	public function test_queries(): void {
		$this->add_pictured_items( 5 );
		$few = $this->cost();
		$this->add_pictured_items( 60 );
		$this->assertSame( $few, $this->cost() );
	}

	/** @testdox [PF-26] bulk edit: type and order by nonce, right and known value only */
	public function test_quick_edit(): void {
		$item   = $this->add_item( [], [ 'type' => 'page' ] );
		$submit = function ( string $type, string $order = '', ?string $nonce = null ) use ( $item ): array {
			$_REQUEST = [
				'frontage_type'       => $type,
				'frontage_order'      => $order,
				'frontage_quick_edit' => $nonce ?? wp_create_nonce( QUICK_EDIT_NONCE ),
			];
			save_type( $item->ID );
			$data = apply_bulk_order( [ 'post_type' => 'astra-portfolio', 'menu_order' => 3 ], [ 'ID' => $item->ID ] ); // phpcs:ignore WordPress.Arrays -- Short.
			return [ stored( $item->ID )['type'], $data['menu_order'] ];
		};
		$this->sign_in( 'author' );
		$this->assertSame( [ 'page', 3 ], $submit( 'video', '7' ), 'Not an author’s own item.' );
		$this->sign_in( 'editor' );
		$this->assertSame( [ 'page', 3 ], $submit( 'video', '7', 'forged' ) );
		$this->assertSame( [ 'page', 3 ], $submit( 'hologram', 'soon' ) );
		$this->assertSame( [ 'page', 3 ], $submit( '' ) );
		$this->assertSame( [ 'video', 7 ], $submit( 'video', '7' ) );
		$this->assertSame( '', submitted_field( 'frontage_missing' ) );
	}

	/** @testdox [PF-27] item list: the filter of sites includes no and unknown types */
	public function test_type_filter(): void {
		$this->add_item( [ 'post_title' => 'None' ] );
		$this->add_item( [ 'post_title' => 'Unknown' ], [ 'type' => 'hologram' ] );
		$this->add_item( [ 'post_title' => 'Page' ], [ 'type' => 'page' ] );
		$titles = static fn( $type ): array => wp_list_pluck(
			get_posts(
				[
					'post_type'  => 'astra-portfolio',
					'orderby'    => 'title',
					'order'      => 'ASC',
					'meta_query' => [ meta_of_type( $type ) ], // phpcs:ignore WordPress.DB.SlowDBQuery -- What is tested.
				]
			),
			'post_title'
		);
		$this->assertSame( [ 'None', 'Unknown' ], $titles( 'iframe' ) );
		$this->assertSame( [ 'Page' ], $titles( 'page' ) );
	}

	/** @testdox [PF-24] order screen: of two saves at once one is asked to retry, none mixed */
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

	/** @testdox [PF-24] order screen: saving many costs as few queries as few */
	public function test_cost_of_saving(): void {
		$ids = $this->add_items( 5 );
		$this->sign_in( 'editor' );
		$cost = function ( array $ids ): int {
			$cost = $this->cost_of( fn() => $this->keep( array_reverse( $ids ) ) );
			$this->assertSame( array_reverse( $ids ), ids_in_order() );
			return $cost;
		};
		$few  = $cost( $ids );
		$this->assertSame( $few, $cost( array_merge( array_reverse( $ids ), $this->add_items( 60 ) ) ) );
	}

	/** Queries for the screen of the order and for the cells of the list, with nothing cached. */
	private function cost(): int {
		return $this->cost_of(
			function (): void {
				$ids = ids_in_order();
				order_screen_items( $ids );
				ob_start();
				foreach ( $ids as $id ) {
					foreach ( [ 'frontage-picture', 'frontage-type', 'frontage-order' ] as $column ) {
						print_column( $column, $id );
					}
				}
				$this->assertStringContainsString( '<img ', (string) ob_get_clean() );
			}
		);
	}

	/** Makes items, each with a picture of its own. */
	private function add_pictured_items( int $count ): void {
		foreach ( $this->add_items( $count ) as $id ) {
			update_post_meta( $id, meta_keys()['type'], 'image' );
			update_post_meta( $id, meta_keys()['image'], $this->add_picture( "picture-$id" ) );
		}
	}

	/**
	 * Fills the site with items that nobody has put in order, by SQL, for WordPress would take a minute.
	 * @return list<int> Their ids.
	 */
	private function fill( int $count ): array {
		global $wpdb;
		$first = 1 + (int) $wpdb->get_var( "SELECT MAX( ID ) FROM {$wpdb->posts}" );
		$ids   = range( $first, $first + $count - 1 );
		$rows  = array_map( static fn( int $id ): string => "( $id, 'astra-portfolio', 'publish', 'Item $id', '', '', '', '', '' )", $ids );
		$wpdb->query( "INSERT INTO {$wpdb->posts} ( ID, post_type, post_status, post_title, post_content, post_excerpt, to_ping, pinged, post_content_filtered ) VALUES " . implode( ',', $rows ) );
		return $ids;
	}

	/** What the screen prints. */
	private function screen(): string {
		ob_start();
		print_order_screen();
		return (string) ob_get_clean();
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
