<?php
/** Imports that are refused, late, or two; steps of any length; nothing seen before the switch. */

declare( strict_types=1 );

namespace Frontage\Tests\Kits;

use Frontage\Kits;

require_once __DIR__ . '/ImportCase.php';

final class KitStepsTest extends ImportCase {

	/** @testdox [KT-02] kits: a visitor sees nothing of an import before its switch */
	public function test_hidden(): void {
		$kit    = $this->kit_of(
			[
				'page/kit-about'          => [ 'title' => 'Kitword page', 'slug' => 'kit-about', 'status' => 'publish', 'content' => 'Kitword' ],
				'post/kit-post'           => [ 'title' => 'Kitword post', 'slug' => 'kit-post', 'status' => 'publish', 'content' => 'Kitword', 'terms' => [ 'kit:term/category--kit-news' ] ],
				'item/kit-work'           => [ 'title' => 'Kitword work', 'slug' => 'kit-work', 'status' => 'publish' ],
				'term/category--kit-news' => [ 'taxonomy' => 'category', 'name' => 'Kitword', 'slug' => 'kit-news' ],
				'media/kit-sun'           => [ 'title' => 'Kitword', 'slug' => 'kit-sun', 'file' => 'files/kit-sun.jpg' ],
				'settings/site'           => [ 'title' => 'Kitword', 'showOnFront' => 'page', 'frontPage' => 'kit:page/kit-about' ],
			],
			[ 'files/kit-sun.jpg' => $this->photo() ]
		);
		$seen   = function ( array $rest_only = [] ): string {
			wp_cache_flush();
			$texts = [];
			foreach ( [ [ 's' => 'Kitword' ], [ 'post_type' => 'any', 'posts_per_page' => -1 ], [ 'pagename' => 'kit-about' ], [ 'name' => 'kit-post' ], [ 'feed' => 'rss2' ], [ 'post_type' => 'astra-portfolio' ], [ 'category_name' => 'kit-news' ], [ 'attachment' => 'kit-sun' ] ] as $query ) {
				$texts[] = wp_list_pluck( (array) ( new \WP_Query( $query ) )->posts, 'post_title' );
			}
			foreach ( [ 'pages', 'posts', 'media', 'categories', 'astra-portfolio', 'search?search=Kitword', 'pages?slug=kit-about' ] as $route ) {
				[ $path, $query ] = explode( '?', $route ) + [ '', '' ];
				[ $key, $value ]  = explode( '=', $query ) + [ '', '' ];
				$texts[]          = $this->ask( $path, array_filter( [ $key => $value ] ) )->get_data();
			}
			foreach ( wp_sitemaps_get_server()->registry->get_providers() as $provider ) {
				foreach ( array_keys( $provider->get_object_subtypes() + [ '' => '' ] ) as $type ) {
					$texts[] = $provider->get_url_list( 1, (string) $type );
				}
			}
			$texts[] = [ get_option( 'blogname' ), get_option( 'page_on_front' ), (array) wp_count_posts( 'page' ) + [ 'frontage-staged' => 0 ], get_terms( [ 'taxonomy' => 'category', 'hide_empty' => false, 'fields' => 'names' ] ), wp_get_archives( [ 'echo' => false ] ), wp_list_pages( [ 'echo' => false ] ) ];
			return (string) wp_json_encode( $texts );
		};
		$owner  = get_current_user_id();
		$ignore = static fn( string $text ): string => (string) preg_replace( '/"frontage-staged":("?)\d+\1/', '', $text );
		wp_set_current_user( 0 );
		$before = $ignore( $seen() );
		wp_set_current_user( $owner );
		$run = $this->stage( $kit );
		wp_set_current_user( 0 );
		$this->assertSame( $before, $ignore( $seen() ) );
		wp_set_current_user( $owner );
		$this->ok( Kits\switch_over( $run['id'] ) );
		wp_set_current_user( 0 );
		$now = $seen();
		foreach ( [ 'Kitword page', 'Kitword post', 'Kitword work', 'kit-about', 'kit-news' ] as $word ) {
			$this->assertStringContainsString( $word, $now );
		}
		wp_set_current_user( $owner );
		$this->ok( Kits\finish_steps( $run['id'] ) );
	}

