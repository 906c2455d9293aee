<?php
/** Deferred background pictures. */

declare( strict_types=1 );

namespace Frontage\Tests\LatePictures;

use Frontage\Tests\TestCase;
use function Frontage\LatePictures\defer_background;
use function Frontage\LatePictures\enqueue_for_pictures;
use const Frontage\LatePictures\HANDLE;
use const Frontage\LatePictures\INDEX;

class LatePicturesTest extends TestCase {

	/** What a group looks like that stands below the first three backgrounds of a page. */
	private const FOURTH = [ 'blockName' => 'core/group', INDEX => 4 ];

	protected function tear_down(): void {
		wp_dequeue_script( HANDLE );
		parent::tear_down();
	}

	/**
	 * @testdox [PB-08] lazy backgrounds: the picture moves to an attribute, other styles stay
	 */
	public function test_a_background_waits(): void {
		$tags = new \WP_HTML_Tag_Processor( (string) defer_background( '<div class="b" style="color:red;background-image:url(&#039;/a(1).jpg&#039;);background-size:cover">a</div>', self::FOURTH ) );
		$this->assertTrue( $tags->next_tag() );
		$this->assertSame( "url('/a(1).jpg')", $tags->get_attribute( 'data-frontage-background' ) );
		$this->assertSame( "color:red;background-size:cover;--frontage-background:url('/a(1).jpg')", $tags->get_attribute( 'style' ) );
	}

	/**
	 * @testdox [PB-08] lazy backgrounds: the inner picture of a cover, not of a group
	 */
	public function test_of_a_cover_and_of_a_group(): void {
		$html = '<div><div class="wp-block-cover__image-background" style="background-image:url(/a.jpg)"></div></div>';
		$this->assertStringContainsString( 'data-frontage-background', (string) defer_background( $html, [ 'blockName' => 'core/cover' ] + self::FOURTH ) );
		$this->assertSame( $html, defer_background( $html, self::FOURTH ) );
	}

	/**
	 * @testdox [PB-08] lazy backgrounds: other values and bad HTML stay, a setting disables it
	 */
	public function test_what_stays(): void {
		$group = self::FOURTH;
		$more  = '<div style="background-image:linear-gradient(red,blue),url(/a.jpg)">';
		$this->assertSame( $more, defer_background( $more, $group ) );
		$this->assertNull( defer_background( null, $group ) );
		update_option( 'frontage_settings', [ 'late_backgrounds' => false ] );
		$one = '<div style="background-image:url(/a.jpg)">';
		$this->assertSame( $one, defer_background( $one, $group ) );
	}

	/**
	 * @testdox [PB-08] lazy backgrounds: only pages with one get the script
	 */
	public function test_only_pages_with_one_get_the_script(): void {
		enqueue_for_pictures( '<div data-background="a"><p>data-bg=</p></div>' );
		$this->assertFalse( wp_script_is( HANDLE ) );
		enqueue_for_pictures( '<div class="b" data-bg-image="url(a.jpg)"></div>' );
		$this->assertTrue( wp_script_is( HANDLE ) );
	}

	/** A group with a background picture, and what it holds. */
	private static function group( string $name, string $inner = '' ): string {
		return '<!-- wp:group {"metadata":{"name":"' . $name . '"}} --><div class="wp-block-group" style="background-image:url(/' . $name . '.jpg)">' . $inner . '</div><!-- /wp:group -->';
	}

	/**
	 * Positions of groups, by their names, as rendering gives them.
	 * @return array<string, int>
	 */
	private static function positions( callable $render ): array {
		$positions = [];
		$listen    = static function ( string $html, array $block ) use ( &$positions ): string {
			$positions[ $block['attrs']['metadata']['name'] ] = $block[ INDEX ] ?? 0;
			return $html;
		};
		add_filter( 'render_block_core/group', $listen, 30, 2 );
		$render();
		remove_filter( 'render_block_core/group', $listen, 30 );
		return $positions;
	}

	/**
	 * @testdox [PB-08] lazy backgrounds: the first by position load at once, outer before inner
	 */
	public function test_first_is_what_stands_first(): void {
		$html      = self::group( 'hero', self::group( 'one' ) . self::group( 'two' ) ) . self::group( 'after' );
		$positions = self::positions( static fn() => do_blocks( $html ) );
		asort( $positions );
		$this->assertSame( [ 'hero', 'one', 'two', 'after' ], array_keys( $positions ) );
		$this->assertSame( 3, $positions['after'] - $positions['hero'] );
	}

	/**
	 * @testdox [PB-08] lazy backgrounds: head and excerpt are not counted and stay
	 */
	public function test_what_is_not_seen_is_not_counted(): void {
		$html   = self::group( 'hero' );
		$render = static fn() => do_blocks( $html );
		$before = self::positions( $render )['hero'];
		foreach ( [ 'wp_head', 'get_the_excerpt' ] as $hook ) {
			$seen = static function ( $value = '' ) use ( $render, &$positions ) {
				$positions = self::positions( $render );
				return $value;
			};
			remove_all_actions( $hook );
			add_filter( $hook, $seen );
			apply_filters( $hook, '' );
			$this->assertSame( [ 'hero' => 0 ], $positions, $hook );
		}
		$this->assertSame( $before + 1, self::positions( $render )['hero'] );
	}

	/**
	 * @testdox [PB-08] lazy backgrounds: the API's content keeps all of them
	 */
	public function test_rest_keeps_backgrounds(): void {
		$content  = implode( '', array_map( [ self::class, 'group' ], [ 'a', 'b', 'c', 'd', 'e' ] ) );
		$id       = wp_insert_post(
			[
				'post_status'  => 'publish',
				'post_title'   => 'Backgrounds',
				'post_content' => wp_slash( $content ),
			]
		);
		$rendered = rest_do_request( "/wp/v2/posts/$id" )->get_data()['content']['rendered'];
		$this->assertSame( 5, substr_count( $rendered, 'background-image:url' ) );
		$this->assertStringNotContainsString( INDEX, $rendered );
		$this->assertStringNotContainsString( 'data-frontage-background', $rendered );
	}
}
