<?php
/** Other plugins, caches and a database that fails: none of them ends an import, is believed, or goes unnamed. */

declare( strict_types=1 );

namespace Frontage\Tests\Kits;

use Frontage\Kits;

require_once __DIR__ . '/ImportCase.php';

final class KitHooksTest extends ImportCase {

	/** @return array{manifest: array<string, mixed>, read: callable, file: callable} */
	private function kit(): array {
		return $this->kit_of(
			[
				'term/category--kit-new' => [ 'taxonomy' => 'category', 'name' => 'New', 'slug' => 'kit-new' ],
				'page/kit-a'             => [ 'title' => 'Page A', 'slug' => 'kit-a', 'status' => 'publish' ],
				'post/kit-b'             => [ 'title' => 'Post B', 'slug' => 'kit-b', 'status' => 'publish', 'terms' => [ 'kit:term/category--kit-new' ] ],
				'settings/site'          => [ 'title' => 'Kit title' ],
			]
		);
	}

	/** @testdox [KT-02] kits: another plugin that throws, prints, asks a table that is not there and changes the user stops no import and no undo, and is named */
	public function test_other_plugins(): void {
		global $wpdb;
		$before = $this->state();
		$owner  = get_current_user_id();
		$shown  = $wpdb->suppress_errors( true );
		$hooks  = [ 'transition_post_status', 'update_option_blogname', 'before_delete_post', 'pre_delete_term' ];
		$bad    = static function () use ( $wpdb ): void {
			echo 'Hello';
			wp_set_current_user( 0 );
			$wpdb->query( "INSERT INTO {$wpdb->prefix}not_there VALUES ( 1 )" );
		};
		foreach ( $hooks as $hook ) {
			add_action( $hook, $bad );
		}
		$run = $this->import( $this->kit() );
		$this->assertSame( [ 'done', [], $owner ], [ $run['state'], $run['report']['unresolved'] ?? [], get_current_user_id() ] );
		$this->assertSame( [], $this->take_back( $run )['report']['left'] );
		foreach ( $hooks as $hook ) {
			remove_action( $hook, $bad );
		}
		$this->assertUntouched( $before );

		$throws = static function ( $to, $from, $post ): void {
			if ( 'Page A' === $post->post_title ) {
				throw new \Error( '/a/path.php' );
			}
		};
		$option = static function (): void {
			throw new \Exception( '/a/path.php' );
		};
		$delete = static function ( $id, $post ): void {
			if ( 'Post B' === $post->post_title ) {
				throw new \Error( '/a/path.php' );
			}
		};
		$run    = $this->stage( $this->kit() );
		add_action( 'transition_post_status', $throws, 10, 3 );
		add_action( 'update_option_blogname', $option );
		$this->ok( Kits\switch_over( $run['id'] ) );
		$run  = $this->ok( Kits\finish_steps( $run['id'] ) );
		$says = 'Another plugin caused an error while this was being updated.';
		$this->assertSame( [ [ 'name' => 'blogname', 'what' => $says ], [ 'name' => 'Page A', 'what' => $says ] ], $run['report']['unresolved'] );
		add_action( 'before_delete_post', $delete, 10, 2 );
		$run = $this->take_back( $run );
		remove_action( 'transition_post_status', $throws );
		remove_action( 'update_option_blogname', $option );
		remove_action( 'before_delete_post', $delete );
		$this->assertSame( [ "“blogname”: $says", "“Post B”: $says" ], $run['report']['left'] );
		$wpdb->suppress_errors( $shown );
		$this->assertSame( [ null, '' ], [ $this->page( 'kit-a' ), implode( get_posts( [ 'name' => 'kit-b', 'fields' => 'ids' ] ) ) ] );
		$this->assertFalse( doing_action() );
	}

	/** @testdox [KT-02] kits: an undo does not wait for others to be told, also where that fails each time */
	public function test_undo_unsettled(): void {
		global $wpdb;
		$before = $this->state();
		$run    = $this->stage( $this->kit() );
		$this->ok( Kits\switch_over( $run['id'] ) );
		$shown = $wpdb->suppress_errors( true );
		$known = did_action( 'before_delete_post' );
		$fail  = static fn( string $query ): string => did_action( 'before_delete_post' ) === $known && preg_match( '/^UPDATE .*SET `count` = /', $query ) ? 'BROKEN' : $query;
		add_filter( 'query', $fail, 20 );
		$this->error( Kits\step( $run['id'] ) );
		$this->error( Kits\step( $run['id'] ) );
		$run = $this->take_back( $run );
		remove_filter( 'query', $fail, 20 );
		$wpdb->suppress_errors( $shown );
		$this->assertSame( [ 'undone', [] ], [ $run['state'], $run['report']['left'] ] );
		$this->assertUntouched( $before );
	}

