<?php
/** Files that are not an import's own: at an address that it has noted, and in the hands of another window. */

declare( strict_types=1 );

namespace Frontage\Tests\Kits;

use Frontage\Kits;

require_once dirname( __DIR__ ) . '/import/ImportCase.php';

final class OthersFilesTest extends ImportCase {

	/** @testdox [KT-04] kits: canceling leaves a file alone that somebody put where a picture of the kit was to be */
	public function test_cancel(): void {
		$run  = $this->stage( $this->small_kit() );
		$path = '';
		foreach ( Kits\journal( $run['id'] ) as $entry ) {
			$path = 'media' === $entry['kind'] ? (string) get_attached_file( $entry['id'] ) : $path;
		}
		$this->assertSame( [ true, 0 ], [ is_file( $path ), (int) filesize( $path ) ], 'Its name is taken.' );
		file_put_contents( $path, 'Of the owner' );
		$this->take_back( $run );
		$this->assertFileExists( $path );
		$this->assertSame( 'Of the owner', file_get_contents( $path ) );
		unlink( $path );
	}

	/** @testdox [KT-04] kits: a picture's name is taken before it is noted, so that no upload gets it */
	public function test_name_is_taken_first(): void {
		$seen = [];
		$look = static function ( $id, $post, $key, $value ) use ( &$seen ): void {
			if ( '_wp_attached_file' === $key ) {
				$seen[] = is_file( wp_upload_dir()['basedir'] . "/$value" );
			}
		};
		add_action( 'added_post_meta', $look, 10, 4 );
		$this->take_back( $this->stage( $this->small_kit() ) );
		remove_action( 'added_post_meta', $look );
		$this->assertSame( [ true ], array_unique( $seen ) );
	}

	/** @testdox [KT-04] kits: the command goes on where another window, or a full disk, stopped it */
	public function test_stopped_command(): void {
		$kit  = $this->small_kit();
		$stop = static fn( $sql ) => preg_match( '~^INSERT.*frontage_kit_[a-f0-9]{16}_o~s', (string) $sql ) ? 'SELECT broken' : $sql;
		add_filter( 'query', $stop );
		$this->error( Kits\import_source( $kit ) );
		remove_filter( 'query', $stop );
		$open = Kits\open_run();
		$this->assertNotNull( $open, 'It waits.' );
		$run = $this->ok( Kits\import_source( $kit ) );
		$this->assertSame( [ $open['id'] ?? '', 'done' ], [ $run['id'], $run['state'] ] );
	}
}
