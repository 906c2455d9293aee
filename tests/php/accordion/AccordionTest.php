<?php
/** Promises about accordions: the HTML that visitors and feeds get. */

declare( strict_types=1 );

namespace Frontage\Tests\Accordion;

use Frontage\Tests\TestCase;

class AccordionTest extends TestCase {

	protected function tear_down(): void {
		$GLOBALS['wp_query']->is_feed = false;
		wp_dequeue_script( 'frontage-reveal' );
		parent::tear_down();
	}

	/**
	 * An accordion as it is saved.
	 * @param array<string, mixed> $attributes
	 */
	private function accordion( string $items, array $attributes = [] ): string {
		return sprintf( "<!-- wp:frontage/accordion %s -->\n%s\n<!-- /wp:frontage/accordion -->", wp_json_encode( (object) $attributes ), $items );
	}

	/**
	 * @param array<string, mixed> $attributes
	 */
	private function item( array $attributes, string $inner = '<!-- wp:paragraph --><p>Text</p><!-- /wp:paragraph -->' ): string {
		return sprintf( '<!-- wp:frontage/accordion-item %s -->%s<!-- /wp:frontage/accordion-item -->', wp_json_encode( (object) $attributes ), $inner );
	}

	/** @return list<array{string|true|null, bool}> Name and state of each item. */
	private function items( string $html ): array {
		$found = [];
		$tags  = new \WP_HTML_Tag_Processor( $html );
		while ( $tags->next_tag( [ 'tag_name' => 'details' ] ) ) {
			$found[] = [ $tags->get_attribute( 'name' ), null !== $tags->get_attribute( 'open' ) ];
		}
		return $found;
	}

	/**
	 * @testdox [PB-05] accordion: items share a name of their own accordion, also of one inside and of the same one twice
	 */
	public function test_names(): void {
		$inner = $this->accordion( $this->item( [ 'title' => 'C' ] ) );
		$outer = $this->accordion( $this->item( [ 'title' => 'A' ], $inner ) . $this->item( [ 'title' => 'B' ] ) );
		$names = array_column( $this->items( do_blocks( $outer . $outer ) ), 0 );
		$this->assertCount( 6, $names );
		[ $a, $c, $b, $again, $inside ] = $names;
		$this->assertMatchesRegularExpression( '/^frontage-accordion-\d+$/', is_string( $a ) ? $a : '' );
		$this->assertSame( $a, $b );
		$this->assertCount( 4, array_unique( [ $a, $c, $again, $inside ] ) );
	}

	/**
	 * @testdox [PB-05] accordion: one item is open at first, of a toggle each that is set so
	 */
	public function test_open(): void {
		$open  = $this->item(
			[
				'title'  => 'A',
				'isOpen' => true,
			]
		);
		$items = $this->item( [ 'title' => 'B' ] ) . $open . $open;
		$this->assertSame( [ false, true, false ], array_column( $this->items( do_blocks( $this->accordion( $items ) ) ), 1 ) );
		$toggle = $this->items( do_blocks( $this->accordion( $items, [ 'autoclose' => false ] ) ) );
		$this->assertSame( [ [ null, false ], [ null, true ], [ null, true ] ], $toggle );
	}

	/**
	 * @testdox [PB-05] accordion: headings and icons as set, defaults for invalid values, nothing without items
	 */
	public function test_attributes(): void {
		$item = $this->item( [ 'title' => 'A' ] );
		$html = do_blocks( $this->accordion( $item ) );
		$this->assertStringContainsString( '<h3 class="wp-block-frontage-accordion-item__title">A</h3><svg', $html );
		$this->assertStringContainsString( 'data-icon-position="end"', $html );
		$set  = [
			'headingLevel' => 0,
			'icon'         => 'none',
			'iconPosition' => 'start',
		];
		$html = do_blocks( $this->accordion( $item, $set ) );
		$this->assertStringContainsString( '<span class="wp-block-frontage-accordion-item__title">A</span></summary>', $html );
		$this->assertStringContainsString( 'data-icon-position="start"', $html );
		$bad     = [
			'autoclose'    => 'no',
			'headingLevel' => 'h1><script>',
			'icon'         => [ 'x' ],
			'iconPosition' => [ '"><script>' ],
			'anchor'       => [ 'x' ],
		];
		$hostile = $this->item(
			[
				'title'  => [ 'x' ],
				'isOpen' => 'yes',
				'anchor' => [ 1 ],
			]
		);
		$html    = do_blocks( $this->accordion( $hostile, $bad ) );
		$this->assertStringContainsString( '<h3 class="wp-block-frontage-accordion-item__title">Details</h3><svg', $html );
		$this->assertStringNotContainsString( 'script', $html );
		$this->assertStringNotContainsString( ' id=', $html );
		$this->assertSame( false, $this->items( $html )[0][1] );
		$this->assertSame( '', trim( do_blocks( $this->accordion( '' ) ) ) );
	}

