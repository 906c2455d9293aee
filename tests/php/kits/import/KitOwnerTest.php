<?php
/** One owner of a run: locks, transactions that end, and what a process stores that has lost the run. */

declare( strict_types=1 );

namespace Frontage\Tests\Kits;

use Frontage\Kits;

use function Frontage\Database\with_lock;

require_once __DIR__ . '/ImportCase.php';

final class KitOwnerTest extends ImportCase {

	/** @var bool|null Of the connection: whether its database has locks. */
	private ?bool $is_mysql = null;

	protected function set_up(): void {
		parent::set_up();
		$this->is_mysql = $GLOBALS['wpdb']->is_mysql;
	}

	protected function tear_down(): void {
		$GLOBALS['wpdb']->is_mysql = $this->is_mysql;
		parent::tear_down();
	}

	/** @return array{manifest: array<string, mixed>, read: callable, file: callable} A picture, and a page that replaces the owner's. */
	private function kit(): array {
		return $this->kit_of(
			[
				'media/kit-sun' => [ 'title' => 'Sun', 'slug' => 'kit-sun', 'file' => 'files/kit-sun.jpg' ],
				'page/kit-ours' => [ 'title' => 'Theirs', 'slug' => 'kit-ours', 'status' => 'publish', 'content' => 'Theirs' ],
			],
			[ 'files/kit-sun.jpg' => $this->photo() ]
		);
	}

	/** @testdox [KT-02] kits: a picture takes 61 seconds while another window goes on: that stays, and the way back leads to the owner’s page */
	public function test_slow_picture(): void {
		$ours   = $this->add_post( 'page', 'kit-ours', 'Ours' );
		$before = $this->state();
		$run    = $this->ok( Kits\begin( $this->kit()['manifest'], [ '*' => 'replace' ], true ) );
		$this->assertTrue( Kits\send_all( $this->kit(), $run ) );
		$other = function ( array $sizes ) use ( $run, &$other ): array {
			remove_filter( 'intermediate_image_sizes_advanced', $other );
			$this->assertSame( 'ready', $this->ok( Kits\go_on( $this->run_of( $run['id'] ), INF ) )['state'] );
			Kits\show_staged( $this->run_of( $run['id'] ) );
			return $sizes;
		};
		add_filter( 'intermediate_image_sizes_advanced', $other );
		$this->assertSame( 'frontage_kit_busy', $this->error( Kits\step( $run['id'] ) )->get_error_code() );
		wp_cache_flush();
		$this->assertSame( [ 'switching', 'Theirs' ], [ $this->run_of( $run['id'] )['state'], $this->post( $ours )->post_content ] );
		$this->assertSame( 'undone', $this->take_back( $run )['state'] );
		$this->assertSame( 'Ours', $this->post( $ours )->post_content );
		$this->assertUntouched( $before );
	}

	/** @testdox [KT-02] kits: a run that was switched, whatever its state says, is undone and not canceled */
	public function test_cancel_switched(): void {
		$ours = $this->add_post( 'page', 'kit-ours', 'Ours' );
		$run  = $this->stage( $this->kit(), [ '*' => 'replace' ] );
		$run  = $this->ok( Kits\switch_over( $run['id'] ) );
		Kits\store_run( [ 'state' => 'staging', 'phase' => 'files' ] + $run );
		$this->assertSame( 'undone', $this->take_back( $run )['state'] );
		$this->assertSame( 'Ours', $this->post( $ours )->post_content );
	}

	/** @testdox [KT-02] kits: of two that have read a run, the one who stores it second has lost it, and what he did with it is taken back */
	public function test_version(): void {
		$first  = $this->ok( Kits\begin( $this->kit()['manifest'], [], true ) );
		$second = $this->run_of( $first['id'] );
		$first  = Kits\store_run( [ 'at' => 1 ] + $first );
		try {
			Kits\in_transaction(
				static function () use ( $second ): void {
					Kits\write_row( $second['id'], 'x1', 'Old' );
					Kits\store_run( [ 'at' => 9 ] + $second );
				}
			);
			$this->fail( 'An old copy was stored.' );
		} catch ( Kits\LostRun $lost ) {
			$this->assertSame( [ 1, null ], [ $this->run_of( $first['id'] )['at'], Kits\read_row( $first['id'], 'x1' ) ] );
		}
		$this->assertSame( 2, Kits\store_run( [ 'at' => 2 ] + $first )['at'] );
	}

