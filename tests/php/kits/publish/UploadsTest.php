<?php
/** A site’s rules for uploads hold for kits: what it does not take is left out and named, and the kit goes on. */

declare( strict_types=1 );

namespace Frontage\Tests\Kits;

use Frontage\Kits;

require_once dirname( __DIR__ ) . '/import/ImportCase.php';

final class UploadsTest extends ImportCase {

	/** @return array{manifest: array<string, mixed>, read: callable, file: callable} */
	private function kit(): array {
		return $this->kit_of(
			[
				'media/kit-bad'  => [ 'title' => 'Bad', 'slug' => 'kit-bad', 'file' => 'files/kit-bad.jpg' ],
				'media/kit-sun'  => [ 'title' => 'Sun', 'slug' => 'kit-sun', 'file' => 'files/kit-sun.jpg' ],
				'font/kit-serif' => [ 'title' => 'Serif', 'slug' => 'kit-serif', 'family' => [ 'name' => 'Serif', 'slug' => 'kit-serif', 'fontFamily' => 'Serif' ], 'faces' => [ [ 'settings' => [ 'fontFamily' => 'Serif' ], 'file' => 'files/kit-serif--0.woff2' ] ] ],
				'page/kit-about' => [ 'title' => 'About', 'slug' => 'kit-about', 'status' => 'publish', 'thumbnail' => 'kit:media/kit-bad', 'content' => '<p>Words</p>' ],
			],
			[ 'files/kit-bad.jpg' => $this->photo( 10 ) . str_repeat( ' ', 4000 ), 'files/kit-sun.jpg' => $this->photo(), 'files/kit-serif--0.woff2' => "wOF2\0\1\0\0" . str_repeat( 'x', 60 ) ]
		);
	}

	/**
	 * Imports under a rule, and gives what is named and what is there.
	 * @return array{list<string>, list<string>} Lines, and titles of pictures and fonts.
	 */
	private function imported( string $hook, callable $rule ): array {
		$before = $this->state();
		$files  = $this->uploads();
		add_filter( $hook, $rule );
		$run = $this->import( $this->kit(), [ '*' => 'both' ] );
		remove_filter( $hook, $rule );
		$this->assertSame( 'done', $run['state'] );
		wp_cache_flush();
		$page = $this->page( 'kit-about' );
		$this->assertSame( [ '<p>Words</p>', 0 ], [ $page->post_content ?? '', (int) get_post_thumbnail_id( $page ) ], 'The kit goes on.' );
		$titles = array_column( array_map( static fn( array $entry ): array => [ get_post_field( 'post_title', $entry['target'] ) ], Kits\journal( $run['id'] ) ), 0 );
		$this->assertSame( [], $this->take_back( $run )['report']['left'] );
		$this->assertUntouched( $before );
		$this->assertSame( $files, $this->uploads() );
		Kits\delete_rows( '' );
		return [ array_values( array_map( static fn( array $line ): string => "$line[name]: $line[what]", $run['report']['unresolved'] ?? [] ) ), array_values( array_diff( $titles, [ 'About' ] ) ) ];
	}

	/** @testdox [KT-02] [KT-07] kits: a type of file that the site or its network does not allow is left out and named */
	public function test_types(): void {
		$this->add_picture( 'kit-bad' );
		[ $lines, $there ] = $this->imported( 'upload_mimes', static fn( array $types ): array => [ 'png' => 'image/png' ] );
		$this->assertSame( [ 'Serif' ], $there );
		$this->assertContains( 'media/kit-bad: It was left out: This site doesn’t allow this type of file.', $lines );
		$this->assertContains( 'media/kit-sun: It was left out: This site doesn’t allow this type of file.', $lines );
		$this->assertContains( 'page/kit-about: kit:media/kit-bad', $lines );
	}

	/** @testdox [KT-02] [KT-07] kits: a font comes as a font only, for the media library has no such type */
	public function test_font_as_media(): void {
		$kit = $this->kit_of( [ 'media/kit-serif' => [ 'title' => 'Serif', 'slug' => 'kit-serif', 'file' => 'files/kit-serif.woff2' ] ], [ 'files/kit-serif.woff2' => "wOF2\0\1\0\0" . str_repeat( 'x', 60 ) ] ); // phpcs:ignore WordPress.Arrays -- Short.
		wp_get_current_user()->add_cap( 'unfiltered_upload', false );
		$run = $this->import( $kit );
		$this->assertSame( 'It was left out: This site doesn’t allow this type of file.', $run['report']['unresolved'][0]['what'] ?? '' );
		$this->assertSame( [], Kits\journal( $run['id'] ) );
	}

	/** @testdox [KT-02] [KT-07] kits: a file that is larger than the site allows, or than there is room, is left out and named */
	public function test_size(): void {
		[ $lines, $there ] = $this->imported( 'upload_size_limit', static fn(): int => 3000 );
		sort( $there );
		$this->assertSame( [ 'Serif', 'Sun' ], $there );
		$this->assertContains( 'media/kit-bad: It was left out: This site allows files of 3 KB at most.', $lines );
	}

	/** @testdox [KT-02] [KT-07] kits: plugins that look into uploads are asked for each file, also those that throw or delete it */
	public function test_scanners(): void {
		$says = [
			'It was left out: A virus.'                   => static fn( array $file ): array => [ 'error' => 'A virus.' ] + $file,
			'It was left out: Another plugin refused it.' => static function ( array $file ): array {
				wp_delete_file( $file['tmp_name'] );
				return $file;
			},
			'It was left out: Another plugin caused an error while this was being updated.' => static function (): array {
				throw new \RuntimeException( 'Broken' );
			},
		];
		foreach ( $says as $why => $scan ) {
			$seen              = [];
			[ $lines, $there ] = $this->imported(
				'wp_handle_sideload_prefilter',
				static function ( array $file ) use ( $scan, &$seen ): array {
					$seen[] = "$file[name] $file[type] $file[error]";
					return 'kit-bad.jpg' === $file['name'] ? $scan( $file ) : $file;
				}
			);
			sort( $there );
			sort( $seen );
			$this->assertSame( [ 'Serif', 'Sun' ], $there, $why );
			$this->assertSame( [ 'kit-bad.jpg image/jpeg 0', 'kit-serif--0.woff2 font/woff2 0', 'kit-sun.jpg image/jpeg 0' ], $seen );
			$this->assertContains( "media/kit-bad: $why", $lines );
		}
	}
}
