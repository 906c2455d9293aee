<?php
/**
 * Items imported from another site's WXR file.
 *
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Tests\Portfolio;

use Frontage\Tests\TestCase;
use function Frontage\Portfolio\item;

class ImportTest extends TestCase {

	/**
	 * @testdox [PF-02] import: items keep their pictures whatever the file's order
	 */
	public function test_round_trip(): void {
		$first   = $this->add_item( [ 'post_title' => 'First' ], [ 'type' => 'image' ] );
		$tile    = $this->add_picture( 'tile' );
		$large   = $this->add_picture( 'large' );
		$lost    = $this->add_picture( 'lost' );
		$last    = $this->add_item( [ 'post_title' => 'Last' ], [ 'image' => $lost, 'focus' => [ 'x' => 0.1, 'y' => 0.9 ] ] );
		$address = [ 'siteUrl' => 'https://client.example/' ];
		foreach ( [ 'image' => $tile, 'lightboxImage' => $large ] as $word => $id ) {
			update_post_meta( $first->ID, \Frontage\Portfolio\meta_keys()[ $word ], $id );
		}
		update_post_meta( $last->ID, 'astra-site-url', $address['siteUrl'] );
		$posts = $this->export();
		$this->assertLessThan( $posts[ $tile ]['at'], $posts[ $first->ID ]['at'], 'The item stands before its picture.' );

		foreach ( [ $first->ID, $tile, $large, $lost, $last->ID ] as $id ) {
			wp_delete_post( $id, true );
		}
		unset( $posts[ $lost ] );
		$ids   = $this->import( $posts, [ $tile, $large, $lost ] );
		$items = array_map( static fn( int $id ) => item( get_post( $ids[ $id ] ) ?? $first ), [ $first->ID, $last->ID ] );
		$this->assertSame( [ 'First', 'Last' ], array_column( $items, 'title' ) );
		$this->assertStringEndsWith( '/tile-1024x768.jpg', $items[0]['image']['src'] ?? '' );
		$this->assertStringEndsWith( '/large.jpg', $items[0]['lightboxUrl'] );
		$this->assertNull( $items[1]['image'], 'Its picture was not in the file, and another one here has that id.' );
		$this->assertSame( $address['siteUrl'], $items[1]['siteUrl'] );
		$this->assertIsInt( wp_next_scheduled( 'frontage_check_framing' ) );

		// The file of this very site, without the pictures: what the ids mean is known.
		wp_delete_post( $ids[ $first->ID ], true );
		$own               = $posts[ $first->ID ];
		$own['guid']       = home_url( '/?p=1' );
		$own['postmeta'][] = [ 'key' => 'astra-portfolio-image-id', 'value' => (string) $ids[ $tile ] ];
		$again             = $this->import( [ $first->ID => [ 'postmeta' => array_values( array_filter( $own['postmeta'], static fn( $meta ): bool => (string) $tile !== $meta['value'] ) ) ] + $own ], [] );
		$this->assertStringEndsWith( '/tile-1024x768.jpg', item( get_post( $again[ $first->ID ] ) ?? $first )['image']['src'] ?? '' );
	}

	/**
	 * What WordPress's own exporter writes, read as its importer reads it.
	 *
	 * @return array<int, array<string, mixed>> Posts by id, in the file's order.
	 */
	private function export(): array {
		$this->load_admin( 'export' );
		ob_start();
		@export_wp( [ 'content' => 'all' ] ); // phpcs:ignore WordPress.PHP.NoSilencedErrors -- It sends headers.
		$xml = simplexml_load_string( (string) ob_get_clean() );
		$this->assertNotFalse( $xml );
		$posts = [];
		foreach ( $xml->channel->item as $at => $node ) {
			$wp   = $node->children( 'wp', true );
			$post = [
				'at'         => count( $posts ),
				'post_id'    => (int) $wp->post_id,
				'guid'       => 'https://old.example/?p=' . (int) $wp->post_id,
				'post_title' => (string) $node->title,
				'status'     => (string) $wp->status,
				'post_type'  => (string) $wp->post_type,
				'post_date'  => (string) $wp->post_date,
				'postmeta'   => [],
			];
			foreach ( $wp->postmeta as $meta ) {
				$post['postmeta'][] = [ 'key' => (string) $meta->meta_key, 'value' => (string) $meta->meta_value ];
			}
			if ( in_array( $post['post_type'], [ 'attachment', 'astra-portfolio' ], true ) ) {
				$posts[ $post['post_id'] ] = $post;
			}
		}
		return $posts;
	}

	/**
	 * What the importer does with posts: its hooks, in its order (WP_Import::process_posts(), import_end()). It is a plugin of its own.
	 *
	 * @param array<int, array<string, mixed>> $posts As export() answers.
	 * @param int[]                            $taken Ids that are other people's pictures on this site.
	 * @return array<int, int> New ids by old ones.
	 */
	private function import( array $posts, array $taken ): array {
		global $wpdb;
		foreach ( $taken as $id ) {
			$wpdb->update( $wpdb->posts, [ 'ID' => $id ], [ 'ID' => $other = $this->add_picture( 'other' ) ] );
			$wpdb->update( $wpdb->postmeta, [ 'post_id' => $id ], [ 'post_id' => $other ] );
		}
		wp_cache_flush();
		$processed = [];
		do_action( 'import_start' );
		wp_suspend_cache_invalidation( true );
		foreach ( $posts as $post ) {
			$data = [ 'post_status' => $post['status'] ] + array_intersect_key( $post, array_flip( [ 'post_title', 'post_type', 'post_date', 'guid' ] ) );
			$id   = 'attachment' === $post['post_type'] ? wp_insert_attachment( wp_slash( $data + [ 'post_mime_type' => 'image/jpeg' ] ) ) : wp_insert_post( wp_slash( $data ) );
			$this->assertIsInt( $id );
			if ( 'attachment' !== $post['post_type'] ) {
				do_action( 'wp_import_insert_post', $id, $post['post_id'], $data, $post );
			}
			$processed[ $post['post_id'] ] = $id;
			foreach ( apply_filters( 'wp_import_post_meta', $post['postmeta'], $id, $post ) as $meta ) {
				$key   = apply_filters( 'import_post_meta_key', $meta['key'], $id, $post );
				$value = maybe_unserialize( $meta['value'] );
				add_post_meta( $id, wp_slash( $key ), wp_slash_strings_only( $value ) );
				do_action( 'import_post_meta', $id, $key, $value );
			}
		}
		wp_suspend_cache_invalidation( false );
		wp_cache_flush();
		do_action( 'import_end' );
		return $processed;
	}
}
