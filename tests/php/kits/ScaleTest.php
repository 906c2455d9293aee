<?php
/** A large site is exported in short requests and little memory. */

declare( strict_types=1 );

namespace Frontage\Tests\Kits;

use Frontage\Kits;

require_once __DIR__ . '/KitTestCase.php';

final class ScaleTest extends KitTestCase {

	private const PAGES  = 200;
	private const ITEMS  = 1000;
	private const PHOTOS = 500;

	/** Rows by SQL: making them by WordPress would take a minute. */
	private function furnish(): void {
		global $wpdb;
		$photo = $this->add_photo( 'kit-large' );
		$file  = get_post_meta( $photo, '_wp_attached_file', true );
		$url   = wp_get_attachment_url( $photo );
		$text  = '';
		for ( $number = 0; $number < 10; $number++ ) {
			$text .= "<!-- wp:image {\"id\":$photo} --><figure class=\"wp-block-image\"><img src=\"$url\" class=\"wp-image-$photo\"/></figure><!-- /wp:image --><!-- wp:paragraph --><p>" . str_repeat( 'Words of a page. ', 20 ) . '<a href="' . home_url( "/kit-page-$number/" ) . '">on</a></p><!-- /wp:paragraph -->';
		}
		$rows = [ 'page' => self::PAGES, 'astra-portfolio' => self::ITEMS, 'attachment' => self::PHOTOS ];
		foreach ( $rows as $type => $count ) {
			$values = [];
			for ( $number = 0; $number < $count; $number++ ) {
				$values[] = $wpdb->prepare( "( %s, %s, 'Title', %s, %s, '', '', '', '' )", $type, "kit-$type-$number", 'attachment' === $type ? 'inherit' : 'publish', 'page' === $type ? $text : '' );
			}
			foreach ( array_chunk( $values, 100 ) as $chunk ) {
				$wpdb->query( "INSERT INTO $wpdb->posts ( post_type, post_name, post_title, post_status, post_content, post_excerpt, to_ping, pinged, post_content_filtered ) VALUES " . implode( ',', $chunk ) );
			}
		}
		$wpdb->query( $wpdb->prepare( "INSERT INTO $wpdb->postmeta ( post_id, meta_key, meta_value ) SELECT ID, '_wp_attached_file', %s FROM $wpdb->posts WHERE post_name LIKE 'kit-attachment-%%'", $file ) );
		wp_cache_flush();
	}

	/** @testdox [KT-02] kits: 200 pages, 500 pictures and 1,000 items are exported in short requests and 64 MB */
	public function test_scale(): void {
		$this->furnish();
		$start = microtime( true );
		$names = Kits\list_objects( array_keys( Kits\GROUPS ) );
		$list  = microtime( true ) - $start;
		$this->assertGreaterThanOrEqual( self::PAGES + self::PHOTOS + self::ITEMS, count( $names ) );
		$memory  = memory_get_usage();
		$most    = 0;
		$slowest = 0;
		foreach ( array_chunk( $names, max( 1, Kits\limits()['batchObjects'] ) ) as $chunk ) {
			wp_cache_flush();
			$start   = microtime( true );
			$request = new \WP_REST_Request( 'GET', '/frontage/v1/kit/export/objects' );
			$request->set_query_params( [ 'names' => $chunk ] );
			$data = rest_do_request( $request )->get_data();
			$this->assertSame( [], $data['left'] );
			$this->assertCount( count( $chunk ), $data['objects'] );
			$slowest = max( $slowest, microtime( true ) - $start );
			$most    = max( $most, memory_get_usage() - $memory );
		}
		$start = microtime( true );
		$this->assertSame( [], Kits\export_to( "$this->folder/kit.zip", $names ) );
		$write = microtime( true ) - $start;
		$start = microtime( true );
		$this->opened( "$this->folder/kit.zip" );
		$open = microtime( true ) - $start;
		$this->assertLessThan( 10, $slowest );
		$this->assertLessThan( 64 * MB_IN_BYTES, max( $most, memory_get_usage() - $memory ) );
		if ( getenv( 'KITS_SAY' ) ) {
			fwrite( STDERR, sprintf( "list %.2f s, slowest request %.2f s, memory %.1f MB, zip %.1f s, open %.2f s, peak %.0f MB\n", $list, $slowest, $most / MB_IN_BYTES, $write, $open, memory_get_peak_usage() / MB_IN_BYTES ) );
		}
	}
}
