<?php
/**
 * Layout of a gallery's tiles before any script runs.
 *
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Tests\Gallery;

use Frontage\Tests\TestCase;
use function Frontage\Gallery\attributes;
use function Frontage\Gallery\columns;
use function Frontage\Gallery\place;
use function Frontage\Gallery\properties;
use function Frontage\Gallery\style;
use function Frontage\Gallery\tile;
use function Frontage\Gallery\tile_height;
use function Frontage\Portfolio\find;
use function Frontage\Portfolio\item;

class LayoutTest extends TestCase {

	/**
	 * @testdox [PF-13] masonry: the server positions tiles as the script does
	 * @dataProvider cases
	 *
	 * @param array<string, mixed> $case What is placed, and where.
	 */
	public function test_placement( array $case ): void {
		$expected = [
			'spots' => $case['spots'],
			'ends'  => $case['ends'],
		];
		$this->assertSame( $expected, place( $case['heights'], $case['columns'] ) );
	}

	/**
	 * The cases that placement.test.ts holds the script to.
	 *
	 * @return array<string, array{ array<string, mixed> }>
	 */
	public static function cases(): array {
		$cases = [];
		foreach ( json_decode( (string) file_get_contents( dirname( __DIR__, 3 ) . '/blocks/portfolio/masonry/test/cases.json' ), true ) as $case ) {
			$cases[ $case['sentence'] ] = [ $case ];
		}
		return $cases;
	}

	/**
	 * @testdox [PF-13] masonry: pictures keep their shape within limits, each item has a tile
	 */
	public function test_heights(): void {
		$size = static fn( int $width, int $height ): array => compact( 'width', 'height' );
		$this->assertSame( [ 667, 1500, 400, 1800, 1000, 750 ], array_map( 'Frontage\Gallery\tile_height', [ $size( 1200, 800 ), $size( 800, 1200 ), $size( 4000, 500 ), $size( 500, 4000 ), $size( 1, 1 ), null ] ) );
		$this->assertSame( 400, tile_height( $size( 0, 0 ) ) );
	}

	/**
	 * @testdox [PF-14] masonry: tiles have positions for two and the chosen columns
	 */
	public function test_properties(): void {
		$items = [ [ 'image' => null ], [ 'image' => null ] ];
		$names = static fn( string $layout, int $columns ): array => array_keys( properties( $items, $layout, columns( $columns ) )['tiles'][1] );
		$this->assertSame( [ '--frontage-h', '--frontage-cm', '--frontage-rm', '--frontage-nm', '--frontage-cl', '--frontage-rl', '--frontage-nl' ], $names( 'masonry', 3 ) );
		$this->assertSame( '0', properties( $items, 'masonry', columns( 1 ) )['tiles'][1]['--frontage-cm'] );
		$this->assertSame( [], $names( 'grid', 3 ) );
		$this->assertSame( [], properties( [], 'grid', columns( 3 ) )['grid'] );
	}

	/**
	 * @testdox [PB-06] gallery: columns are one number, or have one for each device
	 * @dataProvider columns_given
	 *
	 * @param mixed             $given   The attribute.
	 * @param array<string, int> $columns As read.
	 */
	public function test_columns( $given, array $columns ): void {
		$this->assertSame( $columns, columns( $given ) );
		$stored = 1 === count( $columns ) ? $columns['value'] : $columns;
		$this->assertSame( $stored, attributes( [ 'columns' => $given ] )['columns'] );
		$this->assertSame( $columns, columns( $stored ) );
	}

	/**
	 * Attributes, and what they are read as.
	 *
	 * @return array<string, array{ mixed, array<string, int> }>
	 */
	public static function columns_given(): array {
		return [
			'a number' => [ '4', [ 'value' => 4 ] ],
			'phones'   => [ [ 'value' => 4, 'mobile' => 2 ], [ 'value' => 4, 'mobile' => 2 ] ],
			'tablets'  => [ [ 'tablet' => '5' ], [ 'value' => 3, 'tablet' => 5, 'mobile' => 1 ] ],
			'all'      => [
				[ 'mobile' => 2, 'tablet' => 3, 'widescreen' => 99, 'value' => 4 ],
				[ 'value' => 4, 'widescreen' => 8, 'tablet' => 3, 'mobile' => 2 ],
			],
			'hostile'  => [ [ 'value' => '2;}', 'tablet' => [ 2 ], 'mobile' => -1, 'watch' => 1 ], [ 'value' => 3 ] ],
			'a list'   => [ [ 4 ], [ 'value' => 3 ] ],
		];
	}

	/**
	 * @testdox [PB-06] gallery: tiles have positions, pictures sizes for devices' columns
	 */
	public function test_devices(): void {
		$settings = [ 'columns' => [ 'value' => 4, 'tablet' => 3, 'mobile' => 2 ] ];
		$tiles    = properties( array_fill( 0, 3, [ 'image' => null ] ), 'masonry', columns( $settings['columns'] ) )['tiles'];
		$this->assertSame( [ '2', 'var(--frontage-tablet) 2', 'var(--frontage-mobile) 0' ], [ $tiles[2]['--frontage-cl'], $tiles[2]['--frontage-c-tablet'], $tiles[2]['--frontage-c-mobile'] ] );
		$look = style( attributes( $settings ), [ 'gap' => [ 'mobile' => '4px', 'tablet' => '1px;color:red' ] ] );
		$this->assertStringContainsString( '--frontage-columns:4;--frontage-columns-medium:2;', $look );
		$this->assertStringContainsString( '--frontage-own-tablet:var(--frontage-tablet) 3;--frontage-own-mobile:var(--frontage-mobile) 2;--frontage-own:var(--frontage-own-mobile,var(--frontage-own-tablet));', $look );
		$this->assertStringEndsWith( '--frontage-gap-mobile:var(--frontage-mobile) 4px;--frontage-gap:var(--frontage-gap-mobile);', $look );
		$item = item( $this->add_item( [], [ 'image' => $this->add_picture() ] ) );
		$this->assertStringContainsString( 'sizes="(max-width: 767px) 50vw, (max-width: 1024px) 34vw, (min-width: 900px) 25vw, (min-width: 750px) 50vw, 100vw"', $this->html( $item, $settings ) );
		$this->assertStringNotContainsString( '--frontage-own', style( attributes( [] ), [] ) );
	}

	/**
	 * @testdox [PF-24] gallery: categories, focal point and quick view of a tile are optional
	 */
	public function test_tile(): void {
		$item = $this->add_item( [ 'post_title' => 'Harbour & light' ], [ 'image' => $this->add_picture() ] );
		$this->sort_into( 'categories', [ $this->add_term( 'R&D “Labs”' ), $this->add_term( 'Homes' ) ], $item );
		$known                   = item( $item );
		$known['image']['focus'] = [
			'x' => 0.305,
			'y' => 1,
		];

		$plain = $this->html( $known, [ 'show-quick-view' => 'no' ] );
		$this->assertStringContainsString( 'object-position: 31% 100%;', $plain );
		$this->assertStringNotContainsString( 'Homes', $plain );
		$this->assertStringNotContainsString( 'quick-view', $plain );

		$full = $this->html(
			$known,
			[
				'showTerms'     => true,
				'quickViewText' => 'Look <b>closer</b>',
			]
		);
		$this->assertStringContainsString( '>Homes · R&amp;D “Labs”<', $full );
		$this->assertStringContainsString( 'aria-hidden="true">Look &lt;b&gt;closer&lt;/b&gt;<', $full );
		$this->assertStringContainsString( '>Quick View<', $this->html( $known, [] ) );

		unset( $known['image']['focus'], $known['terms'] );
		$this->assertStringNotContainsString( 'object-position', $this->html( $known, [ 'showTerms' => true ] ) );
	}

	/**
	 * @testdox [PF-12] gallery: an item without a picture shows an initial, hidden from readers
	 */
	public function test_initial(): void {
		foreach ( [
			'«Émile»'       => 'É',
			'</script> 9'   => 's',
			'مشروع الميناء' => 'م',
			'😀'             => '',
		] as $title => $initial ) {
			$item = [ 'title' => (string) $title ] + item( $this->add_item() );
			$this->assertStringContainsString( 'aria-hidden="true" data-initial="' . $initial . '"', $this->html( $item, [] ) );
		}
	}

	/**
	 * @testdox [PF-22] gallery: a cropped picture is requested as wide as it is shown
	 */
	public function test_sizes(): void {
		$item                    = item( $this->add_item( [], [ 'image' => $this->add_picture() ] ) );
		$item['image']['width']  = 4000;
		$item['image']['height'] = 1000;
		$sizes                   = '(min-width: 900px) 100vw, (min-width: 500px) 150vw, 300vw';
		$settings                = [
			'layout'    => 'grid',
			'tileRatio' => '4/3',
		];
		$this->assertStringContainsString( "sizes=\"$sizes\"", $this->html( $item, $settings ) );
		$this->assertStringContainsString( "sizes=\"$sizes\"", $this->html( $item, $settings, 3 ) );
	}

	/**
	 * @testdox [PF-14] gallery: the gap between tiles is as set, in a computable unit
	 */
	public function test_gap(): void {
		$this->assertSame( [ '0px', '2cqi', '1.5rem', 'var(--wp--preset--spacing--30)', '' ], array_map( 'Frontage\Gallery\gap', [ '0', '2%', '1.5rem', 'var:preset|spacing|30', 'red;' ] ) );
		$this->assertStringContainsString( '--frontage-gap:0px;', style( attributes( [] ), [ 'style' => [ 'spacing' => [ 'blockGap' => '0' ] ] ] ) );
	}

	/**
	 * @testdox [PF-24] gallery: categories of tiles cost no query per item, and are in REST
	 */
	public function test_terms(): void {
		$term = $this->add_term( 'Homes &amp; gardens' );
		for ( $at = 0; $at < 6; $at++ ) {
			$this->sort_into( 'categories', [ $term ], $this->add_item() );
		}
		$cost = function ( int $per_page ): int {
			global $wpdb;
			wp_cache_flush();
			$before = $wpdb->num_queries;
			find( [ 'perPage' => $per_page ] );
			return $wpdb->num_queries - $before;
		};
		$this->assertSame( $cost( 2 ), $cost( 6 ) );
		$this->assertSame( [ 'Homes & gardens' ], $this->ask( 'astra-portfolio' )->get_data()[0]['frontage_terms'] );
	}

	/**
	 * What a tile prints.
	 *
	 * @param array<string, mixed> $item     The item.
	 * @param array<string, mixed> $settings The gallery's.
	 * @param int                  $at       Its position.
	 */
	private function html( array $item, array $settings, int $at = 0 ): string {
		ob_start();
		tile( $item, $at, false, attributes( $settings ), [ 'newTab' => '' ], [] );
		return (string) ob_get_clean();
	}
}