	/** @testdox [KT-02] kits: two at once, no right, a full disk and a wrong piece are refused, and the import goes on after them */
	public function test_refusals(): void {
		$kit = $this->small_kit();
		$run = $this->ok( Kits\begin( $kit['manifest'], Kits\WITH_SETTINGS, true ) );
		$two = $this->error( Kits\begin( $kit['manifest'], Kits\WITH_SETTINGS, true ) );
		$this->assertSame( [ 'frontage_kit_open', 409, $run['id'] ], [ $two->get_error_code(), $two->get_error_data()['status'], $two->get_error_data()['run'] ] );
		\Frontage\Database\with_lock( 'kit', fn() => $this->assertSame( 'frontage_kit_busy', $this->error( Kits\step( $run['id'] ) )->get_error_code() ) );

		$bytes = $this->photo();
		$all   = new Kits\Import( $run );
		$this->assertSame( 'frontage_kit_unlisted', $this->error( Kits\stage_object( $all, 'page/other', '{}' ) )->get_error_code() );
		$this->assertSame( 'frontage_kit_size', $this->error( Kits\stage_object( $all, 'page/kit-about', '{}' ) )->get_error_code() );
		$this->assertSame( 'frontage_kit_unlisted', $this->error( Kits\stage_file( $all, 'files/kit-sun.jpg', 0, $bytes ) )->get_error_code(), 'Before its object.' );
		foreach ( $all->names as $name ) {
			$this->assertSame( [], Kits\stage_object( $all, $name, $kit['read']( $name ) ) );
		}
		$full = static fn( array $dir ): array => [ 'basedir' => '/dev/full' ] + $dir;
		add_filter( 'upload_dir', $full );
		$this->assertSame( [ 'frontage_kit_disk', 507 ], [ $this->error( Kits\stage_file( $all, 'files/kit-sun.jpg', 0, $bytes ) )->get_error_code(), $this->error( Kits\stage_file( $all, 'files/kit-sun.jpg', 0, $bytes ) )->get_error_data()['status'] ] );
		remove_filter( 'upload_dir', $full );
		$this->assertTrue( Kits\stage_file( $all, 'files/kit-sun.jpg', 0, substr( $bytes, 0, 100 ) ) );
		$this->assertSame( [ [ 'name' => 'files/kit-sun.jpg', 'offset' => 100 ] ], Kits\missing_parts( $all )['files'] );
		$this->assertSame( 100, $this->error( Kits\stage_file( $all, 'files/kit-sun.jpg', 50, 'x' ) )->get_error_data()['offset'] );
		$this->assertSame( 'frontage_kit_size', $this->error( Kits\stage_file( $all, 'files/kit-sun.jpg', 100, $bytes ) )->get_error_code() );
		$this->assertSame( 'frontage_kit_hash', $this->error( Kits\stage_file( $all, 'files/kit-sun.jpg', 100, str_repeat( 'x', strlen( $bytes ) - 100 ) ) )->get_error_code() );
		$this->assertSame( [], glob( Kits\staging_folder( $run['id'] ) . '/*' ), 'A bad file goes.' );
		$this->assertTrue( Kits\stage_file( $all, 'files/kit-sun.jpg', 0, $bytes ) );

		$owner = wp_get_current_user();
		$owner->add_cap( 'import', false );
		foreach ( [ 'step', 'switch_over', 'undo' ] as $do ) {
			$refused = $this->error( ( "Frontage\\Kits\\$do" )( $run['id'] ) );
			$this->assertSame( 'switch_over' === $do ? 'frontage_kit_not_ready' : 'frontage_may_not_import', $refused->get_error_code() );
		}
		$owner->remove_cap( 'import' );
		// No folder for the file: the import waits, and goes on.
		$none = static fn( array $dir ): array => [ 'path' => '/dev/full/x' ] + $dir;
		add_filter( 'upload_dir', $none );
		$this->assertStringContainsString( 'try again', $this->error( Kits\finish_steps( $run['id'] ) )->get_error_message() );
		remove_filter( 'upload_dir', $none );
		$this->assertSame( 'ready', $this->ok( Kits\finish_steps( $run['id'] ) )['state'] );
	}

