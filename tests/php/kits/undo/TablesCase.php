<?php
/** What tests of undo and of other plugins' tables share: tables, an import of one picture, and what is left of it. */

declare( strict_types=1 );

namespace Frontage\Tests\Kits;

use Frontage\Kits;

require_once dirname( __DIR__ ) . '/import/ImportCase.php';

abstract class TablesCase extends ImportCase {

	protected const KEPT = '“Sun” is in use, so undo keeps it.';

	protected const MAYBE = '“Sun” may be in use, so undo keeps it.';

	/** @var list<string> Tables that a test has made. */
	private array $tables = [];

	protected function tear_down(): void {
		global $wpdb;
		parent::tear_down();
		foreach ( $this->tables as $table ) {
			$wpdb->query( "DROP TABLE IF EXISTS $table" );
		}
		$this->tables = [];
	}

	/** Makes a table, which ends the test's transaction. */
	protected function table( string $name, string $columns, string $before = 'test_' ): string {
		global $wpdb;
		$table          = $wpdb->prefix . $before . $name;
		$this->tables[] = $table;
		parent::tear_down();
		$wpdb->query( "CREATE TABLE $table ( $columns )" );
		$this->set_up();
		return $table;
	}

	/**
	 * @param array<string, array<string, mixed>> $more Objects besides.
	 * @return array{id: string, file: string, address: string} Run of an import of one picture.
	 */
	protected function imported( array $more = [] ): array {
		$run     = $this->import( $this->kit_of( $more + [ 'media/kit-sun' => [ 'title' => 'Sun', 'slug' => 'kit-sun', 'file' => 'files/kit-sun.jpg' ] ], [ 'files/kit-sun.jpg' => $this->photo() ] ) );
		$picture = array_column( Kits\journal( $run['id'] ), 'target', 'name' )['media/kit-sun'];
		return [
			'id'      => $run['id'],
			'file'    => (string) get_attached_file( $picture ),
			'address' => (string) wp_get_attachment_url( $picture ),
		];
	}

	/** Sentence about a table that was not read. */
	protected function unread( string $table ): string {
		return "The database table “{$table}” couldn’t be searched, so undo keeps the imported files that it may use.";
	}

	/**
	 * Undoes an import, and tells what is left after a dry run told the same.
	 * @param list<string>                                   $left
	 * @param array{id: string, file: string, address: string} $run Of imported().
	 */
	protected function assertLeft( array $left, array $run, string $says = '' ): void {
		$this->assertSame( $left, Kits\kept_of( $this->run_of( $run['id'] ) )['left'], "$says, dry run" );
		$back = $this->take_back( $run );
		$this->assertSame( [ 'undone', $left, (bool) $left ], [ $back['state'], $back['report']['left'], is_file( $run['file'] ) ], $says );
	}

	/**
	 * Begins to undo, up to a phase.
	 * @param array{id: string} $run
	 * @return KitRun
	 */
	protected function undo_up_to( string $phase, array $run ): array {
		for ( $now = $this->ok( Kits\undo( $run['id'] ) ); $phase !== $now['phase']; ) {
			$this->assertNotSame( 'undone', $now['state'], $phase );
			$now = $this->ok( Kits\step( $run['id'], 0.0 ) );
		}
		return $now;
	}

	/**
	 * Begins with a site without what the test has done so far, but with its tables.
	 * @param (callable(): void)|null $between What is done outside of the test's transaction.
	 */
	protected function anew( ?callable $between = null ): void {
		parent::tear_down();
		$between && $between();
		$this->set_up();
	}
}
