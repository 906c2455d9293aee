<?php
/** Files of other sites in kits of strangers: no visitor’s browser asks for them. */

declare( strict_types=1 );

namespace Frontage\Tests\Kits;

use Frontage\Kits;

use function Frontage\Values\text;

require_once dirname( __DIR__ ) . '/KitTestCase.php';

final class HostsTest extends KitTestCase {

	/** @return array<string, array{string}> Content that fetches from else.test. */
	public function fetching(): array {
		$texts = [
			'a picture'                => '<!-- wp:image --><figure class="wp-block-image"><img src="https://else.test/a.png" alt="Sun"/></figure><!-- /wp:image -->',
			'a picture in old content' => '<p><img src="//else.test/a.png" alt="Sun"></p>',
			'a backslash'              => '<p><img src="/\else.test/a.png"></p>',
			'one slash'                => '<p><img src=" ht&#10;tps:/else.test/a.png"></p>',
			'sizes'                    => '<p><img src="https://else.test/b.png" srcset="kit:media/a 1x, https://else.test/a.png 2x"></p>',
			'a film'                   => '<!-- wp:video --><figure class="wp-block-video"><video controls poster="https://else.test/a.png" src="https://else.test/a.mp4"></video></figure><!-- /wp:video -->',
			'a cover'                  => '<!-- wp:cover {"url":"https://else.test/a.png","dimRatio":50} --><div class="wp-block-cover"><img class="wp-block-cover__image-background" src="https://else.test/a.png"/></div><!-- /wp:cover -->',
			'a background'             => '<!-- wp:group {"style":{"background":{"backgroundImage":{"url":"https://else.test/a.png"}}}} --><div class="wp-block-group"></div><!-- /wp:group -->',
			'a style'                  => '<p style="color:red;background-image:url( \'https://else.test/a.png\' )">A</p>',
			'a value of CSS'           => '<!-- wp:site-title {"style":{"color":{"gradient":"url(https://else.test/a.png)"}}} /-->',
			'an embed'                 => '<!-- wp:embed {"url":"https://else.test/a"} --><figure class="wp-block-embed"><div class="wp-block-embed__wrapper">' . "\nhttps://else.test/a\n" . '</div><figcaption>Words</figcaption></figure><!-- /wp:embed -->',
			'a line'                   => "Words\n\nhttps://else.test/a\n",
			'a paragraph'              => '<!-- wp:paragraph --><p>https://else.test/a</p><!-- /wp:paragraph -->',
			'a shortcode'              => '<!-- wp:shortcode -->[video mp4="https://else.test/a.mp4"][/video]<!-- /wp:shortcode -->',
			'an embed as a shortcode'  => '[embed width="3"]https://else.test/a[/embed]',
			'a feed'                   => '<!-- wp:rss {"feedURL":"https://else.test/feed"} /-->',
			'a setting'                => '<!-- wp:maker/card {"card":{"imageUrl":"https://else.test/a.png"}} /-->',
			'a setting with HTML'      => '<!-- wp:maker/card {"html":"\u003cimg src=\u0022https://else.test/a.png\u0022\u003e"} /-->',
			'a setting with JSON'      => '<!-- wp:maker/card {"data":"[{\u0022src\u0022:\u0022https:\/\/else.test\/a.png\u0022}]"} /-->',
			'a shortcode’s poster'     => '[video mp4="kit:media/a" poster="https://else.test/a.png"][/video]',
			'a shortcode in a list'    => '["[video mp4=\'https://else.test/a.mp4\'][/video]"]',
			'a shortcode, one slash'   => '[audio mp3=https:/else.test/a.mp3]',
			'a shortcode, backslashes' => '[video mp4="https:\\\\else.test/a.mp4"]',
			'a shortcode in a tag'     => '<p title="[video mp4=\'https://else.test/a.mp4\']">A</p>',
			'a style without its end'  => '<!-- wp:maker/card {"background":"url(https://else.test/a.png"} /-->',
			'a style of many words'    => '<!-- wp:maker/card {"background":"' . str_repeat( 'word ', 2000 ) . 'url(x) url(https://else.test/a.png)"} /-->',
			'a poster of a film'       => '<!-- wp:frontage/video {"url":"kit:media/a","poster":"https://else.test/a.png"} /-->',
		];
		return array_map( static fn( string $text ): array => [ $text ], $texts );
	}

