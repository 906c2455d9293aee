<?php
/** Fields of an item in the REST API. */

declare( strict_types=1 );

namespace Frontage\Tests\Portfolio;

use Frontage\Tests\TestCase;

class FieldsTest extends TestCase {

	/** @testdox [PF-02] fields: an item has every known field */
	public function test_fields(): void {
		$item   = $this->add_item(
			[
				'post_title' => 'Harbour',
				'post_name'  => 'harbour',
			],
			[
				'type'          => 'page',
				'image'         => $this->add_picture( 'tile', 'A crane' ),
				'lightboxImage' => $this->add_picture( 'whole' ),
				'videoUrl'      => 'https://vimeo.com/1',
				'siteUrl'       => 'https://example.org/?a=1&b=2',
				'siteType'      => 'shop',
				'newTab'        => 1,
				'opening'       => 'new-tab',
			]
		);
		$answer = $this->ask( 'astra-portfolio' )->get_data()[0];
		$this->assertSame( [ $item->ID, 'harbour', 'Harbour' ], [ $answer['id'], $answer['slug'], $answer['title']['rendered'] ] );
		$this->assertSame( get_permalink( $item ), $answer['link'] );
		$this->assertSame( 'page', $answer['portfolio-type'] );
		$this->assertStringEndsWith( '/tile-1024x768.jpg', $answer['thumbnail-image-url'] );
		$this->assertSame( 'A crane', $answer['thumbnail-image-meta']['alt'] );
		$this->assertStringEndsWith( '/whole.jpg', $answer['lightbox-image-url'] );
		$this->assertSame( 'https://vimeo.com/1', $answer['portfolio-video-url'] );
		$this->assertSame( 'https://example.org/?a=1&b=2', $answer['astra-site-url'] );
		$this->assertSame( 'shop', $answer['astra-site-type'] );
		$this->assertSame( 1, $answer['astra-site-open-in-new-tab'] );
		$this->assertSame( 'new-tab', $answer['astra-site-open-portfolio-in'] );
		$this->assertSame( [ 'src', 'srcset', 'width', 'height', 'alt', 'color' ], array_keys( $answer['frontage_image'] ) );
	}

	/** @testdox [HK-01] fields: each has a schema, and its value matches */
	public function test_schema(): void {
		$full  = $this->add_item(
			[],
			[
				'type'  => 'video',
				'image' => $this->add_picture(),
			]
		);
		$empty = $this->add_item();
		$known = $this->ask( 'astra-portfolio', [], 'OPTIONS' )->get_data()['schema']['properties'];
		foreach ( [ $full, $empty ] as $item ) {
			$answer = $this->ask( "astra-portfolio/{$item->ID}" )->get_data();
			foreach ( array_values( \Frontage\Portfolio\field_names() ) as $name ) {
				$this->assertNotEmpty( $known[ $name ]['description'] );
				$this->assertTrue( rest_validate_value_from_schema( $answer[ $name ], $known[ $name ], $name ), $name );
			}
		}
	}

	/** @testdox [PF-02] fields: input is sanitized, stored and served */
	public function test_editing(): void {
		$this->sign_in( 'author' );
		$meta     = [
			'astra-portfolio-type'         => 'iframe',
			'astra-site-url'               => 'https://example.org/',
			'astra-site-open-in-new-tab'   => 1,
			'astra-portfolio-image-id'     => $this->add_picture(),
			'astra-lightbox-image-id'      => 0,
			'astra-portfolio-video-url'    => '',
			'astra-site-open-portfolio-in' => 'same-tab',
		];
		$response = $this->ask(
			'astra-portfolio',
			[
				'title'  => 'New',
				'status' => 'publish',
				'meta'   => $meta,
			],
			'POST'
		);
		$this->assertSame( 201, $response->get_status() );
		$this->assertEquals( $meta, array_intersect_key( $response->get_data()['meta'], $meta ) );
		wp_set_current_user( 0 );
		$this->assertSame( 'https://example.org/', $this->ask( 'astra-portfolio/' . $response->get_data()['id'] )->get_data()['astra-site-url'] );
	}

	/** @testdox [PF-02] fields: invalid input is not stored */
	public function test_wrong_values(): void {
		$this->sign_in( 'administrator' );
		$item = $this->add_item();
		$save = fn( array $meta ): int => $this->ask( "astra-portfolio/{$item->ID}", [ 'meta' => $meta ], 'POST' )->get_status();

		$this->assertSame( 400, $save( [ 'astra-portfolio-type' => 'hologram' ] ) );
		$this->assertSame( 400, $save( [ 'astra-site-open-in-new-tab' => 2 ] ) );
		$this->assertSame( 400, $save( [ 'astra-site-open-portfolio-in' => 'window' ] ) );
		$this->assertSame( 200, $save( [ 'astra-site-url' => 'javascript:alert(1)' ] ) );
		$this->assertSame( 200, $save( [ 'astra-portfolio-image-id' => $item->ID ] ) );
		$this->assertSame( '', get_post_meta( $item->ID, 'astra-site-url', true ) );
		$this->assertSame( '', $this->ask( "astra-portfolio/{$item->ID}" )->get_data()['thumbnail-image-url'], 'An item is no picture.' );
		$this->assertSame( '', get_post_meta( $item->ID, 'astra-portfolio-type', true ) );
	}

	/** @testdox [PF-27] fields: another plugin's loose values can be edited and saved */
	public function test_loose_values(): void {
		$item = $this->add_item();
		global $wpdb;
		foreach ( [ 'astra-portfolio-image-id' => '', 'astra-site-open-in-new-tab' => '1', 'astra-portfolio-type' => 'gone', 'astra-site-open-portfolio-in' => 'lightbox' ] as $key => $value ) {
			$wpdb->insert( $wpdb->postmeta, [ 'post_id' => $item->ID, 'meta_key' => $key, 'meta_value' => $value ] );
		}
		wp_cache_flush();
		$this->sign_in( 'administrator' );
		$meta = $this->ask( "astra-portfolio/{$item->ID}", [ 'context' => 'edit' ] )->get_data()['meta'];
		$this->assertSame( [ 0, 1, '', '' ], [ $meta['astra-portfolio-image-id'], $meta['astra-site-open-in-new-tab'], $meta['astra-portfolio-type'], $meta['astra-site-open-portfolio-in'] ] );
		$response = $this->ask( "astra-portfolio/{$item->ID}", [ 'meta' => [ 'astra-portfolio-type' => 'page' ] + $meta ], 'POST' );
		$this->assertSame( 200, $response->get_status() );
		$this->assertSame( 'page', $response->get_data()['portfolio-type'] );
	}

	/** @testdox [PF-02] fields: changes are in the item's revisions */
	public function test_revisions(): void {
		$this->sign_in( 'administrator' );
		$item = $this->add_item();
		$this->ask( "astra-portfolio/{$item->ID}", [ 'content' => 'One', 'meta' => [ 'astra-site-url' => 'https://one.example.org/' ] ], 'POST' );
		$revisions = wp_get_post_revisions( $item->ID );
		$this->assertSame( 'https://one.example.org/', get_post_meta( (int) key( $revisions ), 'astra-site-url', true ) );
	}
}
