<?php
/** Live preview: what a state may set, who may send, palette and font service. */

declare( strict_types=1 );

namespace Frontage\Tests\Preview;

use Frontage\Tests\TestCase;
use function Frontage\Preview\check;
use function Frontage\Preview\font_service;
use function Frontage\Preview\is_previewed;
use function Frontage\Preview\origin_of;
use function Frontage\Preview\origins;
use function Frontage\Preview\palette;
use function Frontage\Preview\print_script;
use const Frontage\Preview\PARAMETER;

class PreviewTest extends TestCase {

	/** Takes everything back. */
	protected function tear_down(): void {
		unset( $_GET[ PARAMETER ] ); // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- A test.
		foreach ( [ 'is_previewed', 'preview_origins', 'preview_palette', 'preview_font_service' ] as $hook ) {
			remove_all_filters( "frontage_$hook" );
		}
		remove_all_filters( 'wp_theme_json_data_theme' );
		wp_clean_theme_json_cache();
		parent::tear_down();
	}

	/** @return list<array{fact: string, state: array<string, mixed>, applied: array<string, string>, refused: array<string, string>}> */
	private function cases(): array {
		return json_decode( (string) file_get_contents( dirname( __DIR__, 3 ) . '/src/preview/test/cases.json' ), true );
	}

	/**
	 * @testdox [PV-05] state: PHP takes and refuses what scripts do
	 */
	public function test_cases(): void {
		foreach ( $this->cases() as $case ) {
			$this->assertSame(
				[
					'applied' => $case['applied'],
					'refused' => $case['refused'],
				],
				check( $case['state'] ),
				$case['fact']
			);
		}
		$this->assertSame( [ '/siteTitle/show' => 'invalid' ], check( [ 'siteTitle' => [ 'show' => "true\n" ] ] )['refused'] );
	}

	/**
	 * @testdox [PV-01] preview: origins are written as browsers do; others are left out
	 */
	public function test_origins(): void {
		$this->assertSame( 'https://example.org', origin_of( 'HTTPS://Example.org:443/a?b' ) );
		$this->assertSame( 'http://example.org:8080', origin_of( 'http://user:pass@example.org:8080' ) );
		foreach ( [ '', 'null', '*', 'example.org', 'javascript:alert(1)', 'file:///a', 'http://' ] as $none ) {
			$this->assertSame( '', origin_of( $none ), $none );
		}
		$own = origins();
		$this->assertSame( [ origin_of( home_url() ) ], $own );
		add_filter( 'frontage_preview_origins', static fn( array $given ): array => array_merge( $given, [ 'https://chooser.example/x', null, [ 'x' ], '*', 'null' ] ) );
		$this->assertSame( array_merge( $own, [ 'https://chooser.example' ] ), origins() );
		add_filter( 'frontage_preview_origins', '__return_null' );
		$this->assertSame( $own, origins() );
	}

	/**
	 * @testdox [PV-02] preview: the palette is the theme's, or what its colors refer to
	 */
	public function test_palette(): void {
		add_filter(
			'wp_theme_json_data_theme',
			static fn( \WP_Theme_JSON_Data $data ): \WP_Theme_JSON_Data => $data->update_with(
				[
					'version'  => 2,
					'settings' => [
						'color' => [
							'palette' => [
								[
									'slug'  => 'brandOne',
									'name'  => 'One',
									'color' => '#123456',
								],
								[
									'slug'  => 'two',
									'name'  => 'Two',
									'color' => 'var(--global-color-2)',
								],
							],
						],
					],
				]
			)
		);
		wp_clean_theme_json_cache();
		$this->assertSame( [ '--wp--preset--color--brand-one', '--global-color-2' ], palette() );
		add_filter( 'frontage_preview_palette', static fn(): array => [ '--x', 'color', '--y:red', null, "--z\n" ] );
		$this->assertSame( [ '--x' ], palette() );
	}

	/**
	 * @testdox [PV-03] preview: no font service without consent; a filter points elsewhere
	 */
	public function test_font_service(): void {
		$this->assertSame( '', font_service() );
		update_option( 'frontage_settings', [ 'preview_fonts' => true ] );
		$this->assertSame( 'https://fonts.googleapis.com/css2?display=swap&family=', font_service() );
		add_filter( 'frontage_preview_font_service', static fn(): string => 'https://fonts.example/css' );
		$this->assertSame( 'https://fonts.example/css?display=swap&family=', font_service() );
		foreach ( [ '', null, false, 'javascript:alert(1)' ] as $off ) {
			add_filter( 'frontage_preview_font_service', static fn() => $off, 11 );
			$this->assertSame( '', font_service() );
		}
	}

	/**
	 * @testdox [PV-01] preview: a page prints the script only where it is asked for
	 */
	public function test_script(): void {
		$printed = static function (): string {
			ob_start();
			print_script();
			return (string) ob_get_clean();
		};
		$this->assertSame( '', $printed() );
		$_GET[ PARAMETER ] = '1';
		add_filter( 'frontage_preview_font_service', static fn(): string => 'https://fonts.example/</script>' );
		$this->assertSame( 1, substr_count( $printed(), '</script' ) );
		$this->assertStringContainsString( ']=[["http', $printed() );
		add_filter( 'frontage_is_previewed', static fn(): string => 'yes' );
		$this->assertFalse( is_previewed() );
		$this->assertSame( '', $printed() );
	}
}
