<?php
/** Promises about videos: the HTML that visitors and feeds get. */

declare( strict_types=1 );

namespace Frontage\Tests\Video;

use Frontage\Tests\TestCase;

class VideoTest extends TestCase {

	protected function tear_down(): void {
		$GLOBALS['wp_query']->is_feed = false;
		parent::tear_down();
	}

	/** @param array<string, mixed> $attributes */
	private function video( array $attributes ): string {
		return do_blocks( sprintf( '<!-- wp:frontage/video %s /-->', wp_json_encode( (object) $attributes ) ) );
	}

	/**
	 * @testdox [PB-05] video: is a link to the video, with the options of its player
	 */
	public function test_link(): void {
		$html = $this->video(
			[
				'url'     => 'https://www.youtube.com/watch?v=abcdefghijk&t=3',
				'title'   => 'Tom &amp; Jerry [gallery]',
				'start'   => 10,
				'end'     => 20.5,
				'muted'   => true,
				'caption' => 'At <a href="https://example.com/">work</a><script>x</script>',
				'ratio'   => '9/16',
				'anchor'  => 'film',
			]
		);
		$tags = new \WP_HTML_Tag_Processor( $html );
		$this->assertTrue( $tags->next_tag( [ 'tag_name' => 'figure' ] ) );
		$this->assertSame( 'film', $tags->get_attribute( 'id' ) );
		$this->assertTrue( $tags->next_tag( [ 'tag_name' => 'div' ] ) );
		$this->assertSame( '--frontage-video-ratio:9/16', $tags->get_attribute( 'style' ) );
		$this->assertSame(
			[
				'title' => 'Tom & Jerry [gallery]',
				'start' => 10,
				'end'   => 20.5,
				'muted' => true,
			],
			json_decode( (string) $tags->get_attribute( 'data-frontage-video' ), true )
		);
		$this->assertTrue( $tags->next_tag( [ 'tag_name' => 'a' ] ) );
		$this->assertSame( 'https://www.youtube.com/watch?v=abcdefghijk&t=3', $tags->get_attribute( 'href' ) );
		$this->assertStringContainsString( 'Play video from youtube.com', $html );
		$this->assertStringContainsString( 'At <a href="https://example.com/">work</a>x</figcaption>', $html );
		$this->assertStringNotContainsString( '[gallery]', $html );
		$this->assertStringNotContainsString( '<noscript>', $html );
		$this->assertStringNotContainsString( 'ytimg', $html );
	}

	/**
	 * @testdox [PB-05] video: a file has the browser’s player without script and in feeds, from its start to its end
	 */
	public function test_file(): void {
		$attributes = [
			'url'    => home_url( '/tea.mp4' ),
			'poster' => home_url( '/tea.jpg' ),
			'start'  => 2,
			'end'    => 4,
			'loop'   => true,
		];
		$native     = sprintf(
			'<video class="wp-block-frontage-video__player" src="%s#t=2,4" poster="%s" preload="none" controls playsinline loop></video>',
			home_url( '/tea.mp4' ),
			home_url( '/tea.jpg' )
		);
		$html       = $this->video( $attributes );
		$this->assertStringContainsString( "<noscript>$native</noscript>", $html );
		$this->assertStringContainsString( '>Play video</span>', $html );
		$GLOBALS['wp_query']->is_feed = true;
		$feed                         = $this->video( $attributes );
		$this->assertStringContainsString( $native, $feed );
		$this->assertStringNotContainsString( 'data-frontage', $feed );
	}

	/**
	 * @testdox [PB-05] video: bad attributes are those of a plain video, and without an address there is none
	 */
	public function test_hostile(): void {
		foreach ( [ '', 'javascript:alert(1)', 'data:text/html,x', [ 'x' ], 7, null ] as $url ) {
			$this->assertSame( '', trim( $this->video( [ 'url' => $url ] ) ), (string) wp_json_encode( $url ) );
		}
		$html = $this->video(
			[
				'url'      => '/tea.mp4"onload="x',
				'poster'   => 'javascript:x',
				'posterId' => 'x',
				'title'    => '"><script>alert(1)</script>',
				'ratio'    => '1;color:red',
				'start'    => -3,
				'end'      => 'x',
				'muted'    => 'yes',
				'controls' => 0,
				'inViewer' => 'x',
			]
		);
		$this->assertStringContainsString( '--frontage-video-ratio:16/9"', $html );
		$this->assertStringContainsString( 'data-frontage-video="{&quot;title&quot;:&quot;\u0022\u003E', str_replace( '\&quot;\u003E', '\u0022\u003E', $html ) );
		$this->assertStringNotContainsString( '<script', $html );
		$this->assertStringNotContainsString( '<img', $html );
		$this->assertStringNotContainsString( 'onload="', $html );
	}

	/**
	 * @testdox [PB-05] video: one that opens in the viewer is a marked link
	 */
	public function test_in_viewer(): void {
		$html = $this->video(
			[
				'url'      => 'https://vimeo.com/1',
				'title'    => 'Tea',
				'inViewer' => true,
			]
		);
		$tags = new \WP_HTML_Tag_Processor( $html );
		$this->assertTrue( $tags->next_tag( [ 'tag_name' => 'a' ] ) );
		$this->assertSame( 'video', $tags->get_attribute( 'data-frontage-lightbox' ) );
		$this->assertSame( 'Tea', $tags->get_attribute( 'title' ) );
		$this->assertStringNotContainsString( 'data-frontage-video', $html );
		$this->assertTrue( wp_script_is( 'frontage-lightbox' ) );
	}
}
