<?php
/** Fonts that the site has, too: an address names a face by what it is, never by its place in its family. */

declare( strict_types=1 );

namespace Frontage\Tests\Kits;

use Frontage\Kits;

require_once __DIR__ . '/import/ImportCase.php';

final class FontsTest extends ImportCase {

	/** A font that is told from others by its last sign. */
	private function font( string $sign ): string {
		return "wOF2\0\1\0\0" . str_repeat( 'x', 59 ) . $sign;
	}

	/**
	 * Installs the family that the kit has, too.
	 * @param array<string, array<string, string>> $faces Settings by the last sign of the file.
	 */
	private function install( array $faces ): int {
		$folder = wp_font_dir();
		$family = $this->add_post( 'wp_font_family', 'kit-sans', '{"fontFamily":"Kit Sans"}', [ 'post_title' => 'Kit Sans' ] );
		wp_mkdir_p( $folder['basedir'] );
		foreach ( $faces as $sign => $settings ) {
			$face = $this->add_post( 'wp_font_face', "kit-face-$sign", (string) wp_json_encode( $settings + [ 'fontFamily' => 'Kit Sans', 'src' => "$folder[baseurl]/own-$sign.woff2" ] ), [ 'post_parent' => $family ] );
			update_post_meta( $face, '_wp_font_face_file', "own-$sign.woff2" );
			file_put_contents( "$folder[basedir]/own-$sign.woff2", $this->font( (string) $sign ) );
		}
		return $family;
	}

	/** @return array{manifest: array<string, mixed>, read: callable, file: callable} A regular and a bold face, and styles that load both. */
	private function kit(): array {
		$face = static fn( string $weight ): array => [ 'fontFamily' => 'Kit Sans', 'fontWeight' => $weight ];
		$load = array_map( static fn( string $weight ): array => $face( $weight ) + [ 'src' => [ "kit:font/kit-sans?face=normal-$weight" ] ], [ '400', '700' ] );
		return $this->kit_of(
			[
				'font/kit-sans' => [ 'title' => 'Kit Sans', 'slug' => 'kit-sans', 'family' => [ 'name' => 'Kit Sans', 'slug' => 'kit-sans', 'fontFamily' => 'Kit Sans' ], 'faces' => [ [ 'settings' => $face( '400' ), 'file' => 'files/kit-sans--0.woff2' ], [ 'settings' => $face( '700' ), 'file' => 'files/kit-sans--1.woff2' ] ] ],
				'styles/user'   => [ 'title' => 'Styles', 'version' => 3, 'settings' => [ 'typography' => [ 'fontFamilies' => [ 'custom' => [ [ 'slug' => 'kit-sans', 'name' => 'Kit Sans', 'fontFamily' => 'Kit Sans', 'fontFace' => $load ] ] ] ] ] ],
			],
			[ 'files/kit-sans--0.woff2' => $this->font( 'r' ), 'files/kit-sans--1.woff2' => $this->font( 'b' ) ]
		);
	}

	/**
	 * Last signs of the files that the styles load, in their order, and what the import names.
	 * @param array<string, string> $choices
	 * @return array{string, array<mixed>}
	 */
	private function loaded( array $choices = [] ): array {
		$run = $this->import( $this->kit(), $choices );
		$this->assertSame( 'done', $run['state'], $run['failed']['message'] ?? '' );
		wp_clean_theme_json_cache();
		\WP_Theme_JSON_Resolver::clean_cached_data();
		$signs = '';
		foreach ( wp_get_global_settings()['typography']['fontFamilies']['custom'][0]['fontFace'] as $face ) {
			$path   = wp_font_dir()['basedir'] . '/' . wp_basename( ( (array) $face['src'] )[0] );
			$signs .= is_file( $path ) ? substr( (string) file_get_contents( $path ), -1 ) : '?';
		}
		return [ $signs, array_column( $run['report']['unresolved'] ?? [], 'what' ) ];
	}

