<?php
/** Promises about progress bars. */

declare( strict_types=1 );

namespace Frontage\Tests\Progress;

use Frontage\Tests\TestCase;

class ProgressTest extends TestCase {

	protected function tear_down(): void {
		$GLOBALS['wp_query']->is_feed = false;
		parent::tear_down();
	}

	/**
	 * A progress bar's HTML.
	 * @param array<string, mixed> $attributes
	 */
	private function progress( array $attributes ): string {
		return do_blocks( sprintf( '<!-- wp:frontage/progress %s /-->', wp_json_encode( (object) $attributes ) ) );
	}

	/**
	 * @testdox [PB-05] progress: width, value and words; in feeds the words alone
	 */
	public function test_markup(): void {
		$set  = [ 'percent' => 72.25, 'title' => 'A "b" <em>c</em>', 'innerText' => 'D' ];
		$html = $this->progress( $set );
		$this->assertStringContainsString( 'aria-label="A &quot;b&quot; c"', $html );
		$this->assertStringContainsString( 'aria-valuenow="72.3"', $html );
		$this->assertStringContainsString( 'aria-valuetext="72.3%, D"', $html );
		$this->assertStringContainsString( 'style="inline-size:72.3%"', $html );
		$this->assertStringNotContainsString( '>72.3%<', $this->progress( [ 'showPercentage' => false ] + $set ) );
		$GLOBALS['wp_query']->is_feed = true;
		$this->assertSame( '<p>A "b" <em>c</em> 72.3% D</p>', trim( $this->progress( $set ) ) );
	}

	/**
	 * @testdox [PB-05] progress: hostile percentages are clamped, other values fall back
	 */
	public function test_clamped(): void {
		foreach ( [ 1000, -5, 33.333, '"><script>' ] as $at => $given ) {
			$width = [ '100', '0', '33.3', '50' ][ $at ];
			$this->assertStringContainsString( "style=\"inline-size:$width%\"", $this->progress( [ 'percent' => $given ] ) );
		}
		$html = $this->progress( [ 'percent' => [ 3 ], 'title' => [ 'x' ], 'innerText' => '<script>x</script>', 'showPercentage' => false ] );
		$this->assertStringContainsString( 'aria-label="Progress"', $html );
		$this->assertStringNotContainsString( 'script', $html );
		$this->assertStringNotContainsString( '__line', $html );
	}
}
