<?php
/** Sharing: links, counts that nobody can forge, and legacy data. */

declare( strict_types=1 );

namespace Frontage\Tests\Share;

use Frontage\Tests\TestCase;
use function Frontage\Share\count_share;
use function Frontage\Share\counts_answer;
use function Frontage\Share\counts_of;
use function Frontage\Share\fill_containers;
use function Frontage\Share\link_to;
use function Frontage\Share\post_of_address;
use function Frontage\Share\register_patterns;
use function Frontage\Share\short_number;
use const Frontage\Share\MAX_PER_VISITOR;
use const Frontage\Share\SALT;

class ShareTest extends TestCase {

	/** A visitor's address that no other test has. */
	protected function set_up(): void {
		parent::set_up();
		$_SERVER['REMOTE_ADDR'] = '192.0.2.7';
	}

	/** Forgets the visitor and what stood on the page. */
	protected function tear_down(): void {
		wp_dequeue_script( 'frontage-share-view-script' );
		unset( $_SERVER['REMOTE_ADDR'] );
		parent::tear_down();
	}

	/** Publishes a post. */
	private function add_post( string $title = 'In praise of stairs', string $status = 'publish' ): int {
		return (int) wp_insert_post(
			[
				'post_title'  => wp_slash( $title ),
				'post_status' => $status,
			]
		);
	}

	/**
	 * Sends a count as a browser does.
	 * @param array<string, string> $headers
	 */
	private function send( int $post, string $service, array $headers = [] ): int {
		$request = new \WP_REST_Request( 'POST', '/frontage/v1/shares' );
		$request->set_headers( $headers );
		$request->set_body_params(
			[
				'post'    => (string) $post,
				'service' => $service,
			]
		);
		return rest_do_request( $request )->get_status();
	}

	/** [SH-05][SH-08] */
	public function test_a_visitor_is_counted_once_a_day_for_each_post_and_service(): void {
		$post  = $this->add_post();
		$other = $this->add_post( 'Another' );
		$this->assertSame( 201, $this->send( $post, 'x' ) );
		$this->assertSame( 200, $this->send( $post, 'x' ) );
		$this->assertSame( 201, $this->send( $post, 'copy' ) );
		$this->assertSame( 201, $this->send( $other, 'x' ) );
		$this->assertSame(
			[
				'x'    => 1,
				'copy' => 1,
			],
			counts_of( $post )
		);

		$_SERVER['REMOTE_ADDR'] = '192.0.2.8';
		$this->assertSame( 201, $this->send( $post, 'x' ) );
		$this->assertSame( 2, counts_of( $post )['x'] );

		// The next day.
		update_option(
			SALT,
			[
				'day'  => '2020-01-01',
				'salt' => 'old',
			]
		);
		$this->assertSame( 201, $this->send( $post, 'x' ) );
		$this->assertSame( 3, counts_of( $post )['x'] );
	}

	/** [HK-04] */
	public function test_the_site_stores_no_address_of_a_visitor(): void {
		global $wpdb;
		$this->send( $this->add_post(), 'x' );
		$this->assertSame( '0', $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->options} WHERE option_name LIKE '%192.0.2%' OR option_value LIKE '%192.0.2%'" ) );
		$kept = get_option( SALT );
		$this->assertSame( gmdate( 'Y-m-d' ), $kept['day'] );
		$this->assertSame( 64, strlen( $kept['salt'] ) );
	}

	/** [SH-08] */
	public function test_nobody_forges_a_million(): void {
		$post     = $this->add_post();
		$statuses = [];
		for ( $turn = 0; $turn < MAX_PER_VISITOR + 5; $turn++ ) {
			// One line of version 6 has as many addresses as it wants.
			$_SERVER['REMOTE_ADDR'] = "2001:db8:1:1::$turn";
			$statuses[]             = $this->send( $post, array_keys( \Frontage\Share\services() )[ $turn ] );
		}
		$this->assertSame( 429, end( $statuses ) );
		$this->assertSame( MAX_PER_VISITOR, array_sum( counts_of( $post ) ) );
	}

	/** [SH-08] */
	public function test_only_public_posts_known_services_and_own_pages_are_counted(): void {
		$post = $this->add_post();
		$this->assertSame( 404, $this->send( $this->add_post( 'Draft', 'draft' ), 'x' ) );
		$this->assertSame( 404, $this->send( 999999, 'x' ) );
		$this->assertSame( 404, $this->send( $post, 'google_plus' ) );
		$this->assertSame( 404, $this->send( $post, '../../x' ) );
		$this->assertSame( 404, $this->send( $post, 'more' ) );
		$this->assertSame( 400, $this->send( 0, 'x' ) );
		$this->assertSame( 403, $this->send( $post, 'x', [ 'Origin' => 'https://evil.example' ] ) );
		$this->assertSame( 201, $this->send( $post, 'x', [ 'Origin' => home_url() ] ) );
		$this->assertSame( [ 'x' => 1 ], counts_of( $post ) );
	}

