<?php
/** Database queries of a page of items, on a small site and on a large one. */

declare( strict_types=1 );

namespace Frontage\Tests\Portfolio;

use Frontage\Tests\TestCase;
use function Frontage\Gallery\register_legacy_block;
use function Frontage\Housekeeping\upgrade;
use function Frontage\Portfolio\find;
use function Frontage\Portfolio\terms_with_items;
use function Frontage\Settings\get;
use const Frontage\Gallery\LEGACY_BLOCK;

class QueryCountTest extends TestCase {

	private const FIELDS = 'id,link,title,portfolio-type,lightbox-image-url,portfolio-video-url,astra-site-url,astra-site-open-in-new-tab,astra-site-open-portfolio-in,frontage_image';

	/** @testdox [PF-03] queries: 24 of 60 or 10,000 items cost the same, at most 4 over posts */
	public function test_constant(): void {
		$term   = $this->add_term( 'Homes' );
		$child  = $this->add_term( 'Flats', $term );
		$images = array_map( fn( int $number ): int => $this->add_picture( "picture-$number" ), range( 1, 60 ) );
		// Which is not the term's id once WordPress, or another test, has split or skipped some.
		$sorted = (int) ( get_term( $child )->term_taxonomy_id ?? 0 );
		$this->fill( 'post', 60, $images, 0 );
		$this->fill( 'astra-portfolio', 60, $images, $sorted );

		$asked = [
			'all'      => [],
			'category' => [ 'astra-portfolio-categories' => (string) $term ],
			'search'   => [ 'frontage_title' => 'item &' ],
			'page 2'   => [ 'page' => 2 ],
			'shuffled' => [ 'frontage_seed' => 5 ],
		];
		$small = array_map( fn( array $query ): int => $this->cost( 'astra-portfolio', $query ), $asked );
		$found = $this->cost_of( static fn() => find( [ 'perPage' => 24 ] ) );
		terms_with_items( 'categories' );
		$terms = $this->cost_of( static fn() => terms_with_items( 'categories' ) );
		$posts = $this->cost( 'posts', [] );
		$this->assertLessThanOrEqual( $posts + 4, $small['all'] );
		$this->assertLessThanOrEqual( $posts, $found, 'Without the REST API there is less to ask.' );
		$whole = $this->cost( 'astra-portfolio', [ '_fields' => null ] ) - $this->cost( 'posts', [ '_fields' => null ] );
		$this->assertLessThanOrEqual( 4, $whole, 'More than posts, with every field.' );

		$this->fill( 'astra-portfolio', 9940, $images, $sorted );
		$this->assertSame( 10000, find( [ 'perPage' => 24 ] )['total'] );
		$this->assertSame( $small, array_map( fn( array $query ): int => $this->cost( 'astra-portfolio', $query ), $asked ) );
		$this->assertSame( $found, $this->cost_of( static fn() => find( [ 'perPage' => 24 ] ) ) );
		$this->assertSame( $terms, $this->cost_of( static fn() => terms_with_items( 'categories' ) ) );
	}

	/** @testdox [SE-01] queries: unset options cost a page no query */
	public function test_options(): void {
		delete_option( 'frontage_settings' );
		delete_option( 'frontage_installed' );
		upgrade();
		unregister_block_type( LEGACY_BLOCK );
		$cost = $this->cost_of(
			static function (): void {
				upgrade();
				register_legacy_block();
				get( 'island_prefetch' );
			}
		);
		$this->assertSame( 0, $cost );
	}

	/**
	 * How many queries a page of 24 items from the REST API takes with nothing cached.
	 * @param array<string, mixed> $query Its parameters.
	 */
	private function cost( string $route, array $query ): int {
		$query = array_filter(
			$query + [
				'per_page' => 24,
				'_fields'  => self::FIELDS,
			]
		);
		return $this->cost_of(
			function () use ( $route, $query ): void {
				$this->assertCount( 24, $this->ask( $route, $query )->get_data() );
			}
		);
	}

	/**
	 * Fills the site by SQL, for WordPress would take minutes.
	 * @param int[] $images Pictures, of which each item has one to show and another for the lightbox.
	 */
	private function fill( string $type, int $number, array $images, int $term ): void {
		global $wpdb;
		$first = 1 + (int) $wpdb->get_var( "SELECT MAX( ID ) FROM {$wpdb->posts}" );
		$posts = [];
		$meta  = [];
		$terms = [];
		for ( $count = 0; $count < $number; $count++ ) {
			$id      = $first + $count;
			$picture = $images[ $count % count( $images ) ];
			$other   = $images[ ( $count + 30 ) % count( $images ) ];
			$posts[] = "( $id, 1, '$type', 'publish', 'Item &amp; $count', 'item-$type-$id', '', '', '', '', '', '', '2031-01-01 00:00:00', '2031-01-01 00:00:00', '2031-01-01 00:00:00', '2031-01-01 00:00:00' )";
			$meta[]  = "( $id, '_thumbnail_id', '$picture' ), ( $id, 'astra-lightbox-image-id', '$other' ), ( $id, 'astra-portfolio-type', 'image' )";
			$terms[] = "( $id, $term )";
		}
		foreach ( array_chunk( $posts, 1000 ) as $rows ) {
			$wpdb->query( "INSERT INTO {$wpdb->posts} ( ID, post_author, post_type, post_status, post_title, post_name, post_content, post_excerpt, to_ping, pinged, post_content_filtered, post_password, post_date, post_date_gmt, post_modified, post_modified_gmt ) VALUES " . implode( ',', $rows ) );
		}
		foreach ( array_chunk( $meta, 1000 ) as $rows ) {
			$wpdb->query( "INSERT INTO {$wpdb->postmeta} ( post_id, meta_key, meta_value ) VALUES " . implode( ',', $rows ) );
		}
		foreach ( $term ? array_chunk( $terms, 1000 ) : [] as $rows ) {
			$wpdb->query( "INSERT INTO {$wpdb->term_relationships} ( object_id, term_taxonomy_id ) VALUES " . implode( ',', $rows ) );
		}
	}
}