	/** @testdox [PF-24] lock: an option that a killed process left expires, also where an object cache knows of none; only its holder takes it away */
	public function test_option(): void {
		global $wpdb;
		$wpdb->is_mysql = false;
		$run            = $this->ok( Kits\begin( $this->kit()['manifest'], [], true ) );
		$lock           = 'frontage_kit.lock';
		$leave          = static function ( int $age ) use ( $wpdb, $lock ): void {
			$wpdb->query( "DELETE FROM {$wpdb->options} WHERE option_name = '$lock'" );
			$wpdb->insert( $wpdb->options, [ 'option_name' => $lock, 'option_value' => (string) ( time() - $age ) ] );
			wp_cache_set( 'notoptions', [ $lock => true ], 'options' );
		};
		$leave( 36000 );
		$this->assertIsArray( Kits\step( $run['id'] ) );
		$leave( 0 );
		$this->assertSame( 'frontage_kit_busy', $this->error( Kits\step( $run['id'] ) )->get_error_code() );
		$leave( 36000 );
		with_lock( 'kit', static fn() => $leave( 0 ), 60 );
		$this->assertSame( 'frontage_kit_busy', $this->error( Kits\step( $run['id'] ) )->get_error_code() );
	}

	/** @testdox [KT-02] kits: a transaction that ended by itself, as by a deadlock, is a failed step, and the next one makes all of it */
	public function test_transaction_ends(): void {
		global $wpdb;
		$run = $this->ok( Kits\begin( $this->kit()['manifest'], [], true ) );
		$this->assertTrue( Kits\send_all( $this->kit(), $run ) );
		$shown = $wpdb->suppress_errors( true );
		$end   = static function ( $id, $post ) use ( $wpdb, &$end ): void {
			if ( 'page' === $post->post_type ) {
				remove_action( 'wp_insert_post', $end );
				$wpdb->query( 'ROLLBACK' );
			}
		};
		add_action( 'wp_insert_post', $end, 10, 2 );
		$this->error( Kits\step( $run['id'] ) );
		$wpdb->suppress_errors( $shown );
		$this->assertSame( 'ready', $this->ok( Kits\finish_steps( $run['id'] ) )['state'] );
		$this->assertCount( 2, Kits\journal( $run['id'] ) );
	}

	/** @testdox [KT-02] kits: where another plugin ends each transaction, as by making a table, the staging goes on without, and the way back leaves nothing */
	public function test_transactions_end(): void {
		global $wpdb;
		$before = $this->state();
		$run    = $this->ok( Kits\begin( $this->kit()['manifest'], [], true ) );
		$this->assertTrue( Kits\send_all( $this->kit(), $run ) );
		$shown = $wpdb->suppress_errors( true );
		$end   = static fn() => $wpdb->query( 'RELEASE SAVEPOINT frontage_kit' );
		add_action( 'wp_insert_post', $end );
		$this->assertStringContainsString( 'Another plugin may be the cause', $this->error( Kits\step( $run['id'] ) )->get_error_message() );
		$this->assertSame( 'ready', $this->ok( Kits\finish_steps( $run['id'] ) )['state'] );
		$this->ok( Kits\switch_over( $run['id'] ) );
		$run = $this->ok( Kits\finish_steps( $run['id'] ) );
		$this->assertSame( [ 'done', [] ], [ $run['state'], $run['report']['unresolved'] ?? [] ] );
		$this->assertSame( [], $this->take_back( $run )['report']['left'] );
		remove_action( 'wp_insert_post', $end );
		$wpdb->suppress_errors( $shown );
		$this->assertUntouched( $before );
	}

