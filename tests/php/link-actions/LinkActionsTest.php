<?php
/** Links that act: their address without script, and their action as an attribute. */

declare( strict_types=1 );

namespace Frontage\Tests\LinkActions;

use Frontage\Deferred;
use Frontage\Tests\TestCase;
use function Frontage\LinkActions\address;
use function Frontage\LinkActions\convert_block;
use function Frontage\LinkActions\convert_content;
use function Frontage\LinkActions\convert_links;
use function Frontage\LinkActions\enqueue_for_actions;
use function Frontage\LinkActions\render;

final class LinkActionsTest extends TestCase {

	private const PLAIN = '#frontage-action:action=lightbox';

	protected function tear_down(): void {
		wp_dequeue_script( Deferred\handle( 'link-actions' ) );
		parent::tear_down();
	}

	/**
	 * A page builder's hash.
	 * @param mixed $settings
	 */
	private static function hash( $settings, string $action = 'lightbox' ): string {
		// phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.obfuscation_base64_encode -- The page builder's format.
		return "#elementor-action:action=$action&settings=" . base64_encode( (string) wp_json_encode( $settings ) );
	}

	/**
	 * @testdox [PB-04] link actions: settings give the link a real address
	 */
	public function test_address(): void {
		$url = 'https://site.test/ä.jpg';
		$raw = self::hash( [ 'url' => $url ] );
		$this->assertSame( $url, address( $raw ) );
		$this->assertSame( $url, address( '#' . rawurlencode( substr( $raw, 1 ) ) ) );
		$this->assertSame( $url, address( rawurlencode( $raw ) ) );
		$this->assertSame( '/a.jpg', address( self::hash( [ 'url' => '/a.jpg' ], 'slideshow' ) ) );
		$id = wp_insert_attachment( [ 'post_mime_type' => 'image/jpeg' ], '2020/a.jpg' );
		$this->assertSame( wp_get_attachment_url( $id ), address( self::hash( [ 'id' => $id ] ) ) );
	}

	/**
	 * @testdox [PB-04] link actions: hostile and malformed hashes give none
	 * @dataProvider hostile
	 */
	public function test_hostile( string $hash ): void {
		$this->assertSame( '', address( $hash ) );
	}

	/**
	 * Hashes without an address.
	 * @return array<string, array{string}>
	 */
	public function hostile(): array {
		$good = self::hash( [ 'url' => '/a.jpg' ] );
		return [
			'no host'          => [ self::hash( [ 'url' => 'http://' ] ) ],
			'port alone'       => [ self::hash( [ 'url' => '//:80/a.jpg' ] ) ],
			'script'           => [ self::hash( [ 'url' => 'javascript:alert(1)' ] ) ],
			'data'             => [ self::hash( [ 'url' => 'data:text/html,x' ] ) ],
			'list'             => [ self::hash( [ 'url' => [ '/a.jpg' ] ] ) ],
			'html'             => [ self::hash( [ 'html' => '<b>' ] ) ],
			'no settings'      => [ self::hash( 'x' ) ],
			'unknown'          => [ self::hash( [ 'url' => '/a.jpg' ], 'popup:open' ) ],
			'broken base64'    => [ '#elementor-action:action=lightbox&settings=eyJ=x' ],
			'broken JSON'      => [ '#elementor-action:action=lightbox&settings=eyJp' ],
			'encoded twice'    => [ rawurlencode( rawurlencode( $good ) ) ],
			'something behind' => [ "$good&x=1" ],
			'oversized'        => [ self::hash( [ 'url' => '/' . str_repeat( 'a', 8192 ) ] ) ],
		];
	}

	/**
	 * @testdox [PB-04] link actions: hashes in href move to the attribute, unknown ones stay in the page
	 */
	public function test_href(): void {
		$hash = self::hash( [ 'url' => '/a.jpg' ] );
		$html = '<p><a class="b" href="' . esc_attr( rawurlencode( $hash ) ) . '">A</a></p>';
		$made = '<p><a data-frontage-action="' . esc_attr( $hash ) . '" class="b" href="/a.jpg">A</a></p>';
		$this->assertSame( $made, convert_links( $html ) );
		$this->assertSame( $made, convert_links( $made ) );
		$this->assertSame(
			'<a href="#elementor-action%3Aaction%3Dpopup%3Aopen">A</a>',
			convert_links( '<a href="%23elementor-action%3Aaction%3Dpopup%3Aopen">A</a>' )
		);
		$this->assertNull( convert_links( null ) );
	}

