<?php
/** Promises about text paths: the SVG that visitors get. */

declare( strict_types=1 );

namespace Frontage\Tests\TextPath;

use Frontage\Tests\TestCase;

class TextPathTest extends TestCase {

	/** @param array<string, mixed> $attributes */
	private function path( array $attributes ): string {
		return do_blocks( sprintf( '<!-- wp:frontage/text-path %s /-->', wp_json_encode( (object) $attributes ) ) );
	}

	/**
	 * @testdox [PB-05] text path: is an SVG with an id of its own, whose text begins where it is set
	 */
	public function test_drawing(): void {
		$attributes = [
			'text'        => 'Tom &amp; Jerry [gallery]',
			'path'        => 'arc',
			'startOffset' => 20,
		];
		$html       = $this->path( $attributes ) . $this->path( $attributes );
		$this->assertSame( 2, preg_match_all( '/<path [^>]*id="([^"]+)" d="M0 250A250 250 0 0 1 500 250"/', $html, $ids ) );
		$this->assertNotSame( $ids[1][0], $ids[1][1] );
		$this->assertStringContainsString( "href=\"#{$ids[1][1]}\" startOffset=\"20%\">Tom &amp; Jerry &#091;gallery&#093;<", str_replace( [ '&#91;', '&#93;' ], [ '&#091;', '&#093;' ], $html ) );
		$this->assertStringContainsString( 'startOffset="80%"', $this->path( $attributes + [ 'direction' => 'rtl' ] ) );
		$this->assertStringContainsString( 'startOffset="50%"', $this->path( $attributes + [ 'isCentered' => true ] ) );
	}

	/**
	 * @testdox [PB-05] text path: long words of a wide path are there as a plain text, for windows where letters would be tiny
	 */
	public function test_plain_text(): void {
		$plain = '~ data-least="(\d+)".+</svg><span class="wp-block-frontage-text-path__plain">(.+?)</span>~s';
		$wide  = [
			'path'  => 'line',
			'width' => 1200,
		];
		$this->assertSame( 1, preg_match( $plain, $this->path( [ 'text' => str_repeat( 'Oak [b] &amp; ', 12 ) ] + $wide ), $found ) );
		$this->assertSame( '480', $found[1] ?? '' );
		$this->assertStringContainsString( '&amp;', $found[2] ?? '' );
		$this->assertStringNotContainsString( '[', $found[2] );
		foreach ( [ [ 'text' => 'Tea' ] + $wide, [ 'text' => str_repeat( 'Oak ', 40 ) ] ] as $fitting ) {
			$this->assertStringNotContainsString( 'data-least', $this->path( $fitting ) );
		}
		$this->assertStringContainsString( 'data-least="640"', $this->path( [ 'text' => str_repeat( 'Oak ', 99 ), 'width' => 4000 ] ) );
	}

	/**
	 * @testdox [PB-05] text path: an owner’s path holds commands and numbers only
	 */
	public function test_own_path(): void {
		$own = [
			'text' => 'Tea',
			'path' => 'custom',
			'box'  => '0 0 100 50',
		];
		$this->assertStringContainsString( 'viewBox="0 0 100 50"', $this->path( $own + [ 'd' => 'M0 0L100 50' ] ) );
		$this->assertStringContainsString( '--frontage-text-path-scale:0.2;', $this->path( $own + [ 'd' => 'M0 0L100 50' ] ) );
		foreach ( [ '', 'M0 0"onload="x', 'L0 0', 'url(#x)', 'M<script>', [ 'M' ], 'M' . str_repeat( '1', 30000 ) ] as $d ) {
			$html = $this->path( $own + [ 'd' => $d ] );
			$this->assertStringContainsString( 'data-path="wave"', $html );
			$this->assertStringContainsString( 'viewBox="0 0 500 85"', $html );
			$this->assertStringNotContainsString( 'onload', $html );
		}
		$this->assertStringContainsString(
			'viewBox="0 0 500 85"',
			$this->path(
				[
					'd'   => 'M0 0L9 9',
					'box' => '0 0 -1 x',
				] + $own
			)
		);
	}

	/**
	 * @testdox [PB-05] text path: bad attributes are those of a plain one; without words there is none
	 */
	public function test_hostile(): void {
		$this->assertSame( '', trim( $this->path( [ 'text' => ' <b></b> ' ] ) ) );
		$html = $this->path(
			[
				'text'        => 'Tea<script>alert(1)</script>&lt;script&gt;',
				'path'        => 'x"y',
				'width'       => 'x',
				'startOffset' => 900,
				'direction'   => 'x',
				'url'         => 'javascript:alert(1)',
			]
		);
		$this->assertStringContainsString( 'data-path="wave"', $html );
		$this->assertStringContainsString( 'startOffset="100%"', $html );
		$this->assertStringNotContainsString( '<script', $html );
		$this->assertStringNotContainsString( '<a ', $html );
		$this->assertStringNotContainsString( 'dir=', $html );
		$this->assertStringContainsString(
			'href="https://example.com/?a=1&#038;b=2" aria-label="Tea" target="_blank" rel="noopener"',
			$this->path(
				[
					'text'          => 'Tea',
					'url'           => 'https://example.com/?a=1&b=2',
					'opensInNewTab' => true,
				]
			)
		);
	}
}
