<?php
/** Files of an import come to their public addresses with the switch, and not before. */

declare( strict_types=1 );

namespace Frontage\Tests\Kits;

use Frontage\Kits;

require_once dirname( __DIR__ ) . '/import/ImportCase.php';

final class WaitingTest extends ImportCase {

	/** A picture that has sizes. */
	private function large(): string {
		$image = imagecreatetruecolor( 3000, 2000 );
		ob_start();
		imagejpeg( $image );
		return (string) ob_get_clean();
	}

	/** @return array{manifest: array<string, mixed>, read: callable, file: callable} */
	private function kit(): array {
		return $this->kit_of(
			[
				'media/kit-sun'  => [ 'title' => 'Sun', 'slug' => 'kit-sun', 'file' => 'files/kit-sun.jpg' ],
				'font/kit-serif' => [ 'title' => 'Serif', 'slug' => 'kit-serif', 'family' => [ 'name' => 'Serif', 'slug' => 'kit-serif', 'fontFamily' => 'Serif' ], 'faces' => [ [ 'settings' => [ 'fontFamily' => 'Serif' ], 'file' => 'files/kit-serif--0.woff2' ] ] ],
				'page/kit-about' => [ 'title' => 'About', 'slug' => 'kit-about', 'status' => 'publish', 'content' => '<!-- wp:image {"id":"kit:media/kit-sun"} --><figure class="wp-block-image"><img src="kit:media/kit-sun?size=300x200" alt="" class="wp-image-kit:media/kit-sun"/></figure><!-- /wp:image -->' ],
			],
			[ 'files/kit-sun.jpg' => $this->large(), 'files/kit-serif--0.woff2' => "wOF2\0\1\0\0" . str_repeat( 'x', 60 ) ]
		);
	}

	/**
	 * Files outside of hidden folders that hold something.
	 * @return list<string>
	 */
	private function public_files(): array {
		clearstatcache();
		return array_values( array_filter( $this->uploads(), static fn( string $path ): bool => ! str_contains( $path, '/frontage-kit-' ) && filesize( $path ) > 0 ) );
	}

	/** @testdox [KT-02] [KT-07] kits: no picture and no font lies at its public address before the switch; with it all sizes do */
	public function test_waiting(): void {
		$before = $this->public_files();
		$all    = $this->uploads();
		$run    = $this->stage( $this->kit() );
		$this->assertSame( $before, $this->public_files() );
		$ids = array_column( Kits\journal( $run['id'] ), 'target', 'name' );
		// Somebody uploads a picture of the same name meanwhile.
		$other = wp_upload_bits( 'kit-sun.jpg', null, $this->photo() );
		$this->assertStringEndsWith( 'kit-sun-1.jpg', $other['file'] );
		$this->ok( Kits\switch_over( $run['id'] ) );
		$run = $this->ok( Kits\finish_steps( $run['id'] ) );
		$this->assertSame( [ 'done', [] ], [ $run['state'], $run['report']['unresolved'] ?? [] ] );
		$main = (string) get_attached_file( $ids['media/kit-sun'] );
		$meta = (array) wp_get_attachment_metadata( $ids['media/kit-sun'] );
		$this->assertStringEndsWith( '/kit-sun-scaled.jpg', $main );
		$this->assertSame( _wp_relative_upload_path( $main ), $meta['file'] ?? '' );
		$this->assertGreaterThan( 1000, filesize( $main ) );
		$this->assertFileExists( (string) wp_get_original_image_path( $ids['media/kit-sun'] ) );
		$this->assertNotSame( [], $meta['sizes'] ?? [] );
		foreach ( $meta['sizes'] ?? [] as $size ) {
			$this->assertFileExists( dirname( $main ) . "/$size[file]" );
		}
		$this->assertStringContainsString( $meta['sizes']['medium']['file'] ?? '-', (string) get_post_field( 'post_content', $ids['page/kit-about'], 'raw' ) );
		$this->assertSame( [], glob( wp_upload_dir()['basedir'] . '/frontage-kit-*' ) );
		$this->take_back( $run );
		wp_delete_file( $other['file'] );
		$this->assertSame( $all, $this->uploads() );
	}

	/** @testdox [KT-02] [KT-07] kits: a canceled import leaves no file, also none that kept a name */
	public function test_canceled(): void {
		$all = $this->uploads();
		$this->take_back( $this->stage( $this->kit() ) );
		$this->assertSame( $all, $this->uploads() );
	}

