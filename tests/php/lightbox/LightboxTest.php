<?php
/** Lightbox: blocks that opt in or out, their links, and pages with the script. */

declare( strict_types=1 );

namespace Frontage\Tests\Lightbox;

use Frontage\Tests\TestCase;
use function Frontage\Lightbox\enqueue_for_links;
use function Frontage\Lightbox\has_any;
use function Frontage\Lightbox\register_pattern;
use const Frontage\Lightbox\HANDLE;

class LightboxTest extends TestCase {

	protected function tear_down(): void {
		wp_dequeue_script( HANDLE );
		parent::tear_down();
	}

	/**
	 * The HTML of an image block.
	 * @param array<string, mixed> $attributes
	 */
	private function image( array $attributes, string $inner = '<img src="https://site.test/a-300x225.jpg" alt="A > B"/>' ): string {
		return do_blocks( sprintf( '<!-- wp:image %s --><figure class="wp-block-image">%s</figure><!-- /wp:image -->', (string) wp_json_encode( (object) $attributes ), $inner ) );
	}

	/**
	 * @testdox [LB-04] lightbox: an image block is linked to its whole picture and marked
	 */
	public function test_an_image_that_opens_is_linked(): void {
		$id   = $this->add_picture( 'harbour' );
		$html = $this->image( [ 'id' => $id, 'frontageLightbox' => 'yes' ] );
		$this->assertStringContainsString( 'data-frontage-lightbox="yes"', $html );
		$this->assertStringContainsString( sprintf( '<a href="%s"><img', esc_url( (string) wp_get_attachment_url( $id ) ) ), $html );
		$this->assertStringContainsString( '</a></figure>', $html );

		$plain = $this->image( [ 'frontageLightbox' => 'yes' ], '<img src="https://site.test/b.jpg" alt=""/>' );
		$this->assertStringContainsString( '<a href="https://site.test/b.jpg" aria-label="Open the image"><img', $plain );
	}

	/**
	 * @testdox [LB-04] lightbox: an image's link stays, no is marked, anything else unchanged
	 */
	public function test_other_images_stay_as_they_are(): void {
		$linked = $this->image( [ 'frontageLightbox' => 'yes', 'linkDestination' => 'custom' ], '<a href="/x/"><img src="https://site.test/a.jpg" alt=""/></a>' );
		$this->assertSame( 1, substr_count( $linked, '<a ' ) );
		$no = $this->image( [ 'frontageLightbox' => 'no' ] );
		$this->assertStringContainsString( 'data-frontage-lightbox="no"', $no );
		$this->assertStringNotContainsString( '<a ', $no );
		foreach ( [ [], [ 'frontageLightbox' => '"><b>' ], [ 'frontageLightbox' => [ 'yes' ] ] ] as $attributes ) {
			$this->assertStringNotContainsString( 'data-frontage', $this->image( $attributes ) );
		}
	}

	/**
	 * @testdox [LB-04] lightbox: a gallery's choice is its images' default, for one query
	 */
	public function test_a_gallery_decides_for_its_images(): void {
		$ids     = [ $this->add_picture( 'one' ), $this->add_picture( 'two' ), $this->add_picture( 'three' ) ];
		$images  = array_map(
			static fn( int $id, string $choice ): string => sprintf( '<!-- wp:image %s --><figure class="wp-block-image"><img src="https://site.test/%d.jpg" alt="%2$d"/></figure><!-- /wp:image -->', (string) wp_json_encode( array_filter( [ 'id' => $id, 'frontageLightbox' => $choice ] ) ), $id ),
			$ids,
			[ '', 'no', '' ]
		);
		$gallery = sprintf( '<!-- wp:gallery {"frontageLightbox":"yes"} --><figure class="wp-block-gallery has-nested-images">%s</figure><!-- /wp:gallery -->', implode( '', $images ) );
		$this->assertSame( 2, substr_count( do_blocks( $gallery ), '<a href="' ) );
	}

	/**
	 * @testdox [LB-04] lightbox: WordPress's own stays unless the setting differs
	 */
	public function test_the_own_lightbox_of_wordpress(): void {
		$core = [ 'lightbox' => [ 'enabled' => true ] ];
		$this->assertStringContainsString( 'wp-lightbox-container', $this->image( $core ) );
		$this->assertStringNotContainsString( '<a ', $this->image( $core + [ 'frontageLightbox' => 'yes' ] ) );
		update_option( 'frontage_settings', [ 'lightbox_replace_core' => true ] );
		$html = $this->image( $core );
		$this->assertStringNotContainsString( 'wp-lightbox-container', $html );
		$this->assertStringContainsString( '<a href="https://site.test/a-300x225.jpg"><img', $html );
		$this->assertStringContainsString( 'wp-lightbox-container', $this->image( $core + [ 'frontageLightbox' => 'no' ] ) );
	}

