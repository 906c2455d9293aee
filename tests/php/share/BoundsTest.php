<?php
/** Bounds of visitors' shares: few rows, none permanent, and no title that is not public. */

declare( strict_types=1 );

namespace Frontage\Tests\Share;

use Frontage\Tests\TestCase;
use function Frontage\Share\counts_answer;
use function Frontage\Share\counts_of;
use const Frontage\Share\MAX_ADDRESSES;
use const Frontage\Share\MAX_PER_SITE;
use const Frontage\Share\RATE;
use const Frontage\Share\SALT;

final class BoundsTest extends TestCase {

	/** Forgets the visitor, and other people's filters. */
	protected function tear_down(): void {
		unset( $_SERVER['REMOTE_ADDR'] );
		remove_all_filters( 'frontage_shares_most_a_day' );
		remove_all_filters( 'frontage_visitor_address' );
		remove_all_filters( 'allowed_redirect_hosts' );
		$GLOBALS['wp_query']->init();
		parent::tear_down();
	}

	/** Publishes a post, or what else is asked for. */
	private function add_post( string $title = 'In praise of stairs', string $status = 'publish' ): int {
		return wp_insert_post(
			[
				'post_title'   => $title,
				'post_content' => 'Words',
				'post_status'  => $status,
			]
		);
	}

	/** Sends a count from an address, as a browser does. */
	private function send( int $post, string $address, string $origin = '' ): int {
		$_SERVER['REMOTE_ADDR'] = $address;
		$request                = new \WP_REST_Request( 'POST', '/frontage/v1/shares' );
		$request->set_header( 'origin', $origin );
		$request->set_body_params(
			[
				'post'    => (string) $post,
				'service' => 'x',
			]
		);
		return rest_do_request( $request )->get_status();
	}

