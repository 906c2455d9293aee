<?php
/** Kits of strangers, and files of other formats. */

declare( strict_types=1 );

namespace Frontage\Tests\Kits;

use Frontage\Kits;

require_once dirname( __DIR__ ) . '/KitTestCase.php';
require_once dirname( __DIR__ ) . '/Archive.php';

final class CleanTest extends KitTestCase {

	/** @testdox [KT-02] [KT-05] kits: a stranger’s object is cleaned for administrators, too, and its references stay */
	public function test_content(): void {
		$good  = '<!-- wp:cover {"url":"kit:media/a?size=20x15","id":"kit:media/a","style":{"color":{"text":"#fff"}}} --><div class="wp-block-cover" style="background-image:url(kit:media/a)"><a href="kit:page/about#us" data-type="page" data-id="kit:page/about"><img class="wp-image-kit:media/a" src="kit:media/a" alt="Tom &amp; Jerry"/></a></div><!-- /wp:cover -->';
		$clean = Kits\clean( [ 'title' => 'A & B <3', 'content' => $good, 'parent' => 'kit:page/about' ], 'page' );
		$this->assertSame( [], $clean['removed'] );
		$this->assertSame( preg_replace( '~ ?/>~', '>', $good ), preg_replace( '~ ?/>~', '>', $clean['object']['content'] ) );
		$this->assertSame( 'kit:page/about', $clean['object']['parent'] );

		$bad   = '<!-- wp:html --><script>alert(1)</script><iframe src="https://else.test"></iframe><p onclick="alert(1)">A</p><a href="javascript:alert(1)">B</a><!-- /wp:html --><!-- wp:frontage/alert {"title":"\u003cimg src=x onerror=alert(1)\u003e"} /-->';
		$clean = Kits\clean( [ 'content' => $bad, 'excerpt' => '<svg onload=alert(1)>', 'meta' => [ 'footnotes' => '<script>1</script>' ] ], 'page' );
		$this->assertSame( [ 'iframe', 'javascript', 'onclick', 'onerror', 'onload', 'script', 'svg', 'meta.footnotes' ], $clean['removed'] );
		$this->assertDoesNotMatchRegularExpression( '~<script|<iframe|<svg|onclick|onerror|javascript:~i', (string) wp_json_encode( $clean['object'], JSON_UNESCAPED_SLASHES ) );

		$menu = Kits\clean( [ 'items' => [ [ 'title' => 'A', 'url' => " java\0script:alert(1)" ], [ 'title' => 'B', 'url' => "\tJavaScript:alert(1)" ], [ 'title' => 'C', 'url' => 'kit:page/about' ] ] ], 'menu' );
		$this->assertSame( '', $menu['object']['items'][1]['url'] );
		$this->assertSame( 'kit:page/about', $menu['object']['items'][2]['url'] );
	}

	/** @testdox [KT-02] [KT-05] kits: settings of a stranger’s blocks are data: their signs stay, and what could run goes, also what cleaning would only make run */
	public function test_settings_of_blocks(): void {
		$clean = static fn( string $content ): string => Kits\clean( [ 'content' => $content ], 'page' )['object']['content'];
		$block = '<!-- wp:frontage/alert {"title":"Tom \u0026 Jerry","link":"https://a.test/?a=1\u0026b=2","names":["1 \u003c 2"]} --><p>A &amp; B</p><!-- /wp:frontage/alert -->';
		$this->assertSame( parse_blocks( $block )[0]['attrs'], parse_blocks( $clean( $block ) )[0]['attrs'] );
		$hidden = '<!-- <script>wp:frontage/alert {"title":"\u003cimg src=x onerror=alert(1)\u003e"} --><p>A</p>';
		$this->assertSame( [ null ], array_unique( array_column( parse_blocks( $clean( $hidden ) ), 'blockName' ) ) );
	}

