<?php
/** Promises about counters: the number that everybody gets. */

declare( strict_types=1 );

namespace Frontage\Tests\Counter;

use Frontage\Tests\TestCase;

class CounterTest extends TestCase {

	/** @var array<string, string> */
	private array $format;

	protected function set_up(): void {
		parent::set_up();
		$this->format = $GLOBALS['wp_locale']->number_format;
	}

	protected function tear_down(): void {
		$GLOBALS['wp_locale']->number_format = $this->format;
		parent::tear_down();
	}

	/**
	 * A counter's HTML.
	 * @param array<string, mixed> $attributes
	 */
	private function counter( array $attributes ): string {
		return do_blocks( sprintf( '<!-- wp:frontage/counter %s /-->', wp_json_encode( (object) $attributes ) ) );
	}

	/**
	 * What the script gets.
	 * @return array<string, mixed>
	 */
	private function options( string $html ): array {
		$tags = new \WP_HTML_Tag_Processor( $html );
		$tags->next_tag( [ 'class_name' => 'wp-block-frontage-counter__number' ] );
		return json_decode( (string) $tags->get_attribute( 'data-frontage-counter' ), true );
	}

	/**
	 * @testdox [PB-05] counter: prints its last number with the language's separators, between its words
	 */
	public function test_number(): void {
		$set  = [ 'end' => 12400.5, 'prefix' => '<b>', 'suffix' => ' [m²] &nbsp;', 'title' => 'A <em>b</em><script>c</script>' ];
		$html = $this->counter( $set );
		$this->assertStringContainsString( '&lt;b&gt;<span class="wp-block-frontage-counter__number"', $html );
		$this->assertStringContainsString( '__text">12,400.5</span></span> &#91;m²&#93; &amp;nbsp;</p>', $html );
		$this->assertStringContainsString( '__title">A <em>b</em>c</p>', $html );
		$this->assertSame( [ 0, 12400.5, 2000, 1, '00,000.0', '0123456789' ], array_values( $this->options( $html ) ) );
		$this->assertStringNotContainsString( '<bdi', $html );
		// Signs alone stand as in a text, but for those of Arabic.
		$this->assertMatchesRegularExpression( '~__value"><bdi dir="ltr">\$<span.+</span>%</bdi></p>~', $this->counter( [ 'prefix' => '$', 'suffix' => '%' ] ) );
		$this->assertStringNotContainsString( '<bdi', $this->counter( [ 'suffix' => '٪' ] ) . $this->counter( [] ) );

		$GLOBALS['wp_locale']->number_format = [ 'thousands_sep' => '&nbsp;', 'decimal_point' => ',' ];
		$this->assertStringContainsString( ">12\u{a0}400,5<", $this->counter( $set ) );
		$this->assertStringContainsString( '>12400,5<', $this->counter( [ 'hasSeparator' => false ] + $set ) );
		$persian = static fn( string $text ): string => strtr( $text, [ '0' => '۰', '1' => '۱', '2' => '۲', '4' => '۴', '5' => '۵' ] );
		add_filter( 'number_format_i18n', $persian );
		$html    = $this->counter( $set );
		remove_filter( 'number_format_i18n', $persian );
		$this->assertStringContainsString( ">۱۲\u{a0}۴۰۰,۵<", $html );
		$this->assertSame( "00\u{a0}000,0", $this->options( $html )['template'] );
		$this->assertSame( '۰۱۲3۴۵6789', $this->options( $html )['digits'] );
	}

	/**
	 * @testdox [PB-05] counter, text path, video: feeds have their words
	 */
	public function test_feed(): void {
		$GLOBALS['wp_query']->is_feed = true;
		$html                         = $this->counter( [ 'end' => 1240, 'title' => 'of slate' ] );
		$path                         = do_blocks( '<!-- wp:frontage/text-path {"text":"Oak"} /-->' );
		$video                        = do_blocks( '<!-- wp:frontage/video {"url":"https://example.com/a","title":"Tea","caption":"A film"} /-->' );
		$GLOBALS['wp_query']->is_feed = false;
		$this->assertMatchesRegularExpression( '~>1,240<.+>of slate<~s', $html );
		$this->assertMatchesRegularExpression( '~^<div[^>]*>Oak</div>$~', trim( $path ) );
		$this->assertMatchesRegularExpression( '~Tea.+A film~s', $video );
	}

	/**
	 * @testdox [PB-05] counter: one that counts down has room for its first number; invalid values are the defaults
	 */
	public function test_values(): void {
		$this->assertStringContainsString( 'style="min-inline-size:5ch"', $this->counter( [ 'start' => 1500, 'end' => 4 ] ) );
		$this->assertStringContainsString( '>-3<', $this->counter( [ 'end' => -3 ] ) );
		$html = $this->counter( [ 'start' => [ 1 ], 'end' => '"><script>', 'duration' => 'x', 'prefix' => [ 'x' ], 'title' => [ 'x' ] ] );
		$this->assertStringContainsString( '__value"><span', $html );
		$this->assertStringContainsString( '>100<', $html );
		$this->assertStringNotContainsString( 'script', $html );
		$this->assertSame( 2000, $this->options( $html )['duration'] );
		$this->assertStringNotContainsString( 'data-frontage-counter', $this->counter( [ 'duration' => 0 ] ) );
		$this->assertSame( 1000000000000, $this->options( $this->counter( [ 'end' => 1e300 ] ) )['end'] );
	}
}
