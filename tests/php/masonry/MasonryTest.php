<?php
/** Promises about masonries: the markup of blocks that have the attribute. */

declare( strict_types=1 );

namespace Frontage\Tests\Masonry;

use Frontage\Tests\TestCase;

class MasonryTest extends TestCase {

	/** @param array<string, mixed> $attributes */
	private function group( array $attributes ): string {
		return do_blocks( sprintf( '<!-- wp:group %s --><div class="wp-block-group"><!-- wp:html --><p>A</p><!-- /wp:html --></div><!-- /wp:group -->', wp_json_encode( (object) $attributes ) ) );
	}

	private function style( string $html ): string {
		$tag = new \WP_HTML_Tag_Processor( $html );
		$tag->next_tag();
		$this->assertSame( '', $tag->get_attribute( 'data-frontage-masonry' ), $html );
		return (string) $tag->get_attribute( 'style' );
	}

	/**
	 * @testdox [PB-09] masonry: has three columns, or those of the block, and its space
	 */
	public function test_values(): void {
		$on = [ 'frontageMasonry' => true ];
		$this->assertSame( '--frontage-masonry-columns:3', $this->style( $this->group( $on + [ 'layout' => [ 'type' => 'grid' ] ] ) ) );
		$this->assertTrue( wp_style_is( 'frontage-masonry' ) );
		$this->assertFalse( wp_script_is( 'frontage-masonry' ) );
		$grid = [
			'layout' => [
				'type'        => 'grid',
				'columnCount' => 4,
			],
			'style'  => [
				'spacing' => [
					'blockGap' => [
						'top'  => '12px',
						'left' => 'var:preset|spacing|40',
					],
				],
			],
		];
		$this->assertSame(
			'--frontage-masonry-columns:4;--frontage-masonry-row:12px;--frontage-masonry-gap:var(--wp--preset--spacing--40)',
			$this->style( $this->group( $on + $grid ) )
		);
		$least = [
			'layout' => [
				'type'               => 'grid',
				'minimumColumnWidth' => '12rem',
			],
		];
		$this->assertSame( '--frontage-masonry-columns:12;--frontage-masonry-least:12rem', $this->style( $this->group( $on + $least ) ) );
		$gallery = '<!-- wp:gallery {"frontageMasonry":true,"columns":2} --><figure class="wp-block-gallery"></figure><!-- /wp:gallery -->';
		$this->assertStringContainsString( '--frontage-masonry-columns:2', $this->style( do_blocks( $gallery ) ) );
	}

	/**
	 * @testdox [PB-09] masonry: its script stands first in it, whatever its attributes hold, without what WordPress takes for a tag; none in feeds
	 */
	public function test_script(): void {
		$given  = [ 'frontageMasonry' => true, 'layout' => [ 'type' => 'grid' ] ];
		$inner  = '<div class="wp-block-group" title="a > b" data-x=\'"c>\'><!-- wp:html --><p>A</p><!-- /wp:html --></div>';
		$render = static fn(): string => do_blocks( '<!-- wp:group ' . wp_json_encode( $given ) . " -->$inner<!-- /wp:group -->" );
		$html   = $render();
		$this->assertSame( 1, preg_match( '~^\s*<div [^\n]*data-x=\'"c>\'[^\n>]*><script[^>]*>(.+?)</script>\s*<p>A~s', $html, $found ), $html );
		$this->assertStringNotContainsString( '<', ( $found[1] ?? '' ) );
		$this->assertStringContainsString( ( $found[1] ?? '' ), wptexturize( $html ) );
		$GLOBALS['wp_query']->is_feed = true;
		$this->assertStringNotContainsString( '<script', $render() );
		$GLOBALS['wp_query']->init();
	}

	/**
	 * @testdox [PB-06] masonry: a device has its own columns, however narrow they become
	 */
	public function test_devices(): void {
		$this->assertSame(
			'--frontage-masonry-columns-tablet:var(--frontage-tablet) 4;--frontage-masonry-columns-mobile:var(--frontage-mobile) 2;'
				. '--frontage-masonry-columns:var(--frontage-masonry-columns-mobile,var(--frontage-masonry-columns-tablet,3));'
				. '--frontage-masonry-least-tablet:var(--frontage-tablet) 0px;--frontage-masonry-least-mobile:var(--frontage-mobile) 0px;'
				. '--frontage-masonry-least:var(--frontage-masonry-least-mobile,var(--frontage-masonry-least-tablet,220px))',
			$this->style(
				$this->group(
					[
						'frontageMasonry'        => true,
						'frontageMasonryColumns' => [
							'mobile'     => 2,
							'tablet'     => '4',
							'widescreen' => '5;}',
							'value'      => 9,
						],
						'layout'                 => [ 'type' => 'grid' ],
					]
				)
			)
		);
	}

	/**
	 * @testdox [PB-09] masonry: other layouts, other blocks and bad values change nothing
	 */
	public function test_hostile(): void {
		foreach ( [ [ 'frontageMasonry' => true ], [ 'layout' => [ 'type' => 'grid' ] ], [ 'frontageMasonry' => 'yes', 'layout' => [ 'type' => 'grid' ] ] ] as $attributes ) {
			$this->assertStringNotContainsString( 'data-frontage-masonry', $this->group( $attributes ) );
		}
		$bad = [
			'frontageMasonry' => true,
			'layout'          => [
				'type'               => 'grid',
				'columnCount'        => 'x;color:red',
				'minimumColumnWidth' => '9px;color:red',
			],
			'style'           => [ 'spacing' => [ 'blockGap' => '1px;color:red' ] ],
		];
		$this->assertSame( '--frontage-masonry-columns:3', $this->style( $this->group( $bad ) ) );
	}
}
