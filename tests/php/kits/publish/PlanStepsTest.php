<?php
/** Plans are made and checked in steps, and manifests come in pieces. */

declare( strict_types=1 );

namespace Frontage\Tests\Kits;

use Frontage\Kits;

require_once dirname( __DIR__ ) . '/import/ImportCase.php';

final class PlanStepsTest extends ImportCase {

	/**
	 * A kit of the pages of this site, each of which is there in another version.
	 * @return array{manifest: array<string, mixed>, read: callable, file: callable}
	 */
	private function kit( int $count ): array {
		$objects = [];
		for ( $number = 0; $number < $count; $number++ ) {
			$this->add_post( 'page', "kit-$number", 'Ours' );
			$objects[ "page/kit-$number" ] = [ 'title' => "Kit $number", 'slug' => "kit-$number", 'status' => 'publish', 'content' => 'Theirs' ];
		}
		return $this->kit_of( $objects );
	}

	/**
	 * @param mixed                $body
	 * @param array<string, mixed> $query
	 * @return array<string, mixed>
	 */
	private function send( string $path, $body, array $query = [] ): array {
		$request = new \WP_REST_Request( 'POST', "/frontage/v1/kit/$path" );
		$request->set_query_params( $query );
		$request->set_header( 'content-type', is_string( $body ) ? 'application/octet-stream' : 'application/json' );
		$request->set_body( is_string( $body ) ? $body : (string) wp_json_encode( $body ) );
		$answer = rest_do_request( $request );
		return [ 'status' => $answer->get_status() ] + (array) $answer->get_data();
	}

	/** @testdox [KT-02] kits: a plan goes on from step to step, and is that of one go; so does its check, before the import begins */
	public function test_steps(): void {
		$kit    = $this->kit( 120 );
		$before = $this->state();
		$plan   = Kits\begin_plan( $kit['manifest'] );
		$at     = [];
		do {
			$plan = Kits\go_on_planning( $plan, 0.0 );
			$at[] = $plan['at'];
			$said = Kits\described_plan( $plan, [] );
		} while ( $said['done'] < $said['total'] );
		$this->assertSame( [ 50, 100, 120 ], $at );
		$this->assertSame( Kits\plan( $kit['manifest'] ), array_intersect_key( $said, Kits\plan( $kit['manifest'] ) ) );
		$this->assertUntouched( $before );
		$steps = 0;
		$shown = Kits\shown_print( Kits\plan( $kit['manifest'], [ '*' => 'replace' ] ) );
		do {
			$run = $this->ok( Kits\begin_planned( $plan['id'], [ '*' => 'replace' ], true, $shown, 0.0 ) );
			++$steps;
		} while ( 'planning' === $run['state'] );
		$this->assertSame( [ 3, 'staging', 120, $said['hash'] ], [ $steps, $run['state'], $run['report']['change'] ?? 0, $run['hash'] ] );
		$this->assertNull( Kits\planned( $plan['id'] ) );
	}

	/** @testdox [KT-02] kits: an import is begun without looking for all of it again: nothing is exported, and no file is read */
	public function test_check(): void {
		global $wpdb;
		$kit  = $this->kit( 60 );
		$plan = $this->send( 'plan', [ 'manifest' => $kit['manifest'] ] );
		wp_cache_flush();
		$asked = 0;
		$count = static function ( string $query ) use ( &$asked ): string {
			$asked += (int) preg_match( '/^SELECT/', $query );
			return $query;
		};
		add_filter( 'query', $count );
		$run = $this->send( 'runs', [ 'id' => $plan['id'], 'plan' => Kits\shown_print( $plan ), 'trusted' => true ] );
		remove_filter( 'query', $count );
		$this->assertSame( [ 200, 'staging' ], [ $run['status'], $run['state'] ] );
		$this->assertLessThan( 60, $asked, 'Fewer queries than objects.' );
	}

	/** @testdox [KT-02] kits: what changes while a plan is made or checked is asked anew, with a plan of the site as it is */
	public function test_changes(): void {
		$kit  = $this->kit( 60 );
		$id   = fn( string $slug ): int => $this->page( $slug )->ID ?? 0;
		$acts = [
			'edited'  => fn() => wp_update_post( [ 'ID' => $id( 'kit-6' ), 'post_content' => 'Edited' ] ),
			'renamed' => fn() => wp_update_post( [ 'ID' => $id( 'kit-7' ), 'post_name' => 'another' ] ),
			'trashed' => fn() => wp_trash_post( $id( 'kit-8' ) ),
		];
		foreach ( $acts as $says => $act ) {
			$plan = $this->send( 'plan', [ 'manifest' => $kit['manifest'] ] );
			$act();
			$answer = $this->send( 'runs', [ 'id' => $plan['id'], 'plan' => Kits\shown_print( $plan ), 'trusted' => true ] );
			$this->assertSame( [ 409, 'frontage_kit_plan' ], [ $answer['status'], $answer['code'] ?? '' ], $says );
			$new = $answer['data']['plan'];
			$this->assertSame( [ $plan['id'], 60, 60 ], [ $new['id'], $new['done'], count( $new['plan'] ) ], $says );
			$this->assertNotSame( $plan['print'], $new['print'], $says );
		}
		$this->assertSame( [ 'make', 'make' ], array_values( array_intersect_key( array_column( $new['plan'], 'action', 'name' ), [ 'page/kit-7' => 1, 'page/kit-8' => 1 ] ) ) );
		$this->assertSame( 'staging', $this->send( 'runs', [ 'id' => $new['id'], 'plan' => Kits\shown_print( $new ) ] )['state'] );
	}

