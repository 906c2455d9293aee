<?php
/** Sections: attributes of blocks, markup of the legacy page builder, and the HTML that visitors get. */

declare( strict_types=1 );

namespace Frontage\Tests\Sections;

use Frontage\Tests\TestCase;
use function Frontage\Sections\convert_legacy;
use function Frontage\Sections\hidden_css;
use function Frontage\Sections\is_one_element;
use function Frontage\Sections\register_styles;
use function Frontage\Sections\render;

/** Sections in PHP. */
final class SectionsTest extends TestCase {

	private const GROUP = '<div class="wp-block-group alignwide">Words</div>';

	/**
	 * A block's HTML with attributes.
	 * @param array<string, mixed> $attributes
	 */
	private function html( array $attributes, string $html = self::GROUP, string $name = 'core/group' ): string {
		return render(
			$html,
			[
				'blockName' => $name,
				'attrs'     => $attributes,
			]
		);
	}

	/**
	 * @testdox [PB-02] [PB-03] [PB-06] sections: malformed attributes change nothing
	 * @dataProvider malformed
	 * @param array<string, mixed> $attributes
	 */
	public function test_malformed_attributes( array $attributes ): void {
		$this->assertSame( self::GROUP, $this->html( $attributes ) );
	}

	/**
	 * Attributes of no use.
	 * @return array<string, array{array<string, mixed>}>
	 */
	public function malformed(): array {
		return [
			'none'                    => [ [] ],
			'a device as text'        => [ [ 'frontageHidden' => 'mobile' ] ],
			'unknown devices'         => [ [ 'frontageHidden' => [ 'watch', [ 'mobile' ], null, 1 ] ] ],
			'an unknown place'        => [ [ 'frontageStretch' => 'moon' ] ],
			'places'                  => [ [ 'frontageStretch' => [ 'window' ] ] ],
			'no animation'            => [ [ 'frontageEntrance' => [ 'delay' => 100 ] ] ],
			'nested animation'        => [ [ 'frontageEntrance' => [ 'animation' => [ 'value' => [ 'fade' ] ] ] ] ],
			'an unknown one'          => [ [ 'frontageEntrance' => [ 'animation' => [ 'value' => 'x;color:red' ] ] ] ],
			'text'                    => [ [ 'frontageEntrance' => 'fade' ] ],
			'malformed metadata'      => [ [ 'metadata' => [ 'blockVisibility' => [ 'viewport' => 'mobile' ] ] ] ],
			'visible, says WordPress' => [ [ 'metadata' => [ 'blockVisibility' => [ 'viewport' => [ 'mobile' => true ] ] ] ] ],
		];
	}

	/** @testdox [PB-06] sections: a block is hidden on devices, in their order, its pictures lazy */
	public function test_hidden(): void {
		wp_high_priority_element_flag( false );
		$this->assertSame(
			'<div data-frontage-hidden="tablet mobile"><img loading="lazy"  src="a.jpg"><iframe loading="lazy" src="b"></iframe></div>',
			$this->html( [ 'frontageHidden' => [ 'mobile', 'tablet' ] ], '<div><img loading="eager" fetchpriority="high" src="a.jpg"><iframe src="b"></iframe></div>' )
		);
		$this->assertTrue( wp_high_priority_element_flag(), 'The next picture may have the priority.' );
		foreach ( [ '(width <= 767px)', '(767px < width <= 1024px)', '(width > 1024px)', '(width >= 2400px)' ] as $media ) {
			$this->assertStringContainsString( "@media $media{[data-frontage-hidden~=", hidden_css() );
		}
	}

	/** @testdox [PB-06] sections: pictures in what WordPress itself hides are lazy, several elements are hidden as one */
	public function test_hidden_by_wordpress(): void {
		if ( ! is_wp_version_compatible( '7.0' ) ) {
			$this->markTestSkipped( 'WordPress hides blocks per device since 7.0.' );
		}
		$attributes = [ 'metadata' => [ 'blockVisibility' => [ 'viewport' => [ 'mobile' => false ] ] ] ];
		$this->assertStringContainsString( '<img loading="lazy"', do_blocks( '<!-- wp:group ' . wp_json_encode( $attributes ) . ' --><div class="wp-block-group"><img src="a.jpg"></div><!-- /wp:group -->' ) );
		$pattern = wp_insert_post(
			[
				'post_type'    => 'wp_block',
				'post_status'  => 'publish',
				'post_content' => '<!-- wp:paragraph --><p>One</p><!-- /wp:paragraph --><!-- wp:paragraph --><p>Two</p><!-- /wp:paragraph -->',
			]
		);
		$html    = do_blocks( '<!-- wp:block ' . wp_json_encode( $attributes + [ 'ref' => $pattern ] ) . ' /-->' );
		$this->assertMatchesRegularExpression( '~^<div class="wp-block-hidden-mobile"><p [^>]*>One</p><p[^>]*>Two</p></div>$~', $html );
	}

