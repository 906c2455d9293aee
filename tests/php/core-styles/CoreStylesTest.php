<?php
/** Promises about styles of core's blocks. */

declare( strict_types=1 );

namespace Frontage\Tests\CoreStyles;

use Frontage\Tests\TestCase;

class CoreStylesTest extends TestCase {

	/**
	 * @testdox [PB-05] audio and text editor: their stylesheet is on pages with their styles only, and no script
	 */
	public function test_stylesheet(): void {
		wp_dequeue_style( 'frontage-core-styles' );
		do_blocks( '<!-- wp:group --><div class="wp-block-group"><!-- wp:paragraph --><p>A</p><!-- /wp:paragraph --></div><!-- /wp:group -->' );
		$this->assertFalse( wp_style_is( 'frontage-core-styles' ) );
		do_blocks( '<!-- wp:audio {"className":"is-style-frontage-card"} --><figure class="wp-block-audio is-style-frontage-card"><audio controls src="/a.mp3"></audio></figure><!-- /wp:audio -->' );
		$this->assertTrue( wp_style_is( 'frontage-core-styles' ) );
		$this->assertFalse( wp_script_is( 'frontage-core-styles' ) );
		wp_dequeue_style( 'frontage-core-styles' );
		do_blocks( '<!-- wp:group {"className":"is-style-frontage-columns-2"} --><div class="wp-block-group is-style-frontage-columns-2"></div><!-- /wp:group -->' );
		$this->assertTrue( wp_style_is( 'frontage-core-styles' ) );
	}
}