	/** @testdox [KT-02] kits: a manifest comes in pieces, also those that are sent again, and is the same */
	public function test_pieces(): void {
		$kit  = $this->kit( 60 );
		$json = (string) wp_json_encode( $kit['manifest'], JSON_UNESCAPED_UNICODE );
		$id   = '';
		foreach ( str_split( $json, 1001 ) as $number => $piece ) {
			$query = [ 'id' => $id, 'offset' => $number * 1001, 'size' => strlen( $json ) ];
			$id    = $this->send( 'manifest', $piece, $query )['id'];
			$id    = $number % 2 ? $this->send( 'manifest', $piece, [ 'id' => $id ] + $query )['id'] : $id;
		}
		$plan = $this->send( 'plan', [ 'id' => $id ] );
		$this->assertSame( [ 200, Kits\manifest_hash( $kit['manifest'] ), 60 ], [ $plan['status'], $plan['hash'], count( $plan['plan'] ) ] );
		$this->assertSame( 'staging', $this->send( 'runs', [ 'id' => $id, 'plan' => Kits\shown_print( $plan ) ] )['state'] );
	}

	/** @testdox [KT-02] kits: pieces that are no manifest, too many or of no plan are refused */
	public function test_wrong_pieces(): void {
		$size = [ 'size' => 9 ];
		$this->assertSame( 400, $this->send( 'manifest', '{"a":"b"}', $size )['status'] );
		$this->assertSame( 400, $this->send( 'manifest', '{"a":"b"}x', $size )['status'] );
		$this->assertSame( 400, $this->send( 'manifest', 'b"}', [ 'offset' => 6 ] + $size )['status'] );
		$this->assertSame( 400, $this->send( 'manifest', '{', [ 'size' => 99999999 ] )['status'] );
		$this->assertSame( 404, $this->send( 'manifest', '{', [ 'id' => '0123456789abcdef' ] + $size )['status'] );
		$half = $this->send( 'manifest', '{', $size )['id'];
		$this->assertSame( [ 404, 404 ], [ $this->send( 'plan', [ 'id' => $half ] )['status'], $this->send( 'runs', [ 'id' => $half, 'plan' => str_repeat( '0', 64 ) . ':' ] )['status'] ] );
		$this->assertSame( 404, $this->send( 'plan', [] )['status'] );
		$this->assertNull( Kits\open_run() );
		$this->assertSame( 404, rest_do_request( new \WP_REST_Request( 'GET', "/frontage/v1/kit/runs/$half" ) )->get_status(), 'A plan is no run.' );
	}

	/** @testdox [KT-02] kits: no row of an import of 20,000 objects is longer than a megabyte, and the plans that are kept are few */
	public function test_rows(): void {
		global $wpdb;
		$manifest = [ 'format' => 'frontage-kit/1', 'title' => 'Large', 'objects' => [], 'files' => [] ];
		for ( $number = 0; $number < 20000; $number++ ) {
			$manifest['objects'][ "post/kit-a-name-that-is-of-the-usual-length-$number" ] = [
				'title'   => "A title of the usual length $number",
				'size'    => 20000,
				'sha256'  => hash( 'sha256', (string) $number ),
				'needs'   => [ 'media/kit-picture-1', 'term/category--kit-news' ],
				'blocks'  => [ 'core/paragraph', 'core/image', 'core/heading', 'core/group' ],
				'presets' => [ 'color:accent-1', 'spacing:50' ],
			];
		}
		$manifest = $this->ok( Kits\check_manifest( $manifest ) );
		$this->assertGreaterThan( 5 * MB_IN_BYTES, strlen( (string) wp_json_encode( $manifest ) ) );
		$id = Kits\begin_plan( $manifest )['id'];
		Kits\store_plan( $id, array_fill_keys( array_keys( $manifest['objects'] ), [ 'action' => 'change', 'id' => 1234567 ] ) );
		$longest = $wpdb->get_var( "SELECT MAX( LENGTH( option_value ) ) FROM {$wpdb->options} WHERE option_name LIKE 'frontage\\_kit\\_%'" );
		$this->assertLessThan( MB_IN_BYTES, (int) $longest );
		$this->assertSame( Kits\manifest_hash( $manifest ), Kits\manifest_hash( array_replace( $manifest, Kits\stored_manifest( $id ) ) ) );
		$this->assertCount( 20000, Kits\stored_plan( $id ) );
		for ( $time = 0; $time < 7; $time++ ) {
			Kits\begin_plan( $this->kit_of( [] )['manifest'] );
		}
		$this->assertCount( 0, (array) $wpdb->get_col( $wpdb->prepare( "SELECT option_name FROM {$wpdb->options} WHERE option_name LIKE %s", "%$id%" ) ) );
	}
}
