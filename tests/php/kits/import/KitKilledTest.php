<?php
/** Imports whose process or database ends half-way: nothing twice, nothing half. */

declare( strict_types=1 );

namespace Frontage\Tests\Kits;

use Frontage\Kits;

require_once __DIR__ . '/ImportCase.php';

final class KitKilledTest extends ImportCase {

	/** @testdox [KT-02] kits: killed after any insert, an import goes on or is undone, and makes nothing twice */
	public function test_killed(): void {
		$before = $this->state();
		$kit    = $this->killed_kit();
		for ( $at = 1, $was_killed = true; $was_killed; $at++ ) {
			$was_killed = $this->import_killed( $kit, $at, true );
			$this->assertCount( 2, get_posts( [ 'post_type' => 'page', 'post_status' => 'any', 's' => 'Kitty', 'numberposts' => -1 ] ), "killed at $at" );
			$this->assertCount( 2, (array) get_terms( [ 'taxonomy' => 'category', 'hide_empty' => false, 'search' => 'Kitty' ] ) );
			$this->assertCount( 1, get_posts( [ 'post_type' => 'attachment', 'post_status' => 'any', 's' => 'Kitty', 'numberposts' => -1 ] ) );
			$this->assertSame( [], $this->take_back( Kits\runs()[0] )['report']['left'] );
			$this->assertUntouched( $before, "killed at $at, then undone" );
		}
		$this->assertGreaterThan( 6, $at );
		for ( $at = 1, $was_killed = true; $was_killed; $at++ ) {
			$was_killed = $this->import_killed( $kit, $at, false );
			$this->take_back( Kits\runs()[0] );
			$this->assertUntouched( $before, "killed at $at, then cancelled" );
		}
	}

	/** @return array{manifest: array<string, mixed>, read: callable, file: callable} */
	private function killed_kit(): array {
		return $this->kit_of(
			[
				'term/category--kit-a'        => [ 'taxonomy' => 'category', 'name' => 'Kitty A', 'slug' => 'kit-a' ],
				'term/category--kit-a--kit-b' => [ 'taxonomy' => 'category', 'name' => 'Kitty B', 'slug' => 'kit-b', 'parent' => 'kit:term/category--kit-a' ],
				'media/kit-sun'               => [ 'title' => 'Kitty', 'slug' => 'kit-sun', 'file' => 'files/kit-sun.jpg', 'alt' => 'Kitty' ],
				'page/kit-a'                  => [ 'title' => 'Kitty A', 'slug' => 'kit-a', 'status' => 'publish', 'thumbnail' => 'kit:media/kit-sun', 'content' => '<a href="kit:page/kit-a--kit-b">b</a>' ],
				'page/kit-a--kit-b'           => [ 'title' => 'Kitty B', 'slug' => 'kit-b', 'status' => 'publish', 'parent' => 'kit:page/kit-a' ],
			],
			[ 'files/kit-sun.jpg' => $this->photo() ]
		);
	}

	/**
	 * Imports, and throws at the n-th row that is inserted or filled.
	 * @param array{manifest: array<string, mixed>, read: callable, file: callable} $kit
	 * @return bool Whether it got so far.
	 */
	private function import_killed( array $kit, int $at, bool $goes_on ): bool {
		$seen = 0;
		$kill = static function () use ( $at, &$seen ): void {
			if ( ++$seen === $at ) {
				throw new \Error( 'Killed.' );
			}
		};
		$run  = $this->ok( Kits\begin( $kit['manifest'], Kits\WITH_SETTINGS, true ) );
		$this->assertTrue( Kits\send_all( $kit, $run ) );
		$hooks = [ 'wp_insert_post', 'created_term', 'added_post_meta', 'add_attachment', 'edit_term', 'edit_attachment' ];
		foreach ( $hooks as $hook ) {
			add_action( $hook, $kill );
		}
		$first = Kits\finish_steps( $run['id'] );
		foreach ( $hooks as $hook ) {
			remove_action( $hook, $kill );
		}
		if ( $seen >= $at ) {
			$this->assertInstanceOf( \WP_Error::class, $first );
			$this->assertSame( 'frontage_kit_step', $this->run_of( $run['id'] )['error']['code'] ?? '' );
		}
		if ( $goes_on ) {
			$this->ok( Kits\finish_steps( $run['id'] ) );
			$this->ok( Kits\switch_over( $run['id'] ) );
			$done = $this->ok( Kits\finish_steps( $run['id'] ) );
			$this->assertSame( [ 'done', [] ], [ $done['state'], $done['report']['unresolved'] ?? [] ] );
		}
		return $seen >= $at;
	}

