<?php
/** Many names are looked up with few queries, also those that are hashes: of slugs that no file may be called. */

declare( strict_types=1 );

namespace Frontage\Tests\Kits;

use Frontage\Kits;

require_once __DIR__ . '/KitTestCase.php';

final class NamesTest extends KitTestCase {

	/** Number of rows of posts that are read meanwhile. */
	private function rows_read( callable $work ): int {
		global $wpdb;
		$read  = 0;
		$count = static function ( string $query ) use ( &$read, $wpdb ): string {
			$last  = (array) $wpdb->last_result;
			$read += isset( $last[0]->post_name ) && ! isset( $last[0]->post_content ) ? count( $last ) : 0;
			return $query;
		};
		add_filter( 'query', $count );
		$work();
		remove_filter( 'query', $count );
		return $read;
	}

	/** @testdox [KT-02] kits: objects with slugs of another script are planned and exported by one reading of their kind */
	public function test_other_scripts(): void {
		global $wpdb;
		$rows = [];
		for ( $number = 0; $number < 1200; $number++ ) {
			$rows[] = $wpdb->prepare( "( 'post', %s, 'Title', 'publish', 'Words', '', '', '', '' )", sanitize_title( "новость $number" ) );
		}
		$wpdb->query( "INSERT INTO $wpdb->posts ( post_type, post_name, post_title, post_status, post_content, post_excerpt, to_ping, pinged, post_content_filtered ) VALUES " . implode( ',', $rows ) );
		$names = array_slice( array_filter( Kits\list_objects( [ 'content' ] ), static fn( string $name ): bool => str_starts_with( $name, 'post/x-' ) ), 0, 40 );
		$this->assertCount( 40, $names );
		$data = [];
		$read = $this->rows_read(
			static function () use ( $names, &$data ): void {
				$request = new \WP_REST_Request( 'GET', '/frontage/v1/kit/export/objects' );
				$request->set_query_params( [ 'names' => $names ] );
				$data = (array) rest_do_request( $request )->get_data();
			}
		);
		$this->assertSame( $names, array_column( $data['objects'], 'name' ) );
		$this->assertLessThan( 2500, $read );
		$manifest = $this->manifest( array_column( $data['objects'], 'entry', 'name' ) );
		$plan     = [];
		$read     = $this->rows_read(
			static function () use ( $manifest, &$plan ): void {
				$plan = Kits\plan( $manifest )['plan'];
			}
		);
		$this->assertSame( array_fill( 0, 40, 'same' ), array_column( $plan, 'conflict' ) );
		$this->assertLessThan( 2500, $read );
	}

	/**
	 * @param array<string, mixed> $entries
	 * @return array<string, mixed>
	 */
	private function manifest( array $entries ): array {
		$manifest = Kits\check_manifest( [ 'format' => 'frontage-kit/1', 'title' => 'Kit', 'theme' => 'x', 'objects' => $entries, 'files' => [] ] );
		$this->assertIsArray( $manifest );
		return $manifest;
	}

	/** @testdox [KT-02] kits: many names lead where each of them does: children, hashes, terms, menus, what is not there */
	public function test_alike(): void {
		$parent = $this->add_post( 'page', 'kit-parent' );
		$this->add_post( 'page', 'kit-child', '', [ 'post_parent' => $parent ] );
		$this->add_post( 'page', 'новая', '', [ 'post_parent' => $parent ] );
		$this->add_post( 'page', 'kit-draft', '', [ 'post_status' => 'draft', 'post_name' => '' ] );
		$this->add_post( 'wp_block', 'kit-block' );
		$this->add_photo( 'kit-photo' );
		$top = wp_insert_term( 'Kit top', 'category' );
		$this->assertIsArray( $top );
		wp_insert_term( 'Kit child', 'category', [ 'parent' => max( 0, (int) $top['term_id'] ) ] );
		wp_insert_term( 'Новости', 'post_tag' );
		wp_create_nav_menu( 'Kit menu' );
		wp_create_nav_menu( 'Меню' );
		$names   = Kits\list_objects( array_keys( Kits\GROUPS ), true );
		$names[] = 'page/not-there';
		$names[] = 'page/x-0123456789ab';
		$names[] = 'term/category--not-there';
		$this->assertGreaterThan( 12, count( $names ) );
		$found = ( new Kits\Finder() )->find( $names );
		foreach ( $names as $name ) {
			$this->assertSame( Kits\find_object( $name ), $found[ $name ], $name );
			$this->assertSame( 'settings/site' === $name || str_contains( $name, 'not-there' ) || 'page/x-0123456789ab' === $name, 0 === $found[ $name ], $name );
		}
	}
}
