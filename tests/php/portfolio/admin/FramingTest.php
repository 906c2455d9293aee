<?php
/**
 * Asking other sites whether they may be framed.
 *
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Tests\Portfolio;

use Frontage\Portfolio\Fake_Network;
use Frontage\Tests\TestCase;
use function Frontage\Portfolio\check_framing;
use function Frontage\Portfolio\fetch_headers;

require_once __DIR__ . '/fake-network.php';
require_once __DIR__ . '/FakeSites.php';

class FramingTest extends TestCase {

	use FakeSites;

	/** A public address that needs no name server. */
	private const SITE = 'http://93.184.216.34';

	/**
	 * @testdox [PF-20] framing: asked by HEAD, else GET, following redirects
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
		$this->assertSame( [ false, 'refused' ], array_values( check_framing( self::SITE . '/' ) ) );
		$this->assertSame( [ true, 'allowed' ], array_values( check_framing( self::SITE . '/a' ) ) );
		$this->assertSame( [ false, 'refused' ], array_values( check_framing( self::SITE . '/b' ) ) );
		$this->assertSame( [ null, 'missing' ], array_values( check_framing( self::SITE . '/d' ) ) );
		$this->assertSame( [ null, 'silent' ], array_values( check_framing( self::SITE . '/nothing' ) ) );
		$this->assertSame( [ null, 'silent' ], array_values( check_framing( 'http://nobody.invalid/' ) ) );
	}

	/**
	 * @testdox [PF-20] framing: private addresses are not requested, nor by redirect
	 */
	public function test_private(): void {
		$private = [ 'http://127.0.0.1/', 'http://10.0.0.8/', 'http://169.254.169.254/latest/meta-data/', 'http://100.64.0.1/', 'http://192.168.1.1/', 'http://0.0.0.0/', 'http://192.0.0.9/', 'http://198.19.0.1/', 'http://224.0.0.1/', 'http://239.255.255.250/', 'http://168.63.129.16/', 'http://inside.example/' ];
		$answers = [];
		foreach ( $private as $at => $url ) {
			$answers[ 'HEAD ' . self::SITE . "/$at" ] = [ 302, [ 'Location' => $url ] ];
		}
		$this->answer( $answers );
		// On this very machine the first would be the site's own host.
		$elsewhere = static fn(): string => 'http://studio.example';
		add_filter( 'pre_option_home', $elsewhere );
		foreach ( $private as $at => $url ) {
			$this->assertSame( [ null, 'private' ], array_values( check_framing( $url ) ), $url );
			$this->assertSame( [ null, 'private' ], array_values( check_framing( self::SITE . "/$at" ) ), "redirected to $url" );
		}
		remove_filter( 'pre_option_home', $elsewhere );
		$this->assertSame( array_keys( $answers ), $this->asked, 'Only the public addresses were asked.' );
	}

	/**
	 * @testdox [PF-20] framing: an unsafe address is not called private
	 */
	public function test_unchecked(): void {
		$this->answer( [] );
		foreach ( [ 'https://demo.example:8443/', 'http://93.184.216.34:22/', 'http://user:pass@93.184.216.34/', 'https://bücher.example/', 'http://six.example/', 'http://[2606:2800:220:1::1]/', 'http://[::1]/', 'http://0x7f.1/', 'http://2130706433/' ] as $url ) {
			$this->assertSame( [ null, 'unchecked' ], array_values( check_framing( $url ) ), $url );
		}
		$this->assertSame( [], $this->asked );
		$this->assertSame( [ null, 'silent' ], array_values( check_framing( 'https://xn--bcher-kva.example/' ) ) );
		$this->assertSame( [ 'HEAD https://xn--bcher-kva.example/', 'GET https://xn--bcher-kva.example/' ], $this->asked );
	}

	/**
	 * @testdox [PF-20] framing: not checked without cURL or through a proxy
	 */
	public function test_unpinned(): void {
		$conditions = [
			''                                         => 'silent',
			'-d disable_functions=curl_init,curl_exec' => 'unchecked',
			'WP_PROXY_HOST=proxy.example WP_PROXY_PORT=3128' => 'unchecked',
		];
		foreach ( $conditions as $condition => $reason ) {
			$options = str_starts_with( $condition, '-' ) ? $condition : '';
			$code    = 'define( "WP_DISABLE_FATAL_ERROR_HANDLER", true ); $_SERVER["HTTP_HOST"] = "localhost"; $_SERVER["SERVER_PROTOCOL"] = "HTTP/1.1"; $_SERVER["REQUEST_METHOD"] = "GET"; $_SERVER["REQUEST_URI"] = "/";'
				. implode( '', array_map( static fn( string $constant ): string => 'define( "' . str_replace( '=', '", "', $constant ) . '" );', '' === $options ? array_filter( explode( ' ', $condition ) ) : [] ) )
				. 'require getenv( "WP_SITE_DIR" ) . "/wp-load.php"; $asked = 0;'
				. 'add_filter( "pre_http_request", function () use ( &$asked ) { ++$asked; return new WP_Error( "no", "No network." ); } );'
				. 'echo json_encode( [ Frontage\\Portfolio\\check_framing( "' . self::SITE . '/" )["reason"], $asked ] );';
			$lines   = [];
			exec( escapeshellarg( PHP_BINARY ) . " $options -r " . escapeshellarg( $code ), $lines );
			$this->assertSame( wp_json_encode( [ $reason, 'silent' === $reason ? 2 : 0 ] ), end( $lines ), $condition );
		}
	}

	/**
	 * @testdox [PF-20] framing: time for name servers is within the limit
	 */
	public function test_slow_dns(): void {
		$timeouts = [];
		$record   = static function ( $answer, $args ) use ( &$timeouts ) {
			$timeouts[] = $args['timeout'];
			return $answer;
		};
		add_filter( 'pre_http_request', $record, 11, 2 );
		$this->answer( [ 'HEAD http://3s.example/' => [ 302, [ 'Location' => 'http://9s.example/' ] ] ] );
		$answer = check_framing( 'http://3s.example/' );
		remove_filter( 'pre_http_request', $record, 11 );
		Fake_Network::$passed = 0;
		$this->assertSame( [ null, 'silent' ], array_values( $answer ) );
		$this->assertSame( [ 'HEAD http://3s.example/' ], $this->asked, 'There is no time left for the second site.' );
		$this->assertLessThanOrEqual( 1, $timeouts[0] );
	}

	/**
	 * @testdox [PF-20] framing: http is refused on an https site, also after a redirect
	 */
	public function test_insecure(): void {
		$secure = static fn(): string => 'https://studio.example';
		add_filter( 'pre_option_home', $secure );
		$this->answer( [ 'HEAD https://93.184.216.34/' => [ 301, [ 'Location' => self::SITE . '/' ] ] ] );
		$this->assertSame( [ false, 'insecure' ], array_values( check_framing( self::SITE . '/' ) ) );
		$this->assertSame( [ false, 'insecure' ], array_values( check_framing( 'https://93.184.216.34/' ) ) );
		remove_filter( 'pre_option_home', $secure );
	}

	/**
	 * @testdox [PF-20] framing: a path of this site is framed as its pages
	 */
	public function test_own_path(): void {
		$home = static fn(): string => 'https://93.184.216.34';
		add_filter( 'pre_option_home', $home );
		$this->answer( [ 'HEAD https://93.184.216.34/demo/' => [ 200, [ 'X-Frame-Options' => 'SAMEORIGIN' ] ] ] );
		$answer = check_framing( '/demo/' );
		remove_filter( 'pre_option_home', $home );
		$this->assertSame( [ true, 'allowed' ], array_values( $answer ) );
	}

	/**
	 * @testdox [PF-20] framing: a name that changes its address is asked at the checked one
	 */
	public function test_rebinding(): void {
		$site = (string) getenv( 'WP_BASE_URL' );
		$this->assertNotSame( '', $site, 'The test site answers.' );
		$port  = (int) wp_parse_url( $site, PHP_URL_PORT );
		$home  = static fn(): string => "http://localhost:$port";
		$later = static fn() => false;
		add_filter( 'pre_option_home', $home );
		add_filter( 'pre_http_request', $later, 99 );
		$asked = static fn( string $address ): bool => null !== fetch_headers( "http://localhost:$port/license.txt", $address, microtime( true ) + 5 );
		$here  = $asked( '127.0.0.1' );
		$there = $asked( '127.0.0.99' );
		remove_filter( 'pre_http_request', $later, 99 );
		remove_filter( 'pre_option_home', $home );
		$this->assertTrue( $here );
		$this->assertFalse( $there, 'Nobody answers at that address, whatever the name stands for.' );
	}

	/**
	 * @testdox [PF-20] framing: item authors may ask, and equal questions go out once
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
}
