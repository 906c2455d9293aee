<?php
/** Undo looks for imported files in the tables of other plugins, whatever their keys and columns; a table that cannot be read stops nothing. */

declare( strict_types=1 );

namespace Frontage\Tests\Kits;

use Frontage\Kits;

require_once __DIR__ . '/TablesCase.php';

final class TablesTest extends TablesCase {

	/** @testdox [KT-02] [KT-04] kits: undo sees the address in a table of another plugin whatever the key of its row: 0, negative, of milliseconds, the largest, a text, bytes, two columns, a date, none */
	public function test_keys(): void {
		global $wpdb;
		$keys = [
			'zero'         => [ 'id bigint PRIMARY KEY', [ 'id' => '0' ] ],
			'negative'     => [ 'id bigint PRIMARY KEY', [ 'id' => '-5' ] ],
			'milliseconds' => [ 'id bigint PRIMARY KEY', [ 'id' => '1764300000000' ] ],
			'the largest'  => [ 'id bigint unsigned PRIMARY KEY', [ 'id' => '18446744073709551615' ] ],
			'a text'       => [ 'id varchar(40) PRIMARY KEY', [ 'id' => 'Zürich 100%' ] ],
			'bytes'        => [ 'id varbinary(16) PRIMARY KEY', [ 'id' => 'zz' ] ],
			'two columns'  => [ 'kind varchar(20), id bigint, PRIMARY KEY ( kind, id )', [ 'kind' => 'b', 'id' => '1' ] ],
			'a date'       => [ 'id date PRIMARY KEY', [ 'id' => '2026-11-28' ] ],
			'none'         => [ 'id bigint', [ 'id' => '7' ] ],
		];
		foreach ( $keys as $says => [ $columns, $row ] ) {
			$table = $this->table( 'keys', "$columns, layers longtext" );
			$next  = $this->table( 'next', 'id bigint PRIMARY KEY, layers longtext' );
			foreach ( [ $table, $next ] as $in ) {
				$run = $this->imported();
				// Two rows before it, of which each fills a page.
				foreach ( 'none' === $says ? [ '5', '6' ] : [ '1', '2' ] as $id ) {
					$first = [ 'bytes' => 'a', 'a text' => 'Ä', 'a date' => '2026-11-0' ][ $says ] ?? '';
					$wpdb->insert( $table, ( isset( $row['kind'] ) ? [ 'kind' => 'a' ] : [] ) + [ 'id' => $first . $id, 'layers' => str_repeat( 'word ', 200000 ) ] );
				}
				$wpdb->insert( $table, $row + [ 'layers' => $in === $table ? $run['address'] : dirname( $run['address'] ) . '/other.jpg' ] );
				$in === $next && $wpdb->insert( $next, [ 'id' => '0', 'layers' => $run['address'] ] );
				$this->assertSame( '', $wpdb->last_error, $says );
				$this->assertLeft( [ self::KEPT ], $run, "$says, $in" );
				$this->anew();
			}
			$this->tear_down();
			$this->set_up();
		}
	}

