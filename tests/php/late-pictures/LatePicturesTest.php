<?php
/** Promises about background pictures that wait. */

declare( strict_types=1 );

namespace Frontage\Tests\LatePictures;

use Frontage\Tests\TestCase;
use function Frontage\LatePictures\enqueue_for_pictures;
use function Frontage\LatePictures\let_wait;
use const Frontage\LatePictures\HANDLE;

class LatePicturesTest extends TestCase {

	protected function set_up(): void {
		parent::set_up();
		// Those of a page that come at once.
		for ( $count = 0; $count < 3; $count++ ) {
			let_wait( '<div style="background-image:url(/a.jpg)">', [ 'blockName' => 'core/group' ] );
		}
	}

	protected function tear_down(): void {
		wp_dequeue_script( HANDLE );
		parent::tear_down();
	}

	/**
	 * @testdox [PB-08] a background picture moves to an attribute, and nothing else of the style does
	 */
	public function test_a_background_waits(): void {
		$tags = new \WP_HTML_Tag_Processor( (string) let_wait( '<div class="b" style="color:red;background-image:url(&#039;/a(1).jpg&#039;);background-size:cover">a</div>', [ 'blockName' => 'core/group' ] ) );
		$this->assertTrue( $tags->next_tag() );
		$this->assertSame( "url('/a(1).jpg')", $tags->get_attribute( 'data-frontage-background' ) );
		$this->assertSame( "color:red;background-size:cover;--frontage-background:url('/a(1).jpg')", $tags->get_attribute( 'style' ) );
	}

	/**
	 * @testdox [PB-08] of a cover it is the picture inside, and of a group never that of what it holds
	 */
	public function test_of_a_cover_and_of_a_group(): void {
		$html = '<div><div class="wp-block-cover__image-background" style="background-image:url(/a.jpg)"></div></div>';
		$this->assertStringContainsString( 'data-frontage-background', (string) let_wait( $html, [ 'blockName' => 'core/cover' ] ) );
		$this->assertSame( $html, let_wait( $html, [ 'blockName' => 'core/group' ] ) );
	}

	/**
	 * @testdox [PB-08] what is more than a picture, and what is no HTML, stays as it is; the owner can switch it off
	 */
	public function test_what_stays(): void {
		$group = [ 'blockName' => 'core/group' ];
		$more  = '<div style="background-image:linear-gradient(red,blue),url(/a.jpg)">';
		$this->assertSame( $more, let_wait( $more, $group ) );
		$this->assertNull( let_wait( null, $group ) );
		update_option( 'frontage_settings', [ 'late_backgrounds' => false ] );
		$one = '<div style="background-image:url(/a.jpg)">';
		$this->assertSame( $one, let_wait( $one, $group ) );
	}

	/**
	 * @testdox [PB-08] a page gets the script only where a picture waits
	 */
	public function test_only_pages_with_one_get_the_script(): void {
		enqueue_for_pictures( '<div data-background="a"><p>data-bg=</p></div>' );
		$this->assertFalse( wp_script_is( HANDLE ) );
		enqueue_for_pictures( '<div class="b" data-bg-image="url(a.jpg)"></div>' );
		$this->assertTrue( wp_script_is( HANDLE ) );
	}
}