	/** @testdox [KT-02] kits: a day later an import goes on, by cron too; one that got nothing for a week is cancelled */
	public function test_later(): void {
		$before = $this->state();
		$kit    = $this->small_kit();
		$run    = $this->ok( Kits\begin( $kit['manifest'], Kits\WITH_SETTINGS, true ) );
		$this->assertTrue( Kits\send_all( $kit, $run ) );
		$idle = function ( int $seconds ) use ( $run ): void {
			Kits\store_run( [ 'touched' => time() - $seconds ] + $this->run_of( $run['id'] ) );
			Kits\write_row( $run['id'], 'touched', time() - $seconds );
		};
		wp_set_current_user( 0 );
		Kits\take_up();
		$this->assertSame( 'make', $this->run_of( $run['id'] )['phase'], 'Somebody is at it.' );
		$idle( 25 * HOUR_IN_SECONDS );
		wp_set_current_user( 0 );
		Kits\take_up_import();
		do_action( 'frontage_kit_take_up' );
		$this->assertSame( [ 'make', 0 ], [ $this->run_of( $run['id'] )['phase'], has_action( 'shutdown', 'Frontage\Kits\take_up_import' ) ], 'Other jobs come first.' );
		Kits\take_up_import();
		$this->assertSame( 'ready', $this->run_of( $run['id'] )['state'] );
		$this->assertNull( $this->page( 'kit-about' ), 'The switch is somebody’s act.' );
		$this->assertNotFalse( wp_next_scheduled( 'frontage_kit_take_up' ) );
		$idle( 8 * DAY_IN_SECONDS );
		Kits\take_up();
		$this->assertSame( 'cancelled', $this->run_of( $run['id'] )['state'] );
		wp_clear_scheduled_hook( 'frontage_kit_take_up' );
		$this->assertUntouched( $before );
	}

	/** @testdox [KT-02] kits: the shortest steps do what one long one does, there and back */
	public function test_short_steps(): void {
		$before  = $this->state();
		$objects = [];
		for ( $number = 1; $number <= 60; $number++ ) {
			$objects[ "page/kit-$number" ] = [ 'title' => "Page $number", 'slug' => "kit-$number", 'status' => 'publish', 'content' => '<a href="kit:page/kit-' . ( 61 - $number ) . '">x</a>' ];
		}
		$kit   = $this->kit_of( $objects );
		$run   = $this->ok( Kits\begin( $kit['manifest'], Kits\WITH_SETTINGS, true ) );
		$steps = function () use ( &$run ): int {
			$done = -1.0;
			for ( $count = 1; ; $count++ ) {
				$run = $this->ok( Kits\step( $run['id'], 0.0 ) );
				$now = Kits\described( $run );
				$this->assertGreaterThanOrEqual( $done, $now['done'] / $now['total'] );
				$done = $now['done'] / $now['total'];
				$this->assertLessThanOrEqual( 1, $done );
				if ( 'ready' === $run['state'] || in_array( $run['state'], Kits\OVER, true ) ) {
					return $count;
				}
			}
		};
		$this->assertTrue( Kits\send_all( $kit, $run ) );
		$this->assertSame( 12, $steps(), 'Three batches of three phases, no files, nothing that is replaced, and one look for numbers.' );
		$this->ok( Kits\switch_over( $run['id'] ) );
		$this->assertSame( 13, $steps(), 'Three batches of three phases, and four things that are rendered.' );
		$this->assertSame( [], $run['report']['unresolved'] ?? [] );
		$this->assertNotNull( $this->page( 'kit-60' ) );
		$this->ok( Kits\undo( $run['id'] ) );
		$this->assertSame( 19, $steps(), 'Two batches that are looked at, uses in eight tables and, before and after hiding, in those of other plugins, and three batches of two phases.' );
		$this->assertUntouched( $before );
	}

