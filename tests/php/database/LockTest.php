<?php
/** The lock for one request at a time. */

declare( strict_types=1 );

namespace Frontage\Tests\Database;

use Frontage\Tests\TestCase;
use function Frontage\Database\with_lock;

class LockTest extends TestCase {

	/** @testdox [PF-24] lock: one of two requests works, and after it or an error the next may */
	public function test_one_at_a_time(): void {
		$second = 'not asked';
		$first  = with_lock(
			'test',
			static function () use ( &$second ): string {
				$second = with_lock( 'test', static fn(): string => 'too' );
				return 'done';
			}
		);
		$this->assertSame( [ 'done', null ], [ $first, $second ] );
		try {
			with_lock(
				'test',
				static function (): void {
					throw new \Error( 'failed' );
				}
			);
		} catch ( \Error $error ) {
			$this->assertSame( 'next', with_lock( 'test', static fn(): string => 'next' ) );
		}
	}

	/** @testdox [PF-24] lock: a request that dies blocks nobody */
	public function test_request_dies(): void {
		$this->assertSame( 'held', $this->in_request( "echo 'held'; exit;" ) );
		$this->assertSame( 'free', $this->in_request( "echo 'free';" ) );
	}

	/** What another request prints that works under a lock. */
	private function in_request( string $work ): string {
		$code = '$_SERVER += [ "HTTP_HOST" => "localhost", "REQUEST_METHOD" => "GET", "REQUEST_URI" => "/" ]; require getenv( "WP_SITE_DIR" ) . "/wp-load.php";';
		exec( escapeshellarg( PHP_BINARY ) . ' -r ' . escapeshellarg( "$code Frontage\\Database\\with_lock( 'test-dying', static function () { $work } );" ), $lines );
		return implode( '', $lines );
	}
}
