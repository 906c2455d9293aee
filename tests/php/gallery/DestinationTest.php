<?php
/**
 * Destination of a tile's link.
 *
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Tests\Gallery;

use Frontage\Tests\TestCase;
use function Frontage\Portfolio\destination;

class DestinationTest extends TestCase {

	/**
	 * @testdox [PF-19] gallery: links lead where the script's do, or to the item's page
	 * @dataProvider addresses
	 *
	 * @param string $address  Of the site.
	 * @param bool   $is_shown Whether it is one.
	 */
	public function test_destination( string $address, bool $is_shown ): void {
		$item = [
			'type'        => 'iframe',
			'link'        => 'https://example.org/portfolio/shop/',
			'siteUrl'     => $address,
			'videoUrl'    => '',
			'lightboxUrl' => '',
		];
		$this->assertSame( $is_shown ? $address : $item['link'], destination( $item ) );
	}

	/**
	 * The addresses that item.test.ts holds the script to.
	 *
	 * @return array<string, array{ string, bool }>
	 */
	public static function addresses(): array {
		$lists = json_decode( (string) file_get_contents( dirname( __DIR__, 3 ) . '/blocks/portfolio/data/test/addresses.json' ), true );
		$cases = [];
		foreach ( $lists as $list => $addresses ) {
			foreach ( $addresses as $address ) {
				$cases[ "$list: $address" ] = [ $address, 'shown' === $list ];
			}
		}
		return $cases;
	}
}
