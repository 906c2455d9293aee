<?php
/** Which tables undo takes for another plugin's, whose a row is, and what is seen that comes while it works. */

declare( strict_types=1 );

namespace Frontage\Tests\Kits;

use Frontage\Kits;

require_once __DIR__ . '/TablesCase.php';

final class TablesLateTest extends TablesCase {

	/** @testdox [KT-02] [KT-04] kits: where the database does not tell its tables once, in the middle of an undo, imported files stay, and undo says so */
	public function test_untold_later(): void {
		global $wpdb;
		if ( ! $wpdb->is_mysql ) {
			$this->markTestSkipped( 'On SQLite a query that fails ends the test’s transaction.' );
		}
		$table = $this->table( 'a_large', 'id bigint NOT NULL PRIMARY KEY, layers longtext' );
		$next  = $this->table( 'z_next', 'id bigint NOT NULL PRIMARY KEY, layers longtext' );
		foreach ( [ 'TABLES', 'COLUMNS', 'STATISTICS' ] as $of ) {
			$run = $this->imported();
			$wpdb->insert( $next, [ 'id' => 1, 'layers' => $run['address'] ] );
			Kits\store_run( [ 'other' => [ 'table' => $table, 'after' => [ bin2hex( '1' ) ] ] ] + $this->undo_up_to( Kits\OTHERS, $run ) );
			$fail = static fn( string $query ): string => str_contains( $query, "information_schema.$of" ) && ! str_contains( $query, 'ENGINE FROM' ) ? 'BROKEN' : $query;
			add_filter( 'query', $fail, 20 );
			$this->ok( Kits\step( $run['id'], 0.0 ) );
			remove_filter( 'query', $fail, 20 );
			$left = $this->ok( Kits\finish_steps( $run['id'] ) )['report']['left'];
			$this->assertSame( [ self::MAYBE, $this->unread( 'information_schema' ) ], $left, $of );
			$this->assertFileExists( $run['file'] );
			$this->anew();
		}
	}

	/** @testdox [KT-02] [KT-04] kits: a table that a plugin registers with WordPress is searched as any other; so are the options of a network, but for what they hold for a time */
	public function test_registered(): void {
		global $wpdb;
		$table = $this->table( 'registered', 'id bigint NOT NULL PRIMARY KEY, layers longtext' );
		$run   = $this->imported();
		$known = $wpdb->tables;
		$wpdb->insert( $table, [ 'id' => 1, 'layers' => $run['address'] ] );
		$wpdb->tables[] = 'test_registered';
		try {
			$this->assertLeft( [ self::KEPT ], $run );
		} finally {
			$wpdb->tables = $known;
		}
		$network = $this->table( 'sitemeta', 'meta_id bigint NOT NULL PRIMARY KEY, site_id bigint, meta_key varchar(255), meta_value longtext', '' );
		foreach ( [ '_site_transient_a_plugin' => [], 'a_plugin' => [ self::KEPT ] ] as $key => $left ) {
			$run = $this->imported();
			$wpdb->insert( $network, [ 'meta_id' => 1, 'site_id' => 1, 'meta_key' => $key, 'meta_value' => $run['address'] ] );
			$this->assertLeft( $left, $run, $key );
			$this->anew();
		}
	}

	/** @testdox [KT-02] [KT-04] kits: a row of another plugin whose own number is by chance that of an imported page is not the page's */
	public function test_own_numbers(): void {
		global $wpdb;
		$page = [ 'page/kit-one' => [ 'title' => 'One', 'slug' => 'kit-one', 'status' => 'publish', 'content' => 'x' ] ];
		$rows = [
			'its key'                    => [ 'post_id bigint NOT NULL PRIMARY KEY', true ],
			'counted by the database'    => [ 'post_id bigint NOT NULL AUTO_INCREMENT UNIQUE', true ],
			'object_id is its key'       => [ 'object_id bigint NOT NULL PRIMARY KEY, object_type varchar(20)', true ],
			'an index of pages'          => [ 'id bigint NOT NULL AUTO_INCREMENT PRIMARY KEY, post_id bigint', false ],
			'an index by language'       => [ 'post_id bigint NOT NULL, lang varchar(5) NOT NULL, PRIMARY KEY ( post_id, lang )', false ],
			'an index of pages and more' => [ 'id bigint NOT NULL AUTO_INCREMENT PRIMARY KEY, object_id bigint, object_type varchar(20)', false ],
		];
		foreach ( $rows as $says => [ $columns, $is_kept ] ) {
			$table = $this->table( 'forum', "$columns, layers longtext" );
			$run   = $this->imported( $page );
			$id    = array_column( Kits\journal( $run['id'] ), 'target', 'name' )['page/kit-one'];
			$wpdb->insert(
				$table,
				[ str_contains( $columns, 'post_id' ) ? 'post_id' : 'object_id' => $id, 'layers' => $run['address'] ]
				+ ( str_contains( $columns, 'lang' ) ? [ 'lang' => 'de' ] : [] )
				+ ( str_contains( $columns, 'object_type' ) ? [ 'object_type' => 'post' ] : [] )
			);
			$this->assertSame( '', $wpdb->last_error, $says );
			$this->assertLeft( $is_kept ? [ self::KEPT ] : [], $run, $says );
			$this->tear_down();
			$this->set_up();
		}
	}

