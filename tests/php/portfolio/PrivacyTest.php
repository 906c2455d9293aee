<?php
/** Drafts, private items and items with a password are hidden from those who may not see them. */

declare( strict_types=1 );

namespace Frontage\Tests\Portfolio;

use Frontage\Tests\TestCase;
use function Frontage\Portfolio\find;
use function Frontage\Portfolio\terms_with_items;

class PrivacyTest extends TestCase {

	private const SECRET = 'https://secret.example.org/';

	/** @testdox [HK-01] privacy: lists hold and count public items only */
	public function test_collection(): void {
		$this->add_hidden();
		$this->add_item( [ 'post_title' => 'Public' ] );
		foreach ( [ [], [ 'search' => 'secret' ], [ 'frontage_title' => 'i' ], [ 'orderby' => 'title' ], [ 'per_page' => 1 ] ] as $query ) {
			$response = $this->ask( 'astra-portfolio', $query );
			$this->assertSame( isset( $query['search'] ) ? [] : [ 'Public' ], $this->titles( $response->get_data() ) );
			$this->assertSame( isset( $query['search'] ) ? 0 : 1, $response->get_headers()['X-WP-Total'] );
		}
		$this->assertSame( 1, find( [] )['total'] );
	}

	/** @testdox [HK-01] privacy: no context or status shows visitors or subscribers more */
	public function test_parameters(): void {
		$this->add_hidden();
		foreach ( [ 'visitor', 'subscriber' ] as $who ) {
			if ( 'subscriber' === $who ) {
				$this->sign_in( 'subscriber' );
			}
			foreach ( [ [ 'context' => 'edit' ], [ 'status' => 'draft' ], [ 'status' => 'private' ], [ 'status' => 'any' ], [ 'status' => 'publish,future' ] ] as $query ) {
				$response = $this->ask( 'astra-portfolio', $query );
				$this->assertGreaterThanOrEqual( 400, $response->get_status(), (string) wp_json_encode( $query ) );
				$this->assertStringNotContainsString( 'secret', (string) wp_json_encode( $response->get_data() ) );
				$this->assertArrayNotHasKey( 'X-WP-Total', $response->get_headers() );
			}
		}
	}

	/** @testdox [HK-01] privacy: a gallery shows an editor what a visitor sees */
	public function test_editor_sees_the_same(): void {
		$this->add_hidden();
		$this->add_item( [ 'post_title' => 'Public' ] );
		$this->sign_in( 'administrator' );
		$this->assertSame( [ 'Public' ], $this->titles( find( [] )['items'] ) );
		$this->assertSame( [ 'Public' ], $this->titles( $this->ask( 'astra-portfolio' )->get_data() ) );
	}

	/** @testdox [HK-01] privacy: admin lists include items with a password for editors */
	public function test_editing_context(): void {
		$this->add_hidden();
		$this->sign_in( 'editor' );
		$found = $this->ask( 'astra-portfolio', [ 'context' => 'edit' ] )->get_data();
		$this->assertSame( [ 'Protected: Behind a password' ], array_map( static fn( array $item ): string => 'Protected: ' . $item['title']['raw'], $found ) );
		$this->assertSame( self::SECRET, $found[0]['astra-site-url'] );
		$this->assertSame( self::SECRET, $found[0]['meta']['astra-site-url'] );
	}

	/** @testdox [HK-01] privacy: a password hides all but title and address */
	public function test_password(): void {
		$hidden = $this->add_hidden();
		$route  = "astra-portfolio/{$hidden['password']->ID}";

		$wrong = $this->ask( $route, [ 'password' => 'wrong' ] );
		$this->assertSame( 403, $wrong->get_status() );
		$this->assertSame( 'rest_post_incorrect_password', $wrong->get_data()['code'] );

		$seen = $this->ask( $route )->get_data();
		$this->assertStringNotContainsString( 'secret', (string) wp_json_encode( $seen ) );
		$this->assertSame( [ 'rendered' => 'Behind a password' ], $seen['title'] );
		$this->assertSame( get_permalink( $hidden['password'] ), $seen['link'] );
		foreach ( [ 'content', 'excerpt' ] as $part ) {
			$this->assertSame(
				[
					'rendered'  => '',
					'protected' => true,
				],
				$seen[ $part ]
			);
		}
		foreach ( [ 'portfolio-type', 'astra-site-url', 'thumbnail-image-url' ] as $field ) {
			$this->assertSame( '', $seen[ $field ] );
		}
		$this->assertNull( $seen['frontage_image'] );

		$opened = $this->ask( $route, [ 'password' => 'open sesame' ] )->get_data();
		$this->assertSame( self::SECRET, $opened['astra-site-url'] );
		$this->assertSame( 'video', $opened['portfolio-type'] );
	}

