<?php
/** Styles of kits: what ends a page or does harm is left out, alone and beside what is good. */

declare( strict_types=1 );

namespace Frontage\Tests\Kits;

use Frontage\Kits;
use function Frontage\ColorScheme\slots;

require_once dirname( __DIR__ ) . '/KitTestCase.php';

final class StylesTest extends KitTestCase {

	private const GOOD = [
		'settings' => [
			'color'      => [ 'palette' => [ 'custom' => [ [ 'slug' => 'sea', 'name' => 'Sea', 'color' => '#003366' ] ] ] ],
			'typography' => [
				'fontFamilies' => [
					'custom' => [
						[
							'slug'       => 'inter',
							'name'       => 'Inter',
							'fontFamily' => 'Inter, sans-serif',
							'fontFace'   => [ [ 'fontFamily' => 'Inter', 'fontWeight' => '400', 'src' => [ 'kit:font/inter?face=normal-400' ] ] ],
						],
					],
				],
			],
		],
		'styles'   => [ 'color' => [ 'text' => '#000000' ] ],
	];

	/**
	 * As an import stores it.
	 * @param array<string, mixed> $object
	 * @return array{object: array<string, mixed>, removed: list<string>}
	 */
	private function cleaned( array $object, string $kind = 'styles' ): array {
		// Of a page that another test has printed: WordPress leaves blocks out of its styles then.
		remove_filter( 'wp_theme_json_get_style_nodes', 'wp_filter_out_block_nodes' );
		$fit   = Kits\fit_object( "$kind/x", $object, [ 'files' => [ 'files/x.woff2' => [] ] ] );
		$clean = Kits\clean( $fit['object'], $kind );
		$this->assertSame( [], $fit['wrong'] );
		return [ 'object' => $clean['object'], 'removed' => array_merge( $fit['removed'], $clean['removed'] ) ];
	}

	/** @return array<string, array{array<string, mixed>, string}> Styles, and what must not be left of them. */
	public function hostile(): array {
		$family = static fn( array $face ): array => [ 'settings' => [ 'typography' => [ 'fontFamilies' => [ 'custom' => [ [ 'slug' => 'x', 'name' => 'X', 'fontFamily' => 'X', 'fontFace' => [ $face + [ 'fontFamily' => 'X', 'src' => [ 'kit:font/x' ] ] ] ] ] ] ] ] ];
		return [
			'CSS'                      => [ [ 'styles' => [ 'css' => 'body{background:url(https://evil.example/y)}' ] ], 'evil' ],
			'a tag in CSS'             => [ [ 'styles' => [ 'css' => 'x{}</style><img src=x onerror=alert(1)>' ] ], 'onerror' ],
			'CSS of a block'           => [ [ 'styles' => [ 'blocks' => [ 'core/group' => [ 'css' => 'a{color:evil}' ] ] ] ], 'evil' ],
			'a color that is CSS'      => [ [ 'settings' => [ 'color' => [ 'palette' => [ 'custom' => [ [ 'slug' => 'a', 'name' => 'A', 'color' => 'red;}body{display:none}' ] ] ] ] ] ], 'display' ],
			'a picture that is script' => [ [ 'styles' => [ 'background' => [ 'backgroundImage' => 'url(javascript:alert(1))' ] ] ], 'javascript' ],
			'a weight that is CSS'     => [ $family( [ 'fontWeight' => '400}body *{display:none !important}@font-face{font-family:Y' ] ), 'display' ],
			'a font of another site'   => [ $family( [ 'src' => [ 'https://evil.example/a.woff2' ] ] ), 'evil' ],
			'a font that is CSS'       => [ $family( [ 'src' => [ 'kit:font/x"),url("https://evil.example/a.woff2' ] ] ), 'evil' ],
		];
	}