	/** @testdox [KT-02] [KT-04] kits: a table is read to its end, or passed over and named, also where the connection cannot say its keys */
	public function test_other_charset(): void {
		global $wpdb;
		if ( ! $wpdb->is_mysql ) {
			$this->markTestSkipped( 'SQLite knows one set of characters.' );
		}
		$table = $this->table( 'keys', 'id varchar(40) CHARACTER SET utf8mb4 NOT NULL PRIMARY KEY, layers longtext' );
		foreach ( [ 'Ж1', 'Ж2', 'Ж3' ] as $key ) {
			$wpdb->insert( $table, [ 'id' => $key, 'layers' => str_repeat( 'word ', 200000 ) . ( 'Ж3' === $key ? 'https://example.org/2026/11/sun.jpg' : '' ) ] );
		}
		$known = [ 'files' => [ '2026/11/sun' => [ 'sun' ] ], 'owners' => [] ];
		$wpdb->query( 'SET NAMES latin1' );
		try {
			[ $pages, $uses ] = $this->read_all( $table, $known );
		} finally {
			$wpdb->query( 'SET NAMES utf8mb4' );
		}
		$this->assertSame( [ 4, [ '' => [ 'sun' => true ] ] ], [ $pages, $uses ] );
		// A database, or a filter of one, that gives the same rows again.
		$again            = static fn( string $query ): string => (string) preg_replace( "~FROM `$table` WHERE .* ORDER BY~", "FROM `$table` ORDER BY", $query );
		add_filter( 'query', $again, 20 );
		[ $pages, $uses ] = $this->read_all( $table, $known );
		remove_filter( 'query', $again, 20 );
		$this->assertSame( [ 2, [ '' => [ Kits\UNREAD_TABLE . $table => true ] ] ], [ $pages, $uses ] );
	}

	/**
	 * @param array<string, array<int|string, mixed>> $known
	 * @return array{int, array<string, array<string, true>>} Number of pages, and uses.
	 */
	private function read_all( string $table, array $known ): array {
		$tables = array_values( array_filter( (array) Kits\other_tables(), static fn( array $other ): bool => $other['table'] === $table ) );
		$place  = [ 'table' => $table, 'after' => [] ];
		$found  = [];
		for ( $pages = 0; $place && $pages < 30; $pages++ ) {
			[ 'uses' => $uses, 'place' => $place ] = Kits\uses_on_page( $tables, $place, $known );

			$found = Kits\with_uses( $found, $uses );
		}
		return [ $pages, $found ];
	}

	/** @testdox [KT-02] [KT-04] kits: a query of another plugin's table has an end on each version of MariaDB and MySQL that knows one, also behind the version that old clients are told */
	public function test_versions(): void {
		$versions = [
			'5.5.5-10.6.18-MariaDB-0ubuntu0.22.04.1' => 'SET STATEMENT max_statement_time',
			'11.4.2-MariaDB'                         => 'SET STATEMENT max_statement_time',
			'5.5.5-10.0.38-MariaDB'                  => 'SELECT 1',
			'5.5.68-MariaDB'                         => 'SELECT 1',
			'8.0.36'                                 => 'SELECT /*+ MAX_EXECUTION_TIME',
		];
		$wpdb     = $GLOBALS['wpdb'];
		foreach ( $versions as $version => $starts ) {
			$other = new class() extends \wpdb {
				public string $version = '';

				public function __construct() {} // phpcs:ignore -- Without a connection.

				public function __destruct() {}

				/** @return string */
				public function db_server_info() {
					return $this->version;
				}
			};

			$other->version  = $version;
			$other->is_mysql = true;
			$GLOBALS['wpdb'] = $other; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- Put back below.
			try {
				$query = Kits\within_seconds( 'SELECT 1' );
			} finally {
				$GLOBALS['wpdb'] = $wpdb; // phpcs:ignore WordPress.WP.GlobalVariablesOverride
			}
			$this->assertStringStartsWith( $starts, $query, $version );
		}
	}