	/**
	 * @testdox [PB-05] accordion: a title keeps inline tags, loses others, and is not parsed for shortcodes
	 */
	public function test_title(): void {
		$html = do_blocks( $this->accordion( $this->item( [ 'title' => '<em>A</em> [gallery] <img src=x onerror=alert(1)><script>b</script><a href="/">c</a>' ] ) ) );
		$this->assertStringContainsString( '<em>A</em> &#91;gallery&#93; <img src="x">b', $html );
		$this->assertStringNotContainsString( '<script', $html );
		$this->assertStringNotContainsString( '<a ', $html );
	}

	/**
	 * @testdox [PB-05] accordion: feeds have titles as headings, and all texts
	 */
	public function test_feed(): void {
		$GLOBALS['wp_query']->is_feed = true;
		$content                      = $this->item( [ 'title' => 'A' ] );
		$html                         = do_blocks( $this->accordion( $content ) . $this->accordion( $content, [ 'headingLevel' => 0 ] ) );
		$this->assertStringContainsString( '<h3 class="wp-block-frontage-accordion-item__title">A</h3>', $html );
		$this->assertStringContainsString( '<p class="wp-block-frontage-accordion-item__title">A</p>', $html );
		$this->assertSame( 2, substr_count( $html, '>Text</p>' ) );
		$this->assertDoesNotMatchRegularExpression( '~<(details|summary|svg)~', $html );
		$this->assertFalse( wp_script_is( 'frontage-reveal' ) );
	}

	/**
	 * @testdox [PB-05] accordion: the pattern has questions with their answers
	 */
	public function test_pattern(): void {
		$pattern = \WP_Block_Patterns_Registry::get_instance()->get_registered( 'frontage/questions' );
		$html    = do_blocks( $pattern['content'] ?? '' );
		$this->assertCount( 3, $this->items( $html ) );
		$this->assertStringContainsString( '>Do you work abroad?</h3>', $html );
		$this->assertStringContainsString( 'Six to ten weeks', $html );
	}

	/**
	 * @testdox [PB-05] way to a target: the script is on pages with something that hides, and on no others
	 * @dataProvider contents
	 */
	public function test_script( string $html, bool $is_needed ): void {
		do_action( 'frontage_scan_html', $html );
		$this->assertSame( $is_needed, wp_script_is( 'frontage-reveal' ) );
	}

	/** @return array<string, array{string, bool}> */
	public static function contents(): array {
		return [
			'details'             => [ '<details class="wp-block-details"><summary>', true ],
			'core’s accordion'    => [ '<div class="is-layout-flow wp-block-accordion-item">', true ],
			'core’s tabs'         => [ '<section class="wp-block-tab-panel" hidden>', true ],
			'tabs'                => [ "<div role='tabpanel'>", true ],
			'found by find only'  => [ '<div hidden="until-found">', true ],
			'a page builder’s'    => [ '<div class="elementor-tab-content elementor-clearfix">', true ],
			'text about it'       => [ '<p>A details element, role tabpanel, elementor-toggle</p>', false ],
			'a menu'              => [ '<button aria-expanded="false" aria-controls="a">Menu</button>', false ],
			'a tag that is alike' => [ '<details-menu hidden>', false ],
		];
	}
}