	/** @testdox [KT-02] [KT-07] kits: the switch replaces no file that is somebody else’s, and can be tried again */
	public function test_taken(): void {
		$run   = $this->stage( $this->kit() );
		$media = array_column( Kits\journal( $run['id'] ), 'target', 'name' )['media/kit-sun'];
		$main  = (string) get_attached_file( $media );
		file_put_contents( $main, 'Ours' );
		$this->assertStringContainsString( 'could not be moved', $this->error( Kits\switch_over( $run['id'] ) )->get_error_message() );
		$this->assertSame( 'Ours', file_get_contents( $main ) );
		wp_cache_flush();
		$this->assertNull( $this->page( 'kit-about' ) );
		unlink( $main );
		$this->ok( Kits\switch_over( $run['id'] ) );
		$this->assertSame( [], $this->ok( Kits\finish_steps( $run['id'] ) )['report']['unresolved'] ?? [] );
	}

	/** @testdox [KT-02] [KT-07] kits: a switch that cannot move a file leaves none at its public address, also when the import is canceled then */
	public function test_moved_back(): void {
		$before = $this->public_files();
		$all    = $this->uploads();
		$run    = $this->stage( $this->kit() );
		$files  = Kits\files_below( Kits\staging_folder( $run['id'] ) );
		$last   = (string) end( $files );
		$place  = wp_upload_dir()['basedir'] . substr( $last, strlen( Kits\staging_folder( $run['id'] ) ) );
		file_put_contents( $place, 'Ours' );
		$this->assertStringContainsString( 'could not be moved', $this->error( Kits\switch_over( $run['id'] ) )->get_error_message() );
		$this->assertSame( [ $place ], array_values( array_diff( $this->public_files(), $before ) ) );
		unlink( $place );
		$this->take_back( $this->run_of( $run['id'] ) );
		$this->assertSame( $all, $this->uploads() );
	}

	/**
	 * Loses the connection as a switch is to be stored, so that nobody knows what became of it: as if its process was killed.
	 * @return KitRun The run, which is as it was before.
	 */
	private function lost(): array {
		$run     = $this->stage( $this->kit() );
		$is_lost = false;
		$lose    = static function ( string $query ) use ( $run, &$is_lost ): string {
			$is_lost = $is_lost || 'COMMIT' === $query;
			return 'COMMIT' === $query || ( $is_lost && str_contains( $query, "'" . Kits\row_name( $run['id'] ) . "'" ) ) ? 'BROKEN' : $query;
		};
		add_filter( 'query', $lose, 1 );
		$GLOBALS['wpdb']->suppress_errors( true );
		$this->error( Kits\switch_over( $run['id'] ) );
		$GLOBALS['wpdb']->suppress_errors( false );
		remove_filter( 'query', $lose, 1 );
		wp_cache_flush();
		return $this->run_of( $run['id'] );
	}

	/** @testdox [KT-02] [KT-07] kits: a switch that ends between the moving of files and its storing leaves no file public when it is canceled, and can be done again */
	public function test_killed(): void {
		$before = $this->public_files();
		$all    = $this->uploads();
		$run    = $this->lost();
		$this->assertSame( 'ready', $run['state'] );
		$this->assertNotSame( $before, $this->public_files() );
		$run = $this->take_back( $run );
		$this->assertSame( [ 'cancelled', [], $all ], [ $run['state'], $run['report']['left'] ?? [], $this->uploads() ] );
		$run = $this->lost();
		$this->ok( Kits\switch_over( $run['id'] ) );
		$run = $this->ok( Kits\finish_steps( $run['id'] ) );
		$this->assertSame( [ 'done', [], null ], [ $run['state'], $run['report']['unresolved'] ?? [], Kits\read_row( $run['id'], 'moves' ) ] );
		$this->take_back( $run );
		$this->assertSame( $all, $this->uploads() );
	}

	/** @testdox [KT-02] [KT-07] kits: a file that was moved by such a switch and changed since stays, and is named */
	public function test_killed_and_changed(): void {
		$before = $this->public_files();
		$run    = $this->lost();
		$place  = (string) get_attached_file( array_column( Kits\journal( $run['id'] ), 'target', 'name' )['media/kit-sun'] );
		file_put_contents( $place, 'Ours' );
		$run  = $this->take_back( $run );
		$left = [ '“kit-sun-scaled.jpg” was left in the uploads folder. It may have changed since it was imported.' ];
		$this->assertSame( [ $left, [ $place ] ], [ $run['report']['left'] ?? [], array_values( array_diff( $this->public_files(), $before ) ) ] );
	}
}
