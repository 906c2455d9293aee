<?php
/** Hostile files: each is refused with the name of its entry, and changes nothing. */

declare( strict_types=1 );

namespace Frontage\Tests\Kits;

use Frontage\Kits;

require_once __DIR__ . '/KitTestCase.php';
require_once __DIR__ . '/Archive.php';
require_once __DIR__ . '/Hostile.php';

final class HostileTest extends KitTestCase {

	/** @return array<string, array{string, string}> Why, and the entry that the refusal names. */
	public static function hostile(): array {
		return [
			'up'                 => [ 'name', '../page.json' ],
			'up within'          => [ 'name', 'files/../../wp-config.php' ],
			'up in an object'    => [ 'name', 'objects/page/..json' ],
			'slash'              => [ 'name', '/etc/passwd' ],
			'drive'              => [ 'name', 'C:/files/a.jpg' ],
			'backslash'          => [ 'name', 'files\\a.jpg' ],
			'backslash up'       => [ 'name', '..\\..\\a.php' ],
			'NUL'                => [ 'name', 'files/a.php .jpg' ],
			'NUL at the end'     => [ 'name', 'files/a.jpg ' ],
			'bidi'               => [ 'name', "files/a\u{202E}gpj.php" ],
			'invisible'          => [ 'name', "files/a\u{200B}.jpg" ],
			'line'               => [ 'name', "files/a.jpg\n" ],
			'other folder'       => [ 'name', 'files/../wp-content/plugins/a.php' ],
			'other kind'         => [ 'name', 'objects/user/admin.json' ],
			'no name'            => [ 'name', '' ],
			'link'               => [ 'link', 'files/a.jpg' ],
			'link of an object'  => [ 'link', 'objects/page/about.json' ],
			'twice'              => [ 'duplicate', 'files/a.jpg' ],
			'twice, object'      => [ 'duplicate', 'objects/page/about.json' ],
			'twice by case'      => [ 'name', 'files/A.JPG' ],
			'encrypted'          => [ 'encrypted', 'files/a.jpg' ],
			'strongly encrypted' => [ 'encrypted', 'files/a.jpg' ],
			'bzip2'              => [ 'method', 'files/a.jpg' ],
			'unknown method'     => [ 'method', 'files/a.jpg' ],
			'AES'                => [ 'archive', 'kit.zip' ],
			'stored, two sizes'  => [ 'method', 'files/a.jpg' ],
			'too many'           => [ 'entries', '4' ],
			'count lies'         => [ 'archive', 'kit.zip' ],
			'large file'         => [ 'large', 'files/a.jpg' ],
			'large object'       => [ 'large', 'objects/page/about.json' ],
			'large in all'       => [ 'total', 'files/b.jpg' ],
			'ratio'              => [ 'ratio', 'files/a.jpg' ],
			'grows'              => [ 'size', 'objects/page/about.json' ],
			'shrinks'            => [ 'size', 'objects/page/about.json' ],
			'checksum'           => [ 'size', 'objects/page/about.json' ],
			'overlap'            => [ 'overlap', 'files/b.jpg' ],
			'within another'     => [ 'archive', 'kit.zip' ],
			'two names'          => [ 'archive', 'kit.zip' ],
			'beyond the end'     => [ 'archive', 'kit.zip' ],
			'no zip'             => [ 'archive', 'kit.zip' ],
			'cut'                => [ 'archive', 'kit.zip' ],
			'no manifest'        => [ 'missing', 'manifest.json' ],
			'manifest a list'    => [ 'json', 'manifest.json' ],
			'manifest broken'    => [ 'json', 'manifest.json' ],
			'manifest deep'      => [ 'deep', 'manifest.json' ],
			'version'            => [ 'format', 'frontage-kit/2' ],
			'name in a manifest' => [ 'manifest', '../about' ],
			'hash in a manifest' => [ 'manifest', 'page/about' ],
			'size in a manifest' => [ 'manifest', 'page/about' ],
			'type in a manifest' => [ 'manifest', 'files/a.svg' ],
			'need in a manifest' => [ 'manifest', 'page/about' ],
			'prototype manifest' => [ 'value', 'manifest.json' ],
			'unlisted'           => [ 'unlisted', 'files/b.jpg' ],
			'unlisted object'    => [ 'unlisted', 'objects/page/other.json' ],
			'missing'            => [ 'missing', 'files/b.jpg' ],
			'size'               => [ 'size', 'objects/page/about.json' ],
			'hash'               => [ 'hash', 'page/about' ],
			'hash of a file'     => [ 'hash', 'files/a.jpg' ],
			'deep'               => [ 'deep', 'page/about' ],
			'a list'             => [ 'json', 'page/about' ],
			'no JSON'            => [ 'json', 'page/about' ],
			'summary, need'      => [ 'summary', 'page/about' ],
			'summary, block'     => [ 'summary', 'page/about' ],
			'summary, title'     => [ 'summary', 'page/about' ],
			'prototype'          => [ 'value', 'page/about' ],
			'SVG'                => [ 'type', 'files/a.jpg' ],
			'HTML'               => [ 'type', 'files/a.jpg' ],
			'PHP in a picture'   => [ 'type', 'files/a.jpg' ],
			'PHP at its end'     => [ 'type', 'files/a.jpg' ],
			'another type'       => [ 'type', 'files/a.jpg' ],
			'half a picture'     => [ 'type', 'files/a.jpg' ],
			'pixels'             => [ 'pixels', 'files/a.png' ],
		];
	}

