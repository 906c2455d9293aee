<?php
/** Files that people have: template kits of shops, single templates, zips that a Mac packed again, and files of other kinds. */

declare( strict_types=1 );

namespace Frontage\Tests\Elementor;

use Frontage\Kits;
use Frontage\Tests\Kits\Archive;
use Frontage\Tests\Kits\Hostile;
use Frontage\Tests\Kits\KitTestCase;

require_once dirname( __DIR__, 2 ) . '/kits/KitTestCase.php';
require_once dirname( __DIR__, 2 ) . '/kits/Archive.php';
require_once dirname( __DIR__, 2 ) . '/kits/Hostile.php';
require_once dirname( __DIR__, 2 ) . '/kits/HostileTest.php';
require_once dirname( __DIR__, 4 ) . '/src/elementor/kit/load.php';

final class RealFilesTest extends KitTestCase {

	/**
	 * Elements of a page with a heading and a paragraph.
	 * @return list<array<string, mixed>>
	 */
	private function elements( string $heading ): array {
		$widget = static fn( string $id, string $type, array $settings ): array => [ 'id' => $id, 'elType' => 'widget', 'widgetType' => $type, 'settings' => $settings, 'elements' => [] ];
		$inner  = [ $widget( 'e1', 'heading', [ 'title' => $heading ] ), $widget( 'e2', 'text-editor', [ 'editor' => '<p>Dunes and paper</p>' ] ) ];
		return [ [ 'id' => 'a1', 'elType' => 'container', 'settings' => [], 'elements' => $inner, 'isInner' => false ] ];
	}

	/** @return array<string, mixed> */
	private function shop_kit(): array {
		$template = static fn( string $name, string $type, string $kind, string $source ): array => [ 'name' => $name, 'screenshot' => "screenshots/$kind.jpg", 'source' => $source, 'type' => $type, 'metadata' => [ 'template_type' => $kind, 'elementor_pro_required' => null ] ];
		$document = fn( string $title ): array => [ 'version' => '0.4', 'title' => $title, 'type' => 'page', 'metadata' => [], 'content' => $this->elements( $title ) ];
		return [
			'manifest.json'         => [
				'manifest_version' => '1.0.23',
				'title'            => 'Shop kit',
				'page_builder'     => 'elementor',
				'templates'        => [
					$template( 'Global Kit Styles', 'section', 'global-styles', 'templates/global.json' ),
					$template( 'About', 'page', 'single-page', 'templates/about.json' ),
					$template( 'Home', 'page', 'single-home', 'templates/home.json' ),
					$template( 'Header', 'section', 'section-header', 'templates/header.json' ),
					$template( 'Prices', 'section', 'section-pricing', 'templates/prices.json' ),
					$template( 'Entry', 'page', 'single-post', 'templates/entry.json' ),
					$template( 'Offer', 'section', 'section-popup', 'templates/offer.json' ),
				],
				'required_plugins' => [ [ 'name' => 'Add-ons', 'version' => '1.0', 'file' => 'add-ons/add-ons.php' ] ],
				'images'           => [],
			],
			'templates/global.json' => [ 'version' => '0.4', 'title' => 'Global', 'type' => 'page', 'content' => [], 'page_settings' => [ 'system_colors' => [ [ '_id' => 'primary', 'title' => 'Primary', 'color' => '#123456' ] ] ] ],
			'templates/about.json'  => $document( 'About us' ),
			'templates/home.json'   => $document( 'Welcome' ),
			'templates/header.json' => $document( 'Top' ),
			'templates/prices.json' => $document( 'What it costs' ),
			'templates/entry.json'  => $document( 'A post' ),
			'templates/offer.json'  => $document( 'Buy' ),
			'screenshots/a.jpg'     => 'x',
		];
	}

	/** @param array<string, mixed> $entries */
	private function zip( array $entries ): string {
		$zip = new Archive();
		foreach ( $entries as $name => $entry ) {
			$zip->add( (string) $name, is_string( $entry ) ? $entry : (string) wp_json_encode( $entry ) );
		}
		return $zip->write( "$this->folder/shop.zip" );
	}