	/** @testdox [KT-02] [KT-07] kits: a font that the site has otherwise comes beside it, and the kit’s styles load the kit’s own faces */
	public function test_both(): void {
		$family = $this->install( [ 'B' => [ 'fontWeight' => '700' ], 'R' => [ 'fontWeight' => '400' ] ] );
		$this->assertSame( [ 'rb', [] ], $this->loaded() );
		$this->assertCount( 2, get_children( [ 'post_parent' => $family, 'post_type' => 'wp_font_face' ] ) );
	}

	/** @testdox [KT-02] [KT-07] kits: of a font that is kept the styles load the faces that are the same, in whatever order it has them */
	public function test_keep(): void {
		$this->install( [ 'I' => [ 'fontWeight' => '400', 'fontStyle' => 'italic' ], 'B' => [ 'fontWeight' => 'bold' ], 'R' => [] ] );
		$this->assertSame( [ 'RB', [] ], $this->loaded( [ 'font/kit-sans' => 'keep' ] ) );
	}

	/** @testdox [KT-02] [KT-07] kits: a face that a kept font does not have, or whose file is gone, is named and no other one taken for it */
	public function test_lacking(): void {
		$this->install( [ 'G' => [ 'fontWeight' => '400' ], 'B' => [ 'fontWeight' => '700' ] ] );
		unlink( wp_font_dir()['basedir'] . '/own-G.woff2' );
		[ $signs, $named ] = $this->loaded( [ 'font/kit-sans' => 'keep' ] );
		$this->assertSame( '?B', $signs );
		$this->assertContains( 'kit:font/kit-sans?face=normal-400', $named );
	}

	/** @testdox [KT-02] kits: styles that name a family bring no font: plan and report name it, also when its name is on the site since */
	public function test_named_only(): void {
		$families = [ [ 'name' => 'Kit Nowhere', 'slug' => 'kit-nowhere', 'fontFamily' => 'Kit Nowhere, serif', 'fontFace' => [] ], [ 'name' => 'Kit System', 'slug' => 'system-kit', 'fontFamily' => 'serif' ] ];
		$styles   = [
			'title'    => 'Custom Styles',
			'version'  => 3,
			'settings' => [ 'typography' => [ 'fontFamilies' => [ 'theme' => $families ] ] ],
			'styles'   => [
				'typography' => [ 'fontFamily' => 'var:preset|font-family|kit-nowhere' ],
				'elements'   => [ 'heading' => [ 'typography' => [ 'fontFamily' => 'var:preset|font-family|system-kit' ] ] ],
			],
		];
		foreach ( [ 'A', 'B' ] as $title ) {
			$kit = $this->kit_of( [ 'styles/user' => [ 'title' => $title ] + $styles ] );
			$this->assertSame( [ 'kit-nowhere' ], Kits\plan( $kit['manifest'] )['missing']['fonts'] );
			$run = $this->ok( Kits\import_source( $kit, [ 'styles/user' => 'replace' ] ) );
			$this->assertSame( [ 'kit-nowhere' ], array_column( $run['report']['unresolved'] ?? [], 'what' ) );
			wp_clean_theme_json_cache();
		}
	}

	/** @testdox [KT-02] kits: faces are told apart by style, weight, width and signs, however these are written */
	public function test_keys(): void {
		$same = [ [], [ 'fontWeight' => 400 ], [ 'fontWeight' => 'normal', 'fontStyle' => '', 'fontStretch' => 'normal' ], [ 'unicodeRange' => 'u+0-10ffff', 'fontFamily' => 'X' ] ];
		$this->assertSame( [ 'normal-400' ], array_values( array_unique( array_map( 'Frontage\Kits\face_key', $same ) ) ) );
		$others = [ [ 'fontStyle' => 'italic' ], [ 'fontWeight' => '100 900' ], [ 'fontStretch' => '75%' ], [ 'unicodeRange' => 'U+0-FF, U+131' ], [ 'unicodeRange' => 'U+100-2AF' ] ];
		$this->assertCount( 5, array_unique( array_map( 'Frontage\Kits\face_key', $others ) ) );
		$this->assertNotContains( 'normal-400', array_map( 'Frontage\Kits\face_key', $others ) );
	}
}