	/** @testdox [KT-02] kits: while one window is at work, another one that sends objects and files waits; what comes after a cancel leaves nothing */
	public function test_two_windows(): void {
		$run = $this->ok( Kits\begin( $this->small_kit()['manifest'], [], true ) );
		$kit = new Kits\Import( $run );

		$sends_object = fn() => Kits\stage_object( $kit, 'media/kit-sun', $this->small_kit()['read']( 'media/kit-sun' ) );
		$sends_file   = fn() => Kits\stage_file( $kit, 'files/kit-sun.jpg', 0, $this->photo() );
		$waits        = fn( callable $sends ) => with_lock( 'kit', fn() => $this->assertSame( 'frontage_kit_busy', $this->error( $sends() )->get_error_code() ) );
		$waits( $sends_object );
		$this->assertSame( [], $sends_object() );
		$waits( $sends_file );
		$this->assertTrue( $sends_file() );
		$this->take_back( $run );
		$rows = fn(): string => (string) $GLOBALS['wpdb']->get_var( "SELECT COUNT(*) FROM {$GLOBALS['wpdb']->options} WHERE option_name LIKE 'frontage\\_kit\\_{$run['id']}%'" );
		$left = $rows();
		$sends_object();
		$sends_file();
		$this->assertSame( [ $left, false ], [ $rows(), is_dir( Kits\staging_folder( $run['id'] ) ) ] );
	}

	/** @testdox [KT-02] kits: a plan is made without the lock; what another import did meanwhile is planned again */
	public function test_plans_outside(): void {
		$free = [];
		$look = static function ( string $query ) use ( &$free ): string {
			if ( preg_match( '/^SELECT.*kit-ours/s', $query ) ) {
				$free[] = with_lock( 'kit', static fn(): bool => true );
			}
			return $query;
		};
		add_filter( 'query', $look );
		$run = $this->ok( Kits\begin( $this->kit()['manifest'], [], true ) );
		remove_filter( 'query', $look );
		$this->assertContains( true, $free );
		$this->take_back( $run );
		$end = function ( string $query ) use ( &$end ): string {
			if ( preg_match( '/^SELECT.*kit-ours/s', $query ) ) {
				remove_filter( 'query', $end );
				$this->import( $this->small_kit() );
			}
			return $query;
		};
		add_filter( 'query', $end );
		$this->assertSame( 'frontage_kit_busy', $this->error( Kits\begin( $this->kit()['manifest'], [], true ) )->get_error_code() );
		$this->ok( Kits\begin( $this->kit()['manifest'], [], true ) );
	}

	/** @testdox [KT-04] [KT-07] kits: nobody saves what is replaced between the switch's last look at it and its end */
	public function test_locked_rows(): void {
		global $wpdb;
		$other = $this->other_connection();
		$other->query( 'SET SESSION innodb_lock_wait_timeout = 1' );
		// Stored by another request, so that the test's own transaction has not locked it.
		$this->tear_down();
		$at = '2020-01-01 00:00:00';
		$other->query( "INSERT INTO {$wpdb->posts} ( post_type, post_status, post_title, post_name, post_content, post_excerpt, to_ping, pinged, post_content_filtered, post_date, post_date_gmt, post_modified, post_modified_gmt ) VALUES ( 'page', 'publish', 'Ours', 'kit-ours', 'Ours', '', '', '', '', '$at', '$at', '$at', '$at' )" );
		$page = (int) $other->insert_id;
		$this->set_up();
		$errors  = [];
		$is_open = false;
		$save    = static function () use ( $other, $page, $wpdb ): int {
			try {
				$other->query( "UPDATE {$wpdb->posts} SET post_content = 'Mine' WHERE ID = $page" );
			} catch ( \mysqli_sql_exception $refused ) {
				return $refused->getCode();
			}
			return $other->errno;
		};
		$look    = static function ( string $query ) use ( $save, &$errors, &$is_open ): string {
			$is_open = $is_open || 'START TRANSACTION' === $query;
			if ( $is_open && ! $errors && false !== strpos( $query, 'post_modified_gmt AS saved' ) ) {
				$errors[] = $save();
			}
			return $query;
		};
		try {
			$run = $this->stage( $this->kit(), [ '*' => 'replace' ] );
			add_filter( 'query', $look, 1 );
			$this->ok( Kits\switch_over( $run['id'] ) );
			remove_filter( 'query', $look, 1 );
			wp_cache_flush();
			$this->assertSame( [ [ 1205 ], 'Theirs' ], [ $errors, $this->post( $page )->post_content ], 'A lock wait timeout.' );
		} finally {
			remove_filter( 'query', $look, 1 );
			$this->tear_down();
			$other->query( "DELETE FROM {$wpdb->posts} WHERE ID = $page" );
			$this->set_up();
		}
	}
}