	/** @testdox [KT-02] kits: a database error at any query changes nothing, and the next step takes it up */
	public function test_database_fails(): void {
		global $wpdb;
		$kit    = $this->killed_kit();
		$before = $this->state();
		$shown  = $wpdb->suppress_errors( true );
		$fails  = 0;
		foreach ( [ 1, 3, 8, 13, 19, 21, 23, 25, 27, 29, 31, 33, 34, 36, 38, 40, 42, 55, 89 ] as $at ) {
			$run = $this->ok( Kits\begin( $kit['manifest'], Kits\WITH_SETTINGS, true ) );
			$this->assertTrue( Kits\send_all( $kit, $run ) );
			foreach ( [ 'step', 'switch_over', 'step' ] as $do ) {
				$seen = 0;
				$fail = static function ( string $query ) use ( $at, &$seen ): string {
					return preg_match( '/^\s*(INSERT|UPDATE|DELETE)/i', $query ) && ! str_contains( $query, '.lock' ) && ++$seen === $at ? 'BROKEN' : $query;
				};
				add_filter( 'query', $fail, 20 );
				$result = ( "Frontage\\Kits\\$do" )( $run['id'] );
				remove_filter( 'query', $fail, 20 );
				if ( $seen >= $at && is_wp_error( $result ) ) {
					++$fails;
					if ( 'switch_over' === $do ) {
						wp_cache_flush();
						$this->assertNull( $this->page( 'kit-a' ), "query $at of the switch" );
					}
					$this->ok( ( "Frontage\\Kits\\$do" )( $run['id'] ) );
				}
			}
			wp_cache_flush();
			$media = (int) get_post_thumbnail_id( $this->page( 'kit-a' ) );
			$this->assertSame( [ 'Kitty', 40 ], [ get_post_meta( $media, '_wp_attachment_image_alt', true ), wp_get_attachment_metadata( $media )['width'] ?? 0 ], "query $at" );
			$this->assertSame( [ 'done', [] ], [ $this->run_of( $run['id'] )['state'], $this->run_of( $run['id'] )['report']['unresolved'] ?? [] ], "query $at" );
			$this->assertSame( [], $this->take_back( $run )['report']['left'] );
			$this->assertUntouched( $before, "query $at" );
		}
		$wpdb->suppress_errors( $shown );
		$this->assertGreaterThan( 9, $fails );
	}

	/** @testdox [KT-02] kits: a process that ends within a transaction rolls it back first: its lock is gone, and what others write at its end stays */
	public function test_ends_in_transaction(): void {
		$this->leave();
		$load = 'global $wpdb; $wpdb->is_mysql = false; require "' . dirname( __DIR__, 4 ) . '/src/kits/load.php";';
		$dies = 'add_action( "shutdown", static fn() => Frontage\Kits\write_row( "last", "", 1 ) );
			Frontage\Kits\alone( static fn() => Frontage\Kits\in_transaction( static function () { Frontage\Kits\write_row( "half", "", 1 ); exit; } ) );';
		$this->assertSame( '', $this->said( $load . $dies ) );
		$asks = 'echo wp_json_encode( array_column( $wpdb->get_results( "SELECT option_name FROM {$wpdb->options} WHERE option_name IN ( \'frontage_kit.lock\', \'frontage_kit_half\', \'frontage_kit_last\' )" ), "option_name" ) );
			$wpdb->query( "DELETE FROM {$wpdb->options} WHERE option_name IN ( \'frontage_kit.lock\', \'frontage_kit_half\', \'frontage_kit_last\' )" );';
		$this->assertSame( '["frontage_kit_last"]', $this->said( $load . $asks ) );
	}

