<?php
/** Carousels as the server prints them. */

declare( strict_types=1 );

namespace Frontage\Tests\Carousel;

use Frontage\Tests\TestCase;
use function Frontage\Carousel\layout_style;
use function Frontage\Carousel\length;
use function Frontage\Carousel\slides_to_show;

final class CarouselTest extends TestCase {

	private const SLIDE = '<!-- wp:frontage/carousel-slide --><p>Text</p><!-- /wp:frontage/carousel-slide -->';

	protected function tear_down(): void {
		$GLOBALS['wp_query']->init();
		parent::tear_down();
	}

	/** @param string $attributes As in content. */
	private function render( string $attributes = '', string $slides = '' ): string {
		$slides = '' === $slides ? str_repeat( self::SLIDE, 4 ) : $slides;
		return do_blocks( "<!-- wp:frontage/carousel $attributes -->$slides<!-- /wp:frontage/carousel -->" );
	}

	/** [PB-01] carousel: three slides, two on tablets unless one is shown, one on phones. */
	public function test_defaults_by_device(): void {
		$this->assertEquals( [ 'value' => 3, 'tablet' => 2, 'mobile' => 1 ], slides_to_show( null ) );
		$this->assertEquals( [ 'value' => 1, 'tablet' => 1, 'mobile' => 1 ], slides_to_show( [ 'value' => 1 ] ) );
		$this->assertEquals( [ 'value' => 4, 'tablet' => 3, 'mobile' => 1 ], slides_to_show( [ 'value' => '4', 'tablet' => 3 ] ) );
		$this->assertStringContainsString( '--frontage-carousel-slides-tablet:var(--frontage-tablet) 2', layout_style( [] ) );
	}

	/** [PB-01] carousel: names of slides, controls before them, a plain row with fewer than two. */
	public function test_names_and_controls(): void {
		$html = $this->render( '{"autoplay":true}' );
		$this->assertStringContainsString( 'aria-label="2 of 4"', $html );
		$this->assertSame( 4, substr_count( $html, 'aria-roledescription="slide"' ) );
		$this->assertLessThan( strpos( $html, '1 of 4"' ), strpos( $html, 'data-play' ) );
		$one = $this->render( '', self::SLIDE );
		$this->assertStringNotContainsString( 'button', $one );
		$this->assertStringNotContainsString( 'role', $one );
		$this->assertStringContainsString( 'Text', $one );
	}

	/** [PB-01] carousel: slides of a carousel inside a slide are its own. */
	public function test_nested(): void {
		$inner = '<!-- wp:frontage/carousel -->' . self::SLIDE . self::SLIDE . '<!-- /wp:frontage/carousel -->';
		$html  = $this->render( '', self::SLIDE . "<!-- wp:frontage/carousel-slide -->$inner<!-- /wp:frontage/carousel-slide -->" . self::SLIDE );
		$this->assertSame( 1, substr_count( $html, 'aria-label="3 of 3"' ) );
		$this->assertSame( 2, substr_count( $html, ' of 2"' ) );
	}

	/** [PB-01] carousel: pictures in slides out of view are lazy, those of the first view as they were. */
	public function test_lazy_pictures(): void {
		$slide = '<!-- wp:frontage/carousel-slide --><img src="/a.jpg" fetchpriority="high"><!-- /wp:frontage/carousel-slide -->';
		$this->assertSame( 2, substr_count( $this->render( '', str_repeat( $slide, 5 ) ), 'loading="lazy"' ) );
		$this->assertSame( 4, substr_count( $this->render( '{"effect":"fade"}', str_repeat( $slide, 5 ) ), 'loading="lazy"' ) );
		$this->assertSame( 0, substr_count( $this->render( '{"lazyload":false}', str_repeat( $slide, 5 ) ), 'loading="lazy"' ) );
	}

	/** [PB-01] carousel: a picture in a carousel is a slide. */
	public function test_pictures(): void {
		$image = '<!-- wp:image --><figure class="wp-block-image"><img src="/a.jpg" alt="A"/></figure><!-- /wp:image -->';
		$html  = $this->render( '', $image . $image );
		$this->assertMatchesRegularExpression( '~<div [^>]*class="wp-block-frontage-carousel-slide"[^>]*><figure~', $html );
		$this->assertStringContainsString( '2 of 2', $html );
		$this->assertStringNotContainsString( 'carousel', do_blocks( $image ) );
	}

	/** [PB-01][HK-08] carousel: hostile attributes become the defaults. */
	public function test_hostile_attributes_are_harmless(): void {
		$html = $this->render( '{"slidesToShow":{"value":"9;}","tablet":[1],"mobile":-3},"slidesToScroll":"x","spacing":{"value":"1px;color:red"},"offset":7,"offsetSides":"\u0022x","speed":"fast","autoplay":"yes","autoplaySpeed":[],"navigation":{},"direction":"\u0022\u003e","effect":9,"label":"\u0022\u003e\u003cscript\u003e[gallery]","anchor":3}' );
		$this->assertStringNotContainsString( '<script', $html );
		$this->assertStringNotContainsString( 'color:red', $html );
		$this->assertStringNotContainsString( '[gallery]', $html );
		$this->assertStringNotContainsString( 'dir=', $html );
		$this->assertStringContainsString( '--frontage-carousel-slides:var(--frontage-carousel-slides-mobile,var(--frontage-carousel-slides-tablet,3))', $html );
		$this->assertSame( '', length( 'calc(1px)' ) );
		$this->assertSame( 'var(--wp--preset--spacing--40)', length( 'var:preset|spacing|40' ) );
	}

	/** [PB-01] carousel: feeds have the texts alone. */
	public function test_feeds(): void {
		$GLOBALS['wp_query']->is_feed = true;
		$html                         = $this->render();
		$this->assertSame( 4, substr_count( $html, 'Text' ) );
		$this->assertStringNotContainsString( 'button', $html );
	}

	/** [PB-01] carousel: the entries of a loop are slides, those of a loop in an entry are not, and no mark is left of it. */
	public function test_a_loop_in_an_entry_is_no_slides(): void {
		$parent = wp_insert_post( [ 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'One' ] );
		wp_insert_post( [ 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Two', 'post_parent' => $parent ] );
		$loop = static fn( int $count, string $inner ): string => '<!-- wp:query {"query":{"postType":"page","perPage":' . $count . ',"inherit":false}} --><div class="wp-block-query"><!-- wp:post-template -->' . $inner . '<!-- /wp:post-template --></div><!-- /wp:query -->';
		$html = do_blocks( '<!-- wp:frontage/carousel -->' . $loop( 2, '<!-- wp:post-title /-->' . $loop( 2, '<!-- wp:post-title /-->' ) ) . '<!-- /wp:frontage/carousel -->' );
		$this->assertSame( 2, substr_count( $html, 'aria-roledescription="slide"' ) );
		$this->assertSame( 1, substr_count( $html, 'wp-block-frontage-carousel__track' ) );
		$this->assertStringContainsString( 'aria-label="2 of 2"', $html );
		$this->assertSame( 6, substr_count( $html, 'wp-block-post-title' ) );
		foreach ( [ $html, do_blocks( '<!-- wp:frontage/carousel -->' . $loop( 1, 'Words' ) . '<!-- /wp:frontage/carousel -->' ) ] as $each ) {
			$this->assertDoesNotMatchRegularExpression( '/frontage-[0-9a-f]{16}/', $each );
		}
	}
}
