<?php
/** What the files of templates say of colors and presets: readable in every palette that can be chosen, over any theme. */

declare( strict_types=1 );

namespace Frontage\Tests\Templates;

use Frontage\ColorScheme;
use Frontage\Kits;
use Frontage\Templates;
use Frontage\Tests\TestCase;

use function Frontage\Values\items;
use function Frontage\Values\text;

require_once dirname( __DIR__, 3 ) . '/src/templates/source.php';

final class ReadableTest extends TestCase {

	/** On a picture or a film, which no palette changes. */
	private const PICTURE = 'picture';

	/** @return array<string, array{string}> */
	public static function templates(): array {
		$sets = [];
		foreach ( Templates\names() as $name ) {
			$sets[ $name ] = [ $name ];
		}
		return $sets;
	}

	/** @return array<string, array<string, string>> All palettes of the chooser, two of each template. */
	private static function palettes(): array {
		$palettes = [];
		foreach ( Templates\names() as $name ) {
			$styles = Templates\objects( $name )['styles/user'];

			$palettes[ $name ]          = array_column( $styles['settings']['color']['palette']['theme'], 'color', 'slug' );
			$palettes[ "$name, other" ] = ColorScheme\colors_in( Templates\about( $name )['settings']['color_palette_switched'] );
		}
		return $palettes;
	}

	/**
	 * [PV-06] templates: words of every block can be read on the band they are on, in all palettes of the chooser.
	 * @dataProvider templates
	 */
	public function test_words_are_readable_in_all_palettes( string $name ): void {
		$pairs = self::pairs( $name );
		$this->assertGreaterThan( 2, count( $pairs ) );
		foreach ( self::palettes() as $palette => $colors ) {
			foreach ( $pairs as $pair => $where ) {
				[ $words, $ground ] = explode( ' on ', $pair );
				$this->assertGreaterThanOrEqual( 4.5, ColorScheme\contrast( self::shown( $words, $colors ), self::shown( $ground, $colors ) ), "$where: $pair, $palette" );
			}
		}
	}

	/**
	 * [PV-06] templates: words on a band have colors of the palette; others are for words on pictures alone.
	 * @dataProvider templates
	 */
	public function test_colors_of_words_come_from_the_palette( string $name ): void {
		$fixed = array_filter( array_keys( self::pairs( $name ) ), static fn( string $pair ): bool => false !== strpos( $pair, '#' ) );
		$this->assertSame( [], array_values( $fixed ) );
		// What is black on bright colors and white on dark ones works out the luminance of its ground.
		foreach ( Templates\objects( $name )['styles/user']['settings']['color']['palette']['theme'] as $color ) {
			if ( 0 === strpos( $color['slug'], 'on-' ) ) {
				$ground   = substr( $color['slug'], 3 );
				$channels = implode( ' ', array_fill( 0, 3, 'calc((0.179 - y) * 9999)' ) );
				$this->assertSame( "color(from var(--wp--preset--color--$ground) xyz $channels)", $color['color'] );
			}
		}
	}

	/**
	 * [PV-06] templates: over any theme: each brings all presets it uses, and says itself what headings, links and buttons look like.
	 * @dataProvider templates
	 */
	public function test_styles_leave_nothing_to_the_theme( string $name ): void {
		$objects = Templates\objects( $name );
		$brought = Kits\presets_of( $objects['styles/user'] );
		foreach ( $objects as $object => $fields ) {
			$used = Kits\presets_in( (string) wp_json_encode( $fields, JSON_UNESCAPED_SLASHES ) );
			$this->assertSame( [], array_values( array_unique( array_diff( $used, $brought ) ) ), "$name: $object" );
		}
		$styles = $objects['styles/user']['styles'];
		$this->assertSame( [ 'inherit', 'currentColor' ], [ $styles['elements']['heading']['color']['text'] ?? '', $styles['elements']['link']['color']['text'] ?? '' ] );
		foreach ( [ $styles, $styles['elements']['heading'] ] as $texts ) {
			$this->assertStringStartsWith( 'var:preset|font-family|', $texts['typography']['fontFamily'] ?? '' );
		}
		foreach ( [ '', ':hover', ':focus', ':active' ] as $state ) {
			$button = $styles['elements']['button'];
			$this->assertCount( 2, ( '' === $state ? $button : $button[ $state ] ?? [] )['color'] ?? [], $state );
		}
		$this->assertStringContainsString( 'overflow-wrap:break-word', $styles['css'] );
	}