	/** @testdox [KT-02] [KT-04] kits: what another plugin stores in its table while undo works, after it was searched, is seen before anything is deleted, whatever its key */
	public function test_late(): void {
		global $wpdb;
		$kinds = [
			'counted' => 'id bigint NOT NULL AUTO_INCREMENT PRIMARY KEY',
			'worded'  => 'id varchar(40) NOT NULL PRIMARY KEY',
			'unkeyed' => 'id bigint',
		];
		foreach ( $kinds as $says => $columns ) {
			$table = $this->table( $says, "$columns, layers longtext" );
			foreach ( [ 'hide' => 'insert', 'return' => 'update' ] as $phase => $act ) {
				$run = $this->imported();
				$wpdb->insert( $table, [ 'id' => '5', 'layers' => 'words' ] );
				$this->undo_up_to( $phase, $run );
				'insert' === $act
					? $wpdb->insert( $table, [ 'id' => '4', 'layers' => $run['address'] ] )
					: $wpdb->update( $table, [ 'layers' => $run['address'] ], [ 'id' => '5' ] );
				$left = $this->ok( Kits\finish_steps( $run['id'] ) )['report']['left'];
				$this->assertSame( [ [ self::KEPT ], true ], [ $left, is_file( $run['file'] ) ], "$says, $act" );
				$this->anew();
			}
		}
		if ( ! $wpdb->is_mysql ) {
			return;
		}
		// What cannot be read then may use it, too.
		$run  = $this->imported();
		$fail = static fn( string $query ): string => preg_match( "~FROM `$table`~", $query ) ? 'BROKEN' : $query;
		$this->undo_up_to( 'return', $run );
		add_filter( 'query', $fail, 20 );
		$left = $this->ok( Kits\finish_steps( $run['id'] ) )['report']['left'];
		remove_filter( 'query', $fail, 20 );
		$this->assertSame( [ [ $this->unread( $table ), self::MAYBE ], true ], [ $left, is_file( $run['file'] ) ] );
	}

	/** @testdox [KT-02] [KT-04] kits: a table without a key that loses rows while it is read is passed over and named, for others have moved past */
	public function test_lost_rows(): void {
		global $wpdb;
		$table = $this->table( 'queue', 'id bigint, layers longtext' );
		foreach ( [ 0 => self::KEPT, 3 => self::MAYBE ] as $gone => $says ) {
			$run = $this->imported();
			for ( $at = 0; $at < 8; $at++ ) {
				$wpdb->insert( $table, [ 'id' => $at, 'layers' => 4 === $at ? $run['address'] : str_repeat( 'word ', 200000 ) ] );
			}
			$done   = 0;
			$finish = static function ( string $query ) use ( $table, $gone, $wpdb, &$done ): string {
				// As the plugin's worker does, after three pages.
				if ( $gone && str_contains( $query, "FROM `$table` LIMIT" ) && str_contains( $query, 'OFFSET 3' ) && 0 === $done++ ) {
					$wpdb->query( "DELETE FROM $table WHERE id < $gone" );
				}
				return $query;
			};
			add_filter( 'query', $finish, 20 );
			$left = $this->take_back( $run )['report']['left'];
			remove_filter( 'query', $finish, 20 );
			$this->assertSame( $gone ? [ $says, $this->unread( $table ) ] : [ $says ], $left );
			$this->assertFileExists( $run['file'] );
			$this->anew();
		}
	}

	/** @testdox [KT-02] [KT-04] kits: of a large table only the new rows are read again before anything is deleted, and the page of an imported one that stays is the site's */
	public function test_late_in_large(): void {
		global $wpdb;
		$table = $this->table( 'large', 'id bigint NOT NULL AUTO_INCREMENT PRIMARY KEY, post_id bigint NOT NULL DEFAULT 0, layers longtext' );
		$this->anew(
			static function () use ( $wpdb, $table ): void {
				for ( $at = 0; $at < 80; $at++ ) {
					$wpdb->query( "INSERT INTO $table ( layers ) VALUES " . implode( ',', array_fill( 0, 100, "( '" . str_repeat( 'Words and words. ', 100 ) . "' )" ) ) );
				}
				$wpdb->is_mysql && $wpdb->query( "ANALYZE TABLE $table" );
			}
		);
		$page = [ 'page/kit-one' => [ 'title' => 'One', 'slug' => 'kit-one', 'status' => 'publish', 'content' => 'x' ] ];
		foreach ( [ 'goes' => [], 'stays' => [ '“One” has been edited since the import, so undo keeps it.', self::KEPT ] ] as $says => $left ) {
			$run = $this->imported( $page );
			$id  = array_column( Kits\journal( $run['id'] ), 'target', 'name' )['page/kit-one'];
			'stays' === $says && wp_update_post( [ 'ID' => $id, 'post_title' => 'One', 'post_content' => 'Mine' ] );
			$this->undo_up_to( 'return', $run );
			$wpdb->insert( $table, [ 'post_id' => $id, 'layers' => $run['address'] ] );
			$queries = [];
			$listen  = static function ( string $query ) use ( $table, &$queries ): string {
				$queries = array_merge( $queries, str_contains( $query, "`$table`" ) ? [ $query ] : [] );
				return $query;
			};
			add_filter( 'query', $listen );
			$back = $this->ok( Kits\finish_steps( $run['id'] ) );
			remove_filter( 'query', $listen );
			$this->assertSame( [ $left, (bool) $left ], [ $back['report']['left'], is_file( $run['file'] ) ], $says );
			if ( $wpdb->is_mysql ) {
				$this->assertLessThan( 6, count( $queries ), $says );
			}
			$this->anew();
		}
	}
}
