<?php
/** What tests inside WordPress share: a database that forgets, and makers of items, pictures, terms and people. */

declare( strict_types=1 );

namespace Frontage\Tests;

use function Frontage\Portfolio\meta_keys;
use function Frontage\Portfolio\post_type;
use function Frontage\Portfolio\taxonomy;

/** A test whose changes of the database are undone when it ends. */
abstract class TestCase extends \Yoast\PHPUnitPolyfills\TestCases\TestCase {

	/**
	 * Callbacks of all hooks before the test: by hook, priority and id.
	 * @var array<string, array<int, array<string, array{function: callable, accepted_args: int}>>>
	 */
	private array $callbacks = [];

	/** Opens the transaction that is taken back, as a signed-out visitor. */
	protected function set_up(): void {
		parent::set_up();
		global $wpdb;
		$wpdb->query( 'SET autocommit = 0' );
		$wpdb->query( 'START TRANSACTION' );
		// As on a new site, whatever is in it.
		$ours = "taxonomy LIKE 'astra-portfolio-%'";
		$wpdb->query( "DELETE FROM {$wpdb->term_relationships} WHERE term_taxonomy_id IN ( SELECT term_taxonomy_id FROM {$wpdb->term_taxonomy} WHERE $ours )" );
		$wpdb->query( "DELETE FROM {$wpdb->terms} WHERE term_id IN ( SELECT term_id FROM {$wpdb->term_taxonomy} WHERE $ours )" );
		$wpdb->query( "DELETE FROM {$wpdb->term_taxonomy} WHERE $ours" );
		$wpdb->query( "DELETE FROM {$wpdb->posts} WHERE post_type = 'astra-portfolio'" );
		wp_cache_flush();
		wp_set_current_user( 0 );
		$this->callbacks = array_map( static fn( \WP_Hook $hook ): array => $hook->callbacks, $GLOBALS['wp_filter'] );
	}

	/** Takes everything back. */
	protected function tear_down(): void {
		global $wpdb;
		$this->add_removed_callbacks();
		$wpdb->query( 'ROLLBACK' );
		$wpdb->query( 'SET autocommit = 1' );
		wp_cache_flush();
		wp_set_current_user( 0 );
		parent::tear_down();
	}

	/** Adds what the test removed from hooks. What was added to them stays: a file that adds its hooks is loaded once. */
	private function add_removed_callbacks(): void {
		foreach ( $this->callbacks as $hook => $priorities ) {
			foreach ( $priorities as $priority => $callbacks ) {
				foreach ( array_diff_key( $callbacks, $GLOBALS['wp_filter'][ $hook ]->callbacks[ $priority ] ?? [] ) as $callback ) {
					add_filter( $hook, $callback['function'], $priority, $callback['accepted_args'] );
				}
			}
		}
	}

	/**
	 * Makes a published portfolio item.
	 * @param array<string, mixed> $post What differs from it, as wp_insert_post() takes it.
	 * @param array<string, mixed> $meta Its meta, by our words.
	 */
	protected function add_item( array $post = [], array $meta = [] ): \WP_Post {
		$id = wp_insert_post(
			wp_slash(
				$post + [
					'post_type'   => post_type(),
					'post_status' => 'publish',
					'post_title'  => 'An item',
				]
			),
			true
		);
		$this->assertIsInt( $id );
		foreach ( $meta as $word => $value ) {
			update_post_meta( $id, meta_keys()[ $word ], wp_slash( $value ) );
		}
		$item = get_post( $id );
		$this->assertInstanceOf( \WP_Post::class, $item );
		return $item;
	}

	/**
	 * Makes so many published items.
	 * @param array<string, mixed> $post What differs from them, as wp_insert_post() takes it.
	 * @return list<int> Their ids.
	 */
	protected function add_items( int $count, array $post = [] ): array {
		return array_map(
			fn( int $number ): int => $this->add_item( $post + [ 'post_title' => "Item $number" ] )->ID,
			range( 1, $count )
		);
	}

	/**
	 * Puts items into the terms of a taxonomy.
	 * @param 'categories'|'otherCategories'|'tags' $kind Which taxonomy.
	 * @param int[] $terms Term ids.
	 */
	protected function sort_into( string $kind, array $terms, \WP_Post ...$items ): void {
		foreach ( $items as $item ) {
			wp_set_object_terms( $item->ID, $terms, taxonomy( $kind ) );
		}
	}

