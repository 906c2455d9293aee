<?php
/** Sticky elements: options, look, legacy markup, and HTML. */

declare( strict_types=1 );

namespace Frontage\Tests\Sticky;

use Frontage\Tests\TestCase;
use function Frontage\Sticky\convert_legacy;
use function Frontage\Sticky\from_legacy;
use function Frontage\Sticky\look;
use function Frontage\Sticky\options;
use function Frontage\Sticky\render;
use const Frontage\Sticky\DEFAULTS;

class StickyTest extends TestCase {

	/**
	 * The HTML of a group with the attribute.
	 * @param array<string, mixed> $given
	 */
	private function html( array $given, string $html = '<div class="wp-block-group">Words</div>', string $name = 'core/group' ): string {
		return render(
			$html,
			[
				'blockName' => $name,
				'attrs'     => [ 'frontageSticky' => $given ],
			]
		);
	}

	/**
	 * @testdox [HD-07] sticky: missing or invalid options have the defaults
	 */
	public function test_defaults(): void {
		$bad = [
			'enabled'     => 'yes',
			'devices'     => 'desktop',
			'distance'    => [ 'desktop' => 'far' ],
			'color'       => 'red;background:url(//evil)',
			'borderWidth' => 'thick',
			'gradient'    => 'conic',
			'unknown'     => 1,
		];
		$this->assertSame( options( [ 'distance' => [], 'threshold' => [] ] ), array_merge( options( $bad ), [ 'threshold' => options( [ 'threshold' => [] ] )['threshold'] ] ) );
		$this->assertSame( DEFAULTS, options( [] ) );
		$this->assertSame( '#ffffff', options( $bad )['color'] );
	}

	/**
	 * @testdox [HD-07] sticky: malformed devices are left out without a notice
	 */
	public function test_devices_that_are_no_words(): void {
		$this->assertSame( [ 'tablet' ], options( [ 'devices' => [ [ 'x' ], 'tablet' ] ] )['devices'] );
	}

	/**
	 * @testdox [HD-07] sticky: the look is custom properties, background under transparency
	 */
	public function test_look(): void {
		$this->assertSame( [], look( options( [] ) ) );
		$this->assertSame(
			[
				'background' => 'rgba(255,255,255,0.25)',
				'filter'     => 'blur(10px)',
			],
			look(
				options(
					[
						'transparent'  => true,
						'transparency' => 75,
					]
				)
			)
		);
		$gradient = [
			'transparent' => true,
			'background'  => 'gradient',
		];
		$this->assertSame( [ 'background' => 'linear-gradient(180deg, #ffffff 0%, #f0f0f0 100%)' ], look( options( $gradient ) ) );
		$this->assertSame( [ 'background' => 'radial-gradient(circle, #ffffff 0%, #f0f0f0 100%)' ], look( options( $gradient + [ 'gradient' => 'radial' ] ) ) );
		$this->assertSame(
			[ 'shadow' => '0 1px 0 0 #e0e0e0, 0 0px 10px 0px rgba(0,0,0,0.1)' ],
			look(
				options(
					[
						'border' => true,
						'shadow' => true,
					]
				)
			)
		);
	}

	/**
	 * @testdox [HD-07] sticky: legacy settings, flags and lengths as stored
	 */
	public function test_original(): void {
		$options = options(
			from_legacy(
				[
					'uae_sticky_header_enable'          => 'yes',
					'uae_sticky_devices'                => [ 'tablet', 'mobile', 'fridge' ],
					'uae_sticky_scroll_distance'        => [
						'size' => 20,
						'unit' => '%',
					],
					'uae_sticky_scroll_distance_mobile' => [
						'size' => '',
						'unit' => 'px',
					],
					'uae_sticky_border_enable'          => 'yes',
					'uae_sticky_border_thickness'       => [
						'size' => 3,
						'unit' => 'px',
					],
					'uae_sticky_hide_on_scroll_down'    => '',
				]
			)
		);
		$this->assertTrue( $options['enabled'] );
		$this->assertSame( [ 'tablet', 'mobile' ], $options['devices'] );
		$this->assertSame( [ 20, 20 ], [ $options['distance']['desktop']['size'], $options['distance']['mobile']['size'] ] );
		$this->assertSame( '%', $options['distance']['tablet']['unit'] );
		$this->assertSame( 3, $options['borderWidth'] );
		$this->assertFalse( $options['hides'] );
	}

	/**
	 * @testdox [HD-07] sticky: unreadable legacy settings and a second read change nothing
	 */
	public function test_unparseable(): void {
		foreach ( [ '{"uae_sticky_header_enable":', '"uae_sticky_header_enable"', '[]uae_sticky_' ] as $json ) {
			$html = '<div data-uae-sticky-settings="' . esc_attr( $json ) . '">Words</div>';
			$this->assertSame( $html, convert_legacy( $html ) );
		}
		$once = convert_legacy( '<div data-settings="' . esc_attr( '{"uae_sticky_header_enable":"yes","sticky_anchor_link_offset":{"size":40}}' ) . '">Words</div>' );
		$this->assertStringContainsString( 'data-frontage-sticky=', $once );
		$this->assertStringContainsString( 'scroll-margin-block-start:40px', $once );
		$this->assertSame( $once, convert_legacy( $once ) );
	}

	/**
	 * @testdox [HD-10] sticky: a block that cannot stick takes the anchor offset only
	 */
	public function test_anchor_offset(): void {
		$html = $this->html(
			[
				'enabled'      => true,
				'anchorOffset' => 30,
			],
			'<h2 id="a">A</h2>',
			'core/heading'
		);
		$this->assertSame( '<h2 style="scroll-margin-block-start:30px" id="a">A</h2>', $html );
	}

	/**
	 * @testdox [HD-08] sticky: the block's own background gives way while it sticks
	 */
	public function test_own_background(): void {
		$look = [
			'enabled'    => true,
			'background' => 'solid',
			'color'      => '#000',
		];
		$html = $this->html( $look, '<div class="a has-base-2-background-color has-background" style="padding:1px">A</div>' );
		$this->assertStringContainsString( 'class="a has-background"', $html );
		$this->assertStringContainsString( 'padding:1px;background:var(--frontage-sticky-now,var(--wp--preset--color--base-2));--frontage-sticky-background:#000', $html );
		$html = $this->html( $look, '<div class="has-dusk-gradient-background">A</div>' );
		$this->assertStringContainsString( 'background:var(--frontage-sticky-now,var(--wp--preset--gradient--dusk))', $html );
		$html = $this->html( $look, '<div style="background-color:#abc;color:red">A</div>' );
		$this->assertStringContainsString( 'color:red;background:var(--frontage-sticky-now,#abc)', $html );
		$picture = 'background:url(a.jpg)';
		$this->assertStringContainsString( $picture, $this->html( $look, "<div style=\"$picture\">A</div>" ) );
	}

	/**
	 * @testdox [HD-07] sticky: authors may set it in a block or in HTML, as any style
	 */
	public function test_markup_of_authors(): void {
		$block = '<!-- wp:group {"frontageSticky":{"enabled":true}} --><div class="wp-block-group">Words</div><!-- /wp:group -->';
		$hand  = '<div data-frontage-sticky="{}">Words</div>';
		$style = 'position:fixed;top:0;z-index:99999';
		foreach ( [ $block, $hand ] as $content ) {
			$this->assertStringContainsString( 'data-frontage-sticky=', do_blocks( wp_kses_post( $content ) ) );
		}
		$this->assertSame( $style, safecss_filter_attr( $style ) );
	}
}
