<?php
/** Files of other sites in kits of strangers: no visitor’s browser asks for them. */

declare( strict_types=1 );

namespace Frontage\Tests\Kits;

use Frontage\Kits;

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
			'a poster of a film'       => '<!-- wp:frontage/video {"url":"kit:media/a","poster":"https://else.test/a.png"} /-->',
		];
		return array_map( static fn( string $text ): array => [ $text ], $texts );
	}

	/**
	 * Addresses of else.test that are not those of links.
	 */
	private function fetched( string $content ): string {
		$content = strtr( $content, Kits\ESCAPES );
		$content = (string) preg_replace( '~<a href="https://else.test[^"]*">https://else.test[^<]*</a>~', '', $content );
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

	/** @testdox [KT-05] kits: pictures of other sites in excerpts, captions and notes of a stranger go, and addresses of links stay */
	public function test_other_texts(): void {
		$img   = 'Hi <img src="https://else.test/a.png"> <a href="https://else.test/">there</a>';
		$clean = Kits\clean( [ 'excerpt' => $img, 'meta' => [ 'footnotes' => wp_json_encode( [ [ 'id' => 'a', 'content' => $img ] ] ), 'site-url' => 'https://links.test/' ] ], 'post' );
		$this->assertSame( 'Hi <img > <a href="https://else.test/">there</a>', $clean['object']['excerpt'] );
		$this->assertSame( [ [ 'id' => 'a', 'content' => 'Hi <img > <a href="https://else.test/">there</a>' ] ], json_decode( $clean['object']['meta']['footnotes'], true ) );
		$this->assertSame( 'https://links.test/', $clean['object']['meta']['site-url'] );
		$this->assertContains( 'files of other sites: else.test (2)', $clean['removed'] );
		$menu = [ 'items' => [ [ 'title' => 'A', 'url' => 'https://links.test/' ] ] ];
		$this->assertSame( [ 'object' => $menu, 'removed' => [] ], Kits\clean( $menu, 'menu' ) );
	}

	/** @testdox [KT-05] kits: an embed of a stranger becomes a link with its caption */
	public function test_embed(): void {
		$clean = Kits\clean( [ 'content' => $this->fetching()['an embed'][0] ], 'page' );
		$this->assertSame( '<!-- wp:paragraph --><p><a href="https://else.test/a">https://else.test/a</a><br>Words</p><!-- /wp:paragraph -->', str_replace( "\n", '', $clean['object']['content'] ) );
	}
}