	/** @testdox [KT-02] [KT-08] kits: a template kit of a shop becomes pages, parts, patterns and colors */
	public function test_shop(): void {
		$source = $this->opened( $this->zip( $this->shop_kit() ) );
		$this->assertSame( 'Shop kit', $source['manifest']['title'] );
		$this->assertSame( [ 'page/about', 'page/home', 'part/header', 'pattern/entry', 'pattern/prices', 'styles/user' ], array_keys( $source['manifest']['objects'] ) );
		$this->assertTrue( Kits\check_source( $source ) );
		$page = json_decode( $this->text( $source['read']( 'page/about' ) ), true );
		$this->assertStringContainsString( '>About us</h2>', $page['content'] );
		$this->assertStringContainsString( 'Dunes and paper', $page['content'] );
		$styles = json_decode( $this->text( $source['read']( 'styles/user' ) ), true );
		$this->assertSame( [ '#123456' ], array_column( $styles['settings']['color']['palette']['custom'], 'color' ) );
		$notes = array_map( static fn( array $note ): string => "{$note['place']}: {$note['text']}", $source['notes'] ?? [] );
		$this->assertSame(
			[
				'Header: Replaces the theme’s template part with this name on all pages.',
				'Entry: Becomes a pattern. Its use as the template for single-post is not imported. Insert it in the Site Editor.',
				'Offer: Templates of this type are not imported: popup',
				'Plugins: Used by the kit, but not installed on this site: Add-ons',
			],
			array_values( (array) preg_grep( '~Title|title~', $notes, PREG_GREP_INVERT ) )
		);
	}

	/** @testdox [KT-02] [KT-08] kits: one template of Elementor as JSON becomes a page or a pattern */
	public function test_template(): void {
		$template = [ 'version' => '0.4', 'title' => 'One', 'type' => 'page', 'content' => $this->elements( 'Heading of a template' ), 'page_settings' => [] ];
		file_put_contents( "$this->folder/one.json", "\xEF\xBB\xBF" . wp_json_encode( $template ) );
		$source = $this->opened( "$this->folder/one.json" );
		$this->assertTrue( Kits\check_source( $source ) );
		$this->assertSame( [ 'page/one' ], array_keys( $source['manifest']['objects'] ) );
		$this->assertStringContainsString( 'Heading of a template', $this->text( $source['read']( 'page/one' ) ) );
		file_put_contents( "$this->folder/hero.json", wp_json_encode( array_diff_key( [ 'type' => 'section' ] + $template, [ 'title' => '' ] ) ) );
		$this->assertSame( [ 'pattern/hero' ], array_keys( $this->opened( "$this->folder/hero.json" )['manifest']['objects'] ) );
	}

	/** @testdox [KT-02] [KT-08] kits: a list that a plugin has stored does not refuse a kit of Elementor; an object does */
	public function test_list(): void {
		$kit    = static fn( string $stored ): array => [
			'manifest.json'        => [ 'name' => 'kit', 'title' => 'Kit', 'version' => '2.0', 'site' => 'https://made.example', 'templates' => [], 'content' => [ 'page' => [ '12' => [ 'title' => 'About', 'doc_type' => 'wp-page', 'url' => 'https://made.example/about/' ] ] ] ],
			'content/page/12.json' => [ 'content' => [], 'settings' => [], 'metadata' => [ 'books' => $stored ] ],
		];
		$source = $this->opened( $this->zip( $kit( 'a:1:{i:0;a:2:{s:5:"title";s:3:"One";s:3:"url";s:0:"";}}' ) ) );
		$this->assertSame( [ 'page/about' ], array_keys( $source['manifest']['objects'] ) );
		$this->assertSame( 'frontage_kit_value', $this->refusal( Kits\open_source( $this->zip( $kit( 'O:8:"stdClass":0:{}' ) ) ) )->get_error_code() );
	}