	/** @testdox [KT-02] kits: a process that ends each time at one object is not asked for it a fourth time, and the object is named */
	public function test_process_ends(): void {
		$run = $this->stage( $this->kit() );
		$this->ok( Kits\switch_over( $run['id'] ) );
		$dies = fn() => Kits\begin_batch( Kits\Import::in_phase( $this->run_of( $run['id'] ) ) );
		$dies();
		$dies();
		$run  = $this->ok( Kits\finish_steps( $run['id'] ) );
		$says = 'This was skipped because the site stopped each time it was being updated. Another plugin may be the cause.';
		$this->assertSame( [ 'done', [ [ 'name' => 'New', 'what' => $says ] ] ], [ $run['state'], $run['report']['unresolved'] ] );
		$this->ok( Kits\undo( $run['id'] ) );
		while ( 'delete' !== $this->ok( Kits\step( $run['id'], 0.0 ) )['phase'] ) {
			continue;
		}
		$dies();
		$dies();
		$run = $this->ok( Kits\finish_steps( $run['id'] ) );
		$this->assertSame( [ 'undone', [ "“Post B”: $says" ] ], [ $run['state'], $run['report']['left'] ] );
	}

	/** @testdox [KT-02] kits: cron works as who began the import, and the next job as nobody, with filtered contents */
	public function test_cron_user(): void {
		$kit = $this->kit();
		$run = $this->ok( Kits\begin( $kit['manifest'], Kits\WITH_SETTINGS, true ) );
		$this->assertTrue( Kits\send_all( $kit, $run ) );
		Kits\write_row( $run['id'], 'touched', time() - HOUR_IN_SECONDS );
		Kits\store_run( [ 'touched' => time() - HOUR_IN_SECONDS ] + $this->run_of( $run['id'] ) );
		wp_set_current_user( 0 );
		kses_init();
		Kits\take_up();
		$this->assertSame( 'ready', $this->run_of( $run['id'] )['state'] );
		$this->assertSame( [ 0, 10 ], [ get_current_user_id(), has_filter( 'content_save_pre', 'wp_filter_post_kses' ) ] );
		$this->assertSame( 'a', trim( apply_filters( 'content_save_pre', 'a<script></script>' ) ) );
	}

	/** @testdox [KT-02] kits: a read that fails is a failed step, and not "there is nothing" */
	public function test_reads_fail(): void {
		global $wpdb;
		$before = $this->state();
		$shown  = $wpdb->suppress_errors( true );
		$reads  = [
			'journal' => '/SELECT option_name, option_value AS value .*\\\\_j%/s',
			'staged'  => '/SELECT ID AS id, post_name AS slug/',
			'hidden'  => '/SELECT ID FROM .*post_status = .*ORDER BY ID DESC/',
			'terms'   => '/SELECT term_id FROM .*ORDER BY term_id DESC/',
			'plan'    => '/SELECT option_name, option_value AS value .*\\\\_p%/s',
		];
		$broken = 0;
		foreach ( $reads as $name => $read ) {
			$kit = $this->kit();
			$run = $this->ok( Kits\begin( $kit['manifest'], Kits\WITH_SETTINGS, true ) );
			$this->assertTrue( Kits\send_all( $kit, $run ) );
			$phases = array_fill_keys( array_keys( Kits\SOURCES ), 'undoing' );
			$back   = [ 'look' => 'undoing' ] + $phases + [ 'hide' => 'undoing', 'take' => 'undone' ];
			foreach ( [ 'step' => 'ready', 'switch_over' => 'switching', 'finish_steps' => 'done', 'undo' => 'undoing' ] + $back as $do => $state ) {
				$is_new = true;
				$fail   = static function ( string $query ) use ( $read, &$is_new ): string {
					if ( $is_new && preg_match( $read, $query ) ) {
						$is_new = false;
						return 'BROKEN';
					}
					return $query;
				};
				$does   = [ 'take' => 'finish_steps' ][ $do ] ?? $do;
				/** @var callable(string): (array<string, mixed>|\WP_Error) $take */
				$take   = "Frontage\\Kits\\$does";
				$work   = static fn() => isset( $back[ $do ] ) && 'take' !== $do ? Kits\step( $run['id'], 0.0 ) : $take( $run['id'] );
				add_filter( 'query', $fail, 20 );
				$answer = $work();
				remove_filter( 'query', $fail, 20 );
				if ( ! $is_new ) {
					++$broken;
					$this->assertInstanceOf( \WP_Error::class, $answer, "$name: $do" );
					$answer = $work();
				}
				$this->assertSame( $state, $this->ok( $answer )['state'], "$name: $do" );
			}
			$this->assertSame( [ 3, [] ], [ $this->run_of( $run['id'] )['report']['make'], $this->run_of( $run['id'] )['report']['left'] ] );
			$this->assertUntouched( $before, $name );
		}
		$wpdb->suppress_errors( $shown );
		$this->assertGreaterThan( 8, $broken );
	}