	/**
	 * Addresses of else.test that are not those of links.
	 */
	private function fetched( string $content ): string {
		$content = strtr( $content, Kits\ESCAPES );
		$content = (string) preg_replace( '~<a href="https:/*else.test[^"]*">https&#058;[/\\\\]*else.test[^<]*</a>~', '', $content );
		$content = (string) preg_replace( '~ title="\[\x{2060}[^"]*"~u', '', $content );
		return false === strpos( str_replace( '\\', '', $content ), 'else.test' ) ? '' : $content;
	}

	/**
	 * @testdox [KT-05] kits: what a stranger’s page would fetch from another site is left out and named, alone or beside the kit’s own and links:
	 * @dataProvider fetching
	 */
	public function test_fetching( string $bad ): void {
		$good = '<!-- wp:cover {"url":"kit:media/a"} --><div class="wp-block-cover" style="background-image:url(kit:media/a)"><img src="kit:media/a" alt=""></div><!-- /wp:cover --><!-- wp:navigation-link {"label":"A","url":"https://links.test/"} /--><!-- wp:frontage/video {"url":"https://links.test/watch"} /--><!-- wp:paragraph --><p>See <a href="https://links.test/?a=1&amp;b=2">https://links.test</a> or https://links.test/b</p><!-- /wp:paragraph -->';
		foreach ( [ '', $good ] as $beside ) {
			foreach ( [ 'page' => 'content', 'pattern' => 'content', 'part' => 'content' ] as $kind => $key ) {
				$clean = Kits\clean( [ $key => "$bad\n\n$beside" ], $kind );
				$this->assertSame( '', $this->fetched( $clean['object'][ $key ] ) );
				'' === $beside || $this->assertStringEndsWith( $beside, $clean['object'][ $key ] );
				$this->assertMatchesRegularExpression( '~^files of other sites: else\.test \([12]\)$~', (string) end( $clean['removed'] ) );
			}
		}
		$this->assertSame( [], Kits\clean( [ 'content' => $good ], 'page' )['removed'] );
	}

	/** @testdox [KT-05] kits: a page of a stranger, printed, asks no other site for a file */
	public function test_printed(): void {
		foreach ( $this->fetching() as $what => [ $bad ] ) {
			$printed = text( apply_filters( 'the_content', Kits\clean( [ 'content' => $bad ], 'page' )['object']['content'] ) );
			$hosts   = [];
			Kits\html_without_hosts( $printed, $hosts );
			$this->assertSame( [], array_intersect_key( $hosts, [ 'else.test' => 0 ] ), $what );
		}
	}

	/** @testdox [KT-05] kits: a stranger’s block takes no address of a file from a custom field, and its HTML has no directives */
	public function test_indirect(): void {
		$field = static fn( string $source ): array => [ 'source' => $source, 'args' => [ 'key' => 'site-url' ] ];
		$image = '<figure class="wp-block-image"><img alt="A"/></figure>';
		$block = static fn( string $name, array $bindings, string $html ): string => "<!-- wp:$name " . wp_json_encode( [ 'metadata' => [ 'name' => 'A', 'bindings' => (object) $bindings ] ], JSON_UNESCAPED_SLASHES ) . " -->$html<!-- /wp:$name -->";
		$good  = [ 'alt' => $field( 'core/post-meta' ) ];
		foreach ( [ [], $good ] as $beside ) {
			$clean = Kits\clean( [ 'content' => $block( 'image', [ 'url' => $field( 'core/post-meta' ) ] + $beside, $image ) ], 'page' );
			$attrs = parse_blocks( $clean['object']['content'] )[0]['attrs'];
			$this->assertSame( $beside, $attrs['metadata']['bindings'] ?? [] );
			$this->assertSame( [ 'files of other sites: bindings (1)' ], $clean['removed'] );
		}
		$kept = [ $block( 'image', $good, $image ), $block( 'button', [ 'url' => $field( 'core/post-meta' ) ], '<div class="wp-block-button"><a class="wp-block-button__link">A</a></div>' ), $block( 'image', [ 'url' => $field( 'core/pattern-overrides' ) ], $image ) ];
		foreach ( $kept as $content ) {
			$this->assertSame( [ [ 'content' => $content ], [] ], array_values( Kits\clean( [ 'content' => $content ], 'page' ) ) );
		}
		$bad   = '<!-- wp:query {"enhancedPagination":true} --><div class="wp-block-query"><img data-wp-interactive="x" data-wp-context=\'{"s":"https&#58;&#47;/else.test/a.png"}\' data-wp-bind--src="context.s" alt="A"/></div><!-- /wp:query -->';
		$clean = Kits\clean( [ 'content' => $bad ], 'page' );
		$this->assertMatchesRegularExpression( '~<img\s+alt="A"\s*/>~', $clean['object']['content'] );
		$this->assertSame( [ 'files of other sites: data-wp (3)' ], $clean['removed'] );
	}

