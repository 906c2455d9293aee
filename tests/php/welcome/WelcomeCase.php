<?php
/** What tests of the welcome screen share: a site that has nothing of ours, its owner, and the request. */

declare( strict_types=1 );

namespace Frontage\Tests\Welcome;

use Frontage\Page\Notes;
use Frontage\Tests\Kits\ImportCase;
use function Frontage\Settings\get;

require_once dirname( __DIR__ ) . '/kits/import/ImportCase.php';

abstract class WelcomeCase extends ImportCase {

	/** Begins as the owner of a block theme's site that has nothing of ours. */
	protected function set_up(): void {
		parent::set_up();
		global $wpdb;
		$wpdb->query( "DELETE FROM {$wpdb->posts} WHERE post_type IN ( 'wp_template_part', 'wp_navigation', 'page', 'wp_block' )" );
		wp_cache_flush();
		update_option( 'show_on_front', 'posts' );
		$this->sign_in( 'administrator' );
		Notes::clear( 'welcome' );
	}

	/** Leaves nothing of a test in the request. */
	protected function tear_down(): void {
		unset( $_GET['frontage-preview'], $_GET['frontage-header'] ); // phpcs:ignore WordPress.Security -- A test's own.
		parent::tear_down();
	}

	/**
	 * Asks for everything, but for what differs.
	 * @param array<string, mixed> $differing
	 */
	protected function make( array $differing = [] ): \WP_REST_Response {
		static $pictures = [];
		$pictures        = array_filter( $pictures, static fn( int $id ): bool => null !== get_post( $id ) );
		if ( ! $pictures ) {
			$pictures = [ $this->add_picture( 'quay', 'Stones' ), $this->add_picture( 'crane' ) ];
		}
		return $this->send(
			$differing + [
				'key'      => 'a-first-key',
				'header'   => 'simple',
				'pictures' => [
					[
						'id'         => $pictures[1],
						'title'      => 'A <b> crane',
						'categories' => [ 'Docks', 'Sea & air', '' ],
					],
					[
						'id'         => $pictures[0],
						'title'      => 'The quay',
						'categories' => [ 'Docks' ],
					],
				],
				'page'     => [
					'title'   => 'Our <work>',
					'gallery' => 'masonry',
					'status'  => 'publish',
					'menu'    => true,
				],
			],
			'POST'
		);
	}

	/** @return list<string> What stays. */
	protected function undo(): array {
		return $this->send( [], 'DELETE' )->get_data()['left'];
	}

	/** @param array<string, mixed> $body */
	protected function send( array $body, string $method ): \WP_REST_Response {
		$request = new \WP_REST_Request( $method, '/frontage/v1/welcome' );
		$request->set_header( 'content-type', 'application/json' );
		$request->set_body( (string) wp_json_encode( $body ) );
		return rest_do_request( $request );
	}

	/** A menu of blocks with one link, as the site's only one. */
	protected function add_menu(): int {
		return (int) wp_insert_post(
			[
				'post_type'    => 'wp_navigation',
				'post_status'  => 'publish',
				'post_title'   => 'Main',
				'post_content' => '<!-- wp:navigation-link {"label":"Shop","url":"/shop/"} /-->',
			]
		);
	}

	/** @return list<string> Names of an item's categories. */
	protected function terms_of( int $item ): array {
		$terms = get_the_terms( $item, 'astra-portfolio-categories' );
		return is_array( $terms ) ? array_values( wp_list_pluck( $terms, 'name' ) ) : [];
	}

	/** @return list<string> Of all pages. */
	protected function slugs(): array {
		$slugs = wp_list_pluck( get_posts( [ 'post_type' => 'page', 'post_status' => 'any' ] ), 'post_name' ); // phpcs:ignore WordPress.Arrays -- Short.
		sort( $slugs );
		return $slugs;
	}

	/**
	 * All that could be left of it.
	 * @return list<mixed>
	 */
	protected function state(): array {
		global $wpdb;
		wp_cache_flush();
		return [
			$wpdb->get_results( "SELECT ID, post_type, post_title, post_content, post_status FROM {$wpdb->posts} WHERE post_type NOT IN ( 'revision', 'attachment' ) ORDER BY ID", 'ARRAY_N' ),
			$wpdb->get_col( "SELECT name FROM {$wpdb->terms} t JOIN {$wpdb->term_taxonomy} x USING ( term_id ) WHERE taxonomy LIKE 'astra-portfolio-%' ORDER BY name" ),
			get( 'classic_header' ),
		];
	}
}
