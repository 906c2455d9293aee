<?php
/** Undo works in steps, however much was written since. */

declare( strict_types=1 );

namespace Frontage\Tests\Kits;

use Frontage\Kits;

require_once dirname( __DIR__ ) . '/import/ImportCase.php';

final class UndoStepsTest extends ImportCase {

	/** @return array<string, mixed> Run of an import of one page. */
	private function imported(): array {
		return $this->import( $this->kit_of( [ 'page/kit-one' => [ 'title' => 'One', 'slug' => 'kit-one', 'status' => 'publish', 'content' => 'x' ] ] ) );
	}

	/** Posts that were written since, each with blocks in which a number is that of the imported page. */
	private function write( int $count, int $id, string $modified = '2099-01-01 00:00:00' ): void {
		global $wpdb;
		$block = "<!-- wp:group {\"width\":$id} --><div class=\"wp-block-group\"><p>" . str_repeat( 'Words and words. ', 20 ) . '</p></div><!-- /wp:group -->';
		$row   = $wpdb->prepare( "( 'post', 'publish', 't', %s, '', '', '', '', %s, %s )", str_repeat( $block, 70 ), $modified, $modified );
		for ( $left = $count; $left > 0; $left -= 20 ) {
			$rows = array_fill( 0, min( 20, $left ), $row );
			$wpdb->query( "INSERT INTO {$wpdb->posts} ( post_type, post_status, post_title, post_content, post_excerpt, to_ping, pinged, post_content_filtered, post_modified, post_modified_gmt ) VALUES " . implode( ',', $rows ) );
		}
	}

	/** @testdox [KT-02] kits: undo after many long posts were written goes in short requests, and says how far it is */
	public function test_steps(): void {
		$run = $this->imported();
		$this->write( 400, Kits\journal( $run['id'] )[0]['target'] );
		$memory  = memory_get_usage();
		$slowest = 0.0;
		$most    = 0;
		$done    = [];
		for ( $now = $run, $call = 'undo'; 'undone' !== $now['state']; $call = 'step' ) {
			$start   = microtime( true );
			$now     = $this->ok( 'undo' === $call ? Kits\undo( $run['id'] ) : Kits\step( $run['id'], 0.0 ) );
			$slowest = max( $slowest, microtime( true ) - $start );
			$most    = max( $most, memory_get_usage() - $memory );
			$done[]  = Kits\described( $now )['done'] / Kits\described( $now )['total'];
		}
		$sorted = $done;
		sort( $sorted );
		$this->assertLessThan( 3, $slowest, 'A batch of a second, and its last posts.' );
		$this->assertLessThan( 32 * MB_IN_BYTES, $most );
		$this->assertSame( $sorted, $done );
		$this->assertSame( [], $now['report']['left'] );
		$this->assertNull( $this->page( 'kit-one' ) );
	}

	/** @testdox [KT-02] kits: undo ends on a site that writes more all the time than is looked at in one time */
	public function test_busy(): void {
		$run = $this->imported();
		$now = $this->ok( Kits\undo( $run['id'] ) );
		for ( $steps = 0; 'undone' !== $now['state'] && $steps < 80; $steps++ ) {
			'hide' === $now['phase'] && $this->write( 150, 0, gmdate( 'Y-m-d H:i:s' ) );
			$now = $this->ok( Kits\step( $run['id'], 0.0 ) );
		}
		$this->assertSame( [ 'undone', [] ], [ $now['state'], $now['report']['left'] ] );
	}

	/** @testdox [KT-02] kits: what is edited, or used, while undo still looks for uses stays */
	public function test_meanwhile(): void {
		foreach ( [ 'look' => 0, 'meta' => 0, 'posts' => 0, 'hide' => 150 ] as $phase => $others ) {
			foreach ( [ 'edit', 'use', 'meta', 'comment' ] as $act ) {
				$run = $this->imported();
				$id  = Kits\journal( $run['id'] )[0]['target'];
				$now = $this->ok( Kits\undo( $run['id'] ) );
				while ( $phase !== $now['phase'] ) {
					$now = $this->ok( Kits\step( $run['id'], 0.0 ) );
				}
				$acts = [
					'edit'    => fn() => wp_update_post( [ 'ID' => $id, 'post_content' => 'Mine' ] ),
					'use'     => fn() => $this->add_post( 'page', 'own', '<a href="' . get_permalink( $id ) . '">one</a>' ),
					'meta'    => fn() => $this->add_post( 'page', 'own', '', [ 'meta_input' => [ 'linked_page' => $id ] ] ),
					'comment' => fn() => wp_insert_comment( [ 'comment_post_ID' => $id, 'comment_content' => 'Good', 'comment_approved' => 1 ] ),
				];
				$acts[ $act ]();
				$others && $this->write( $others, 0, gmdate( 'Y-m-d H:i:s' ) );
				$left = $this->ok( Kits\finish_steps( $run['id'] ) )['report']['left'];
				$this->assertSame( [ 'edit' === $act ? '“One” has been edited since the import, so undo keeps it.' : '“One” is in use, so undo keeps it.' ], $left, "$act at $phase" );
				$this->assertNotNull( $this->page( 'kit-one' ), "$act at $phase" );
				$this->tear_down();
				$this->set_up();
			}
		}
	}

	/** @testdox [KT-02] kits: a post that ends the process each time it is read for uses stops no undo: what it may use stays */
	public function test_ends(): void {
		$run = $this->imported();
		$own = $this->add_post( 'page', 'own', '' );
		wp_update_post( [ 'ID' => $own, 'post_content' => 'Hard to read' ] );
		$now = $this->ok( Kits\undo( $run['id'] ) );
		while ( 'posts' !== $now['phase'] ) {
			$now = $this->ok( Kits\step( $run['id'], 0.0 ) );
		}
		for ( $time = 0; $time <= Kits\BATCH_TRIES; $time++ ) {
			Kits\begin_batch( Kits\Import::in_phase( $this->run_of( $run['id'] ) ) );
		}
		$this->assertSame( [ '“One” is in use, so undo keeps it.' ], $this->ok( Kits\finish_steps( $run['id'] ) )['report']['left'] );
		$this->assertNotNull( $this->page( 'kit-one' ) );
	}
}
