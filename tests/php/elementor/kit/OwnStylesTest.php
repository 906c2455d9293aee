<?php
/** The owner's styles when a kit of Elementor is imported. */

declare( strict_types=1 );

namespace Frontage\Tests\Elementor;

use Frontage\Kits;

require_once __DIR__ . '/ForeignCase.php';

final class OwnStylesTest extends ForeignCase {

	/** @testdox [KT-04] kits: colors and fonts of Elementor come beside the owner’s own styles, of which nothing is taken out */
	public function test_own_styles(): void {
		$styles = (int) ( \WP_Theme_JSON_Resolver::get_user_data_from_wp_global_styles( wp_get_theme(), true )['ID'] ?? 0 );
		$own    = [
			'version'                     => 3,
			'isGlobalStylesUserThemeJSON' => true,
			'settings'                    => [
				'color'      => [ 'palette' => [ 'custom' => [ [ 'name' => 'Mine', 'slug' => 'mine', 'color' => 'color-mix(in oklch, #123456 40%, white)' ] ] ], 'custom' => false ],
				'custom'     => [ 'sea' => [ 'depth' => '3' ] ],
				'shadow'     => [ 'presets' => [ 'custom' => [ [ 'name' => 'Soft', 'slug' => 'soft', 'shadow' => '0 0 4px #000' ] ] ] ],
				'spacing'    => [ 'spacingScale' => [ 'steps' => 7, 'unit' => 'rem' ] ],
				'typography' => [ 'dropCap' => false, 'fluid' => true ],
				'blocks'     => [ 'core/paragraph' => [ 'color' => [ 'custom' => true ] ] ],
			],
			'styles'                      => [ 'css' => 'p { color: teal }', 'color' => [ 'text' => 'oklch(0.3 0.1 200)' ] ],
		];
		global $wpdb;
		$wpdb->update( $wpdb->posts, [ 'post_content' => (string) wp_json_encode( $own ) ], [ 'ID' => $styles ] );
		clean_post_cache( $styles );
		$before = $this->state();
		$file   = $this->zip( $this->entries() );
		$this->lines( static fn() => Kits\run_import( [ $file ], [] ) );
		$now = (array) json_decode( (string) get_post_field( 'post_content', $styles, 'raw' ), true );
		$this->assertSame( [ 'mine', 'kit-primary' ], array_slice( array_column( $now['settings']['color']['palette']['custom'], 'slug' ), 0, 2 ) );
		$this->assertContains( '"Fraunces", sans-serif', array_column( $now['settings']['typography']['fontFamilies']['custom'], 'fontFamily' ) );
		$this->assertSame( $own['settings']['color']['palette']['custom'][0], $now['settings']['color']['palette']['custom'][0] );
		unset( $now['settings']['color']['palette'], $own['settings']['color']['palette'], $now['settings']['typography']['fontFamilies'], $now['settings']['typography']['fontSizes'] );
		$this->assertEquals( $own, $now );
		$this->assertSame( [], preg_grep( '~styles/user~', array_column( Kits\runs()[0]['report']['removed'] ?? [], 'name' ) ) );
		$this->assertSame( [], Kits\runs()[0]['report']['unresolved'] ?? [] );
		$this->take_back( Kits\runs()[0] );
		$this->assertUntouched( $before );
	}
}