	/** @testdox [KT-02] [KT-04] kits: undo sees the address in a table of another plugin in JSON within JSON, percent-coded JSON, lists, long rows, and columns of bytes; another one keeps nothing */
	public function test_texts(): void {
		global $wpdb;
		$json  = static fn( $value ): string => (string) wp_json_encode( $value );
		$texts = [
			'JSON in JSON'           => static fn( string $address ): string => $json( [ 'a' => $json( [ 's' => $address ] ) ] ),
			'JSON thrice'            => static fn( string $address ): string => $json( [ $json( [ $json( [ $address ] ) ] ) ] ),
			'letters as numbers'     => static fn( string $address ): string => $json( [ str_replace( '-', '\u002d', $json( [ $address ] ) ) ] ),
			'JSON in an address'     => static fn( string $address ): string => rawurlencode( $json( [ 's' => $address ] ) ),
			'HTML'                   => static fn( string $address ): string => str_replace( '/', '&#x2F;', $address ),
			'a list'                 => static fn( string $address ): string => "a.jpg|$address|b.jpg",
			'a list of names'        => static fn( string $address ): string => 'a.jpg|' . basename( $address ) . '|b.jpg',
			'a size'                 => static fn( string $address ): string => str_replace( '.jpg', '-20x15.jpg', $address ),
			'a long row, at its cut' => static fn( string $address ): string => str_repeat( 'x', Kits\SOUGHT_BYTES - 30 ) . " $address " . str_repeat( 'word ', 300000 ),
		];
		foreach ( [ 'longtext', 'varbinary(4000)', 'tinyblob', 'longblob', 'json' ] as $type ) {
			$table = $this->table( 'texts', "id bigint NOT NULL AUTO_INCREMENT PRIMARY KEY, layers $type" );
			foreach ( 'longtext' === $type ? $texts : [ 'alone' => $json ] as $says => $text ) {
				$run = $this->imported();
				$wpdb->insert( $table, [ 'layers' => $text( $run['address'] ) ] );
				$this->assertLeft( [ self::KEPT ], $run, "$says, $type" );
				$run = $this->imported();
				$wpdb->query( "DELETE FROM $table" );
				$wpdb->insert( $table, [ 'layers' => $text( str_replace( 'kit-sun', 'kit-moon', $run['address'] ) ) ] );
				$this->assertLeft( [], $run, "another one, $says, $type" );
				$this->anew();
			}
			$this->tear_down();
			$this->set_up();
		}
	}

	/** @testdox [KT-02] [KT-04] kits: a broken table of another plugin blocks no undo: files stay, it is named, and the next import can begin */
	public function test_broken(): void {
		global $wpdb;
		$table = $this->table( 'broken', 'id bigint NOT NULL PRIMARY KEY, layers text' );
		$fail  = static fn( string $query ): string => preg_match( "~FROM `$table`~", $query ) ? 'BROKEN' : $query;
		$left  = [ self::MAYBE, $this->unread( $table ) ];
		add_filter( 'query', $fail, 20 );
		$this->assertLeft( $left, $this->imported(), 'each query fails' );
		$run = $this->imported();
		remove_filter( 'query', $fail, 20 );
		$this->assertLeft( [], $run, 'repaired' );
		if ( $wpdb->is_mysql ) {
			// One of two tables is gone of which another one is made.
			$part  = $this->table( 'part', 'id bigint NOT NULL, layers text' );
			$whole = $this->table( 'whole', 'id bigint NOT NULL, layers text' );
			$this->anew(
				static function () use ( $wpdb, $part, $whole ): void {
					$wpdb->query( "ALTER TABLE $part ENGINE=MyISAM" );
					$wpdb->query( "ALTER TABLE $whole ENGINE=MERGE UNION=( $part )" );
					$wpdb->query( "DROP TABLE $part" );
				}
			);
			$this->assertLeft( [ self::MAYBE, $this->unread( $whole ) ], $this->imported(), 'without its part' );
		}
		$this->assertIsArray( Kits\begin( $this->small_kit()['manifest'] ) );
	}

	/** @testdox [KT-02] [KT-04] kits: where the database does not tell its tables, undo keeps imported files and says so */
	public function test_untold(): void {
		$fail = static fn( string $query ): string => str_contains( $query, 'information_schema.TABLES' ) && ! str_contains( $query, 'ENGINE FROM' ) ? 'BROKEN' : $query;
		add_filter( 'query', $fail, 20 );
		$this->assertLeft( [ self::MAYBE, $this->unread( 'information_schema' ) ], $this->imported() );
		remove_filter( 'query', $fail, 20 );
	}

