<?php
/** Places of a stranger’s kit, and devices that make a browser fetch or run something: none works in any of them. */

declare( strict_types=1 );

namespace Frontage\Tests\Kits;

use Frontage\Kits;

use function Frontage\Values\text;

require_once dirname( __DIR__ ) . '/KitTestCase.php';

final class DoorsTest extends KitTestCase {

	/** Attributes that nobody fetches, and that hold words. */
	private const HARMLESS = [ 'alt', 'title', 'aria-label', 'cite', 'placeholder', 'data-link' ];

	protected function set_up(): void {
		parent::set_up();
		// Every address can be embedded.
		add_shortcode( 'else_film', static fn(): string => '<img src="https://else.test/a.png">' );
		add_filter( 'pre_oembed_result', static fn(): string => '<iframe src="https://else.test/frame"></iframe>' );
	}

	/** @return array<string, string> Texts without tags. */
	private function texts(): array {
		return [
			'a film'             => '[video mp4=https://else.test/a.mp4]',
			'a film, quoted'     => '[video mp4="https://else.test/a.mp4"][/video]',
			'a film among words' => 'See [audio mp3=//else.test/a.mp3] here',
			'a film of escapes'  => '[audio mp3="\x68ttps:\x2f\x2felse.test/a.mp3"]',
			'an embed'           => '[embed]https://else.test/a[/embed]',
			'an embed of words'  => '[embed]x https://else.test/a[/embed]',
			'one that is split'  => '[vid<b></b>eo mp4=https://else.test/a.mp4]',
			'split at its start' => '[<i>v</i>ideo mp4=https://else.test/a.mp4]',
			'a sign in it'       => "[vid\x01eo mp4=https://else.test/a.mp4]",
			'escaped'            => '[[video mp4=https://else.test/a.mp4]]',
			'escaped twice'      => '[[[video mp4=https://else.test/a.mp4]]]',
			'one in another'     => '[video mp4=https://kit.invalid/a.mp4][audio mp3=https://else.test/a.mp3][/video]',
			'an address'         => 'https://else.test/a',
			'a line'             => "Words\n  HTTPS://else.test/a \nwords",
			'a paragraph'        => '<p class="a">https://else.test/a</p>',
			'a split address'    => '<p>htt<b></b>ps://else.test/a</p>',
			'a strong address'   => '<p><strong>https://else.test/a</strong></p>',
			'after a comment'    => "<!-- a\nb -->https://else.test/a<!-- c -->",
			'a caption'          => '[caption width="10" caption="\x3cimg src=https://else.test/a.png\x3e"]x[/caption]',
			'a caption, octal'   => '[wp_caption width="10" caption="\74img src=https://else.test/a.png\76"]x[/wp_caption]',
			'a caption, picture' => '[caption width="10" caption="\x3cimg src=https://else.test/a.png\x3e"]<img src="kit:media/a">[/caption]',
			'a film, an entity'  => '[video mp4="\x68ttps\x3a\x2f\x2felse.test/&lt;/a.mp4"]',
			'after a caption'    => '<p>[caption][/caption]https://else.test/a</p>',
			'after a gallery'    => '<p>[gallery ids="0"]https://else.test/a</p>',
			'after a picture'    => '<p>[caption width="1"]<a href="/a"></a>[/caption]https://else.test/a</p>',
			'split by a caption' => '[vid[caption][/caption]eo mp4=https://else.test/a.mp4]',
			'split by a gallery' => '[[gallery ids="0"]video mp4=https://else.test/a.mp4]',
			'by a gallery later' => '[vide[gallery ids="0"]o mp4=https://else.test/a.mp4]',
			'of a plugin'        => '[else_film a="x"]',
			'of another tag'     => '<p>[video <b>mp4=https://else.test/a.mp4</b>]</p>',
		];
	}

