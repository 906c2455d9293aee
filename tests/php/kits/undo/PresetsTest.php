<?php
/** Colors, fonts and sizes of an import that pages use since stay in the styles. */

declare( strict_types=1 );

namespace Frontage\Tests\Kits;

use Frontage\Kits;

require_once dirname( __DIR__ ) . '/import/ImportCase.php';

final class PresetsTest extends ImportCase {

	/** @return array<mixed> */
	private static function styles( string ...$slugs ): array {
		$colors = array_map( static fn( string $slug ): array => [ 'slug' => $slug, 'name' => $slug, 'color' => '#a00' ], $slugs );
		return [ 'version' => 3, 'isGlobalStylesUserThemeJSON' => true, 'settings' => [ 'color' => [ 'palette' => [ 'custom' => $colors ] ] ], 'styles' => [ 'color' => [ 'text' => '#000' ] ] ];
	}

	/** @return array{manifest: array<string, mixed>, read: callable, file: callable} */
	private function kit(): array {
		return $this->kit_of( [ 'styles/user' => [ 'title' => 'Styles' ] + array_diff_key( self::styles( 'kitred', 'kitblue' ), [ 'isGlobalStylesUserThemeJSON' => true ] ) ] );
	}

	/** @return array<mixed> Styles of the site. */
	private static function now(): array {
		wp_cache_flush();
		\WP_Theme_JSON_Resolver::clean_cached_data();
		$id = Kits\find_object( 'styles/user' );
		return $id ? (array) json_decode( (string) get_post_field( 'post_content', $id, 'raw' ), true ) : [];
	}

	/** @testdox [KT-04] kits: a color of an import that a page uses since stays in the styles after undo, and is named; the others go */
	public function test_presets(): void {
		$uses = [
			'a class'      => '<p class="has-kitred-color">Mine</p>',
			'an attribute' => '<!-- wp:paragraph {"backgroundColor":"kitred"} --><p>Mine</p><!-- /wp:paragraph -->',
			'a variable'   => '<p style="border-color:var(--wp--preset--color--kitred)">Mine</p>',
		];
		foreach ( $uses as $says => $content ) {
			foreach ( [ false, true ] as $has_styles ) {
				if ( $has_styles ) {
					$ours = $this->add_post( 'wp_global_styles', 'wp-global-styles-' . get_stylesheet(), (string) wp_json_encode( self::styles( 'ours' ) ) );
					wp_set_object_terms( $ours, get_stylesheet(), 'wp_theme' );
					\WP_Theme_JSON_Resolver::clean_cached_data();
				}
				$run = $this->import( $this->kit(), [ '*' => 'replace' ] );
				$this->assertContains( 'kitred', array_column( Kits\presets_by_key( self::now() ), 'slug' ), $says );
				$this->add_post( 'page', 'own', $content );
				$left = $this->take_back( $run )['report']['left'];
				$now  = self::now();
				$this->assertSame( $has_styles ? [ 'ours', 'kitred' ] : [ 'kitred' ], array_column( Kits\presets_by_key( $now ), 'slug' ), $says );
				$this->assertSame( $has_styles, isset( $now['styles'] ), 'What is not in use goes.' );
				$this->assertSame( [ 'These colors, fonts, and sizes are in use, so undo keeps them: “kitred”.' ], $left, $says );
				$this->tear_down();
				$this->set_up();
				\WP_Theme_JSON_Resolver::clean_cached_data();
			}
		}
	}
}
