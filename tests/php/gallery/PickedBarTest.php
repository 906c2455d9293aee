<?php
/**
 * Filter bar of a gallery of picked items.
 *
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Tests\Gallery;

use Frontage\Tests\TestCase;
use function Frontage\Gallery\attributes;
use function Frontage\Gallery\gallery;
use function Frontage\Gallery\view;

class PickedBarTest extends TestCase {

	/**
	 * The address is the usual one again.
	 */
	protected function tear_down(): void {
		$_SERVER['REQUEST_URI'] = '/';
		parent::tear_down();
	}

	/**
	 * @testdox [PF-08] filter bar: picked items offer only their categories and parents
	 */
	public function test_offered(): void {
		$homes = $this->add_term( 'Homes' );
		$flats = $this->add_term( 'Flats', $homes );
		$parks = $this->add_term( 'Parks' );
		$item  = $this->add_sorted( [ $flats ] );
		$this->add_sorted( [ $parks ] );
		$this->assertSame( [ 'category' => [ 'Flats', 'Homes' ] ], $this->offered( [ 'pickedItems' => [ $item->ID ] ] ) );
		$this->assertSame( [ 'category' => [ 'Flats', 'Homes', 'Parks' ] ], $this->offered( [] ) );

		$chosen = [
			'pickedItems'         => [ $item->ID ],
			'categorySelectedNum' => [ $parks, $homes ],
		];
		$this->assertSame( [ 'category' => [ 'Homes' ] ], $this->offered( $chosen ) );
	}

	/**
	 * @testdox [PF-07] [PF-08] filter bar: All can be left out, and a bar with nothing in it is not printed
	 */
	public function test_parts(): void {
		$this->add_sorted( [ $this->add_term( 'Homes' ) ] );
		$links   = static fn( array $attributes ): int => substr_count( view( (array) gallery( attributes( $attributes ) ) ), '"wp-block-frontage-portfolio__term"' );
		$this->assertSame( [ 2, 1 ], [ $links( [] ), $links( [ 'showCategoriesAll' => false ] ) ] );
		$without = view( (array) gallery( attributes( [ 'showCategories' => false, 'showSearch' => false ] ) ) );
		$this->assertStringContainsString( 'An item', $without );
		$this->assertStringNotContainsString( 'wp-block-frontage-portfolio__bar', $without );
	}

	/**
	 * @testdox [PF-08] filter bar: a hidden picked item adds no categories
	 */
	public function test_hidden(): void {
		$seen   = $this->add_sorted( [ $this->add_term( 'Homes' ) ] );
		$secret = $this->add_term( 'Secret' );
		$hidden = [
			$this->add_sorted( [ $secret ], [ 'post_password' => 'open sesame' ] ),
			$this->add_sorted( [ $secret ], [ 'post_type' => 'post' ] ),
		];
		foreach ( [ 'draft', 'pending', 'private', 'trash' ] as $status ) {
			$hidden[] = $this->add_sorted( [ $secret ], [ 'post_status' => $status ] );
		}
		$picked = wp_list_pluck( $hidden, 'ID' );
		$this->assertSame( [], $this->offered( [ 'pickedItems' => $picked ] ) );
		$this->assertSame( [ 'category' => [ 'Homes' ] ], $this->offered( [ 'pickedItems' => array_merge( $picked, [ $seen->ID, 99999999 ] ) ] ) );
	}

	/**
	 * @testdox [PF-08] filter bar: picked items without a chosen tag add no categories
	 */
	public function test_narrowed(): void {
		$film  = $this->add_term( 'Film', 0, 'tags' );
		$kinds = $this->add_term( 'Kinds', 0, 'otherCategories' );
		$under = $this->add_term( 'Under it', $kinds, 'otherCategories' );
		$shown = $this->add_sorted( [ $this->add_term( 'Homes' ) ] );
		$other = $this->add_sorted( [ $this->add_term( 'Parks' ) ] );
		$this->sort_into( 'tags', [ $film ], $shown );
		$this->sort_into( 'otherCategories', [ $under ], $other );
		$picked = [ 'pickedItems' => [ $shown->ID, $other->ID ] ];
		$this->assertSame( [ 'category' => [ 'Homes' ] ], $this->offered( [ 'tagsSelectedNum' => [ $film ] ] + $picked ) );
		$this->assertSame( [ 'category' => [ 'Parks' ] ], $this->offered( [ 'otherCategorySelectedNum' => [ $kinds ] ] + $picked ) );
	}

	/**
	 * @testdox [PF-07] filter bar: without a term of picked items it is not printed
	 */
	public function test_no_list(): void {
		$item = $this->add_sorted( [ $this->add_term( 'Homes' ) ] );
		$this->sort_into( 'otherCategories', [ $this->add_term( 'Blue', 0, 'otherCategories' ) ], $this->add_item() );
		$both = [ 'showOtherCategories' => true ];
		$this->assertSame( [ 'category', 'other' ], array_keys( $this->offered( $both ) ) );
		$this->assertSame( [ 'category' ], array_keys( $this->offered( [ 'pickedItems' => [ $item->ID ] ] + $both ) ) );
	}

	/**
	 * @testdox [PF-06] filter bar: a link to a category without picked items shows all picked
	 */
	public function test_address(): void {
		$homes = $this->add_sorted( [ $this->add_term( 'Homes' ) ] );
		$parks = $this->add_sorted( [ $this->add_term( 'Parks' ) ] );
		foreach ( [ 'picked1' => $homes, 'picked2' => $parks ] as $instance => $item ) { // phpcs:ignore WordPress.Arrays -- Short.
			$_SERVER['REQUEST_URI'] = "/?frontage-$instance-category=parks";

			$gallery = gallery(
				attributes(
					[
						'instanceId'  => $instance,
						'pickedItems' => [ $item->ID ],
					]
				)
			);
			$this->assertSame( $item === $parks ? 'parks' : '', $gallery['state']['category'] );
			$this->assertSame( [ $item->ID ], array_column( $gallery['items'], 'id' ) );
		}
	}

	/**
	 * @testdox [PF-07] filter bar: picked items cost one query, none without categories
	 */
	public function test_queries(): void {
		$blue   = $this->add_term( 'Blue', 0, 'otherCategories' );
		$picked = [];
		for ( $at = 0; $at < 30; $at++ ) {
			$item     = $this->add_sorted( [ $this->add_term( "Category $at" ) ] );
			$picked[] = $item->ID;
			$this->sort_into( 'otherCategories', [ $blue ], $item );
		}
		$both = [
			'showOtherCategories' => true,
			'itemsPerPage'        => 2,
		];
		$none = [
			'showCategories' => false,
			'itemsPerPage'   => 2,
		];
		$this->assertSame( 1, $this->cost( [ 'pickedItems' => array_slice( $picked, 0, 3 ) ] + $both ) - $this->cost( $both ) );
		$this->assertSame( 1, $this->cost( [ 'pickedItems' => $picked ] + $both ) - $this->cost( $both ) );
		$this->assertSame( 0, $this->cost( [ 'pickedItems' => $picked ] + $none ) - $this->cost( $none ) );
	}

	/**
	 * Makes an item in some categories.
	 *
	 * @param int[]                $categories Term ids.
	 * @param array<string, mixed> $post       What differs from a published item.
	 */
	private function add_sorted( array $categories, array $post = [] ): \WP_Post {
		$item = $this->add_item( $post );
		$this->sort_into( 'categories', $categories, $item );
		return $item;
	}

	/**
	 * The names of the terms in the bar, by the filter's word.
	 *
	 * @param array<string, mixed> $settings The gallery's.
	 * @return array<string, list<string>>
	 */
	private function offered( array $settings ): array {
		$offered = [];
		foreach ( gallery( attributes( $settings ) )['bar'] as $filter ) {
			$offered[ $filter['word'] ] = array_column( $filter['terms'], 'name' );
		}
		return $offered;
	}

	/**
	 * How many queries a gallery takes with nothing cached but the options, which WordPress has read by then.
	 *
	 * @param array<string, mixed> $settings The gallery's.
	 */
	private function cost( array $settings ): int {
		wp_cache_flush();
		wp_load_alloptions();
		$before = get_num_queries();
		gallery( attributes( $settings ) );
		return get_num_queries() - $before;
	}
}