	/** @return array<string, string> HTML. */
	private function html(): array {
		return [
			'a line in a tag'         => "<p title=\"A\nhttps://else.test/onmouseover=alert(1)//\n\">A</p>",
			'a line in a picture'     => "<img src=\"kit:media/a\" alt=\"A\nhttps://else.test/onload=alert(1)//\n\">",
			'a shortcode over tags'   => '<p title="[video ">x mp4=https://else.test/onmouseover=alert(1)// ]</p>',
			'an end in quotes'        => '<p title="a>b [video mp4=https://else.test/onmouseover=alert(1)// ]">A</p>',
			'a style in a tag'        => '<p title="<style>\'https://else.test/onclick=alert(1)\' import</style>">A</p>',
			'a tab and a blank'       => '<img src="&#9; //else.test/a.png">',
			'a line and a blank'      => "<img src=\"\n \t//else.test/a.png\">",
			'a tab between'           => '<img src="/&#9;/else.test/a.png">',
			'a raw tab between'       => "<img src=\"/\t/else.test/a.png\">",
			'a sign before'           => '<img src="&#1;https://else.test/a.png">',
			'two users'               => '<img src="https://x@kit.invalid@else.test/a.png">',
			'our host as user'        => '<img src="https://kit.invalid@else.test/a.png">',
			'backslashes'             => '<img src="https:\\\\else.test\\a.png">',
			'slashes'                 => '<img src="https:///\\else.test/a.png">',
			'no slash'                => '<img src="https:else.test/a.png">',
			'entities'                => '<img src="&#x68;ttps&colon;&sol;&sol;else.test/a.png">',
			'a set'                   => "<img srcset=\"kit:media/a 1x,\fhttps://else.test/a.png 2x\">",
			'a set of pairs'          => '<picture><source srcset="//else.test/a.webp 2x"><img src="kit:media/a"></picture>',
			'CSS, a slash'            => '<p style="background-image:url(\\2f/else.test/a.png)">A</p>',
			'CSS, an escape'          => '<p style="background-image:url(\\68 ttps://else.test/a.png)">A</p>',
			'CSS, a name'             => '<p style="background-image:\\75rl(//else.test/a.png)">A</p>',
			'CSS, a quote'            => '<p style="background-image:url(&quot;https://kit.invalid\'@else.test/a.png&quot;)">A</p>',
			'CSS, the other quote'    => '<p style="background-image:url(\'https://kit.invalid&quot;@else.test/a.png\')">A</p>',
			'CSS, a set'              => '<p style="background-image:image-set(&quot;https://else.test/a.png&quot; 1x)">A</p>',
			'CSS, a comment'          => '<p style="/* &quot; */background-image:url(//else.test/a.png)">A</p>',
			'CSS, a string'           => '<p style="content:&quot;\\&quot;&quot;;background-image:url(&quot;//else.test/a.png&quot;)">A</p>',
			'data, a background'      => '<div data-bg="https://else.test/a.png">A</div>',
			'data, a picture'         => '<div data-bg-image="//else.test/a.png">A</div>',
			'data, ours'              => '<div data-frontage-background="https:\\\\else.test/a.png">A</div>',
			'data, a lazy picture'    => '<img data-original-sizes="auto" data-src="https://else.test/a.png" data-srcset="https://else.test/a.png 2x" src="kit:media/a" alt="">',
			'data, JSON'              => '<div data-settings=\'{"a":["https:\/\/else.test\/a.png"]}\'>A</div>',
			'data, JSON with escapes' => '<div data-settings=\'{"a":"\u0068ttps:\u002f\u002felse.test/a.png"}\'>A</div>',
			'data, CSS'               => '<div data-style="background:url(\\2f/else.test/a.png)">A</div>',
			'data, after our own'     => '<div data-all="https://kit.invalid,https://else.test/a.png">A</div>',
			'a block after a tab'     => "<!--\twp:embed {\"url\":\"https://else.test/a\"} /-->",
			'a block after a line'    => "<!--\nwp:search {\"label\":\"\\u003cimg src=https://else.test/a.png onerror=alert(1)\\u003e\"} /-->",
			'a block in a tag'        => '<img src="<!-- wp:x/y /-->https://else.test/a.png">',
			'formulas'                => '<math><textarea><img src="https://else.test/a.png"></textarea></math>',
			'an old table'            => '<table background="https://else.test/a.png"><tr><td background="//else.test/a">x</td></tr></table>',
		];
	}