	/** [SH-05][SH-08] */
	public function test_counts_are_read_of_own_addresses_only_and_reading_writes_nothing(): void {
		$post = $this->add_post();
		count_share( $post, 'x' );
		count_share( $post, 'x' );
		$own = (string) get_permalink( $post );
		$this->assertSame( $post, post_of_address( $own ) );
		$this->assertSame( 0, post_of_address( 'https://evil.example/?p=' . $post ) );
		$this->assertSame( 0, post_of_address( 'not an address' ) );
		$before = $this->rows();
		$answer = counts_answer( [ $own, 'https://evil.example/?p=' . $post, home_url( '/none/' ) ] );
		$this->assertSame( '{"status":1,"facebook":0,"facebook_urls":[],"message":{' . wp_json_encode( $own ) . ':{"x":2}}}', wp_json_encode( $answer ) );
		$this->assertSame( '{}', wp_json_encode( counts_answer( [] )['message'] ) );
		$this->assertSame( $before, $this->rows() );
	}

	/** How many options and values of meta there are. */
	private function rows(): string {
		global $wpdb;
		return $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->options}" ) . ' ' . $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->postmeta}" );
	}

	/** [SH-06] */
	public function test_numbers_are_short(): void {
		foreach ( json_decode( (string) file_get_contents( dirname( __DIR__, 3 ) . '/blocks/share/test/numbers.json' ) ) as [ $count, $text ] ) {
			$this->assertSame( $text, short_number( $count ), (string) $count );
		}
	}

	/** [SH-01] */
	public function test_title_and_address_go_into_every_link(): void {
		foreach ( array_keys( \Frontage\Share\services() ) as $service ) {
			$link = link_to( $service, 'https://a.b/?c=1&d', 'Stairs & "light" {url}' );
			$this->assertStringContainsString( 'https%3A%2F%2Fa.b%2F%3Fc%3D1%26d', $link, $service );
			$this->assertStringContainsString( 'Stairs%20%26%20%22light%22%20%7Burl%7D', $link, $service );
		}
		$this->assertSame( '', link_to( 'google_plus', 'https://a.b/', '' ) );
	}

	/** [SH-01] */
	public function test_a_block_shares_its_address_and_keeps_hostile_words_harmless(): void {
		$post = $this->add_post( 'A "b" <script>alert(1)</script> & [gallery]' );
		$html = do_blocks(
			'<!-- wp:frontage/share ' . wp_json_encode(
				[
					'url'      => get_permalink( $post ),
					'services' => [ 'x', 'google_plus', 'x', '<b>', 'mastodon' ],
				]
			) . ' /-->'
		);
		$this->assertStringNotContainsString( '<script', $html );
		$this->assertSame( 2, substr_count( $html, '<a ' ) );
		$tag = new \WP_HTML_Tag_Processor( $html );
		$tag->next_tag();
		$data = json_decode( (string) $tag->get_attribute( 'data-frontage-share' ), true );
		$this->assertSame( get_permalink( $post ), $data['url'] );
		$this->assertSame( $post, $data['post'] );

		$html = do_blocks( '<!-- wp:frontage/share {"url":"javascript:alert(1)"} /-->' );
		$this->assertStringNotContainsString( 'javascript', $html );
	}

	/** [SH-01] */
	public function test_what_another_plugin_has_left_goes_on_working(): void {
		$post = $this->add_post();
		$url  = (string) get_permalink( $post );
		$html = do_shortcode( '[Sassy_Social_Share url="' . $url . '" type="floating" right="10" count="1"]' );
		$this->assertStringContainsString( 'data-layout="bar"', $html );
		$this->assertStringContainsString( 'data-side="end"', $html );
		$this->assertStringContainsString( rawurlencode( $url ), $html );

		foreach ( [ 'heateor-sss-data-href', 'data-heateor-sss-href' ] as $attribute ) {
			$html = fill_containers( "<p>Before</p><div class='heateor_sss_sharing_container heateor_sss_horizontal_sharing' $attribute='$url'></div><div>Full</div>" );
			$this->assertStringStartsWith( '<p>Before</p><div ', $html );
			$this->assertStringContainsString( rawurlencode( $url ), $html );
			$this->assertStringEndsWith( '<div>Full</div>', $html );
			$this->assertStringNotContainsString( 'heateor', $html );
		}
		$this->assertSame( 7, fill_containers( 7 ) );
	}

	/** [SH-01][SH-07] Share patterns: parse, and make room for avatars if shown. */
	public function test_patterns(): void {
		foreach ( [ '0', '1' ] as $shown ) {
			update_option( 'show_avatars', $shown );
			register_patterns();
			foreach ( [ 'post-footer', 'share-bar' ] as $name ) {
				$content = \WP_Block_Patterns_Registry::get_instance()->get_registered( "frontage/$name" )['content'] ?? '';
				$this->assertSame( $content, serialize_blocks( parse_blocks( $content ) ) );
				$this->assertStringContainsString( '<!-- wp:frontage/share', $content );
				$this->assertSame( '1' === $shown && 'post-footer' === $name, str_contains( $content, '<!-- wp:avatar' ) );
			}
		}
	}
}
