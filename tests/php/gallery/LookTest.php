<?php
/**
 * A gallery's look by its attributes.
 *
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Tests\Gallery;

use Frontage\Tests\TestCase;
use function Frontage\Gallery\attributes;
use function Frontage\Gallery\style;

class LookTest extends TestCase {

	/**
	 * The properties of a gallery.
	 *
	 * @param array<string, mixed> $attributes As its content holds them.
	 */
	private function look( array $attributes ): string {
		return style( attributes( $attributes ), $attributes );
	}

	/**
	 * @testdox [PF-06] gallery: Load More's own styles are on the wrapper, others the theme's
	 */
	public function test_button(): void {
		$this->assertStringNotContainsString( '--frontage-more', $this->look( [] ) );
		$look = $this->look(
			[
				'loadMoreBgColor'           => 'var:preset|color|accent-1',
				'loadMoreHoverTextColor'    => '#fff',
				'loadMoreHorizantalPadding' => '22px',
				'loadMoreBorderRadius'      => 0,
				'loadMoreBorderWidth'       => 1.5,
				'loadMoreSize'              => 'large',
			]
		);
		foreach ( [
			'--frontage-more-background:var(--wp--preset--color--accent-1);',
			'--frontage-more-hover-text:#fff;',
			'--frontage-more-inline:22px;',
			'--frontage-more-radius:0px;',
			'--frontage-more-width:1.5px;',
		] as $property ) {
			$this->assertStringContainsString( $property, $look );
		}
		$this->assertStringNotContainsString( '--frontage-more-size', $look );
	}

	/**
	 * @testdox [PF-06] gallery: measures are valid CSS numbers in every locale
	 */
	public function test_numbers(): void {
		$locale    = (string) setlocale( LC_NUMERIC, '0' );
		$precision = (string) ini_get( 'precision' );
		// PHP 7.4 writes as the locale does, later ones only as precise as they are told.
		setlocale( LC_NUMERIC, [ 'de_DE.UTF-8', 'de_DE', 'C' ] );
		ini_set( 'precision', '1' ); // phpcs:ignore WordPress.PHP.IniSet -- What is tested.
		$look = $this->look(
			[
				'thumbnailHoverStyle'       => 'style-1',
				'scrollSpeed'               => 12.5,
				'loadMoreBorderWidth'       => 1.25,
				'loadMoreHorizantalPadding' => 100,
			]
		);
		ini_set( 'precision', $precision ); // phpcs:ignore WordPress.PHP.IniSet -- Put back.
		setlocale( LC_NUMERIC, $locale );
		foreach ( [ '--frontage-speed:12.5s;', '--frontage-more-width:1.25px;', '--frontage-more-inline:100px;' ] as $property ) {
			$this->assertStringContainsString( $property, $look );
		}
	}

	/**
	 * @testdox [PF-06] gallery: a border is around pictures, one or one per side
	 */
	public function test_picture_border(): void {
		$this->assertStringNotContainsString( '--frontage-picture', $this->look( [ 'style' => [ 'border' => 'none' ] ] ) );
		$all = $this->look(
			[
				'borderColor' => 'accent-2',
				'style'       => [
					'border' => [
						'radius' => '12px',
						'width'  => '2px',
					],
				],
			]
		);
		$this->assertStringContainsString( '--frontage-picture-radius:12px;--frontage-picture-width:2px;--frontage-picture-color:var(--wp--preset--color--accent-2);', $all );
		$each = $this->look(
			[
				'style' => [
					'border' => [
						'radius' => [ 'topLeft' => '1em' ],
						'top'    => [
							'width' => '3px',
							'color' => '#abcdef',
						],
					],
				],
			]
		);
		$this->assertStringContainsString( '--frontage-picture-radius:1em 0 0 0;', $each );
		$this->assertStringContainsString( '--frontage-picture-width:3px 0 0 0;', $each );
		$this->assertStringContainsString( '--frontage-picture-color:#abcdef currentcolor currentcolor currentcolor;', $each );
	}

	/**
	 * @testdox [PF-06] gallery: no value leaves its declaration
	 */
	public function test_hostile(): void {
		$look = $this->look(
			[
				'loadMoreBgColor' => 'red;position:fixed',
				'style'           => [ 'border' => [ 'radius' => '1px;position:fixed', 'width' => '"><script>' ] ],
			]
		);
		$this->assertStringNotContainsString( 'fixed', $look );
		$this->assertStringNotContainsString( 'script', $look );
	}

	/**
	 * @testdox [PF-06] patterns: each is in the inserter with a gallery that parses
	 */
	public function test_patterns(): void {
		foreach ( [ 'grid', 'masonry', 'tall', 'films' ] as $name ) {
			$pattern = \WP_Block_Patterns_Registry::get_instance()->get_registered( "frontage/portfolio-$name" );
			$this->assertIsArray( $pattern );
			$blocks = parse_blocks( $pattern['content'] );
			$this->assertSame( $pattern['content'], serialize_blocks( $blocks ) );
			$this->assertStringContainsString( '<!-- wp:frontage/portfolio', $pattern['content'] );
			$this->assertSame( [ 'frontage', 'portfolio' ], $pattern['categories'] );
		}
	}
}