	/** @return array<string, string> Content only. */
	private function contents(): array {
		$group = static fn( string $url ): string => '<!-- wp:group {"style":{"background":{"backgroundImage":{"url":"' . $url . '"}}}} --><div class="wp-block-group"></div><!-- /wp:group -->';
		return [
			'split by a block'       => '[video <!-- wp:x/y /--> mp4=https://else.test/a.mp4]',
			'a line of a block'      => '<!-- wp:x/y -->https://else.test/a<!-- /wp:x/y -->',
			'a linked address'       => '<p><a href="https://else.test/a">https://else.test/a</a></p>',
			'CSS of a block'         => $group( '\\\\2f/else.test/a.png' ),
			'CSS of a block, later'  => $group( '/\\\\2f else.test/a.png' ),
			'entities of a block'    => $group( 'https\u0026#58;//else.test/a.png' ),
			'tabs of a block'        => $group( '/\\t/else.test/a.png' ),
			'CSS of a color'         => '<!-- wp:group {"style":{"color":{"gradient":"url(\\\\2f/else.test/a.png)"}}} --><div class="wp-block-group"></div><!-- /wp:group -->',
			'a key of JSON twice'    => '<!-- wp:navigation-link {"label":"{\\u0022a\\u0022:\\u0022\\u003cimg src=https://else.test/a.png onerror=alert(1)\\u003e\\u0022,\\u0022a\\u0022:1}","url":"/a"} /-->',
			'a key of JSON, label'   => '<!-- wp:search {"label":"{\\u0022a\\u0022:\\u0022\\u003cimg src=https://else.test/a.png\\u003e\\u0022,\\u0022a\\u0022:1}"} /-->',
			'formulas over blocks'   => '<!-- wp:group --><math><!-- wp:x/y --><textarea><img src="https://else.test/a.png"></textarea><!-- /wp:x/y --></math><!-- /wp:group -->',
			'a date as a film'       => '<!-- wp:post-date {"datetime":"2026-01-01","format":"[\\\\v\\\\i\\\\d\\\\e\\\\o \\\\m\\\\p4=\\\\h\\\\t\\\\t\\\\p\\\\s://\\\\e\\\\l\\\\s\\\\e.\\\\t\\\\e\\\\s\\\\t/\\\\a.\\\\m\\\\p4]"} /-->',
			'strings of CSS'         => '<!-- wp:group {"style":{"color":{"gradient":"image-set(\\u0022https://else.test/a.png\\u0022 1x)/*\\u003cb\\u003e*/"}}} --><div class="wp-block-group"></div><!-- /wp:group -->',
			'a field as a paragraph' => '<!-- wp:paragraph {"metadata":{"bindings":{"content":{"source":"core/post-meta","args":{"key":"site-url"}}}}} --><p></p><!-- /wp:paragraph -->',
			'a list of pictures'     => '<!-- wp:maker/card {"sources":"kit:media/a 1x, //else.test/a.png 2x"} --><p>A</p><!-- /wp:maker/card -->',
			'a name with a blank'    => '<!-- wp:maker/card {"back":"https://else.test/a b.png"} --><p>A</p><!-- /wp:maker/card -->',
		];
	}

