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

	/** @testdox [PF-24] lock: it is its holder’s for as long as he works, and free at once when he is killed */
	public function test_other_process(): void {
		global $wpdb;
		// The test's own transaction would hold the other process up.
		$wpdb->query( 'ROLLBACK' );
		[ $other, $said ] = $this->start( 'Frontage\Database\with_lock( "kit-test", static function () { echo "held\n"; flush(); sleep( 30 ); } );' );
		$this->assertSame( 'held', trim( (string) fgets( $said ) ) );
		$take  = static fn( int $timeout ): ?string => with_lock( 'kit-test', static fn(): string => 'taken', $timeout );
		$lasts = $wpdb->is_mysql ? null : 'taken';
		$this->assertNull( $take( 60 ) );
		// An option can only expire.
		$this->assertSame( $lasts, $take( -1 ) );
		proc_terminate( $other, 9 );
		$tries = 100;
		while ( ( proc_get_status( $other )['running'] ?? false ) && --$tries ) {
			usleep( 20000 );
		}
		$this->assertSame( 'taken', $take( $wpdb->is_mysql ? 60 : -1 ) );
		proc_close( $other );
	}

	/**
	 * Starts another process within WordPress.
	 * @return array{resource, resource} The process, and what it prints.
	 */
	private function start( string $work ): array {
		$code    = '$_SERVER += [ "HTTP_HOST" => "localhost", "REQUEST_METHOD" => "GET", "REQUEST_URI" => "/" ]; require getenv( "WP_SITE_DIR" ) . "/wp-load.php";';
		$process = proc_open( [ PHP_BINARY, '-r', $code . $work ], [ 1 => [ 'pipe', 'w' ] ], $pipes ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- A test.
		$this->assertIsResource( $process );
		return [ $process, $pipes[1] ];
	}

	/** What another request prints that works under a lock. */
	private function in_request( string $work ): string {
		$code = '$_SERVER += [ "HTTP_HOST" => "localhost", "REQUEST_METHOD" => "GET", "REQUEST_URI" => "/" ]; require getenv( "WP_SITE_DIR" ) . "/wp-load.php";';
		exec( escapeshellarg( PHP_BINARY ) . ' -r ' . escapeshellarg( "$code Frontage\\Database\\with_lock( 'test-dying', static function () { $work } );" ), $lines );
		return implode( '', $lines );
	}
}