	/** @testdox [KT-02] [KT-05] kits: JSON in a setting of a stranger’s block stays JSON and is cleaned value by value, also what it holds as escapes */
	public function test_json_in_blocks(): void {
		$cleaned = static fn( string $json ): string => parse_blocks( Kits\clean( [ 'content' => serialize_block( [ 'blockName' => 'maker/card', 'attrs' => [ 'data' => $json ], 'innerBlocks' => [], 'innerHTML' => '<p>A</p>', 'innerContent' => [ '<p>A</p>' ] ] ) ], 'page' )['object']['content'] )[0]['attrs']['data'];
		foreach ( [ '{"a":"<b>x</b> &amp; \"y\"","map":{}}', '["<a href=\"https://example.org/?a=1&amp;b=2\">us</a>"]', '{"a":"1 < 2 & 3"}', '{ "a" : "\u003cb\u003ex" }' ] as $good ) {
			$this->assertEquals( json_decode( $good ), json_decode( $cleaned( $good ) ), $good );
		}
		$bad = [ 'a' => '<img src=x onerror=alert(1)>' ];
		// JSON holds no such number: nothing else of it stays uncleaned.
		foreach ( [ '[1e999,"<img src=x onerror=alert(1)>"]', '{"n":-1e999,"a":"\u003cimg src=x onerror=alert(1)\u003e"}' ] as $json ) {
			$this->assertStringNotContainsString( 'onerror', $cleaned( $json ) );
			$notes = Kits\clean( [ 'meta' => [ 'footnotes' => $json ] ], 'page' );
			$this->assertStringNotContainsString( 'onerror', $notes['object']['meta']['footnotes'] );
			$this->assertNotNull( json_decode( $notes['object']['meta']['footnotes'] ) );
			$this->assertSame( [ 'onerror' ], $notes['removed'] );
		}
		$whole = Kits\clean( [ 'content' => '<!-- wp:maker/card {"n":1e999,"a":"A"} /-->' ], 'page' )['object']['content'];
		$this->assertSame( '<!-- wp:maker/card {"n":0,"a":"A"} /-->', $whole );
		foreach ( [ $bad, [ 'b' => 'Tom & "Jerry"' ] + $bad, [ '<img src=x onerror=alert(1)>' => 'a' ], [ 'deep' => wp_json_encode( $bad, JSON_HEX_TAG ) ] ] as $data ) {
			foreach ( [ 0, JSON_HEX_TAG | JSON_HEX_AMP | JSON_HEX_QUOT ] as $flags ) {
				$after = $cleaned( (string) wp_json_encode( $data, $flags ) );
				$this->assertIsObject( json_decode( $after ) );
				$this->assertStringNotContainsString( 'onerror', $after );
				$this->assertSame( $data['b'] ?? null, json_decode( $after, true )['b'] ?? null );
			}
		}
	}

	/** @testdox [KT-05] kits: words that begin as an address that runs are words, and such addresses go, alone or beside them */
	public function test_words(): void {
		foreach ( [ 'JavaScript: what is new in 2026', 'Data: open, and closed', "data:\u{a0}yes", 'VBScript: the end' ] as $words ) {
			$objects = [
				'page'     => [ 'title' => $words, 'excerpt' => $words, 'content' => $words, 'meta' => [ 'subtitle' => $words, 'footnotes' => wp_json_encode( [ [ 'content' => $words ] ] ) ] ],
				'term'     => [ 'name' => $words, 'description' => $words ],
				'media'    => [ 'title' => $words, 'alt' => $words, 'caption' => $words, 'description' => $words ],
				'menu'     => [ 'name' => $words, 'items' => [ [ 'title' => $words, 'description' => $words, 'attr' => $words ] ] ],
				'settings' => [ 'title' => $words, 'tagline' => $words, 'plugin' => [ 'store_notice_text' => $words ] ],
			];
			foreach ( $objects as $kind => $object ) {
				$this->assertSame( [ 'object' => $object, 'removed' => [] ], Kits\clean( $object, $kind ), "$kind: $words" );
			}
			foreach ( [ 'javascript:alert(1)', "\tJavaScript: alert(1)", 'javascript:alert%281%29', 'data:text/html;base64,PHA+', 'vbscript:x=1' ] as $bad ) {
				foreach ( [ [], [ 'title' => $words ] ] as $good ) {
					$clean = Kits\clean( [ 'items' => [ $good + [ 'url' => $bad ] ], 'meta' => [ 'card' => [ 'linkUrl' => $bad, 'website' => $bad ] ] ], 'menu' );
					$this->assertSame( [ $good + [ 'url' => '' ] ], $clean['object']['items'] );
					$this->assertSame( [ 'linkUrl' => '', 'website' => '' ], $clean['object']['meta']['card'] );
					$this->assertSame( [ strtolower( trim( explode( ':', $bad )[0] ) ) ], $clean['removed'] );
				}
			}
		}
	}