	/**
	 * @testdox [KT-02] kits: a hostile file is refused, and changes nothing: $_dataName
	 * @dataProvider hostile
	 */
	public function test_hostile( string $why, string $entry ): void {
		$limits = static fn( array $limits ): array => [ 'entryBytes' => 4 * MB_IN_BYTES, 'totalBytes' => 5 * MB_IN_BYTES, 'jsonBytes' => 50000, 'jsonDepth' => 20 ] + ( 'entries' === $why ? [ 'entries' => 3 ] : [] ) + $limits;
		add_filter( 'frontage_kit_limits', $limits );
		$path   = $this->build( (string) $this->dataName() );
		$before = $this->state();
		$source = Kits\open_source( $path );
		$result = is_wp_error( $source ) ? $source : Kits\check_source( $source );
		remove_filter( 'frontage_kit_limits', $limits );
		$this->assertInstanceOf( \WP_Error::class, $result );
		$this->assertSame( "frontage_kit_$why", $result->get_error_code(), $result->get_error_message() );
		$this->assertSame( $entry, $result->get_error_data()['entry'] );
		$this->assertStringContainsString( Kits\printable( $entry ), $result->get_error_message() );
		$this->assertSame( $before, $this->state() );
	}

	/** @testdox [KT-02] kits: the file that all hostile ones are made from is taken */
	public function test_good(): void {
		$source = $this->opened( $this->build( 'good' ) );
		$this->assertTrue( Kits\check_source( $source ) );
		mkdir( "$this->folder/open/objects/page", 0777, true );
		mkdir( "$this->folder/open/files" );
		file_put_contents( "$this->folder/open/manifest.json", wp_json_encode( $source['manifest'] ) );
		file_put_contents( "$this->folder/open/objects/page/about.json", $source['read']( 'page/about' ) );
		rename( $this->text( $source['file']( 'files/a.jpg' ) ), "$this->folder/open/files/a.jpg" );
		$this->assertTrue( Kits\check_source( $this->opened( "$this->folder/open" ) ), 'A folder is a kit, too.' );
		symlink( '/etc/passwd', "$this->folder/open/files/b.jpg" );
		$this->assertSame( 'frontage_kit_link', $this->refusal( Kits\open_source( "$this->folder/open" ) )->get_error_code() );
	}

	/**
	 * Rows of the database, and files of the library, plugins and temporary folder.
	 * @return list<mixed>
	 */
	private function state(): array {
		global $wpdb;
		$counts = array_map( static fn( string $table ): string => (string) $wpdb->get_var( "SELECT COUNT(*) FROM $table" ), [ $wpdb->posts, $wpdb->postmeta, $wpdb->options, $wpdb->terms ] );
		return [ $counts, glob( wp_upload_dir()['path'] . '/*' ), glob( get_temp_dir() . '{a,b,about}-*.tmp', GLOB_BRACE ), glob( ABSPATH . 'wp-content/plugins/*' ), glob( ABSPATH . '*' ) ];
	}

	/** A kit with one page and one file, but for what its name says. */
	private function build( string $case ): string {
		return ( new Hostile( $this->photo() ) )->build( $case, "$this->folder/kit.zip", self::hostile()[ $case ][1] ?? '' );
	}
}
