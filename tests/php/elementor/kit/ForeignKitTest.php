<?php
/** Kits of Elementor: translated, listed, imported, taken back; hostile ones refused. */

declare( strict_types=1 );

namespace Frontage\Tests\Elementor;

use Frontage\Elementor;
use Frontage\Kits;

require_once __DIR__ . '/ForeignCase.php';

final class ForeignKitTest extends ForeignCase {

	/** @testdox [KT-02] kits: a kit of Elementor becomes pages, posts, terms, parts and patterns whose references are names */
	public function test_objects(): void {
		$source = $this->opened( $this->zip( $this->entries() ) );
		$this->assertSame( 'Marram', $source['manifest']['title'] );
		$this->assertSame( 'hello-elementor', $source['manifest']['theme'] );
		$this->assertSame( 'Elementor 3.32.0', $source['manifest']['generator'] );
		$names = [ 'page/about-marram', 'page/about-marram--team', 'page/marram-home', 'part/footer', 'part/header', 'pattern/article', 'post/first-light', 'settings/site', 'styles/user', 'term/category--journal', 'term/category--journal--coast' ];
		$this->assertSame( $names, array_keys( $source['manifest']['objects'] ) );
		$this->assertTrue( Kits\check_source( $source ) );

		$home = $this->object( $source, 'page/marram-home' );
		foreach (
			[
				'<h1 class="wp-block-heading has-text-color" style="color:#1F3A2E">Sea, sand and paper</h1>',
				'src="https://marram.example/studio/wp-content/uploads/2026/07/dunes.jpg" alt="Dunes"',
				'<a href="kit:page/about-marram#us">us</a>',
				'<a href="kit:post/first-light">light</a>',
				'<a href="https://marram.example/studio/elsewhere/">else</a>',
				'href="kit:page/about-marram--team"',
				'<h3>Prints</h3>',
			] as $part
		) {
			$this->assertStringContainsString( $part, $home['content'] );
		}
		$this->assertStringNotContainsString( 'wp-image-', $home['content'] );
		$this->assertStringNotContainsString( '"id":', $home['content'] );
		$this->assertStringNotContainsString( 'href="javascript', $home['content'] );
		$this->assertSame( 'kit:page/about-marram', $this->object( $source, 'page/about-marram--team' )['parent'] );
		$this->assertSame( [ 'kit:term/category--journal--coast' ], $this->object( $source, 'post/first-light' )['terms'] );
		$this->assertSame( [ 'showOnFront' => 'page', 'frontPage' => 'kit:page/marram-home' ], $this->object( $source, 'settings/site' ) );
		$this->assertSame( 'Marram', array_column( Kits\plan( $source['manifest'] )['plan'], 'title', 'name' )['settings/site'] );

		$header = $this->object( $source, 'part/header' );
		$this->assertSame( 'header', $header['area'] );
		$this->assertStringStartsWith( '<!-- wp:group {"layout":{"type":"constrained"}} -->', $header['content'] );
		$this->assertStringContainsString( '<!-- wp:navigation /-->', $header['content'] );
		$this->assertStringContainsString( '<!-- wp:site-title /-->', $header['content'] );
		$this->assertStringContainsString( '<!-- wp:post-content /-->', $this->object( $source, 'pattern/article' )['content'] );

		$settings = $this->object( $source, 'styles/user' )['settings'];
		$this->assertSame( [ '#1F3A2E', '#86A08F', '#C2542D', '#F4F1EA' ], array_column( $settings['color']['palette']['custom'], 'color' ) );
		$this->assertSame( [ 'name' => 'Accent', 'slug' => 'kit-accent', 'color' => '#C2542D' ], $settings['color']['palette']['custom'][2] );
		$this->assertSame( [ '"Fraunces", sans-serif' ], array_column( $settings['typography']['fontFamilies']['custom'], 'fontFamily' ) );
		$this->assertSame( [ '40px', '1.1rem' ], array_column( $settings['typography']['fontSizes']['custom'], 'size' ) );
	}

