<?php
/** Styles that are added to those of the site: nothing that its owner has is changed by them. */

declare( strict_types=1 );

namespace Frontage\Tests\Kits;

use Frontage\Kits;

require_once __DIR__ . '/ImportCase.php';

final class AddedTest extends ImportCase {

	private int $styles;

	protected function set_up(): void {
		parent::set_up();
		$this->styles = $this->add_post( 'wp_global_styles', 'wp-global-styles-' . get_stylesheet(), $this->json( [ $this->color( 'kit-primary', '#111111' ) ] ) );
		wp_set_object_terms( $this->styles, get_stylesheet(), 'wp_theme' );
		wp_clean_theme_json_cache();
		\WP_Theme_JSON_Resolver::clean_cached_data();
	}

	/** @return array<string, string> */
	private function color( string $slug, string $color ): array {
		return [ 'name' => $slug, 'slug' => $slug, 'color' => $color ];
	}

	/**
	 * @param list<array<string, string>> $palette
	 */
	private function json( array $palette ): string {
		return (string) wp_json_encode( [ 'version' => 3, 'isGlobalStylesUserThemeJSON' => true, 'settings' => [ 'color' => [ 'palette' => [ 'custom' => $palette ] ] ] ] );
	}

	/** @return array{manifest: array<string, mixed>, read: callable, file: callable} */
	private function kit(): array {
		$content = '<!-- wp:group {"backgroundColor":"kit-primary","style":{"elements":{"link":{"color":{"text":"var:preset|color|kit-primary"}}},"border":{"color":"var(\\u002d\\u002dwp\\u002d\\u002dpreset\\u002d\\u002dcolor\\u002d\\u002dkit-primary)"}}} --><div class="wp-block-group has-kit-primary-background-color has-background" style="color:var(--wp--preset--color--kit-primary);background:var(--wp--preset--color--kit-primary-dark)">kit-primary</div><!-- /wp:group -->';
		return $this->kit_of(
			[
				'page/kit-colors' => [ 'title' => 'Colors', 'slug' => 'kit-colors', 'status' => 'publish', 'content' => $content ],
				'styles/user'     => [ 'title' => 'Styles', 'version' => 3, 'adds' => true, 'settings' => [ 'color' => [ 'palette' => [ 'custom' => [ $this->color( 'kit-primary', '#222222' ), $this->color( 'kit-accent', '#333333' ), $this->color( 'kit-primary-dark', '#666666' ) ] ] ] ] ],
			]
		);
	}

	/** @return array<string, string> Colors of the site's styles by slug. */
	private function palette(): array {
		wp_cache_flush();
		$styles = json_decode( (string) get_post_field( 'post_content', $this->styles, 'raw' ), true );
		return array_column( $styles['settings']['color']['palette']['custom'], 'color', 'slug' );
	}

	/** @testdox [KT-02] [KT-04] kits: an added preset whose slug the site uses otherwise gets its own, and the kit’s references follow it */
	public function test_slug(): void {
		$run = $this->import( $this->kit() );
		$this->assertSame( [ 'done', [] ], [ $run['state'], $run['report']['unresolved'] ?? [] ] );
		$this->assertSame( [ 'kit-primary' => '#111111', 'kit-primary-2' => '#222222', 'kit-accent' => '#333333', 'kit-primary-dark' => '#666666' ], $this->palette() );
		$content = $this->page( 'kit-colors' )->post_content ?? '';
		$wanted  = [ '"backgroundColor":"kit-primary-2"', 'var:preset|color|kit-primary-2"', '\u002d\u002dcolor\u002d\u002dkit-primary-2)', 'has-kit-primary-2-background-color', '--color--kit-primary-2)', '--color--kit-primary-dark)', '>kit-primary<' ];
		foreach ( $wanted as $reference ) {
			$this->assertStringContainsString( $reference, $content );
		}
		$this->take_back( $run );
		$this->assertSame( [ 'kit-primary' => '#111111' ], $this->palette() );
	}

	/** @testdox [KT-04] [KT-07] kits: what the owner saves in the styles before the switch stays, and a slug that is taken meanwhile stops it */
	public function test_meanwhile(): void {
		$write = fn( array ...$palette ) => wp_update_post( [ 'ID' => $this->styles, 'post_content' => wp_slash( $this->json( array_merge( [ $this->color( 'kit-primary', '#111111' ) ], array_values( $palette ) ) ) ) ] );
		$run   = $this->stage( $this->kit() );
		$write( $this->color( 'kit-accent', '#444444' ) );
		$this->assertSame( 409, $this->error( Kits\switch_over( $run['id'] ) )->get_error_data()['status'] );
		$write( $this->color( 'mine', '#555555' ) );
		$this->ok( Kits\switch_over( $run['id'] ) );
		$run = $this->ok( Kits\finish_steps( $run['id'] ) );
		$this->assertSame( [ 'done', [] ], [ $run['state'], $run['report']['unresolved'] ?? [] ] );
		$this->assertSame( [ 'kit-primary', 'mine', 'kit-primary-2', 'kit-accent', 'kit-primary-dark' ], array_keys( $this->palette() ) );
		$this->take_back( $run );
		$this->assertSame( [ 'kit-primary', 'mine' ], array_keys( $this->palette() ) );
	}
}