	/** @return array<string, array{string, string}> Kinds and meta keys whose texts the table calls JSON. */
	public function json_keys(): array {
		$keys = [];
		foreach ( Kits\table()['objects'] as $kind => $rules ) {
			foreach ( array_keys( $rules, 'json', true ) as $path ) {
				$keys[ "$kind $path" ] = [ '*' === $kind ? 'post' : $kind, substr( $path, strlen( 'meta.' ) ) ];
			}
		}
		return $keys;
	}

	/**
	 * @testdox [KT-02] [KT-05] kits: JSON in a stranger’s text is cleaned value by value and stays JSON; what is none is left out and named:
	 * @dataProvider json_keys
	 */
	public function test_json( string $kind, string $key ): void {
		$clean = static fn( string $json ): array => Kits\clean( [ 'meta' => [ $key => $json ] ], $kind );
		$good  = [ 'id' => 'a1', 'content' => 'See <a href="kit:page/about">us</a> and <a href="https://example.org/?a=1">“them”</a>', 'map' => (object) [] ];
		$bad   = [ 'id' => 'b2', 'content' => 'Hi<script>alert(1)</script><img src=x onerror=alert(1)><a href="javascript:alert(1)">x</a>' ];
		foreach ( [ wp_json_encode( [ $good ] ), wp_json_encode( [ $good ], JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE ) ] as $json ) {
			$cleaned = $clean( (string) $json );
			$this->assertEquals( [ json_decode( (string) $json ), [] ], [ json_decode( $cleaned['object']['meta'][ $key ] ), $cleaned['removed'] ] );
		}
		foreach ( [ [ $bad ], [ $good, $bad ] ] as $notes ) {
			$cleaned = $clean( (string) wp_json_encode( $notes ) );
			$after   = json_decode( $cleaned['object']['meta'][ $key ], true );
			$this->assertSame( [ 'id' => 'b2', 'content' => 'Hi<img src="x"><a href="alert(1)">x</a>' ], end( $after ) );
			$this->assertSame( [ 'javascript', 'onerror', 'script' ], $cleaned['removed'] );
		}
		$this->assertEquals( json_decode( (string) wp_json_encode( $good ), true ), $after[0] );
		foreach ( [ 'no JSON', '[{"id":"a1"', '<a href="https://example.org">us</a>' ] as $text ) {
			$this->assertSame( [ 'meta' => [] ], $clean( $text )['object'] );
			$this->assertContains( "meta.$key", $clean( $text )['removed'] );
		}
		$this->assertSame( [ 'meta' => [ $key => '' ] ], $clean( '' )['object'] );
	}

	/** @testdox [KT-05] kits: styles by hand of a stranger’s block go and are named, alone or beside good ones */
	public function test_css_of_blocks(): void {
		foreach ( [ [], [ 'color' => [ 'text' => '#123456' ] ] ] as $good ) {
			$block = static fn( array $style ): string => '<!-- wp:group ' . wp_json_encode( array_filter( [ 'style' => $style, 'tagName' => 'main' ] ) ) . ' --><main class="wp-block-group"></main><!-- /wp:group -->';
			$clean = Kits\clean( [ 'content' => $block( $good + [ 'css' => 'color:red;& a{color:red}' ] ) ], 'page' );
			$this->assertSame( [ 'css' ], $clean['removed'] );
			$this->assertSame( $block( $good ), $clean['object']['content'] );
		}
	}

	/** @testdox [KT-05] kits: a stranger’s styles fetch no picture of another host, alone or beside good ones */
	public function test_pictures_of_styles(): void {
		foreach ( [ [], [ 'color' => [ 'text' => '#000000' ] ] ] as $good ) {
			$styles = $good + [ 'background' => [ 'backgroundImage' => [ 'url' => 'https://else.test/t.png' ] ] ];
			$clean  = Kits\clean( [ 'version' => 3, 'styles' => $styles ], 'styles' );
			$this->assertStringNotContainsString( 'else.test', (string) wp_json_encode( $clean['object'] ) );
			$this->assertContains( 'styles.background.backgroundImage.url', $clean['removed'] );
		}
		$own = [ 'background' => [ 'backgroundImage' => [ 'url' => 'kit:media/a' ] ] ];
		$this->assertSame( $own, Kits\clean( [ 'version' => 3, 'styles' => $own ], 'styles' )['object']['styles'] );
	}