	/** @return array<string, array{string, array<string, mixed>}> Kind and object, by device and place. */
	public function doors(): array {
		$block = static fn( string $name, string $key, string $text ): string => "<!-- wp:$name " . wp_json_encode( [ $key => $text ], JSON_HEX_TAG | JSON_HEX_QUOT | JSON_HEX_AMP | JSON_UNESCAPED_SLASHES ) . ' /-->';
		$doors = [];
		foreach ( $this->texts() + $this->html() as $name => $text ) {
			$json  = (string) wp_json_encode( [ [ 'content' => $text ] ] );
			$doors = array_merge(
				$doors,
				[
					"$name, content"   => [ 'page', [ 'content' => $text ] ],
					"$name, block"     => [ 'page', [ 'content' => "<!-- wp:group --><div class=\"wp-block-group\">\n$text\n</div><!-- /wp:group -->" ] ],
					"$name, title"     => [ 'page', [ 'title' => $text ] ],
					"$name, excerpt"   => [ 'post', [ 'excerpt' => $text ] ],
					"$name, notes"     => [ 'post', [ 'meta' => [ 'footnotes' => $json ] ] ],
					"$name, tagline"   => [ 'settings', [ 'tagline' => $text ] ],
					"$name, menu"      => [ 'menu', [ 'items' => [ [ 'title' => $text ] ] ] ],
					"$name, term"      => [ 'term', [ 'description' => $text ] ],
					"$name, label"     => [ 'page', [ 'content' => $block( 'search', 'label', $text ) ] ],
					"$name, link"      => [ 'page', [ 'content' => '<!-- wp:navigation-link ' . wp_json_encode( [ 'label' => $text, 'url' => '/a' ], JSON_HEX_TAG | JSON_HEX_QUOT | JSON_HEX_AMP | JSON_UNESCAPED_SLASHES ) . ' /-->' ] ], // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- One place a line.
					"$name, JSON"      => [ 'page', [ 'content' => $block( 'search', 'label', $json ) ] ],
					"$name, JSON text" => [ 'page', [ 'content' => $block( 'search', 'label', (string) wp_json_encode( $text ) ) ] ],
					"$name, JSON key"  => [ 'page', [ 'content' => $block( 'search', 'label', (string) wp_json_encode( [ $text => 1 ] ) ) ] ],
				]
			);
		}
		foreach ( $this->contents() as $name => $text ) {
			$doors[ $name ] = [ 'page', [ 'content' => $text ] ];
		}
		return $doors;
	}