	/** How many options there are. */
	private function rows(): int {
		global $wpdb;
		return (int) $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->options}" );
	}

	/** [HK-07] Share bounds: the allowed rows per day are kept, and for no other day. */
	public function test_rows_of_visitors_have_a_bound(): void {
		$post   = $this->add_post();
		$before = $this->rows();
		add_filter( 'frontage_shares_most_a_day', static fn(): int => 4 );
		$statuses = array_map( fn( int $turn ): int => $this->send( $post, "2001:db8:$turn::1" ), range( 1, 9 ) );
		$this->assertSame( [ 201, 201, 201, 201, 429, 429, 429, 429, 429 ], $statuses );
		$this->assertSame( 4, counts_of( $post )['x'] );
		// Two rows for each, two for the present minute, one for the day's key.
		$this->assertSame( 4 * 2 + 2 + 1, $this->rows() - $before );

		update_option( SALT, [ 'day' => '2020-01-01', 'salt' => 'old' ] );
		$this->assertSame( 201, $this->send( $post, '192.0.2.1' ) );
		$this->assertSame( 2 + 2 + 1, $this->rows() - $before );
	}

	/** [HK-07] Share bounds: a refusal stores nothing, also from new addresses. */
	public function test_what_is_refused_leaves_no_row(): void {
		$post = $this->add_post();
		$this->send( $post, '192.0.2.1' );
		set_transient( RATE, [ 'minute' => (int) floor( time() / MINUTE_IN_SECONDS ), 'visitors' => [ 'x' => MAX_PER_SITE ] ], 60 );
		$before = $this->rows();
		foreach ( range( 1, 5 ) as $turn ) {
			$this->assertSame( 429, $this->send( $post, "2001:db8:$turn::1" ) );
		}
		$this->assertSame( $before, $this->rows() );
	}

	/** [SH-08] Share bounds: a filter gives the visitor's address, a bad one is one visitor. */
	public function test_where_a_visitor_comes_from_can_be_said(): void {
		$post = $this->add_post();
		foreach ( [ '198.51.100.1', '198.51.100.2' ] as $address ) {
			add_filter( 'frontage_visitor_address', static fn(): string => $address );
			$this->assertSame( 201, $this->send( $post, '192.0.2.1' ) );
		}
		remove_all_filters( 'frontage_visitor_address' );
		$this->assertSame( 201, $this->send( $post, 'unix:' ) );
		$this->assertSame( 200, $this->send( $post, 'unix:' ) );
	}

	/** [SH-08] Share bounds: two IPv4 addresses mapped to IPv6 are two visitors. */
	public function test_mapped_addresses_are_told_apart(): void {
		$post = $this->add_post();
		foreach ( [ '::ffff:192.0.2.1', '::ffff:192.0.2.2' ] as $address ) {
			$this->assertSame( 201, $this->send( $post, $address ) );
		}
		$this->assertSame( 200, $this->send( $post, '::ffff:192.0.2.1' ) );
	}

	/** [SH-08] Share bounds: another host of the site counts, a foreign one does not. */
	public function test_another_host_of_the_site_counts(): void {
		$post = $this->add_post();
		$this->assertSame( 403, $this->send( $post, '192.0.2.1', 'https://fr.example.org' ) );
		add_filter( 'allowed_redirect_hosts', static fn( array $hosts ): array => array_merge( $hosts, [ 'fr.example.org' ] ) );
		$this->assertSame( 201, $this->send( $post, '192.0.2.1', 'https://fr.example.org' ) );
		foreach ( [ 'https://evil.example', 'null', 'javascript:alert(1)' ] as $origin ) {
			$this->assertSame( 403, $this->send( $post, '192.0.2.1', $origin ) );
		}
	}

	/** [SH-08] Share bounds: a request resolves a few addresses, misses are not kept. */
	public function test_few_addresses_are_looked_up(): void {
		$asked = [];
		$watch = static function ( string $url ) use ( &$asked ): string {
			$asked[] = $url;
			return $url;
		};
		add_filter( 'url_to_postid', $watch );
		$urls = array_map( static fn( int $at ): string => home_url( "/none-$at/" ), range( 1, 500 ) );
		counts_answer( $urls );
		counts_answer( $urls );
		remove_filter( 'url_to_postid', $watch );
		$this->assertCount( 2 * MAX_ADDRESSES, $asked );
		$this->assertLessThanOrEqual( 10, MAX_ADDRESSES );
		$this->assertSame( '{}', wp_json_encode( counts_answer( [ [ 'x' ], 5 ] )['message'] ) );
		$this->assertSame( '{}', wp_json_encode( counts_answer( 'x' )['message'] ) );
	}

	/**
	 * [HK-01] Share: no address reveals a private title.
	 * @dataProvider statuses
	 */
	public function test_titles_of_what_is_not_public_stay_there( string $status ): void {
		$this->sign_in( 'contributor' );
		$url     = home_url( '/?p=' . $this->add_post( 'A secret plan', $status ) );
		$content = '<!-- wp:frontage/share {"url":"' . $url . '"} /-->[Sassy_Social_Share url="' . $url . '"]<div class="heateor_sss_sharing_container" data-heateor-sss-href="' . $url . '"></div>';
		$html    = (string) apply_filters( 'the_content', $content );
		$this->assertSame( 3, substr_count( $html, 'data-frontage-share' ) );
		$this->assertStringNotContainsString( 'secret', $html );
	}

	/** @return array<string, array{string}> */
	public function statuses(): array {
		return array_map( static fn( string $status ): array => [ $status ], array_combine( [ 'draft', 'private', 'pending', 'trash' ], [ 'draft', 'private', 'pending', 'trash' ] ) );
	}

	/** [SH-01] Share: a post without a title has the site's name and named links. */
	public function test_a_post_without_a_title(): void {
		update_option( 'blogname', 'Kite & Sons' );
		$post = $this->add_post( '' );
		$html = do_blocks( '<!-- wp:frontage/share {"url":"' . home_url( "/?p=$post" ) . '"} /-->' );
		$this->assertStringContainsString( 'aria-label="Share this post"', $html );
		$this->assertStringNotContainsString( '“”', $html );
		$this->assertStringContainsString( rawurlencode( 'Kite & Sons' ), $html );
		$this->assertStringContainsString( 'Share “Stairs”', do_blocks( '<!-- wp:frontage/share {"title":"Stairs","url":"' . home_url( "/?p=$post" ) . '"} /-->' ) );
	}
}