	/** @testdox [KT-02] kits: what the plan makes and the journal does not know stops the switch */
	public function test_journal_of_plan(): void {
		$run = $this->stage( $this->kit() );
		$all = Kits\read_row( $run['id'], 'j0' );
		Kits\write_row( $run['id'], 'j0', array_slice( (array) $all, 0, 1 ) );
		$this->assertSame( 'frontage_kit_step', $this->error( Kits\switch_over( $run['id'] ) )->get_error_code() );
		$this->assertNull( $this->page( 'kit-a' ) );
		Kits\write_row( $run['id'], 'j0', $all );
		$this->ok( Kits\switch_over( $run['id'] ) );
	}

	/** @testdox [KT-02] kits: front page and title are read past caches that a killed process left, and set with all else: others hear of them afterwards */
	public function test_pointers(): void {
		global $wpdb;
		update_option( 'blogname', 'Ours' );
		$before = $this->state();
		$kit    = $this->kit();
		$run    = $this->stage( $kit );
		// As after a kill between update_option() and COMMIT.
		wp_cache_set( 'alloptions', [ 'blogname' => 'Kit title' ] + wp_load_alloptions(), 'options' );
		$within = false;
		$told   = [];
		$watch  = static function ( string $query ) use ( &$within ): string {
			$within = str_starts_with( $query, 'SAVEPOINT kit' ) || ( $within && ! str_starts_with( $query, 'RELEASE SAVEPOINT kit' ) );
			return $query;
		};
		$hear   = static function ( $old, $new ) use ( &$told, &$within ): void {
			$told[] = [ $old, $new, get_option( 'blogname' ), $within ];
		};
		add_filter( 'query', $watch, 99 );
		add_action( 'update_option_blogname', $hear, 10, 2 );
		$this->ok( Kits\switch_over( $run['id'] ) );
		$title = "SELECT option_value FROM {$wpdb->options} WHERE option_name = 'blogname'";
		$this->assertSame( [ 'Kit title', 'Kit title' ], [ $wpdb->get_var( $title ), get_option( 'blogname' ) ] );
		// As after a kill between COMMIT and the caches.
		wp_cache_set( 'alloptions', [ 'blogname' => 'Ours' ] + wp_load_alloptions(), 'options' );
		$this->ok( Kits\finish_steps( $run['id'] ) );
		$this->assertSame( 'Kit title', get_option( 'blogname' ) );
		$this->assertSame( [], $this->take_back( $run )['report']['left'] );
		remove_filter( 'query', $watch, 99 );
		remove_action( 'update_option_blogname', $hear );
		$this->assertSame( [ [ 'Ours', 'Kit title', 'Kit title', false ], [ 'Kit title', 'Ours', 'Ours', false ] ], $told );
		$this->assertUntouched( $before );
	}

	/** @testdox [KT-02] kits: a failed batch takes out of caches what it touched, and nothing else; terms are counted as before */
	public function test_caches(): void {
		global $wpdb;
		$kit = $this->kit();
		$run = $this->ok( Kits\begin( $kit['manifest'], Kits\WITH_SETTINGS, true ) );
		$this->assertTrue( Kits\send_all( $kit, $run ) );
		wp_cache_set( 'other', 'kept', 'kit-test' );
		$made  = [];
		$throw = static function ( $id ) use ( &$made ): void {
			$made[] = get_post( $id )->ID ?? 0;
			throw new \Error( 'No.' );
		};
		add_action( 'wp_insert_post', $throw );
		$this->error( Kits\step( $run['id'] ) );
		remove_action( 'wp_insert_post', $throw );
		$this->assertSame( [ 'kept', null, false ], [ wp_cache_get( 'other', 'kit-test' ), get_post( $made[0] ), get_term_by( 'name', 'New', Kits\STAGED ) ] );
		$this->ok( Kits\finish_steps( $run['id'] ) );
		$this->ok( Kits\switch_over( $run['id'] ) );
		$shown = $wpdb->suppress_errors( true );
		$fail  = static fn( string $query ): string => preg_match( '/^UPDATE .*SET `count` = /', $query ) ? 'BROKEN' : $query;
		add_filter( 'query', $fail, 20 );
		$this->error( Kits\step( $run['id'] ) );
		remove_filter( 'query', $fail, 20 );
		$wpdb->suppress_errors( $shown );
		$this->assertFalse( wp_defer_term_counting() );
	}
}