	/** @testdox [KT-02] [KT-08] kits: a zip that a Mac packed again, with a folder around everything and a byte order mark, is read */
	public function test_packed_again(): void {
		$path = ( new Hostile( $this->photo() ) )->build( 'good', "$this->folder/kit.zip", '' );
		$good = $this->opened( $path );
		$zip  = new \ZipArchive();
		$zip->open( $path );
		$again = [ 'Kit für uns/' => '', '__MACOSX/._Kit für uns' => 'x', 'Kit für uns/.DS_Store' => 'x', '__MACOSX/Kit für uns/._manifest.json' => 'x', 'Kit für uns/objects/' => '', 'Kit für uns/objects/page/' => '', 'Kit für uns/files/' => '' ];
		foreach ( range( 0, $zip->count() - 1 ) as $index ) {
			$name                         = (string) $zip->getNameIndex( $index );
			$again[ "Kit für uns/$name" ] = ( 'manifest.json' === $name ? "\xEF\xBB\xBF" : '' ) . $zip->getFromIndex( $index );
		}
		$source = $this->opened( $this->zip( $again ) );
		$this->assertSame( $good['manifest'], $source['manifest'] );
		$this->assertTrue( Kits\check_source( $source ) );
		$shop = [];
		foreach ( $this->shop_kit() as $name => $entry ) {
			$shop[ "Shop/$name" ] = $entry;
		}
		$this->assertArrayHasKey( 'page/about', $this->opened( $this->zip( $shop + [ '__MACOSX/Shop/._manifest.json' => 'x' ] ) )['manifest']['objects'] );
		// What is beside the folder is nobody's.
		$this->assertSame( 'frontage_kit_foreign', $this->refusal( Kits\open_source( $this->zip( $again + [ 'other.txt' => 'x' ] ) ) )->get_error_code() );
	}

	/**
	 * @testdox [KT-02] [KT-08] kits: a file of another kind is told in a sentence what it is and where it goes: $_dataName
	 * @dataProvider others
	 * @param array<string, string>|string $file
	 */
	public function test_others( $file, string $sentence ): void {
		$path                     = "$this->folder/file";
		is_array( $file ) ? $path = $this->zip( $file ) : file_put_contents( $path, $file );
		$error                    = $this->refusal( Kits\open_source( $path ) );
		$this->assertStringContainsString( $sentence, $error->get_error_message() );
		$this->assertContains( $error->get_error_code(), [ 'frontage_kit_foreign', 'frontage_kit_archive' ] );
	}

	/** @return array<string, array{array<string, string>|string, string}> */
	public function others(): array {
		return [
			'theme'                      => [ [ 'twentyten/style.css' => '', 'twentyten/index.php' => '' ], 'This is a theme.' ],
			'plugin'                     => [ [ 'hello/hello.php' => '', 'hello/a.css' => '' ], 'This is a plugin.' ],
			'plugin, by its readme'      => [ [ 'hello/main.php' => '', 'hello/readme.txt' => '' ], 'This is a plugin.' ],
			'snapshot'                   => [ [ 'wp-content/database/.ht.sqlite' => '', 'wp-config.php' => '' ], 'an entire site from WordPress Playground' ],
			'WXR'                        => [ '<?xml version="1.0"?><rss version="2.0" xmlns:wp="http://wordpress.org/export/1.2/">', 'This is a WordPress export file.' ],
			'pattern'                    => [ '{"__file": "wp_block", "title": "Call"}', 'This is a block pattern.' ],
			'blueprint'                  => [ '{"$schema":"https://playground.wordpress.net/blueprint-schema.json","steps":[]}', 'a WordPress Playground blueprint' ],
			'blueprint without a schema' => [ "\xEF\xBB\xBF{ \"landingPage\": \"/\", \"steps\": [ { \"step\": \"login\" } ] }", 'a WordPress Playground blueprint' ],
			'other zip'                  => [ [ 'a.txt' => 'x' ], 'This file is not a kit.' ],
			'other file'                 => [ 'hello', 'is not a zip file, or it is damaged.' ],
			'other JSON'                 => [ '{"a":1}', 'is not a zip file, or it is damaged.' ],
		];
	}
}