	/**
	 * @testdox [PB-04][HK-08] link actions: a picture that may not be seen keeps its address to itself
	 */
	public function test_private(): void {
		$post = [
			'post_title'  => 'Contract',
			'post_status' => 'private',
		];
		$of   = wp_insert_post( $post );
		$id   = wp_insert_attachment( [ 'post_mime_type' => 'application/pdf' ], '2026/contract-8f3a.pdf', $of );
		$this->assertSame( '', address( self::hash( [ 'id' => $id ] ) ) );
		wp_update_post( [ 'post_status' => 'publish' ] + [ 'ID' => $of ] );
		$this->assertSame( wp_get_attachment_url( $id ), address( self::hash( [ 'id' => $id ] ) ) );
	}

	/**
	 * @testdox [PB-04][HK-08] link actions: what visitors write in comments is not rewritten
	 */
	public function test_comments(): void {
		$id      = wp_insert_attachment( [ 'post_mime_type' => 'image/jpeg' ], '2026/a.jpg' );
		$link    = '<a href="' . esc_attr( self::hash( [ 'id' => $id ] ) ) . '">look</a>';
		$comment = wp_insert_comment(
			[
				'comment_post_ID' => wp_insert_post( [ 'post_title' => 'Open', 'post_status' => 'publish' ] ),
				'comment_content' => $link,
				'comment_author'  => 'Eve',
			] + [ 'comment_author_url' => strtr( self::hash( [ 'id' => $id ] ), [ ':' => '%3A' ] + [ '&' => '%26' ] ) ]
		);
		foreach ( [ 'comment-content', 'comment-author-name', 'avatar' ] as $name ) {
			$block = parse_blocks( "<!-- wp:$name {\"isLink\":true} /-->" )[0];
			$html  = ( new \WP_Block( $block, [ 'commentId' => $comment ] ) )->render();
			$this->assertStringContainsString( '#elementor-action', $html, $name );
			$this->assertStringNotContainsString( 'a.jpg', $html, $name );
			$this->assertSame( $html, convert_content( $html ), $name );
		}
		foreach ( [ 'comments', 'latest-comments', 'post-comments' ] as $name ) {
			$this->assertSame( $link, convert_block( $link, [ 'blockName' => "core/$name" ] ), $name );
		}
		$this->assertStringContainsString( 'a.jpg', convert_content( $link ) );
	}

	/**
	 * @testdox [PB-04] link actions: the editor's format acts on its link, inside and around
	 */
	public function test_format(): void {
		$action = ' data-frontage-action="' . self::PLAIN . '"';
		$span   = '<span class="frontage-link-action"' . $action . '>';
		$this->assertSame( "<a$action href=\"/a\">A $span B</span></a>", convert_links( "<a href=\"/a\">A $span B</span></a>" ) );
		$this->assertSame( "$span<a$action href=\"/a\">A</a></span> <a href=\"/b\">B</a>", convert_links( "$span<a href=\"/a\">A</a></span> <a href=\"/b\">B</a>" ) );
		$this->assertSame( "{$span}A</span> <a href=\"/b\">B</a>", convert_links( "{$span}A</span> <a href=\"/b\">B</a>" ) );
	}

	/**
	 * @testdox [PB-04] link actions: buttons and images carry theirs, malformed ones nothing
	 */
	public function test_blocks(): void {
		$html = '<div class="wp-block-button"><a href="/a">A</a></div>';
		$of   = static fn( $action, string $of_html ) => render( $of_html, [ 'attrs' => [ 'frontageAction' => $action ] ] );
		$this->assertSame( '<div class="wp-block-button"><a data-frontage-action="' . self::PLAIN . '" href="/a">A</a></div>', $of( self::PLAIN, $html ) );
		foreach ( [ '', 'lightbox', '#x', '"><b>', [ self::PLAIN ], 7 ] as $malformed ) {
			$this->assertSame( $html, $of( $malformed, $html ) );
		}
		$this->assertSame( '<a>A</a>', $of( self::PLAIN, '<a>A</a>' ) );
	}

	/**
	 * @testdox [PB-04] link actions: only pages with one get the script
	 */
	public function test_script(): void {
		$is_enqueued = static fn(): bool => wp_script_is( Deferred\handle( 'link-actions' ) );
		enqueue_for_actions( '<a href="#action">elementor-action:action</a>' );
		$this->assertFalse( $is_enqueued() );
		enqueue_for_actions( '<a e-action-hash="#elementor-action%3Aaction%3Dlightbox" href="/a.jpg">A</a>' );
		$this->assertTrue( $is_enqueued() );
	}
}
