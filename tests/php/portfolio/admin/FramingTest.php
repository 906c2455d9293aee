<?php
/**
 * Promises about asking other sites whether they may be framed, and remembering it.
 *
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Tests\Portfolio;

use Frontage\Tests\TestCase;
use function Frontage\Portfolio\ask_for_framing;
use function Frontage\Portfolio\headers_from;
use function Frontage\Portfolio\item;

class FramingTest extends TestCase {

	/** A public address that needs no name server. */
	private const SITE = 'http://93.184.216.34';

	/**
	 * What other sites were asked, such as `HEAD http://…`.
	 *
	 * @var string[]
	 */
	private array $asked = [];

	/**
	 * Stands in for other sites.
	 *
	 * @var callable|null
	 */
	private $sites = null;

	/**
	 * No test leaves the machine.
	 */
	protected function tear_down(): void {
		if ( $this->sites ) {
			remove_filter( 'pre_http_request', $this->sites );
		}
		parent::tear_down();
	}

	/**
	 * @testdox [PF-20] a site is asked by HEAD, by GET where it does not know HEAD, and followed where it leads
	 */
	public function test_asking(): void {
		$this->answer(
			[
				'HEAD ' . self::SITE . '/'  => [ 200, [ 'X-Frame-Options' => 'DENY' ] ],
				'HEAD ' . self::SITE . '/a' => [ 405, [] ],
				'GET ' . self::SITE . '/a'  => [ 200, [] ],
				'HEAD ' . self::SITE . '/b' => [ 301, [ 'Location' => '/c' ] ],
				'HEAD ' . self::SITE . '/c' => [ 200, [ 'Content-Security-Policy' => "frame-ancestors 'none'" ] ],
				'HEAD ' . self::SITE . '/d' => [ 404, [] ],
				'GET ' . self::SITE . '/d'  => [ 404, [] ],
			]
		);
		$this->assertSame( [ false, 'refused' ], array_values( ask_for_framing( self::SITE . '/' ) ) );
		$this->assertSame( [ true, 'allowed' ], array_values( ask_for_framing( self::SITE . '/a' ) ) );
		$this->assertSame( [ false, 'refused' ], array_values( ask_for_framing( self::SITE . '/b' ) ) );
		$this->assertSame( [ null, 'missing' ], array_values( ask_for_framing( self::SITE . '/d' ) ) );
		$this->assertSame( [ null, 'silent' ], array_values( ask_for_framing( self::SITE . '/nothing' ) ) );
		$this->assertSame( [ null, 'silent' ], array_values( ask_for_framing( 'http://nobody.invalid/' ) ) );
	}

	/**
	 * @testdox [PF-20] nobody reaches through it what only the server can: private addresses are not asked, neither straight nor by a redirect
	 */
	public function test_private(): void {
		$private = [ 'http://127.0.0.1:9999/', 'http://10.0.0.8/', 'http://169.254.169.254/latest/meta-data/', 'http://100.64.0.1/', 'http://192.168.1.1/', 'http://0.0.0.0/', 'http://93.184.216.34:22/', 'http://user:pass@93.184.216.34/' ];
		$answers = [];
		foreach ( $private as $at => $url ) {
			$answers[ 'HEAD ' . self::SITE . "/$at" ] = [ 302, [ 'Location' => $url ] ];
		}
		$this->answer( $answers );
		// On this very machine the first would be the site's own host.
		$elsewhere = static fn(): string => 'http://studio.example';
		add_filter( 'pre_option_home', $elsewhere );
		foreach ( $private as $at => $url ) {
			$this->assertNull( ask_for_framing( $url )['mayBeFramed'], $url );
			$this->assertNull( ask_for_framing( self::SITE . "/$at" )['mayBeFramed'], "redirected to $url" );
		}
		remove_filter( 'pre_option_home', $elsewhere );
		$this->assertSame( array_keys( $answers ), $this->asked, 'Only the public addresses were asked.' );
	}

	/**
	 * @testdox [PF-20] on a site with https an address without is refused by browsers, also at the end of a redirect
	 */
	public function test_insecure(): void {
		$secure = static fn(): string => 'https://studio.example';
		add_filter( 'pre_option_home', $secure );
		$this->answer( [ 'HEAD https://93.184.216.34/' => [ 301, [ 'Location' => self::SITE . '/' ] ] ] );
		$this->assertSame( [ false, 'insecure' ], array_values( ask_for_framing( self::SITE . '/' ) ) );
		$this->assertSame( [ false, 'insecure' ], array_values( ask_for_framing( 'https://93.184.216.34/' ) ) );
		remove_filter( 'pre_option_home', $secure );
	}

	/**
	 * @testdox [PF-20] an item whose address is a path of this site is framed like any other page of it
	 */
	public function test_own_path(): void {
		$home = static fn(): string => 'https://93.184.216.34';
		add_filter( 'pre_option_home', $home );
		$this->answer( [ 'HEAD https://93.184.216.34/demo/' => [ 200, [ 'X-Frame-Options' => 'SAMEORIGIN' ] ] ] );
		$answer = ask_for_framing( '/demo/' );
		remove_filter( 'pre_option_home', $home );
		$this->assertSame( [ true, 'allowed' ], array_values( $answer ) );
	}

	/**
	 * @testdox [PF-20] a name that stands for another address by the time it is asked leads nobody there: only the address that was looked at is asked
	 */
	public function test_rebinding(): void {
		$site = (string) getenv( 'WP_BASE_URL' );
		$this->assertNotSame( '', $site, 'The test site answers.' );
		$port  = (int) wp_parse_url( $site, PHP_URL_PORT );
		$home  = static fn(): string => "http://localhost:$port";
		$later = static fn() => false;
		add_filter( 'pre_option_home', $home );
		add_filter( 'pre_http_request', $later, 99 );
		$asked = static fn( string $address ): bool => null !== headers_from( "http://localhost:$port/license.txt", microtime( true ) + 5, $address );
		$here  = $asked( '127.0.0.1' );
		$there = $asked( '127.0.0.99' );
		remove_filter( 'pre_http_request', $later, 99 );
		remove_filter( 'pre_option_home', $home );
		$this->assertTrue( $here );
		$this->assertFalse( $there, 'Nobody answers at that address, whatever the name stands for.' );
	}

	/**
	 * @testdox [PF-20] those who may write items may ask, nobody else, and the same question goes out once
	 */
	public function test_route(): void {
		$this->answer( [ 'HEAD ' . self::SITE . '/' => [ 200, [ 'X-Frame-Options' => 'SAMEORIGIN' ] ] ] );
		$this->assertSame( 401, $this->question( self::SITE . '/' )->get_status() );
		$this->sign_in( 'subscriber' );
		$this->assertSame( 403, $this->question( self::SITE . '/' )->get_status() );
		$this->assertSame( [], $this->asked );

		$this->sign_in( 'contributor' );
		$expected = [
			'mayBeFramed' => false,
			'reason'      => 'refused',
		];
		foreach ( [ 'first', 'second' ] as $time ) {
			$this->assertSame( $expected, $this->question( self::SITE . '/' )->get_data(), $time );
		}
		$this->assertCount( 1, $this->asked );
		$this->assertSame( 400, $this->question( 'javascript:alert(1)' )->get_status() );
	}

	/**
	 * @testdox [PF-20] a refusal is remembered with the item, told to the gallery and the REST API, and forgotten with the address
	 */
	public function test_remembered(): void {
		$this->answer( [ 'HEAD ' . self::SITE . '/' => [ 200, [ 'X-Frame-Options' => 'DENY' ] ] ] );
		$item = $this->add_item(
			[],
			[
				'type'    => 'iframe',
				'siteUrl' => self::SITE . '/',
			]
		);
		wp_update_post( [ 'ID' => $item->ID ] );
		$this->assertSame( [], $this->asked, 'Saving waits for nobody.' );
		$this->assertArrayNotHasKey( 'frameable', item( $item ) );
		$this->assertIsInt( wp_next_scheduled( 'frontage_check_framing', [ $item->ID ] ) );

		do_action( 'frontage_check_framing', $item->ID );
		$this->assertFalse( item( $item )['frameable'] ?? true );
		$this->assertFalse( $this->ask( "astra-portfolio/{$item->ID}" )->get_data()['frontage_frameable'] );

		update_post_meta( $item->ID, 'astra-site-url', 'http://93.184.216.34/elsewhere' );
		$this->assertArrayNotHasKey( 'frameable', item( $item ) );
		$this->assertTrue( $this->ask( "astra-portfolio/{$item->ID}" )->get_data()['frontage_frameable'] );
	}

	/**
	 * @testdox [PF-20] what the editor was told while typing is remembered when the item is saved; drafts ask nobody
	 */
	public function test_known(): void {
		$this->answer( [ 'HEAD ' . self::SITE . '/' => [ 200, [ 'X-Frame-Options' => 'DENY' ] ] ] );
		$this->sign_in( 'editor' );
		$meta  = [ 'siteUrl' => self::SITE . '/' ];
		$draft = $this->add_item( [ 'post_status' => 'draft' ], $meta );
		wp_update_post( [ 'ID' => $draft->ID ] );
		$this->assertFalse( wp_next_scheduled( 'frontage_check_framing', [ $draft->ID ] ) );

		$this->question( self::SITE . '/' );
		$item = $this->add_item( [], $meta );
		wp_update_post( [ 'ID' => $item->ID ] );
		$this->assertFalse( item( $item )['frameable'] ?? true );
		$this->assertFalse( wp_next_scheduled( 'frontage_check_framing', [ $item->ID ] ) );
		$this->assertCount( 1, $this->asked );
	}

	/**
	 * Answers in place of other sites; what is not in the list is silent.
	 *
	 * @param array<string, array{int, array<string, string>}> $answers Status and headers by `METHOD address`.
	 */
	private function answer( array $answers ): void {
		$this->sites = function ( $answer, $args, $url ) use ( $answers ) {
			$question      = "{$args['method']} $url";
			$this->asked[] = $question;
			if ( ! isset( $answers[ $question ] ) ) {
				return new \WP_Error( 'http_request_failed', 'No answer.' );
			}
			return [
				'headers'  => new \WpOrg\Requests\Utility\CaseInsensitiveDictionary( $answers[ $question ][1] ),
				'body'     => '',
				'response' => [
					'code'    => $answers[ $question ][0],
					'message' => '',
				],
				'cookies'  => [],
				'filename' => null,
			];
		};
		add_filter( 'pre_http_request', $this->sites, 10, 3 );
	}

	/**
	 * Asks the route.
	 *
	 * @param string $url An address.
	 */
	private function question( string $url ): \WP_REST_Response {
		$request = new \WP_REST_Request( 'GET', '/frontage/v1/framing' );
		$request->set_query_params( [ 'url' => $url ] );
		return rest_do_request( $request );
	}
}