	/** What browsers would fetch or run of HTML. */
	private function at_work( string $html ): string {
		// Within formulas its tags are tags.
		$tags = new \WP_HTML_Tag_Processor( (string) preg_replace( '~</?textarea[^>]*>~i', '', $html ) );
		while ( $tags->next_tag() ) {
			foreach ( $tags->get_attribute_names_with_prefix( '' ) ?? [] as $name ) {
				$value   = text( $tags->get_attribute( $name ) );
				$plain   = (string) preg_replace_callback( '~\\\\(?:u00)?([0-9a-f]{2}) ?~i', static fn( array $found ): string => chr( (int) hexdec( $found[1] ) ), $value );
				$plain   = strtr( html_entity_decode( $plain ), [ "\t" => '', "\n" => '', '\\' => '' ] ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Signs.
				$is_link = 'href' === $name && 'A' === $tags->get_tag();
				if ( str_starts_with( $name, 'on' ) || ( false !== strpos( $plain, 'else.test' ) && ! $is_link && ! in_array( $name, self::HARMLESS, true ) ) ) {
					return $tags->get_tag() . " $name=$value";
				}
			}
		}
		return '';
	}

	/** A text as a template part prints it. */
	private function printed( string $text ): string {
		return $GLOBALS['wp_embed']->autoembed( wptexturize( do_blocks( do_shortcode( shortcode_unautop( $text ) ) ) ) );
	}

	/**
	 * @testdox [KT-05] kits: nothing of a stranger is fetched from another site or run, wherever it is and however it is printed:
	 * @dataProvider doors
	 * @param array<string, mixed> $object
	 */
	public function test_doors( string $kind, array $object ): void {
		$clean = Kits\clean( $object, $kind )['object'];
		array_walk_recursive(
			$clean,
			function ( $text, $key ): void {
				foreach ( 'content' === $key ? [ $text ] : [ $text, "<p>$text</p>", '<p>' . wp_strip_all_tags( $text ) . '</p>', wp_kses_post( $text ) ] as $html ) {
					foreach ( [ text( apply_filters( 'the_content', $html ) ), $this->printed( $html ), $this->printed( $this->printed( $html ) ) ] as $printed ) {
						$this->assertSame( '', $this->at_work( $printed ), $printed );
					}
				}
			}
		);
		$again = Kits\clean( $clean, $kind );
		$this->assertSame( [ $clean, [] ], [ $again['object'], $again['removed'] ] );
	}

	/** @testdox [KT-05] kits: custom fields of a stranger are no content: they stay as they are, also addresses, and no block of the kit shows one as words */
	public function test_fields(): void {
		$meta = [ 'website' => 'https://links.test', 'code' => '[video] [else_film]', 'card' => [ '[embed]' => 'https://links.test/' ], 'json' => '{"site":"https://links.test"}' ]; // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- A list.
		$this->assertSame( [ [ 'meta' => $meta ], [] ], array_values( Kits\clean( [ 'meta' => $meta ], 'post' ) ) );
		foreach ( [ 'paragraph' => 'content', 'heading' => 'content', 'button' => 'text' ] as $block => $key ) {
			foreach ( [ 'core/post-meta', 'other/field' ] as $source ) {
				$bound = '<!-- wp:' . $block . ' {"metadata":{"bindings":{"' . $key . '":{"source":"' . $source . '","args":{"key":"words"}}}}} --><p>A</p><!-- /wp:' . $block . ' -->';
				$clean = Kits\clean( [ 'content' => $bound ], 'page' );
				$this->assertStringNotContainsString( '"source"', $clean['object']['content'] );
				$this->assertSame( [ 'files of other sites: bindings (1)' ], $clean['removed'] );
			}
		}
		$ours = '<!-- wp:paragraph {"metadata":{"bindings":{"content":{"source":"frontage/portfolio-item","args":{"key":"client"}}}}} --><p></p><!-- /wp:paragraph -->';
		$this->assertSame( [ [ 'content' => $ours ], [] ], array_values( Kits\clean( [ 'content' => $ours ], 'page' ) ) );
		foreach ( $this->html() as $name => $text ) {
			$clean = Kits\clean( [ 'meta' => [ 'words' => $text ] ], 'post' );
			$this->assertSame( '', $this->at_work( wp_kses_post( $clean['object']['meta']['words'] ) ), $name );
			$this->assertSame( [ $clean['object'], [] ], array_values( Kits\clean( $clean['object'], 'post' ) ) );
		}
	}

	/** @testdox [KT-05] kits: shortcodes of plugins in a stranger’s texts are words, and named */
	public function test_shortcodes_of_plugins(): void {
		foreach ( [ 'title', 'content' ] as $place ) {
			$clean = Kits\clean( [ $place => 'A [else_film a="1"] b [b] [gallery ids="1"]' ], 'page' );
			$this->assertSame( [ 'files of other sites: shortcodes (1)' ], $clean['removed'] );
			$this->assertStringNotContainsString( '<img', do_shortcode( $clean['object'][ $place ] ) );
		}
	}

	/** @testdox [KT-05] kits: an attribute of a stranger whose name is a number is one like others */
	public function test_digits(): void {
		$hosts = [];
		$this->assertSame( '<p 1="x"><img width="10" 20="" >', str_replace( '10"20', '10" 20', Kits\html_without_hosts( '<p 1="x"><img width="10"20="" src="https://else.test/a.png">', $hosts ) ) );
		$this->assertSame( [ 'else.test' => 1 ], $hosts );
	}

	/** @testdox [KT-05] kits: texts of a stranger that are escaped when they are printed show no signs of code */
	public function test_escaped_words(): void {
		foreach ( [ 'https://links.test', '[video] a film', '[else_film]' ] as $words ) {
			$content = Kits\clean( [ 'content' => '<!-- wp:search ' . wp_json_encode( [ 'placeholder' => $words ], JSON_UNESCAPED_SLASHES ) . ' /-->' ], 'page' )['object']['content'];
			$shown   = [ parse_blocks( $content )[0]['attrs']['placeholder'] ?? '' ];
			foreach ( [ 'title', 'excerpt' ] as $place ) {
				$shown[] = Kits\clean( [ $place => $words ], 'page' )['object'][ $place ];
			}
			$this->assertSame( array_fill( 0, 3, $words ), str_replace( "\u{2060}", '', $shown ) );
		}
	}

	/** @testdox [KT-05] kits: links and words in HTML of a stranger’s settings are no files, beside pictures that are */
	public function test_links_of_settings(): void {
		$clean = static fn( string $text ): array => Kits\clean( [ 'content' => serialize_block( [ 'blockName' => 'maker/hero', 'attrs' => [ 'data' => [ 'body' => $text ] ], 'innerBlocks' => [], 'innerHTML' => '', 'innerContent' => [] ] ) ], 'page' );
		foreach ( [ '<p class="has--x">Our <a href="https://links.test/x">image</a></p>', 'Call -- "https://links.test" now', '<p style="--x:1">Our src: <a href="https://links.test/x">zoom 2x, or</a> see image-set</p>' ] as $words ) {
			$this->assertSame( [ $words, [] ], [ parse_blocks( $clean( $words )['object']['content'] )[0]['attrs']['data']['body'], $clean( $words )['removed'] ] );
			$beside = $clean( $words . '<img src="https://else.test/a.png">' );
			$this->assertSame( [ "$words<img>", [ 'files of other sites: else.test (1)' ] ], [ parse_blocks( $beside['object']['content'] )[0]['attrs']['data']['body'], $beside['removed'] ] );
		}
	}

	/** @testdox [KT-05] kits: an override of a stranger’s pattern is a file by its attribute, whatever its name is; links and words stay */
	public function test_overrides(): void {
		$clean = static fn( array $content ): array => Kits\clean( [ 'content' => '<!-- wp:block ' . wp_json_encode( [ 'ref' => 'kit:pattern/a', 'content' => $content ], JSON_UNESCAPED_SLASHES ) . ' /-->' ], 'page' );
		$good  = [ 'alt' => 'A', 'href' => 'https://links.test/' ];
		foreach ( [ 'link', 'hero-link', 'x.link', 'text', 'Our text' ] as $name ) {
			foreach ( [ [], $good ] as $beside ) {
				$cleaned = $clean( [ $name => [ 'url' => 'https://else.test/a.png' ] + $beside ] );
				$this->assertSame( $beside, parse_blocks( $cleaned['object']['content'] )[0]['attrs']['content'][ $name ] ?? [] );
				$this->assertSame( [ 'files of other sites: else.test (1)' ], $cleaned['removed'] );
			}
		}
	}

	/** @testdox [KT-05] kits: words of a stranger stay to be read, also addresses and code */
	public function test_words(): void {
		foreach ( [ 'question' => 'How does background: url(https://else.test/a) work?', 'buttonText' => 'https://else.test', 'subtitle' => 'https://else.test/', 'note2' => 'Look at https://else.test/ and “x”', 'heading' => '[video mp4=https://else.test/a.mp4]' ] as $key => $words ) { // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- A list.
			$content = Kits\clean( [ 'content' => '<!-- wp:maker/card ' . wp_json_encode( [ $key => $words ], JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE ) . ' /-->' ], 'page' )['object']['content'];
			$this->assertSame( $words, str_replace( "\u{2060}", '', text( parse_blocks( $content )[0]['attrs'][ $key ] ?? '' ) ) );
			foreach ( [ 'title', 'excerpt' ] as $place ) {
				$this->assertSame( $words, str_replace( "\u{2060}", '', Kits\clean( [ $place => $words ], 'page' )['object'][ $place ] ) );
			}
		}
		$own = [ 'content' => '<p>A</p>[video mp4="kit:media/a"][/video] [playlist ids="kit:media/a"] [embed]kit:page/about[/embed] [gallery ids="1,2"] [caption id="attachment_1" width="300"]<img src="kit:media/a"> Words[/caption]', 'title' => 'A [b] https://links.test/ c', 'meta' => [ 'site-url' => 'https://links.test/' ] ]; // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- A list.
		$this->assertSame( [ $own, [] ], array_values( Kits\clean( $own, 'page' ) ) );
	}
}