	/** @testdox [PB-06] sections: what is not one element gets a wrapper */
	public function test_wrapper(): void {
		$hidden = [ 'frontageHidden' => [ 'mobile' ] ];
		$this->assertSame( '<div data-frontage-hidden="mobile">Bare <b>text</b></div>', $this->html( $hidden, 'Bare <b>text</b>', 'core/html' ) );
		$this->assertSame( " \n", $this->html( $hidden, " \n" ) );
		foreach ( [ ' <p>One</p> <!-- end -->', '<img src="a">', '<div><div>In</div> and</div>', '<ul><li>One<li>Two</ul>' ] as $html ) {
			$this->assertTrue( is_one_element( $html ), $html );
		}
		foreach ( [ '', 'Text', '<p>One</p> two', '<p>One</p><p>Two</p>', '<img src="a"><img src="b">', '</div>', '<p>One', '<style>a{}</style><p>One</p>' ] as $html ) {
			$this->assertFalse( is_one_element( $html ), $html );
		}
	}

	/** @testdox [PB-02] sections: a stretched block is as a full one of WordPress, others are not stretched */
	public function test_stretched(): void {
		$this->assertSame( '<div data-frontage-stretch="window" class="wp-block-group alignfull">Words</div>', $this->html( [ 'frontageStretch' => 'window' ] ) );
		$this->assertSame( '<p>Words</p>', $this->html( [ 'frontageStretch' => 'window' ], '<p>Words</p>', 'core/paragraph' ) );
		add_filter( 'frontage_stretch_blocks', static fn(): array => [ 'core/paragraph', 3 ] );
		$this->assertStringContainsString( 'data-frontage-stretch="container"', $this->html( [ 'frontageStretch' => 'container' ], '<p>Words</p>', 'core/paragraph' ) );
		remove_all_filters( 'frontage_stretch_blocks' );
	}

	/** @testdox [PB-03] sections: an entrance has an animation for each device, a delay and a duration */
	public function test_entrance(): void {
		register_styles();
		$this->assertSame(
			'<div data-frontage-entrance style="color:red;--frontage-entrance-mobile:var(--frontage-mobile) none;--frontage-entrance:var(--frontage-entrance-mobile,frontage-fade-up);'
				. '--frontage-entrance-delay:0ms;--frontage-entrance-duration:10000ms">Words</div>',
			$this->html(
				[
					'frontageEntrance' => [
						'animation' => [
							'value'  => 'fade-up',
							'mobile' => 'spin',
						],
						'delay'     => '-5',
						'duration'  => 1e9,
					],
				],
				'<div style="color:red; ">Words</div>'
			)
		);
		$this->assertTrue( wp_script_is( 'frontage-sections' ) );
	}

	/** @testdox [PB-03] sections: names of the legacy page builder are understood in the attribute */
	public function test_legacy_names(): void {
		$html = $this->html(
			[
				'frontageEntrance' => [
					'_animation'         => 'slideInLeft',
					'_animation_tablet'  => 'none',
					'animation_delay'    => '200',
					'animation_duration' => 'slow',
				],
			]
		);
		$this->assertStringContainsString( '--frontage-entrance:var(--frontage-entrance-tablet,frontage-slide-start);--frontage-entrance-delay:200ms;--frontage-entrance-duration:2000ms', $html );
	}

	/** @testdox [PB-02] [PB-03] [PB-06] sections: markup that the page builder left is stretched, hidden, animated */
	public function test_legacy_markup(): void {
		$settings = esc_attr( '{"stretch_section":"section-stretched","animation":"fadeInUp","animation_mobile":"none","animation_delay":100}' );
		$html     = convert_legacy( "<section class=\"elementor-section elementor-hidden-phone\" data-settings=\"$settings\">A</section><p data-settings='[{'>B</p>" );
		$this->assertMatchesRegularExpression( '~^<section (?=[^>]*data-frontage-hidden="mobile")(?=[^>]*data-frontage-stretch="window")(?=[^>]*data-frontage-entrance )[^>]*--frontage-entrance-delay:100ms~', $html );
		$this->assertStringEndsWith( "</section><p data-settings='[{'>B</p>", $html );
		$this->assertNull( convert_legacy( null ) );
	}

	/** @testdox [PB-02] [PB-03] [PB-06] sections: the attributes are registered for previews by REST, too */
	public function test_registered(): void {
		$registry = \WP_Block_Type_Registry::get_instance();
		$own      = static fn( string $name ): array => array_filter( array_keys( $registry->get_registered( $name )->attributes ?? [] ), static fn( $key ): bool => str_starts_with( (string) $key, 'frontage' ) );
		$this->assertEmpty( array_diff( [ 'frontageHidden', 'frontageEntrance', 'frontageStretch' ], $own( 'core/group' ) ) );
		$this->assertContains( 'frontageHidden', $own( 'core/paragraph' ) );
		$this->assertNotContains( 'frontageStretch', $own( 'core/paragraph' ) );
		$this->assertNotContains( 'frontageHidden', $own( 'core/missing' ) );
	}
}