	/** @testdox [KT-05] kits: words of a stranger that are no files stay as they are, also with signs of code */
	public function test_words_stay(): void {
		$words = [
			'<!-- wp:maker/card {"text":"Our book: see url( https://else.test/a ) for more; it is free"} /-->',
			'<!-- wp:paragraph --><p>It says background: url( https://else.test/a.png )</p><!-- /wp:paragraph -->',
			'background: url( https://else.test/a.png )',
			'[gallery ids="1,2"] and [audio_player] of https://else.test/ too',
		];
		foreach ( $words as $text ) {
			$this->assertSame( [ [ 'content' => $text ], [] ], array_values( Kits\clean( [ 'content' => $text ], 'page' ) ), $text );
		}
		$escaped = '<!-- wp:paragraph --><p>Write [[video mp4="https://else.test/a.mp4"]] for a film</p><!-- /wp:paragraph -->';
		$cleaned = Kits\clean( [ 'content' => $escaped ], 'page' )['object']['content'];
		$this->assertSame( '<p>Write [video mp4="https://else.test/a.mp4"] for a film</p>', html_entity_decode( do_shortcode( parse_blocks( $cleaned )[0]['innerHTML'] ) ) );
		// Printed twice, as a part in a page is.
		$this->assertStringNotContainsString( '<video', do_shortcode( do_shortcode( $cleaned ) ) );
	}

	/** @testdox [KT-05] kits: pictures of other sites in excerpts, captions and notes of a stranger go, and addresses of links stay */
	public function test_other_texts(): void {
		$img   = 'Hi <img src="https://else.test/a.png"> <a href="https://else.test/">there</a>';
		$clean = Kits\clean( [ 'excerpt' => $img, 'meta' => [ 'footnotes' => wp_json_encode( [ [ 'id' => 'a', 'content' => $img ] ] ), 'site-url' => 'https://links.test/' ] ], 'post' );
		$this->assertSame( 'Hi <img> <a href="https://else.test/">there</a>', $clean['object']['excerpt'] );
		$this->assertSame( [ [ 'id' => 'a', 'content' => 'Hi <img> <a href="https://else.test/">there</a>' ] ], json_decode( $clean['object']['meta']['footnotes'], true ) );
		$this->assertSame( 'https://links.test/', $clean['object']['meta']['site-url'] );
		$this->assertContains( 'files of other sites: else.test (2)', $clean['removed'] );
		$menu = [ 'items' => [ [ 'title' => 'A', 'url' => 'https://links.test/' ] ] ];
		$this->assertSame( [ 'object' => $menu, 'removed' => [] ], Kits\clean( $menu, 'menu' ) );
	}

	/** @testdox [KT-05] kits: an embed of a stranger becomes a link with its caption */
	public function test_embed(): void {
		$clean = Kits\clean( [ 'content' => $this->fetching()['an embed'][0] ], 'page' );
		$this->assertSame( '<!-- wp:paragraph --><p><a href="https://else.test/a">https&#058;//else.test/a</a><br>Words</p><!-- /wp:paragraph -->', str_replace( "\n", '', $clean['object']['content'] ) );
	}
}