	/**
	 * @testdox [KT-02] [KT-05] kits: of a stranger’s styles nothing harmful is left, alone or beside good ones:
	 * @dataProvider hostile
	 * @param array<string, mixed> $styles
	 */
	public function test_hostile( array $styles, string $word ): void {
		foreach ( [ $styles, array_replace_recursive( self::GOOD, $styles ) ] as $at => $tried ) {
			$clean = $this->cleaned( [ 'version' => 3 ] + $tried );
			$json  = (string) wp_json_encode( $clean['object'], JSON_UNESCAPED_SLASHES );
			$this->assertStringNotContainsString( $word, $json );
			$this->assertNotSame( [], $clean['removed'] );
			if ( $at ) {
				$this->assertStringContainsString( '#000000', $json );
			}
		}
	}

	/** @testdox [KT-02] [KT-05] kits: good styles come through whole */
	public function test_good(): void {
		$clean = $this->cleaned( [ 'version' => 3 ] + self::GOOD );
		$this->assertSame( [], $clean['removed'] );
		$this->assertEquals( self::GOOD, array_intersect_key( $clean['object'], self::GOOD ) );
	}

	/** @testdox [KT-02] [KT-05] kits: presets that have a slug and no name, as themes have them, come through */
	public function test_nameless(): void {
		$sizes = [ [ 'slug' => 'small', 'size' => '1rem', 'fluid' => [ 'min' => '0.9rem', 'max' => '1rem' ] ] ];
		$clean = $this->cleaned( [ 'version' => 3, 'settings' => [ 'typography' => [ 'fontSizes' => [ 'theme' => $sizes ] ] ] ] );
		$this->assertSame( [], $clean['removed'] );
		$this->assertEquals( [ $sizes[0] + [ 'name' => 'small' ] ], $clean['object']['settings']['typography']['fontSizes']['theme'] );
	}

	/** @return array<string, array{array<string, mixed>}> */
	public function shapes(): array {
		return [
			'faces that are texts'     => [ [ 'settings' => [ 'typography' => [ 'fontFamilies' => [ 'custom' => [ [ 'slug' => 'x', 'name' => 'X', 'fontFamily' => 'X', 'fontFace' => [ 'x' ] ] ] ] ] ] ] ],
			'faces that are one text'  => [ [ 'settings' => [ 'typography' => [ 'fontFamilies' => [ 'custom' => [ [ 'slug' => 'x', 'name' => 'X', 'fontFamily' => 'X', 'fontFace' => 'x' ] ] ] ] ] ] ],
			'a source of lists'        => [ [ 'settings' => [ 'typography' => [ 'fontFamilies' => [ 'custom' => [ [ 'slug' => 'x', 'name' => 'X', 'fontFamily' => 'X', 'fontFace' => [ [ 'fontFamily' => [ 'a' ], 'src' => [ [ 'a' ] ] ] ] ] ] ] ] ] ] ],
			'a palette that is a text' => [ [ 'settings' => [ 'color' => [ 'palette' => [ 'custom' => 'red' ] ] ] ] ],
			'a color that is a list'   => [ [ 'settings' => [ 'color' => [ 'palette' => [ 'custom' => [ [ 'slug' => [ 'a' ], 'color' => [] ] ] ] ] ] ] ],
			'groups that are texts'    => [ [ 'settings' => [ 'color' => 'red', 'blocks' => 'x' ], 'styles' => [ 'elements' => 'x', 'color' => 'y', 'blocks' => [ 'core/group' => 'z' ] ] ] ],
			'sizes that are maps'      => [ [ 'settings' => [ 'typography' => [ 'fontSizes' => [ 'custom' => [ [ 'slug' => 'a', 'size' => [ 'x' => 1 ] ] ] ] ] ] ] ],
		];
	}