	/** @testdox [KT-02] kits: REST says how far an import is, and leads it from plan to undo */
	public function test_rest(): void {
		$kit  = $this->small_kit();
		$send = function ( string $method, string $path, $body = null, array $query = [] ): array {
			$request = new \WP_REST_Request( $method, "/frontage/v1/kit/$path" );
			$request->set_query_params( $query );
			$request->set_header( 'content-type', is_string( $body ) ? 'application/octet-stream' : 'application/json' );
			$request->set_body( is_string( $body ) ? $body : (string) wp_json_encode( $body ) );
			$answer = rest_do_request( $request );
			return [ 'status' => $answer->get_status() ] + (array) $answer->get_data();
		};
		$plan = $send( 'POST', 'plan', [ 'manifest' => $kit['manifest'] ] );
		$this->assertSame( [ 200, 2, [] ], [ $plan['status'], count( $plan['plan'] ), $plan['missing']['blocks'] ] );
		$this->assertSame( 400, $send( 'POST', 'plan', [ 'manifest' => [ 'format' => 'x' ] ] )['status'] );
		$shown = Kits\shown_print( $plan );
		$run   = $send( 'POST', 'runs', [ 'manifest' => $kit['manifest'], 'trusted' => false, 'plan' => $shown ] );
		$this->assertSame( [ 'staging', 2, $plan['hash'] ], [ $run['state'], count( $run['missing']['objects'] ), $run['hash'] ] );
		$this->assertSame( 409, $send( 'POST', 'runs', [ 'manifest' => $kit['manifest'], 'plan' => $shown ] )['status'] );
		$at      = "runs/$run[id]";
		$objects = array_map( static fn( string $name ): array => [ 'name' => $name, 'json' => $kit['read']( $name ) ], $run['missing']['objects'] );
		$run     = $send( 'POST', "$at/objects", $objects );
		$this->assertSame( [ [], 'files/kit-sun.jpg' ], [ $run['missing']['objects'], $run['missing']['files'][0]['name'] ] );
		$done = $run['done'];
		$run  = $send( 'POST', "$at/file", $this->photo(), [ 'name' => 'files/kit-sun.jpg', 'offset' => 0 ] );
		$this->assertSame( [ [], $done + 1 ], [ $run['missing']['files'], $run['done'] ] );
		while ( 'ready' !== $run['state'] ) {
			$run = $send( 'POST', "$at/step" );
		}
		$this->assertSame( $run['id'], $send( 'GET', 'runs' )['open']['id'] );
		$run = $send( 'POST', "$at/switch" );
		while ( 'done' !== $run['state'] ) {
			$run = $send( 'POST', "$at/step" );
		}
		$this->assertSame( [ 2, 0, true, $run['total'] ], [ $run['report']['made'], $run['report']['kept'], $run['canUndo'], $run['done'] ] );
		$this->assertSame( [ null, $run['id'] ], [ $send( 'GET', 'runs' )['open'], $send( 'GET', 'runs' )['last'][0]['id'] ] );
		$this->assertSame( [ false, false ], [ $run['isTakenBack'], $run['isUnseen'] ] );
		$run = $send( 'DELETE', $at );
		$this->assertSame( [ true, false ], [ $run['isTakenBack'], $run['isUnseen'] ] );
		while ( 'undone' !== $run['state'] ) {
			$run = $send( 'POST', "$at/step" );
		}
		$this->assertFalse( $send( 'GET', $at )['canUndo'] );
		$this->assertSame( 404, $send( 'GET', 'runs/0123456789abcdef' )['status'] );
		$this->sign_in( 'editor' );
		$this->assertSame( 403, $send( 'GET', 'runs' )['status'] );
	}
}
