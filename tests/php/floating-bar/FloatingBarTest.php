<?php
/** Promises about floating bars: where they are printed. */

declare( strict_types=1 );

namespace Frontage\Tests\FloatingBar;

use Frontage\Page\Notes;
use Frontage\Tests\TestCase;

class FloatingBarTest extends TestCase {

	/** Forgets the bars of other tests. */
	protected function set_up(): void {
		parent::set_up();
		Notes::clear( 'bars top' );
		Notes::clear( 'bars bottom' );
	}

	protected function tear_down(): void {
		$GLOBALS['wp_query']->is_feed = false;
		parent::tear_down();
	}

	/**
	 * A bar as it is saved.
	 * @param array<string, mixed> $attributes
	 */
	private function bar( array $attributes, string $text = 'Text' ): string {
		return sprintf( '<!-- wp:frontage/floating-bar %s --><!-- wp:html --><p>%s</p><!-- /wp:html --><!-- /wp:frontage/floating-bar -->', wp_json_encode( (object) $attributes ), $text );
	}

	/** Output of a function of this feature. */
	private function printed( string $name ): string {
		ob_start();
		$function = "Frontage\\FloatingBar\\$name";
		assert( is_callable( $function ) );
		$function();
		return (string) ob_get_clean();
	}

	/**
	 * @testdox [PB-05] floating bar: is printed at the page's end, once, with hostile values as defaults
	 */
	public function test_place(): void {
		$hostile = [ 'position' => [ 'top' ], 'label' => '"><script>[x]', 'anchor' => [ 'x' ] ];
		$this->assertStringNotContainsString( 'Text', do_blocks( $this->bar( $hostile ) . $this->bar( $hostile ) ) );
		$this->assertTrue( wp_style_is( 'frontage-floating-bar-style' ) );
		$html = $this->printed( 'print_bottom' );
		$this->assertSame( 1, substr_count( $html, '<section' ) );
		$this->assertStringContainsString( 'data-position="bottom"', $html );
		$this->assertStringContainsString( 'aria-label="&quot;&gt;&lt;script&gt;', $html );
		$this->assertStringContainsString( '<p>Text</p>', $html );
		$this->assertStringNotContainsString( '[x]', $html );
		$this->assertSame( '', $this->printed( 'print_top' ) );
		$this->assertSame( '', trim( do_blocks( '<!-- wp:frontage/floating-bar /-->' ) ), 'nothing empty' );
	}

	/**
	 * @testdox [PB-05] floating bar: shortcodes of content run in it too, and feeds have its words in their place
	 */
	public function test_content(): void {
		add_shortcode( 'frontage_test', static fn(): string => 'ran' );
		$this->assertStringNotContainsString( 'ran', apply_filters( 'the_content', $this->bar( [], '[frontage_test]' ) ) );
		remove_shortcode( 'frontage_test' );
		$this->assertStringContainsString( '<p>ran</p>', $this->printed( 'print_bottom' ) );
		$GLOBALS['wp_query']->is_feed = true;
		$this->assertSame( '<p>Text</p>', trim( do_blocks( $this->bar( [ 'position' => 'top' ] ) ) ) );
	}
}