	/** @testdox [HK-01] privacy: drafts and private items are for their editors only */
	public function test_single(): void {
		$hidden = $this->add_hidden();
		foreach ( [ 'draft', 'private' ] as $status ) {
			$route = "astra-portfolio/{$hidden[ $status ]->ID}";
			wp_set_current_user( 0 );
			$this->assertSame( 401, $this->ask( $route )->get_status() );
			$this->sign_in( 'editor' );
			$this->assertSame( self::SECRET, $this->ask( $route )->get_data()['astra-site-url'] );
		}
	}

	/** @testdox [HK-01] privacy: reading a private item without editing gives no fields */
	public function test_reader_of_private(): void {
		$hidden = $this->add_hidden();
		$reader = $this->sign_in( 'subscriber' );
		$reader->add_cap( 'read_private_portfolio_items' );
		$response = $this->ask( "astra-portfolio/{$hidden['private']->ID}" );
		$this->assertSame( 200, $response->get_status() );
		$this->assertSame( '', $response->get_data()['astra-site-url'] );
	}

	/** @testdox [HK-01] privacy: raw meta is for editors while editing */
	public function test_meta(): void {
		$item = $this->add_item( [], [ 'siteUrl' => self::SECRET ] );
		$this->assertArrayNotHasKey( 'astra-site-url', $this->ask( "astra-portfolio/{$item->ID}" )->get_data()['meta'] );
		$change = [ 'meta' => [ 'astra-site-url' => 'https://changed.example.org/' ] ];
		$this->assertSame( 401, $this->ask( "astra-portfolio/{$item->ID}", $change, 'POST' )->get_status() );
		$this->sign_in( 'author' );
		$this->assertSame( 403, $this->ask( "astra-portfolio/{$item->ID}", $change, 'POST' )->get_status() );
		$this->assertSame( self::SECRET, get_post_meta( $item->ID, 'astra-site-url', true ) );
	}

	/** @testdox [PF-04] privacy: hidden items are in no count, nor a category of only those */
	public function test_counts(): void {
		$hidden = $this->add_hidden();
		$term   = $this->add_term( 'Homes' );
		$parent = $this->add_term( 'Buildings' );
		wp_update_term( $term, 'astra-portfolio-categories', [ 'parent' => $parent ] );
		$this->sort_into( 'categories', [ $term ], ...array_values( $hidden ) );
		$this->assertSame( [], terms_with_items( 'categories' ) );
		$this->assertSame( 0, $this->ask( "astra-portfolio-categories/$term" )->get_data()['count'] );
		$this->assertSame( [], $this->ask( 'astra-portfolio-categories', [ 'hide_empty' => true ] )->get_data() );
		$response = $this->ask( 'astra-portfolio', [ 'astra-portfolio-categories' => (string) $parent ] );
		$this->assertSame( 0, $response->get_headers()['X-WP-Total'] );
	}

	/**
	 * Adds one item of each kind that visitors may not see.
	 * @return array<string, \WP_Post>
	 */
	private function add_hidden(): array {
		$meta  = [
			'type'    => 'video',
			'siteUrl' => self::SECRET,
			'image'   => $this->add_picture( 'secret' ),
		];
		$items = [
			'password' => $this->add_item(
				[
					'post_title'    => 'Behind a password',
					'post_password' => 'open sesame',
					'post_content'  => 'secret',
				],
				$meta
			),
		];
		foreach ( [ 'draft', 'pending', 'private', 'future', 'trash' ] as $status ) {
			$items[ $status ] = $this->add_item(
				[
					'post_title'  => "A secret $status",
					'post_status' => $status,
					'post_date'   => 'future' === $status ? '2099-01-01 00:00:00' : '2026-01-01 00:00:00',
				],
				$meta
			);
		}
		return $items;
	}
}