	/**
	 * @testdox [KT-02] [KT-05] kits: no shape of styles ends a page, trusted or not:
	 * @dataProvider shapes
	 * @param array<string, mixed> $styles
	 */
	public function test_shapes( array $styles ): void {
		$shaped = Kits\fit_object( 'styles/user', [ 'version' => 3 ] + $styles, [] );
		$this->assertNotSame( [], $shaped['removed'] );
		$json   = [ 'version' => 3, 'isGlobalStylesUserThemeJSON' => true, 'settings' => $shaped['object']['settings'] ?? [], 'styles' => $shaped['object']['styles'] ?? [] ];
		$user   = new \WP_Theme_JSON( $json, 'custom' );
		$filter = static fn() => new \WP_Theme_JSON_Data( $user->get_raw_data(), 'custom' );
		add_filter( 'wp_theme_json_data_user', $filter );
		wp_clean_theme_json_cache();
		\WP_Theme_JSON_Resolver::clean_cached_data();
		try {
			$this->assertIsString( wp_get_global_stylesheet() );
			\WP_Font_Face_Resolver::get_fonts_from_theme_json();
			slots();
		} finally {
			remove_filter( 'wp_theme_json_data_user', $filter );
			\WP_Theme_JSON_Resolver::clean_cached_data();
		}
	}

	/** @testdox [KT-02] [KT-05] kits: faces of a stranger’s font hold no CSS and no address of another site */
	public function test_font(): void {
		$face  = [ 'fontFamily' => 'X', 'fontWeight' => '400}body{display:none}', 'src' => 'https://evil.example/a.woff2', 'other' => 'x' ];
		$clean = $this->cleaned( [ 'title' => 'X', 'family' => [ 'slug' => 'x', 'fontFamily' => 'X' ], 'faces' => [ [ 'file' => 'files/x.woff2', 'settings' => $face ], [ 'settings' => [ 'fontWeight' => '700' ] ] ] ], 'font' );
		$this->assertSame( [ 'fontFamily' => 'X', 'src' => [] ], $clean['object']['faces'][0]['settings'] );
		$this->assertSame( 'files/x.woff2', $clean['object']['faces'][0]['file'] );
		$this->assertSame( [ 'fontWeight' => '700' ], $clean['object']['faces'][1]['settings'] );
		$this->assertNotSame( [], $clean['removed'] );
	}

	/** @testdox [KT-02] [KT-05] kits: the schema knows all that WordPress knows of theme.json */
	public function test_known(): void {
		foreach ( [ 'settings' => \WP_Theme_JSON::VALID_SETTINGS, 'styles' => \WP_Theme_JSON::VALID_STYLES ] as $part => $known ) {
			$this->assertSame( [], $this->unknown( $known, Kits\schema()['definitions'][ $part ] ), $part );
		}
		$face = array_keys( \WP_Theme_JSON::FONT_FAMILY_SCHEMA[0]['fontFace'][0] );
		$this->assertSame( [], array_diff( $face, array_keys( Kits\schema()['definitions']['fontFace']['properties'] ) ) );
		$names  = array_keys( \WP_Theme_JSON::ELEMENTS );
		$styles = [ 'elements' => array_fill_keys( $names, [ 'color' => [ 'text' => '#fff' ], ':hover' => [ 'color' => [ 'text' => '#000' ] ], '@mobile' => [ 'color' => [ 'text' => '#000' ] ] ] ) ];
		$this->assertSame( [], Kits\fit_object( 'styles/user', [ 'styles' => $styles ], [] )['removed'] );
	}

	/**
	 * Keys that a rule has not.
	 * @param array<mixed>         $known
	 * @param array<string, mixed> $rule
	 * @return list<string>
	 */
	private function unknown( array $known, array $rule ): array {
		$unknown = [];
		foreach ( $known as $key => $inner ) {
			$of = Kits\rule_of( (string) $key, $rule );
			if ( ! is_array( $of ) ) {
				$unknown[] = (string) $key;
			} elseif ( is_array( $inner ) && isset( $of['properties'] ) ) {
				$unknown = array_merge( $unknown, $this->unknown( $inner, $of ) );
			}
		}
		return $unknown;
	}
}