	/** [PV-06] templates: words on pictures can be read on a white one of the owner's, too, where a color is laid over all of it. */
	public function test_words_are_readable_on_pictures(): void {
		$count = 0;
		foreach ( Templates\names() as $name ) {
			foreach ( array_column( Templates\objects( $name ), 'content' ) as $content ) {
				preg_match_all( '~<!-- wp:cover (\{.*\}) -->~', text( $content ), $covers );
				foreach ( array_map( static fn( string $json ): array => items( json_decode( $json, true ) ), $covers[1] ) as $cover ) {
					if ( isset( $cover['customOverlayColor'] ) ) {
						$ground = ColorScheme\mixed( '#ffffff', $cover['customOverlayColor'], (int) ( $cover['dimRatio'] / 10 ) );
						$this->assertGreaterThanOrEqual( 4.5, ColorScheme\contrast( $cover['style']['color']['text'], $ground ), $name );
						++$count;
					}
				}
			}
		}
		$this->assertSame( 2, $count );
	}

	/**
	 * A color as a palette shows it.
	 * @param array<string, string> $colors
	 */
	private static function shown( string $color, array $colors ): string {
		if ( 0 === strpos( $color, 'on-' ) ) {
			return ColorScheme\is_dark( $colors[ substr( $color, 3 ) ] ) ? '#ffffff' : '#000000';
		}
		return $colors[ $color ] ?? $color;
	}

	/**
	 * Pairs of colors of a template, `contrast on base`, each with a place where it is; without those on pictures.
	 * @return array<string, string>
	 */
	private static function pairs( string $name ): array {
		$objects = Templates\objects( $name );
		$styles  = $objects['styles/user']['styles'];
		$button  = $styles['elements']['button']['color'] ?? [];
		$pairs   = [ 'contrast on base' => 'the page' ];
		foreach ( $button ? [ $button ] : [] as $colors ) {
			$pairs[ self::slug( $colors['text'] ) . ' on ' . self::slug( $colors['background'] ) ] = 'buttons';
		}
		foreach ( $objects as $object => $fields ) {
			self::collect( parse_blocks( text( $fields['content'] ?? '' ) ), $styles, [ 'contrast', 'base' ], "$name: $object", $pairs );
		}
		return $pairs;
	}

	/**
	 * @param array<array<string, mixed>> $blocks
	 * @param array<string, mixed>        $styles
	 * @param array{string, string}       $around Words and ground.
	 * @param array<string, string>       $pairs
	 */
	private static function collect( array $blocks, array $styles, array $around, string $where, array &$pairs ): void {
		foreach ( $blocks as $block ) {
			$attributes        = items( $block['attrs'] );
			[ $text, $ground ] = $around;
			$global            = items( $styles['blocks'][ $block['blockName'] ] ?? [] );
			$ground            = text( $attributes['backgroundColor'] ?? $ground );
			$is_picture        = 'core/cover' === $block['blockName'] || ! empty( $attributes['transparent'] );
			$ground            = $is_picture ? self::PICTURE : $ground;
			$text              = self::slug( text( $attributes['style']['color']['text'] ?? $attributes['textColor'] ?? $global['color']['text'] ?? $text ) );
			$link              = $attributes['style']['elements']['link']['color']['text'] ?? $global['elements']['link']['color']['text'] ?? $text;
			if ( self::PICTURE !== $ground ) {
				$pairs += [
					"$text on $ground" => "$where, $block[blockName]",
					self::slug( text( $link ) ) . " on $ground" => "$where, links of $block[blockName]",
				];
				if ( preg_match( '~<figcaption~', text( $block['innerHTML'] ) ) ) {
					$pairs += [ self::slug( text( $styles['elements']['caption']['color']['text'] ?? $text ) ) . " on $ground" => "$where, caption" ];
				}
			}
			self::collect( $block['innerBlocks'], $styles, [ $text, $ground ], $where, $pairs );
		}
	}

	/** Slug of a preset, or the color itself. */
	private static function slug( string $color ): string {
		return (string) preg_replace( '~^(?:var:preset\|color\||var\(--wp--preset--color--)([\w-]+)\)?$~', '$1', $color );
	}
}