	/** @testdox [KT-02] [KT-04] kits: a process killed at any write of it is taken up at once, undone or canceled: pages that were replaced and files are as before */
	public function test_killed_process(): void {
		$kill = '$seen = 0; add_filter( "query", static function ( $query ) use ( &$seen ) {
				if ( preg_match( "/^\s*(INSERT|UPDATE|DELETE|COMMIT)/", $query ) && ++$seen === %d ) { posix_kill( getmypid(), 9 ); }
				return $query;
			} );';
		$this->with_replaced_page(
			function ( callable $imports, callable $goes_back, callable $assert_untouched ) use ( $kill ): void {
				foreach ( [ 4, 22, 36, 46, 51, 61 ] as $number => $at ) {
					$this->assertSame( '', $imports( sprintf( $kill, $at ) ), "killed at $at" );
					$number % 2 && $imports();
					$this->assertSame( '[]', $goes_back(), "killed at $at" );
					$assert_untouched( "killed at $at" );
				}
			}
		);
	}

	/** @testdox [KT-02] [KT-04] kits: a fatal error in any phase ends nothing: the import goes on or back, and all is as before */
	public function test_fatal_error(): void {
		// No memory for a text: nothing can catch that.
		$dies = 'ini_set( "display_errors", "0" ); $is = false; add_filter( "query", static function ( $query ) use ( &$is ) {
				if ( $is && preg_match( "/^\s*(INSERT|UPDATE|DELETE)/", $query ) ) { str_repeat( "x", PHP_INT_MAX - 99 ); }
				$is = $is || preg_match( "/phase\W+%s\W/", $query );
				return $query;
			} );';
		$this->with_replaced_page(
			function ( callable $imports, callable $goes_back, callable $assert_untouched ) use ( $dies ): void {
				$way = array_keys( Kits\phases() );
				$way = array_slice( $way, (int) array_search( 'look', $way, true ) );
				foreach ( array_keys( Kits\phases() ) as $number => $phase ) {
					$error  = sprintf( $dies, $phase );
					$is_way = in_array( $phase, $way, true );
					if ( $is_way ) {
						$this->assertSame( 'cancel' === $phase ? '' : 'whole', $imports( 'cancel' === $phase ? sprintf( $dies, 'resolve' ) : '' ), $phase );
						$this->assertSame( '', $goes_back( $error ), $phase );
					} else {
						$this->assertSame( '', $imports( $error ), $phase );
						$number % 2 && $this->assertSame( 'whole', $imports(), $phase );
					}
					$this->assertSame( '[]', $goes_back(), $phase );
					$assert_untouched( "a fatal error in $phase" );
				}
			}
		);
	}

	/**
	 * Does something with processes that import a kit, which replaces a page of the owner, and go back.
	 * @param callable(callable(string=): string, callable(string=): string, callable(string): void): void $work Given what imports and what goes back, each
	 *        with PHP code that runs before it and answering with what its process said, and what asserts that all is as before.
	 */
	private function with_replaced_page( callable $work ): void {
		global $wpdb;
		$this->leave();
		$ours = $this->add_post( 'page', 'kit-ours', 'Ours' );
		$wpdb->query( 'COMMIT' );
		$kit     = $this->kit_of(
			[
				'media/kit-sun' => [ 'title' => 'Sun', 'slug' => 'kit-sun', 'file' => 'files/kit-sun.jpg' ],
				'page/kit-ours' => [ 'title' => 'Theirs', 'slug' => 'kit-ours', 'status' => 'publish', 'content' => 'Theirs', 'thumbnail' => 'kit:media/kit-sun' ],
				'settings/site' => [ 'title' => 'Kit title', 'showOnFront' => 'page', 'frontPage' => 'kit:page/kit-ours' ],
			],
			[ 'files/kit-sun.jpg' => $this->photo() ]
		);
		$objects = [];
		foreach ( array_keys( $kit['manifest']['objects'] ) as $name ) {
			$objects[ $name ] = $kit['read']( $name );
		}
		file_put_contents( "$this->folder/kit.json", (string) wp_json_encode( [ $kit['manifest'], $objects ] ) );
		file_put_contents( "$this->folder/photo", $this->photo() );
		$load   = 'require "' . dirname( __DIR__, 4 ) . '/src/kits/load.php"; wp_set_current_user( 1 );
			[ $manifest, $objects ] = json_decode( file_get_contents( "' . $this->folder . '/kit.json" ), true );
			$file = static function () { $copy = (string) tempnam( sys_get_temp_dir(), "kit" ); copy( "' . $this->folder . '/photo", $copy ); return $copy; };';
		$import = '$answer = Frontage\Kits\import_source( [ "manifest" => $manifest, "read" => static fn( $name ) => $objects[ $name ], "file" => $file ], [ "*" => "replace" ] + Frontage\Kits\WITH_SETTINGS, true );
			echo is_wp_error( $answer ) ? $answer->get_error_message() : "whole";';
		$back   = '$run = Frontage\Kits\runs()[0] ?? null; $answer = $run ? Frontage\Kits\undo( $run["id"] ) : []; $answer = $run ? Frontage\Kits\finish_steps( $run["id"] ) : [];
			echo is_wp_error( $answer ) ? $answer->get_error_message() : wp_json_encode( $answer["report"]["left"] ?? [] );';
		$before = $this->state();
		$files  = $this->uploads();
		$work(
			fn( string $first = '' ): string => $this->said( $load . $first . $import ),
			fn( string $first = '' ): string => $this->said( $load . $first . $back ),
			function ( string $when ) use ( $wpdb, $before, $files ): void {
				// A new view of the database.
				$wpdb->query( 'COMMIT' );
				$this->assertUntouched( $before, $when );
				$this->assertSame( $files, $this->uploads(), $when );
			}
		);
		wp_delete_post( $ours, true );
		Kits\delete_rows( '' );
		$wpdb->query( 'COMMIT' );
	}

	/** Leaves the test's own transaction, which would hold other processes up. */
	private function leave(): void {
		global $wpdb;
		remove_filter( 'query', [ $this, 'nest' ] );
		$wpdb->query( 'ROLLBACK' );
	}

	/**
	 * Starts another process within WordPress.
	 * @return array{resource, resource} The process, and what it prints.
	 */
	private function start( string $work ): array {
		$code    = 'define( "WP_DISABLE_FATAL_ERROR_HANDLER", true ); $_SERVER += [ "HTTP_HOST" => "localhost", "REQUEST_METHOD" => "GET", "REQUEST_URI" => "/" ]; require getenv( "WP_SITE_DIR" ) . "/wp-load.php";';
		$process = proc_open( [ PHP_BINARY, '-r', $code . $work ], [ 1 => [ 'pipe', 'w' ] ], $pipes ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- A test.
		$this->assertIsResource( $process );
		return [ $process, $pipes[1] ];
	}

	/** What another process prints. */
	private function said( string $work ): string {
		[ $process, $said ] = $this->start( $work );

		$all = (string) stream_get_contents( $said );
		proc_close( $process );
		return trim( $all );
	}
}
