<?php
/**
 * Legacy content of an earlier plugin.
 *
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Tests\Gallery;

use Frontage\Tests\TestCase;
use function Frontage\Gallery\attributes;
use function Frontage\Gallery\from_legacy;
use function Frontage\Gallery\legacy_shortcode_defaults;
use function Frontage\Gallery\register_legacy_block;
use function Frontage\Gallery\register_legacy_shortcodes;

class OriginalTest extends TestCase {

	/**
	 * @testdox [PF-27] legacy: old attributes mean the same on the server as in the editor
	 */
	public function test_meaning(): void {
		$contents = json_decode( (string) file_get_contents( dirname( __DIR__, 3 ) . '/blocks/portfolio/legacy/test/contents.json' ), true );
		$this->assertIsArray( $contents );
		foreach ( $contents as $content ) {
			$read = attributes( from_legacy( $content['original'] ) );
			$this->assertEquals( $content['ours'], array_intersect_key( $read, $content['ours'] ), $content['said'] );
		}
	}

	/**
	 * @testdox [PF-27] legacy: its block and both shortcodes show as our gallery
	 */
	public function test_shown(): void {
		foreach ( [ 'First', 'Second', 'Third' ] as $title ) {
			$this->add_item( [ 'post_title' => $title ] );
		}
		foreach ( [
			'<!-- wp:astra-portfolio/wp-portfolio {"columns":"2","itemsPerPage":2,"showSearch":false} /-->',
			'[astra-portfolio columns="2" per-page="2"]',
			'[wp_portfolio columns="2" par-page="2" show-search=""]',
		] as $content ) {
			$html = apply_filters( 'the_content', $content );
			$this->assertSame( 2, substr_count( $html, 'wp-block-frontage-portfolio__item"' ), $content );
			$this->assertStringContainsString( '--frontage-columns:2', $html );
			$this->assertStringNotContainsString( 'type="search"', $html );
		}
	}

	/**
	 * @testdox [PF-27] legacy: stored settings fill the gaps
	 */
	public function test_stored(): void {
		$this->assertSame( 'style-1', legacy_shortcode_defaults()['thumbnailHoverStyle'] );
		update_option(
			'astra-portfolio-settings',
			[
				'no-of-columns'  => '4',
				'per-page'       => 7,
				'grid-style'     => 'default',
				'enable-masonry' => '',
				'show-search'    => 'yes',
				'scroll-speed'   => [],
			]
		);
		$read = attributes( legacy_shortcode_defaults() );
		$this->assertSame( [ 4, 7, 'grid', true ], [ $read['columns'], $read['itemsPerPage'], $read['layout'], $read['showSearch'] ] );

		unregister_block_type( 'astra-portfolio/wp-portfolio' );
		register_legacy_block();
		$this->add_item();
		$this->assertStringContainsString( '--frontage-columns:4', do_blocks( '<!-- wp:astra-portfolio/wp-portfolio /-->' ) );

		delete_option( 'astra-portfolio-settings' );
		unregister_block_type( 'astra-portfolio/wp-portfolio' );
		register_legacy_block();
	}

	/**
	 * @testdox [PF-27] legacy: block and shortcodes are its own while its plugin is active
	 */
	public function test_left_alone(): void {
		unregister_block_type( 'astra-portfolio/wp-portfolio' );
		register_block_type( 'astra-portfolio/wp-portfolio', [ 'render_callback' => static fn() => 'its own' ] );
		add_shortcode( 'wp_portfolio', static fn() => 'its own' );
		register_legacy_block();
		register_legacy_shortcodes();
		$this->assertSame( 'its own', do_blocks( '<!-- wp:astra-portfolio/wp-portfolio /-->' ) );
		$this->assertSame( 'its own', do_shortcode( '[wp_portfolio]' ) );

		unregister_block_type( 'astra-portfolio/wp-portfolio' );
		remove_shortcode( 'wp_portfolio' );
		register_legacy_block();
		register_legacy_shortcodes();
	}

	/**
	 * @testdox [PF-27] legacy: a bare wrapper with its own terms is read
	 */
	public function test_wrapper(): void {
		$this->add_item();
		$html = apply_filters( 'the_content', "<div class=\"portfolio-block-wrapper\" portfolio-block-attributes='{\"columns\":\"2\",\"par-page\":\"1\",\"showSearch\":\"no\"}'></div>" );
		$this->assertStringContainsString( '--frontage-columns:2', $html );
		$this->assertStringNotContainsString( 'type="search"', $html );
	}

	/**
	 * @testdox [PF-27] legacy: a bare wrapper shows below an element with very many attributes
	 */
	public function test_wrapper_below_many_attributes(): void {
		$this->add_item();
		$many = '<div ' . str_repeat( 'data-a="1" ', 40 ) . '>Words.</div>';
		$html = apply_filters( 'the_content', $many . "<div class=\"portfolio-block-wrapper\" portfolio-block-attributes='{\"columns\":\"2\"}'></div>" );
		$this->assertStringContainsString( $many, $html );
		$this->assertStringContainsString( '--frontage-columns:2', $html );
	}
}