	/**
	 * Makes a term.
	 * @param int<0, max> $parent Its parent, 0 for none.
	 * @param 'categories'|'otherCategories'|'tags' $kind Which taxonomy.
	 * @return int<0, max> Its id.
	 */
	protected function add_term( string $name, int $parent = 0, string $kind = 'categories' ): int {
		$term = wp_insert_term( wp_slash( $name ), taxonomy( $kind ), [ 'parent' => $parent ] );
		$this->assertIsArray( $term );
		return max( 0, (int) $term['term_id'] );
	}

	/** Makes a picture of the media library, of which there is no file. */
	protected function add_picture( string $name = 'harbour', string $alt = '' ): int {
		$id = wp_insert_attachment(
			[
				'post_mime_type' => 'image/jpeg',
				'post_title'     => $name,
				'post_status'    => 'inherit',
			],
			"2026/01/$name.jpg"
		);
		wp_update_attachment_metadata(
			$id,
			[
				'width'          => 2000,
				'height'         => 1500,
				'file'           => "2026/01/$name.jpg",
				'frontage_color' => '#336699',
				'sizes'          => [
					'medium' => [
						'file'      => "$name-300x225.jpg",
						'width'     => 300,
						'height'    => 225,
						'mime-type' => 'image/jpeg',
					],
					'large'  => [
						'file'      => "$name-1024x768.jpg",
						'width'     => 1024,
						'height'    => 768,
						'mime-type' => 'image/jpeg',
					],
				],
			]
		);
		if ( '' !== $alt ) {
			update_post_meta( $id, '_wp_attachment_image_alt', $alt );
		}
		return $id;
	}

	/** Makes a person of a role and signs in as that person. */
	protected function sign_in( string $role ): \WP_User {
		$id = wp_insert_user(
			[
				'user_login' => uniqid( $role ),
				'user_pass'  => 'unused',
				'role'       => $role,
			]
		);
		$this->assertIsInt( $id );
		return wp_set_current_user( $id );
	}

	/** Seconds that the processor has worked for this process: a clock goes on while other processes have their turn. */
	protected static function seconds(): float {
		$used = getrusage();
		return $used ? $used['ru_utime.tv_sec'] + $used['ru_utime.tv_usec'] / 1000000 : 0.0;
	}

	/** Loads files that WordPress loads for its admin only. */
	protected function load_admin( string ...$files ): void {
		foreach ( $files as $file ) {
			require_once getenv( 'WP_SITE_DIR' ) . "/wp-admin/includes/$file.php";
		}
	}

	/**
	 * Asks the REST API as the present person, the whole way that a request from outside goes.
	 * @param array<string, mixed> $query Its parameters.
	 * @param array<string, mixed> $headers Headers of the request.
	 */
	protected function ask( string $route, array $query = [], string $method = 'GET', array $headers = [] ): \WP_REST_Response {
		$request = new \WP_REST_Request( $method, "/wp/v2/$route" );
		$request->set_headers( $headers );
		if ( 'GET' === $method ) {
			$request->set_query_params( $query );
		} else {
			$request->set_body_params( $query );
		}
		$response = apply_filters( 'rest_post_dispatch', rest_do_request( $request ), rest_get_server(), $request );
		$this->assertInstanceOf( \WP_REST_Response::class, $response );
		return $response;
	}

	/** How many queries something takes with nothing cached but the options, which WordPress has read by then. */
	protected function cost_of( callable $work ): int {
		wp_cache_flush();
		wp_load_alloptions();
		$before = get_num_queries();
		$work();
		return get_num_queries() - $before;
	}

	/**
	 * The titles of what the REST API or find() answered, as they are read.
	 * @param array<int, array<string, mixed>> $items Items of either.
	 * @return list<string>
	 */
	protected function titles( array $items ): array {
		$titles = [];
		foreach ( $items as $item ) {
			$titles[] = is_array( $item['title'] ) ? html_entity_decode( $item['title']['rendered'], ENT_QUOTES | ENT_HTML5 ) : $item['title'];
		}
		return $titles;
	}
}