	/** @testdox [KT-02] kits: what is not read of a kit of Elementor is listed with its place */
	public function test_notes(): void {
		$entries = $this->entries() + [ 'custom-fonts/a.woff2' => 'wOF2', 'content/page/99.json' => [] ];
		unset( $entries['content/page/13.json'] );
		$noted = implode( "\n", $this->noted( $this->opened( $this->zip( $entries ) ) ) );
		foreach (
			[
				'Marram home › Container 1 › Time table 6: There is no matching block. The text, pictures, and links that were found are kept as HTML.',
				'Marram home: Pictures and other media on other sites keep their addresses if you trust this file, and are left out otherwise: https://marram.example/studio/wp-content/uploads/2026/07/dunes.jpg, https://marram.example/studio/wp-content/uploads/2026/07/shell.png',
				'About Marram › Page: The theme’s template may now show the title.',
				'About Marram: Its featured image is on another site and is not imported: https://marram.example',
				'Team: Listed in the kit, but missing from the file: content/page/13.json',
				'Marram header: Replaces the theme’s template part with this name on all pages.',
				'Newsletter: Templates of this type are not imported: popup',
				'Article: Becomes a pattern. Its use as the template for single-post is not imported',
				'product: Content of this type is not imported: A print',
				'Terms: Not imported: nav_menu',
				'wp-content: WordPress export files are not imported. Import them under Tools → Import: wp-content/post/post.xml, wp-content/nav_menu_item/nav_menu_item.xml',
				'Plugins: Used by the kit, but not installed on this site: Elementor, Elementor Pro',
				'Site settings: These fonts are used, but not included. Install them under Appearance → Fonts: Fraunces',
				'Site settings: Not converted: body background background, body background color, custom css',
				'File: Not imported: taxonomies/nav_menu.json, custom-fonts/a.woff2, content/page/99.json',
			] as $line
		) {
			$this->assertStringContainsString( $line, $noted );
		}
	}

	/** @testdox [KT-08] kits: files of any name beside a kit of Elementor are listed, and no reason to refuse it */
	public function test_beside(): void {
		$names  = [ 'Über uns (1).pdf', 'screenshots of it/Start – mobil!.jpg', 'notes/a/b/c/d/e/f/g/h.txt', str_repeat( 'x', 160 ) . '.txt' ];
		$source = $this->opened( $this->zip( $this->entries() + array_fill_keys( $names, 'x' ) ) );
		$this->assertSame( array_keys( $this->opened( $this->zip( $this->entries() ) )['manifest']['objects'] ), array_keys( $source['manifest']['objects'] ) );
		$this->assertContains( 'File: Not imported: taxonomies/nav_menu.json, ' . implode( ', ', $names ), $this->noted( $source ) );
	}

	/** @testdox [KT-02] kits: the command imports a kit of Elementor, cleaned, beside the site’s styles, and undoes it */
	public function test_command(): void {
		$styles = (int) ( \WP_Theme_JSON_Resolver::get_user_data_from_wp_global_styles( wp_get_theme(), true )['ID'] ?? 0 );
		$own    = [
			'version'                     => 3,
			'isGlobalStylesUserThemeJSON' => true,
			'settings'                    => [ 'color' => [ 'palette' => [ 'custom' => [ [ 'name' => 'Mine', 'slug' => 'mine', 'color' => '#123456' ] ] ] ] ],
		];
		wp_update_post( [ 'ID' => $styles, 'post_content' => wp_slash( (string) wp_json_encode( $own ) ) ] );
		$before = $this->state();
		$file   = $this->zip( $this->entries() );
		$said   = $this->lines( static fn() => Kits\run_import( [ $file ], [ 'dry-run' => true ] ) );
		$this->assertContains( 'Newsletter: Templates of this type are not imported: popup', $said );
		$this->assertContains( 'create  part/header', $said );
		$this->assertContains( 'update  styles/user (exists)', $said );
		$this->assertUntouched( $before );

		$said = $this->lines( static fn() => Kits\run_import( [ $file ], [ 'settings' => true ] ) );
		$this->assertStringStartsWith( 'success: Created 9, updated 2, kept 0.', (string) end( $said ), implode( "\n", $said ) );
		$this->assertSame( [], preg_grep( '~^warning: (?!.* \(page/marram-home\): (?:(?:script|onclick|files of other sites: marram\.example \(2\)|image blocks without a picture)(?:, |$))+$)~', $said ) );
		$home = $this->page( 'marram-home' );
		$this->assertNotNull( $home );
		$this->assertSame( $home->ID, (int) get_option( 'page_on_front' ) );
		$this->assertStringNotContainsString( '<script', $home->post_content );
		$this->assertStringNotContainsString( 'onclick', $home->post_content );
		$this->assertStringNotContainsString( 'alert(', $home->post_content );
		$this->assertStringContainsString( (string) get_permalink( $this->page( 'team' )->ID ?? 0 ), $home->post_content );
		$this->assertSame( [ 'mine', 'kit-primary' ], array_slice( array_column( wp_get_global_settings( [ 'color', 'palette', 'custom' ] ), 'slug' ), 0, 2 ) );
		$this->assertSame( $home->post_content, serialize_blocks( parse_blocks( $home->post_content ) ) );

		// The same file again makes nothing twice.
		$said = $this->lines( static fn() => Kits\run_import( [ $file ], [ 'dry-run' => true ] ) );
		$this->assertSame( [], preg_grep( '~^(make|change) (?! settings/site)~', $said ) );
		$this->take_back( Kits\runs()[0] );
		$this->assertUntouched( $before );
	}