	/**
	 * @return array<string, array{string, bool}>
	 */
	public static function contents(): array {
		return [
			'a picture'           => [ '<a href="/a.jpg">a</a>', true ],
			'an AVIF'             => [ "<a class='b' href='https://site.test/a.avif?v=1'>a</a>", true ],
			'a download'          => [ '<a href="/a.jpg" download>a</a>', false ],
			'a tile'              => [ '<a data-frontage-item="3" href="/a.jpg">a</a>', false ],
			'a page'              => [ '<a href="/a/">a</a><img src="/a.jpg">', false ],
			'a page about one'    => [ '<a href="/a/?b=c.jpg">a</a>', false ],
			'a film of a builder' => [ '<a href="/a/" data-elementor-lightbox-video="https://b.test/">a</a>', true ],
			'another kind'        => [ '<a href="#a" data-frontage-lightbox="inline">a</a>', true ],
		];
	}

	/**
	 * @testdox [LB-04] lightbox: only pages with something to open get the script
	 * @dataProvider contents
	 */
	public function test_only_pages_with_something_get_the_script( string $html, bool $expected ): void {
		enqueue_for_links( $html );
		$this->assertSame( $expected, wp_script_is( HANDLE ) );
	}

	/**
	 * @testdox [LB-04] lightbox: with the setting off only a block that opts in loads it
	 */
	public function test_where_the_site_says_no(): void {
		update_option( 'frontage_settings', [ 'lightbox_content' => false ] );
		$this->assertFalse( has_any( '<a href="/a.jpg">a</a>' ) );
		$this->assertTrue( has_any( '<p data-elementor-open-lightbox="yes"><a href="/a.jpg">a</a></p>' ) );
	}

	/**
	 * @testdox [LB-01] lightbox pattern: the latest pictures with alt text, or an empty gallery
	 */
	public function test_pattern(): void {
		global $wpdb;
		$wpdb->query( "DELETE FROM {$wpdb->posts} WHERE post_type = 'attachment'" );
		foreach ( [ 0, 2 ] as $count ) {
			register_pattern();
			$content = \WP_Block_Patterns_Registry::get_instance()->get_registered( 'frontage/lightbox-gallery' )['content'] ?? '';
			$this->assertSame( $content, serialize_blocks( parse_blocks( $content ) ) );
			$this->assertStringContainsString( '"frontageLightbox":"yes"', $content );
			$this->assertSame( $count, substr_count( $content, '<!-- wp:image' ) );
			$this->add_picture( 'harbour', 'A harbour & "boats"' );
			$this->add_picture( 'stairs', 'Stairs' );
			$this->add_picture( 'nameless' );
		}
		$this->assertStringContainsString( 'alt="A harbour &amp; &quot;boats&quot;"', $content );
	}

	/**
	 * @testdox [LB-04][HK-01] lightbox pattern: no picture of a private post for a contributor
	 */
	public function test_pattern_keeps_private_pictures(): void {
		$secret = wp_insert_post( [ 'post_status' => 'private', 'post_title' => 'Private', 'post_content' => 'x' ] );
		$hidden = $this->add_picture( 'hidden', 'A hidden picture' );
		wp_update_post( [ 'ID' => $hidden, 'post_parent' => $secret ] );
		$this->add_picture( 'shown', 'A picture for all' );
		$this->sign_in( 'contributor' );
		foreach ( [ 'src/media/lightbox/patterns/gallery.php', 'blocks/carousel/patterns/pictures.php' ] as $pattern ) {
			ob_start();
			require dirname( __DIR__, 3 ) . "/$pattern";
			$html = (string) ob_get_clean();
			$this->assertStringContainsString( 'A picture for all', $html );
			$this->assertStringNotContainsString( 'hidden', $html );
			$this->assertSame( $html, serialize_blocks( parse_blocks( $html ) ) );
		}
		$this->assertStringContainsString( 'style="aspect-ratio:4/3;object-fit:cover"/>', $html );
	}

	/**
	 * @testdox [LB-04] lightbox: a data URL or an overlong one stays without a link
	 */
	public function test_a_picture_that_can_not_be_linked_stays(): void {
		$data = $this->image( [ 'frontageLightbox' => 'yes' ], '<img src="data:image/gif;base64,R0lGOD" alt="Dot"/>' );
		$this->assertStringContainsString( 'alt="Dot"', $data );
		$this->assertStringNotContainsString( '<a ', $data );

		$long = $this->image( [ 'frontageLightbox' => 'yes' ], '<img src="https://site.test/b.jpg" alt="Long" ' . str_repeat( 'a', 4000000 ) . '/>' );
		$this->assertStringContainsString( 'alt="Long"', $long );
	}

	/** [LB-04] Lightbox: an image block does not tell the address of a file that is not public. */
	public function test_private_files_keep_their_address(): void {
		$post  = wp_insert_post( [ 'post_title' => 'Contract', 'post_status' => 'private' ] );
		$id    = wp_insert_attachment( [ 'post_mime_type' => 'image/jpeg', 'post_status' => 'inherit' ], '2026/11/secret-8f3a.jpg', $post );
		$image = '<!-- wp:image {"id":' . $id . ',"frontageLightbox":"yes"} --><figure class="wp-block-image"><img src="/x.jpg" alt="x"/></figure><!-- /wp:image -->';
		$html  = do_blocks( $image );
		$this->assertStringNotContainsString( 'secret-8f3a', $html );
		$this->assertStringContainsString( '<a href="/x.jpg"', $html );
		wp_update_post( [ 'ID' => $post, 'post_status' => 'publish' ] );
		$this->assertStringContainsString( 'secret-8f3a.jpg', do_blocks( $image ) );
	}
}
