<?php
/** Data of an item. */

declare( strict_types=1 );

namespace Frontage\Tests\Portfolio;

use Frontage\Tests\TestCase;
use function Frontage\Portfolio\item;

class ItemTest extends TestCase {

	/** @testdox [PF-27] item: without a type or with an unknown one it is a site */
	public function test_no_type(): void {
		$this->assertSame( 'iframe', item( $this->add_item() )['type'] );
		$item = $this->add_item();
		add_metadata( 'post', $item->ID, 'astra-portfolio-type', 'hologram' );
		$this->assertSame( 'iframe', item( $item )['type'] );
	}

	/**
	 * @testdox [PF-19] item: opens as set, or on its own page with nothing to open
	 * @dataProvider openings
	 * @param array<string, mixed> $meta What is stored.
	 */
	public function test_opens_in( string $opens_in, array $meta ): void {
		$this->assertSame( $opens_in, item( $this->add_item( [], $meta ) )['opensIn'] );
	}

	/** @return array<string, array{string, array<string, mixed>}> */
	public function openings(): array {
		$site  = [ 'siteUrl' => 'https://example.org/' ];
		$video = [ 'videoUrl' => 'https://youtu.be/aaaaaaaaaaa' ];
		return [
			'a page'                              => [ 'lightbox', [ 'type' => 'page' ] ],
			'a page in a new tab'                 => [ 'new-tab', [ 'type' => 'page', 'opening' => 'new-tab' ] ],
			'a page in the same tab'              => [ 'same-tab', [ 'type' => 'page', 'opening' => 'same-tab' ] ],
			'a page, whatever the new-tab flag'   => [ 'lightbox', [ 'type' => 'page', 'newTab' => 1 ] ],
			'a framed site'                       => [ 'lightbox', [ 'type' => 'iframe' ] + $site ],
			'a framed site in a new tab'          => [ 'new-tab', [ 'newTab' => 1 ] + $site ],
			'a framed site, whatever a page does' => [ 'lightbox', [ 'opening' => 'same-tab' ] + $site ],
			'a framed site without its address'   => [ 'same-tab', [ 'newTab' => 1 ] ],
			'a video'                             => [ 'lightbox', [ 'type' => 'video' ] + $video ],
			'a video without its address'         => [ 'same-tab', [ 'type' => 'video' ] ],
			'an image without a picture'          => [ 'same-tab', [ 'type' => 'image' ] ],
		];
	}

	/** @testdox [PF-27] item: with a featured image only, that and its own page */
	public function test_picture_only(): void {
		$post = $this->add_item();
		set_post_thumbnail( $post, $this->add_picture() );
		$item = item( $post );
		$this->assertSame( 'same-tab', $item['opensIn'] );
		$this->assertSame( get_permalink( $post ), $item['link'] );
		$this->assertSame( urldecode( $post->post_name ), $item['slug'] );
		$this->assertStringEndsWith( '/2026/01/harbour-1024x768.jpg', $item['image']['src'] ?? '' );
	}

	/** @testdox [PF-19] item: an image opens its lightbox image, else its tile's */
	public function test_lightbox_image(): void {
		$post = $this->add_item( [], [ 'type' => 'image' ] );
		set_post_thumbnail( $post, $this->add_picture( 'tile' ) );
		$this->assertSame( 'lightbox', item( $post )['opensIn'] );
		$this->assertStringEndsWith( '/tile.jpg', item( $post )['lightboxUrl'] );

		update_post_meta( $post->ID, 'astra-lightbox-image-id', $this->add_picture( 'large' ) );
		$this->assertStringEndsWith( '/large.jpg', item( $post )['lightboxUrl'] );
	}

	/** @testdox [PF-22] item: a tile's picture has its sizes, so nothing shifts */
	public function test_image(): void {
		$post = $this->add_item( [], [ 'image' => $this->add_picture( 'harbour', 'Tom &amp; "Jerry"' ) ] );
		set_post_thumbnail( $post, $this->add_picture( 'featured' ) );
		$image = item( $post )['image'];
		$this->assertNotNull( $image );
		$this->assertStringContainsString( 'harbour-300x225.jpg 300w', $image['srcset'] );
		unset( $image['src'], $image['srcset'] );
		$this->assertSame(
			[
				'width'  => 1024,
				'height' => 768,
				'alt'    => 'Tom & "Jerry"',
				'color'  => '#336699',
			],
			$image
		);
	}

	/** @testdox [PF-02] item: a deleted picture falls back to the featured one, then none */
	public function test_deleted_image(): void {
		$chosen   = $this->add_picture( 'chosen' );
		$featured = $this->add_picture( 'featured' );
		$post     = $this->add_item( [], [ 'image' => $chosen ] );
		set_post_thumbnail( $post, $featured );
		wp_delete_attachment( $chosen, true );
		$this->assertStringContainsString( 'featured', item( $post )['image']['src'] ?? '' );
		wp_delete_attachment( $featured, true );
		$this->assertNull( item( $post )['image'] );
	}

	/** @testdox [PF-10] item: a title is plain text as read */
	public function test_title(): void {
		$this->assertSame( 'Tom’s & <Jerry> 🏠', item( $this->add_item( [ 'post_title' => "Tom's &amp; &lt;Jerry&gt; 🏠" ] ) )['title'] );
		$this->assertSame( 'bold', item( $this->add_item( [ 'post_title' => '<b>bold</b>' ] ) )['title'] );
	}

	/**
	 * @testdox [PF-19] item: only http and https addresses come out
	 * @dataProvider hostile
	 */
	public function test_hostile_addresses( string $address ): void {
		$item = $this->add_item();
		global $wpdb;
		foreach ( [ 'astra-site-url', 'astra-portfolio-video-url' ] as $key ) {
			$wpdb->insert( $wpdb->postmeta, [ 'post_id' => $item->ID, 'meta_key' => $key, 'meta_value' => $address ] );
		}
		$item = item( $item );
		$this->assertSame( [ '', '' ], [ $item['siteUrl'], $item['videoUrl'] ] );
	}

	/** @return array<string, array{string}> */
	public function hostile(): array {
		return [
			'script'        => [ 'javascript:alert(1)' ],
			'mixed case'    => [ 'JaVaScRiPt:alert(1)' ],
			'control signs' => [ "java\tscript:alert(1)" ],
			'data'          => [ 'data:text/html,<script>alert(1)</script>' ],
			'file'          => [ 'file:///etc/passwd' ],
			'array'         => [ 'a:1:{i:0;s:1:"x";}' ],
		];
	}

	/** @testdox [PF-02] item: a filter changes what opens on pages and REST, not the shape */
	public function test_filter(): void {
		$post   = $this->add_item( [ 'post_title' => 'Kept' ], [ 'siteUrl' => 'https://example.org/' ] );
		$change = static fn( $item ) => [ 'title' => 'Changed', 'opensIn' => 'new-tab', 'siteUrl' => 'https://changed.example.org/', 'extra' => 1 ] + $item;
		add_filter( 'frontage_portfolio_item', $change );
		$item   = item( $post );
		$answer = $this->ask( "astra-portfolio/{$post->ID}" )->get_data();
		remove_filter( 'frontage_portfolio_item', $change );
		$this->assertSame( [ 'Kept', 'new-tab', 'https://changed.example.org/' ], [ $item['title'], $item['opensIn'], $item['siteUrl'] ] );
		$this->assertArrayNotHasKey( 'extra', $item );
		$this->assertSame( [ 1, 'https://changed.example.org/' ], [ $answer['astra-site-open-in-new-tab'], $answer['astra-site-url'] ] );
	}
}
