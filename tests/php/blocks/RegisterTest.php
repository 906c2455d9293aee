<?php
/**
 * What the editor and the pages know of our blocks.
 *
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Tests\Blocks;

use Frontage\Page\Notes;
use Frontage\Tests\TestCase;
use function Frontage\Blocks\add_category;
use function Frontage\Blocks\add_room_for_styles;
use function Frontage\Blocks\print_view_styles;
use function Frontage\Blocks\translate_script;

/**
 * Registration of blocks.
 */
final class RegisterTest extends TestCase {

	/**
	 * Blocks: every one of the build is registered, in our category.
	 */
	public function test_an_author_finds_every_block_of_the_build(): void {
		foreach ( array_keys( require dirname( __DIR__, 3 ) . '/build/blocks-manifest.php' ) as $folder ) {
			$block = \WP_Block_Type_Registry::get_instance()->get_registered( 'frontage/' . $folder );
			$this->assertNotNull( $block );
			$this->assertSame( 'frontage', $block->category );
		}
		$this->assertSame( [ 'text', 'frontage' ], array_column( add_category( [ [ 'slug' => 'text' ] ] ), 'slug' ) );
	}

	/**
	 * Blocks: a foreign value for the categories breaks nothing.
	 */
	public function test_a_broken_list_of_headings_becomes_ours(): void {
		$this->assertSame( [ 'frontage' ], array_column( add_category( null ), 'slug' ) );
	}

	/**
	 * [HK-05] [IS-01] Blocks: scripts use our translations, page scripts gain no dependency.
	 */
	public function test_only_scripts_that_speak_are_translated(): void {
		wp_register_script( 'frontage-mute', '/mute.js', [], '1', true );
		wp_register_script( 'frontage-speaking', '/speaking.js', [ 'wp-i18n' ], '1', true );
		translate_script( 'frontage-mute' );
		translate_script( 'frontage-speaking' );
		translate_script( 'frontage-nobody-knows' );
		$this->assertSame( [], wp_scripts()->registered['frontage-mute']->deps );
		$this->assertSame( dirname( __DIR__, 3 ) . '/languages', wp_scripts()->registered['frontage-speaking']->translations_path );
		wp_deregister_script( 'frontage-mute' );
		wp_deregister_script( 'frontage-speaking' );
	}

	/**
	 * [IS-01] Blocks: our inlined styles displace none of WordPress's from the page.
	 */
	public function test_our_styles_take_no_room_from_others(): void {
		$size   = filesize( dirname( __DIR__, 3 ) . '/build/share/style-index.css' );
		$before = add_room_for_styles( 40000 );
		wp_enqueue_style( 'frontage-share-style' );
		$this->assertSame( $before + $size, add_room_for_styles( 40000 ) );
		$this->assertSame( $before + $size - 40000, add_room_for_styles( null ) );
		wp_dequeue_style( 'frontage-share-style' );
	}

	/**
	 * Blocks: without states to style a page fires no action of the head twice.
	 */
	public function test_the_heads_action_is_not_fired_again(): void {
		Notes::add( 'blocks', 'frontage/portfolio-item-navigation' );
		Notes::add( 'blocks', 'frontage/gone' );
		Notes::add( 'blocks', 'frontage/menu' );
		Notes::add( 'blocks', 'frontage/carousel' );
		$before = did_action( 'wp_print_styles' );
		ob_start();
		print_view_styles();
		$html = (string) ob_get_clean();
		$this->assertSame( $before, did_action( 'wp_print_styles' ) );
		$this->assertStringContainsString( 'menu/view.css', $html );
		$this->assertStringContainsString( 'carousel/view.css', $html );
		$this->assertStringNotContainsString( 'index.css', $html, 'For the editor alone.' );
	}
}
