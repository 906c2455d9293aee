<?php
/** The search form's HTML, and what WordPress's own search says of a result for those who ask. */

declare( strict_types=1 );

namespace Frontage\Tests\Search;

use Frontage\Tests\TestCase;

/** Forms of any attributes, and results of any content. */
final class SearchTest extends TestCase {

	private const FIELDS = 'id,url,frontage_result';

	/**
	 * Renders the block as a visitor gets it.
	 * @param array<string, mixed> $attributes
	 */
	private function render( array $attributes ): string {
		return do_blocks( '<!-- wp:frontage/search ' . wp_json_encode( (object) $attributes ) . ' /-->' );
	}

	/** Search: every kind of attribute makes a form for the site, with three names. */
	public function test_a_form_is_there_whatever_its_attributes_are(): void {
		foreach ( [ [], [ 'opens' => 'nothing' ], [ 'opens' => 'cover' ], [ 'opens' => 'full-screen' ] ] as $attributes ) {
			$html = $this->render( $attributes );
			foreach ( [ 'aria-label="Open Search"', 'aria-label="Submit Search"', 'aria-label="Close"', 'role="search"', 'name="s"', 'popovertarget="frontage-search-' ] as $part ) {
				$this->assertStringContainsString( $part, $html );
			}
			$this->assertStringNotContainsString( 'type="hidden"', $html );
			$this->assertStringNotContainsString( 'nonce', $html );
		}
		$this->assertStringNotContainsString( '<frontage-search', $this->render( [ 'liveResults' => false ] ) );
		$this->assertStringNotContainsString( '<dialog', $this->render( [ 'opens' => 'inline' ] ) );
	}

	/** Search: text of attributes and address is escaped. */
	public function test_hostile_words_are_text(): void {
		$bad  = '"><script>alert(1)</script>&amp;';
		$html = $this->render(
			[
				'placeholder' => $bad,
				'buttonText'  => $bad,
				'width'       => '9;color:red',
				'postTypes'   => [ 'post', $bad, 'revision' ],
			]
		);
		$this->assertStringNotContainsString( '<script', $html );
		$this->assertStringNotContainsString( 'color:red', $html );
		$this->assertSame( 1, substr_count( $html, 'type="hidden"' ) );
		$this->assertStringNotContainsString( 'revision', $html );

		set_query_var( 's', $bad );
		$html = $this->render( [ 'opens' => 'inline' ] );
		set_query_var( 's', '' );
		$this->assertStringNotContainsString( '<script', $html );
		$this->assertStringContainsString( 'value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&amp;amp;"', $html );
	}

	/** Search result: title, type and picture as plain text. */
	public function test_a_result_says_title_type_and_picture(): void {
		$picture = $this->add_picture();
		$this->add_item( [ 'post_title' => 'Zinnober &amp; <em>light</em>' ], [ 'image' => $picture ] );
		$this->add_item( [ 'post_title' => '', 'post_content' => 'Zinnober' ] );
		$results = $this->ask( 'search', [ 'search' => 'Zinnober', '_fields' => self::FIELDS ] )->get_data();
		$this->assertIsArray( $results );
		$this->assertCount( 2, $results );
		$said = array_column( array_column( $results, 'frontage_result' ), null, 'title' );
		$this->assertSame( [ 'Zinnober & light', '(no title)' ], array_keys( $said ) );
		$this->assertSame( 'Portfolio item', $said['Zinnober & light']['type'] );
		$this->assertStringEndsWith( '.jpg', $said['Zinnober & light']['image']['src'] );
		$this->assertNull( $said['(no title)']['image'] );
	}

	/** Search result: is there on request only, and public only. */
	public function test_only_public_results_and_only_for_those_who_ask(): void {
		$this->add_item( [ 'post_title' => 'Zinnober open' ] );
		$this->add_item( [ 'post_title' => 'Zinnober locked', 'post_password' => 'x' ] );
		$this->add_item( [ 'post_title' => 'Zinnober private', 'post_status' => 'private' ] );
		$this->add_item( [ 'post_title' => 'Zinnober draft', 'post_status' => 'draft' ] );
		$results = $this->ask( 'search', [ 'search' => 'Zinnober' ] )->get_data();
		$this->assertSame( [ 'Zinnober open' ], array_column( (array) $results, 'title' ) );
		$this->assertSame( [ null ], array_column( (array) $results, 'frontage_result' ) );
	}

	/** Search result: six with pictures take as many queries as two. */
	public function test_more_results_take_no_more_queries(): void {
		$queries = [];
		for ( $at = 0; $at < 6; $at++ ) {
			$this->add_item( [ 'post_title' => "Zinnober $at" ], [ 'image' => $this->add_picture( "picture-$at" ) ] );
			$queries[] = $this->cost_of( fn() => $this->ask( 'search', [ 'search' => 'Zinnober', 'per_page' => 6, '_fields' => self::FIELDS ] ) );
		}
		$this->assertSame( $queries[1], $queries[5] );
	}

	/** Search result: ten thousand posts cost as many queries as six, under a second. */
	public function test_ten_thousand_posts(): void {
		global $wpdb;
		$ask = fn(): \WP_REST_Response => $this->ask( 'search', [ 'search' => 'Zinnober', 'per_page' => 6, '_fields' => self::FIELDS ] );
		for ( $at = 0; $at < 6; $at++ ) {
			$this->add_item( [ 'post_title' => "Zinnober $at" ] );
		}
		$few = $this->cost_of( $ask );
		foreach ( array_chunk( range( 7, 10000 ), 1000 ) as $numbers ) {
			$rows = array_map( static fn( int $number ): string => "( 'Zinnober $number', 'zinnober-$number', 'Words about it.', '', '', '', '', 'publish', 'post', NOW(), UTC_TIMESTAMP() )", $numbers );
			$wpdb->query( "INSERT INTO $wpdb->posts ( post_title, post_name, post_content, post_excerpt, to_ping, pinged, post_content_filtered, post_status, post_type, post_date, post_date_gmt ) VALUES " . implode( ', ', $rows ) ); // phpcs:ignore WordPress.DB.PreparedSQL -- Numbers.
		}
		$from = microtime( true );
		$this->assertSame( $few, $this->cost_of( $ask ) );
		$this->assertLessThan( 1, microtime( true ) - $from );
		$this->assertCount( 6, (array) $ask()->get_data() );
		$this->assertSame( 10000, (int) $ask()->get_headers()['X-WP-Total'] );
	}
}