	/**
	 * @testdox [KT-02] kits: a hostile kit of Elementor is refused with the name of its entry
	 * @dataProvider hostile
	 * @param array<string, mixed>                $changes
	 * @param array<string, array<string, mixed>> $lies
	 */
	public function test_hostile( string $why, string $entry, array $changes, array $lies = [] ): void {
		$before = $this->state();
		$error  = $this->refusal( Kits\open_source( $this->zip( $changes + $this->entries(), $lies ) ) );
		$this->assertSame( "frontage_kit_$why", $error->get_error_code() );
		$this->assertSame( $entry, $error->get_error_data()['entry'] );
		$this->assertUntouched( $before );
	}

	/** @return array<string, array<mixed>> */
	public function hostile(): array {
		$page = 'content/page/11.json';
		return [
			'drive'      => [ 'name', 'C:/a.json', [ 'C:/a.json' => '{}' ] ],
			'no folder'  => [ 'name', 'content//a.json', [ 'content//a.json' => '{}' ] ],
			'here'       => [ 'name', 'content/./a.json', [ 'content/./a.json' => '{}' ] ],
			'up'         => [ 'name', 'content/../../a.php', [ 'content/../../a.php' => 'x' ] ],
			'slash'      => [ 'name', '/etc/passwd', [ '/etc/passwd' => 'x' ] ],
			'backslash'  => [ 'name', 'content\\a.json', [ 'content\\a.json' => '{}' ] ],
			'bidi'       => [ 'name', "a\u{202E}nosj.php", [ "a\u{202E}nosj.php" => '{}' ] ],
			'no name'    => [ 'name', '', [ '' => 'x' ] ],
			'by case'    => [ 'duplicate', 'manifest.json', [ 'Manifest.json' => '{}' ] ],
			'link'       => [ 'link', $page, [], [ $page => [ 'outer' => 0120777 << 16 ] ] ],
			'encrypted'  => [ 'encrypted', $page, [], [ $page => [ 'flags' => 0x801 ] ] ],
			'ratio'      => [ 'ratio', $page, [ $page => str_repeat( ' ', 2 * MB_IN_BYTES ) . '{}' ] ],
			'large'      => [ 'large', $page, [ $page => str_repeat( ' ', 9 * MB_IN_BYTES ) ] ],
			'serialized' => [ 'value', $page, [ $page => '{"content":[{"settings":{"a":"O:8:\"stdClass\":0:{}"}}]}' ] ],
			'prototype'  => [ 'value', 'site-settings.json', [ 'site-settings.json' => '{"settings":{"__proto__":{"a":1}}}' ] ],
			'manifest'   => [ 'json', 'manifest.json', [ 'manifest.json' => '[' ] ],
		];
	}

	/** @testdox [KT-02] kits: the routes translate entry by entry, for those alone who may import */
	public function test_routes(): void {
		$texts   = array_map( 'wp_json_encode', $this->entries() );
		$ask     = static function ( string $route, array $body ) {
			$request = new \WP_REST_Request( 'POST', "/frontage/v1/kit/$route" );
			$request->set_header( 'Content-Type', 'application/json' );
			$request->set_body( (string) wp_json_encode( $body ) );
			return rest_do_request( $request );
		};
		$body    = [
			'texts'   => array_intersect_key( $texts, array_flip( Elementor\foreign_heads() ) ),
			'entries' => array_keys( $texts ),
		];
		$outline = $ask( 'foreign', $body )->get_data();
		$this->assertSame( 'frontage-kit/1', $outline['head']['format'] );
		$this->assertSame( [ 'term/category--journal', 'term/category--journal--coast', 'styles/user', 'settings/site' ], array_column( $outline['objects'], 'name' ) );
		$parts = array_map( static fn( array $part ): array => $part + [ 'json' => $texts[ $part['entry'] ] ], $outline['parts'] );
		$made  = $ask( 'foreign/objects', [ 'context' => $outline['context'], 'parts' => $parts ] )->get_data();
		$this->assertCount( 7, $made['objects'] );
		$source = $this->opened( $this->zip( $this->entries() ) );
		foreach ( array_merge( $outline['objects'], $made['objects'] ) as $object ) {
			$this->assertSame( $source['read']( $object['name'] ), $object['json'] );
			$this->assertEquals( $source['manifest']['objects'][ $object['name'] ], $object['entry'] );
		}
		$parts[0]['name'] = '../x';
		$this->assertSame( 400, $ask( 'foreign/objects', [ 'context' => [], 'parts' => $parts ] )->get_status() );
		$this->sign_in( 'editor' );
		$this->assertSame( 403, $ask( 'foreign', $body )->get_status() );
		$this->assertSame( 403, $ask( 'foreign/objects', [ 'context' => [], 'parts' => [] ] )->get_status() );
	}
}
