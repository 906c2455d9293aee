<?php
/** Values of attributes and filters as numbers and CSS. */

declare( strict_types=1 );

namespace Frontage\Tests\Values;

use Frontage\Tests\TestCase;
use function Frontage\Values\clamp;
use function Frontage\Values\css_number;
use function Frontage\Values\css_preset;

final class ValuesTest extends TestCase {

	/**
	 * @testdox [HK-08] values: a number stays within its limits, of any size; others are the fallback
	 */
	public function test_clamp(): void {
		$clamped = array_map( static fn( $value ): int => clamp( $value, 1, 100, 50 ), [ 7, '8.9', -1e30, 1e30, '1e999', null, true, 'x', [ 3 ] ] );
		$this->assertSame( [ 7, 8, 1, 100, 100, 50, 50, 50, 50 ], $clamped );
	}

	/**
	 * @testdox [HK-08] values: CSS has a point and no zeros at the end, and the theme's variables
	 */
	public function test_css(): void {
		$this->assertSame( [ '0', '100', '33.3333', '-1.5' ], array_map( 'Frontage\Values\css_number', [ 0.00001, 100.0, 100 / 3, -1.5 ] ) );
		$this->assertSame( '0.123457', css_number( 0.1234567, 6 ) );
		$this->assertSame( 'var(--wp--preset--spacing--40)', css_preset( 'var:preset|spacing|40', 'spacing' ) );
		// As WordPress names it.
		$this->assertSame( 'var(--wp--preset--spacing--2-xl)', css_preset( 'var:preset|spacing|2xl', 'spacing' ) );
		foreach ( [ 'var:preset|color|40', 'var:preset|spacing|4;0', "var:preset|spacing|40\n", '1rem' ] as $other ) {
			$this->assertSame( '', css_preset( $other, 'spacing' ) );
		}
	}
}