	/** @testdox [KT-02] [KT-05] kits: a stranger’s styles lose what core calls insecure, and CSS by hand */
	public function test_styles(): void {
		// Of a page that another test has printed: WordPress leaves blocks out of its styles then.
		remove_filter( 'wp_theme_json_get_style_nodes', 'wp_filter_out_block_nodes' );
		$styles = [
			'version'  => 3,
			'settings' => [ 'color' => [ 'palette' => [ 'custom' => [ [ 'slug' => 'sea', 'name' => 'Sea', 'color' => '#003366' ] ] ] ] ],
			'styles'   => [
				'css'    => 'body{background:url(https://else.test)}',
				'color'  => [ 'text' => 'var(--wp--preset--color--sea)', 'background' => 'url(javascript:alert(1))' ],
				'blocks' => [ 'core/group' => [ 'css' => 'a{}', 'color' => [ 'text' => '#000000' ] ] ],
			],
		];
		$clean  = Kits\clean( $styles, 'styles' );
		$this->assertContains( 'css', $clean['removed'] );
		$json = (string) wp_json_encode( $clean['object'] );
		$this->assertStringNotContainsString( 'else.test', $json );
		$this->assertStringNotContainsString( 'javascript', $json );
		$this->assertStringContainsString( '"sea"', $json );
		$this->assertStringContainsString( '#000000', $json );
	}

	/** @testdox [KT-02] [KT-05] kits: tags whose letters are escaped, as formats of dates print them, are cleaned like tags; an attribute may have a number as its name */
	public function test_escaped_tags(): void {
		$format  = (string) preg_replace( '~[a-z]~', '\\\\$0', '<img src=x onerror=a>' );
		$content = '<!-- wp:comment-date ' . wp_json_encode( [ 'format' => $format ] ) . ' /--><p 1="x">Words</p>';
		foreach ( [ \Frontage\Blocks\clean_blocks( $content ), Kits\clean( [ 'content' => $content ], 'page' )['object']['content'] ] as $clean ) {
			$this->assertStringContainsString( 'Words', $clean );
			$this->assertStringNotContainsString( '<img', gmdate( parse_blocks( $clean )[0]['attrs']['format'] ?? '' ) );
		}
	}

	/** @testdox [KT-02] [KT-05] kits: files of other formats are recognized, and what to do with them is said */
	public function test_foreign(): void {
		$zips = [
			'theme'      => [ 'studio/style.css', 'studio/theme.json' ],
			'playground' => [ 'wp-content/database/.ht.sqlite', 'wp-content/uploads/a.jpg' ],
		];
		foreach ( $zips as $format => $names ) {
			$zip = new Archive();
			foreach ( $names as $name ) {
				$zip->pack( $name, '{}' );
			}
			$error = $this->refusal( Kits\open_source( $zip->write( "$this->folder/$format.zip" ) ) );
			$this->assertSame( 'frontage_kit_foreign', $error->get_error_code(), $format );
			$this->assertSame( Kits\advice( $format ), $error->get_error_message() );
		}
		$texts = [
			'wxr'     => '<?xml version="1.0"?><rss version="2.0" xmlns:wp="http://wordpress.org/export/1.2/">',
			'pattern' => '{ "__file": "wp_block", "title": "Call" }',
		];
		foreach ( $texts as $format => $text ) {
			file_put_contents( "$this->folder/$format", $text );
			$error = $this->refusal( Kits\open_source( "$this->folder/$format" ) );
			$this->assertSame( Kits\advice( $format ), $error->get_error_message(), $format );
		}
		$this->assertSame( '', Kits\recognize( [ 'manifest.json', 'objects/page/about.json', 'files/a.jpg' ], '' ) );
		file_put_contents( "$this->folder/text", 'Hello' );
		$this->assertSame( 'frontage_kit_archive', $this->refusal( Kits\open_source( "$this->folder/text" ) )->get_error_code() );
		$this->assertSame( 'frontage_kit_file', $this->refusal( Kits\open_source( "$this->folder/nowhere.zip" ) )->get_error_code() );
	}
}
