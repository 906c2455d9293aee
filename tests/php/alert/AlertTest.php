<?php
/** Promises about alerts, and what is dismissed: the HTML that visitors and feeds get. */

declare( strict_types=1 );

namespace Frontage\Tests\Alert;

use Frontage\Dismissal;
use Frontage\Tests\TestCase;

class AlertTest extends TestCase {

	protected function tear_down(): void {
		$GLOBALS['wp_query']->is_feed = false;
		parent::tear_down();
	}

	/**
	 * An alert as it is saved.
	 * @param array<string, mixed> $attributes
	 */
	private function alert( array $attributes, string $inner = '<!-- wp:paragraph --><p>Text</p><!-- /wp:paragraph -->' ): string {
		return sprintf( '<!-- wp:frontage/alert %s -->%s<!-- /wp:frontage/alert -->', wp_json_encode( (object) $attributes ), $inner );
	}

	/** Hash of the first alert. */
	private function hash_in( string $html ): string {
		return preg_match( '/data-frontage-dismissal="(\w{8})"/', $html, $found ) ? $found[1] : '';
	}

	/**
	 * @testdox [PB-05] alert: type, title and text; defaults for invalid values, nothing without words
	 */
	public function test_attributes(): void {
		$html = do_blocks( $this->alert( [ 'type' => 'warning', 'title' => '<em>A</em> [gallery]<script>b</script>' ] ) );
		$this->assertStringContainsString( 'data-kind="warning"', $html );
		$this->assertStringContainsString( 'Warning: </span><em>A</em> &#91;gallery&#93;b</p>', $html );
		$this->assertStringNotContainsString( 'role=', $html );
		$this->assertStringNotContainsString( 'dismiss', $html );
		$hostile = do_blocks( $this->alert( [ 'type' => [ '"><script>' ], 'title' => [ 'x' ], 'dismissible' => 'yes', 'anchor' => [ 'x' ] ] ) );
		$this->assertStringContainsString( 'data-kind="info"', $hostile );
		$this->assertStringContainsString( '>Text</p>', $hostile );
		$this->assertDoesNotMatchRegularExpression( '/script|__title|dismiss| id=/', $hostile );
		$this->assertSame( '', trim( do_blocks( $this->alert( [], '' ) ) ) );
	}

	/**
	 * @testdox [PB-05] alert: feeds have its words alone
	 */
	public function test_feed(): void {
		$GLOBALS['wp_query']->is_feed = true;
		$html                         = do_blocks( $this->alert( [ 'title' => 'A', 'dismissible' => true ] ) );
		$this->assertMatchesRegularExpression( '~Note: </span>A</p>\s*<p[^>]*>Text</p>~', $html );
		$this->assertDoesNotMatchRegularExpression( '~<(svg|button|script|div)~', $html );
	}

	/**
	 * @testdox [PB-05] dismissal: the hash is of what was saved
	 */
	public function test_hash(): void {
		$one   = $this->hash_in( do_blocks( $this->alert( [ 'dismissible' => true ] ) ) );
		$again = $this->hash_in( do_blocks( $this->alert( [ 'dismissible' => true ] ) ) );
		$other = $this->hash_in( do_blocks( $this->alert( [ 'dismissible' => true, 'title' => 'A' ] ) ) );
		$this->assertNotSame( '', $one );
		$this->assertSame( $one, $again );
		$this->assertNotSame( $one, $other );
	}

	/**
	 * @testdox [PB-05] dismissal: filters of content leave the script as it is
	 */
	public function test_script(): void {
		$html = apply_filters( 'the_content', $this->alert( [ 'dismissible' => true ] ) );
		$this->assertStringContainsString( Dismissal\script(), $html );
		$this->assertMatchesRegularExpression( '~import\("http[^"]+/build/dismissal/view\.js\?ver=\w+"\)~', $html );
	}
}
