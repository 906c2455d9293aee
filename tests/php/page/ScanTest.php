<?php
/** Which HTML of a page features see that enqueue scripts by it. */

declare( strict_types=1 );

namespace Frontage\Tests\Page;

use Frontage\Tests\TestCase;
use function Frontage\Page\scan;

class ScanTest extends TestCase {

	/**
	 * HTML that was scanned.
	 * @var list<string>
	 */
	private array $scanned = [];

	protected function set_up(): void {
		parent::set_up();
		add_action( 'frontage_scan_html', [ $this, 'note' ] );
	}

	protected function tear_down(): void {
		remove_action( 'frontage_scan_html', [ $this, 'note' ] );
		parent::tear_down();
	}

	public function note( string $html ): void {
		$this->scanned[] = trim( $html );
	}

	/**
	 * @testdox [PB-08] [LB-04] scripts by HTML: a block's content is scanned once, at any depth
	 */
	public function test_once(): void {
		$text = '<p><a href="#a">a</a></p>';
		do_blocks( "<!-- wp:group --><div class=\"wp-block-group\"><!-- wp:group --><div class=\"wp-block-group\"><!-- wp:paragraph -->$text<!-- /wp:paragraph --></div><!-- /wp:group --></div><!-- /wp:group -->" );
		$this->assertSame( [ $text, '<div class="wp-block-group"></div>', '<div class="wp-block-group"></div>' ], $this->scanned );
	}

	/**
	 * @testdox [PB-08] [LB-04] scripts by HTML: a dynamic block's wrapper is scanned, non-HTML is not
	 */
	public function test_dynamic(): void {
		do_blocks( '<!-- wp:navigation-submenu {"label":"A","url":"#a"} --><!-- wp:navigation-link {"label":"B","url":"#b"} /--><!-- /wp:navigation-submenu -->' );
		$this->assertStringContainsString( 'href="#a"', implode( '', $this->scanned ) );
		$this->scanned = [];
		$this->assertSame( [ 5, 'words' ], [ scan( 5 ), scan( 'words' ) ] );
		$this->assertSame( [], $this->scanned );
	}
}