	/** @testdox [KT-02] [KT-04] kits: a table of another plugin that is locked, or whose reading ends the process each time, is passed over and named; the one behind it is read */
	public function test_passed_over(): void {
		global $wpdb;
		$table = $this->table( 'slow', 'id bigint NOT NULL PRIMARY KEY, layers text' );
		$next  = $this->table( 'then', 'id bigint NOT NULL PRIMARY KEY, layers text' );
		foreach ( [ 1, Kits\BATCH_TRIES + 1 ] as $killed ) {
			$run = $this->imported();
			$wpdb->insert( $next, [ 'id' => 1, 'layers' => 3 === $killed ? $run['address'] : '' ] );
			for ( $now = $this->ok( Kits\undo( $run['id'] ) ); Kits\OTHERS !== $now['phase']; ) {
				$now = $this->ok( Kits\step( $run['id'], 0.0 ) );
			}
			// Up to that table nothing happens.
			Kits\store_run( [ 'other' => [ 'table' => $table, 'after' => [] ] ] + $now );
			for ( $time = 0; $time < $killed; $time++ ) {
				Kits\begin_batch( Kits\Import::in_phase( $this->run_of( $run['id'] ) ) );
			}
			$left = $this->ok( Kits\finish_steps( $run['id'] ) )['report']['left'];
			$this->assertSame( 3 === $killed ? [ self::KEPT, $this->unread( $table ) ] : [], $left, "killed $killed times" );
			$wpdb->query( "DELETE FROM $next" );
		}
		if ( $wpdb->is_mysql ) {
			$this->anew();
			$run   = $this->imported();
			$other = $this->other_connection();
			$other->query( "LOCK TABLES $table WRITE" );
			$began = microtime( true );
			$left  = $this->take_back( $run )['report']['left'];
			$other->close();
			$this->assertSame( [ self::MAYBE, $this->unread( $table ) ], $left );
			$this->assertLessThan( 2 * Kits\QUERY_SECONDS, microtime( true ) - $began );
		}
	}

	/** @testdox [KT-02] [KT-04] kits: undo reads a large table of another plugin page by page, in steps that go on where the last one was, also of rows that are longer than a page */
	public function test_bounded(): void {
		global $wpdb;
		$table = $this->table( 'large', 'id bigint NOT NULL AUTO_INCREMENT PRIMARY KEY, layers longtext' );
		for ( $at = 0; $at < 60; $at++ ) {
			$wpdb->query( "INSERT INTO $table ( layers ) VALUES " . implode( ',', array_fill( 0, 100, "( '" . str_repeat( 'Words and words. ', 100 ) . "' )" ) ) );
		}
		$wpdb->query( "INSERT INTO $table ( layers ) VALUES ( '" . str_repeat( 'Words and words. ', 200000 ) . "' )" );
		$run     = $this->imported();
		$queries = [];
		$largest = 0;
		$listen  = static function ( string $query ) use ( $table, &$queries, &$largest, $wpdb ): string {
			$largest = max( $largest, array_sum( array_map( static fn( $row ): int => strlen( implode( array_map( 'strval', (array) $row ) ) ), (array) $wpdb->last_result ) ) );
			$queries = array_merge( $queries, str_contains( $query, "`$table`" ) ? [ $query ] : [] );
			return $query;
		};
		for ( $now = $this->ok( Kits\undo( $run['id'] ) ); Kits\OTHERS !== $now['phase']; ) {
			$now = $this->ok( Kits\step( $run['id'], 0.0 ) );
		}
		// As after a process that was killed: one page at a time.
		Kits\store_run( [ 'alone' => true ] + $now );
		add_filter( 'query', $listen );
		$places = [];
		for ( $steps = 0; Kits\OTHERS === $now['phase'] && $steps < 500; $steps++ ) {
			$now      = $this->ok( Kits\step( $run['id'], 0.0 ) );
			$places[] = $now['at'] . wp_json_encode( $now['other'] ?? [] );
		}
		remove_filter( 'query', $listen );
		$this->assertGreaterThan( 10, $steps );
		$this->assertSame( array_values( array_unique( $places ) ), $places );
		$this->assertSame( [], preg_grep( '~ LIMIT \d+$~', $queries, PREG_GREP_INVERT ) );
		$this->assertGreaterThan( 20, count( $queries ) );
		$this->assertLessThan( 2 * Kits\SOUGHT_BYTES, $largest );
		$this->assertSame( [ 'undone', [] ], [ $this->ok( Kits\finish_steps( $run['id'] ) )['state'], $this->run_of( $run['id'] )['report']['left'] ] );
	}
}
