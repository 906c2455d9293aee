<?php
/** A site of 5,000 posts of 20 kB on a host that gives 64 MB. */

declare( strict_types=1 );

namespace Frontage\Tests\Kits;

use Frontage\Kits;

require_once __DIR__ . '/ImportCase.php';

final class KitLargeSiteTest extends ImportCase {

	private const POSTS = 5000;

	/** @testdox [KT-02] kits: on a site of 5,000 posts of 20 kB and with 64 MB beside WordPress, export, plan, import and undo of a kit come to their end */
	public function test_large_site(): void {
		global $wpdb;
		// Before the other process asks.
		remove_filter( 'query', [ $this, 'nest' ] );
		$wpdb->query( 'ROLLBACK' );
		try {
			$this->furnish();
			$said = $this->said();
			$this->assertMatchesRegularExpression( '~^export 5000, plan 62, import done, undo undone, slowest [12]?\d s$~D', $said, 'Servers end a request after 30 s.' );
		} finally {
			$wpdb->query( "DELETE FROM $wpdb->posts WHERE post_name LIKE 'kit-large-%'" );
			Kits\delete_rows( '' );
			$wpdb->query( 'COMMIT' );
		}
	}

	/** Posts by SQL, all of them written after any import, so that undo reads each for uses. */
	private function furnish(): void {
		global $wpdb;
		$words = str_repeat( '<!-- wp:paragraph --><p>' . str_repeat( 'Words of 4711 kinds. ', 20 ) . '</p><!-- /wp:paragraph -->', 43 );
		for ( $number = 0; $number < self::POSTS; $number += 100 ) {
			$rows = [];
			foreach ( range( $number, $number + 99 ) as $at ) {
				$rows[] = $wpdb->prepare( "( 'post', %s, 'Title', 'publish', %s, '', '', '', '', '2099-01-01', '2099-01-01' )", "kit-large-$at", $words );
			}
			$wpdb->query( "INSERT INTO $wpdb->posts ( post_type, post_name, post_title, post_status, post_content, post_excerpt, to_ping, pinged, post_content_filtered, post_modified, post_modified_gmt ) VALUES " . implode( ',', $rows ) );
		}
		$wpdb->query( 'COMMIT' );
	}

	/** What another process with so much memory prints. */
	private function said(): string {
		$load = '$_SERVER += [ "HTTP_HOST" => "localhost", "REQUEST_METHOD" => "GET", "REQUEST_URI" => "/" ]; define( "WP_MEMORY_LIMIT", "1M" ); define( "WP_MAX_MEMORY_LIMIT", "1M" );
			require getenv( "WP_SITE_DIR" ) . "/wp-load.php"; require "' . dirname( __DIR__, 4 ) . '/src/kits/load.php"; wp_set_current_user( 1 );
			ini_set( "memory_limit", (string) ( memory_get_usage( true ) + 64 * MB_IN_BYTES ) );';
		$work = <<<'PHP'
			$slowest = 0;
			$timed   = static function ( callable $work ) use ( &$slowest ) {
				$start   = microtime( true );
				$answer  = $work();
				$slowest = max( $slowest, microtime( true ) - $start );
				wp_cache_flush_runtime();
				return is_wp_error( $answer ) ? exit( $answer->get_error_message() ) : $answer;
			};
			$names = array_values( array_filter( $timed( static fn() => Frontage\Kits\list_objects( [ 'content' ] ) ), static fn( $name ) => str_contains( $name, 'kit-large' ) ) );
			echo 'export ', count( $names );
			$entries = [];
			foreach ( [ array_slice( $names, 0, 30 ), array_slice( $names, -30 ) ] as $some ) {
				foreach ( $timed( static fn() => iterator_to_array( Frontage\Kits\objects_for_kit( $some ) ) ) as $name => $object ) {
					$entries[ $name ] = $object['entry'];
				}
			}
			$json                   = '{"title":"Kit","slug":"kit-large-new","status":"publish","content":"New"}';
			$entries['page/kit-large-new'] = [ 'size' => strlen( $json ), 'sha256' => hash( 'sha256', $json ) ] + Frontage\Kits\summary( json_decode( $json, true ), 'page/kit-large-new' );
			// Its name is a word of each post.
			$photo                  = (string) file_get_contents( (string) getenv( 'KIT_PHOTO' ) );
			$jsons                  = [ 'page/kit-large-new' => $json, 'media/kinds' => '{"title":"Kinds","slug":"kinds","file":"files/kinds.jpg"}' ];
			$entries['media/kinds'] = [ 'size' => strlen( $jsons['media/kinds'] ), 'sha256' => hash( 'sha256', $jsons['media/kinds'] ) ] + Frontage\Kits\summary( json_decode( $jsons['media/kinds'], true ), 'media/kinds' );
			$files    = [ 'files/kinds.jpg' => [ 'size' => strlen( $photo ), 'sha256' => hash( 'sha256', $photo ), 'type' => 'image/jpeg' ] ];
			$file     = static function () use ( $photo ): string {
				$path = (string) tempnam( sys_get_temp_dir(), 'kit' );
				file_put_contents( $path, $photo );
				return $path;
			};
			$manifest = Frontage\Kits\check_manifest( [ 'format' => 'frontage-kit/1', 'title' => 'Kit', 'theme' => 'x', 'objects' => $entries, 'files' => $files ] );
			$plan     = $timed( static fn() => Frontage\Kits\plan( $manifest ) );
			echo ', plan ', count( $plan['plan'] );
			$run = $timed( static fn() => Frontage\Kits\import_source( [ 'manifest' => $manifest, 'read' => static fn( $name ) => $jsons[ $name ], 'file' => $file ] ) );
			echo ', import ', $run['state'];
			$run = $timed( static fn() => Frontage\Kits\undo( $run['id'] ) );
			while ( 'undone' !== $run['state'] ) {
				$run = $timed( static fn() => Frontage\Kits\step( $run['id'] ) );
			}
			echo ', undo ', $run['state'], ', slowest ', ceil( $slowest ), ' s';
PHP;
		file_put_contents( "$this->folder/photo", $this->photo() );
		$photo   = [ 'KIT_PHOTO' => "$this->folder/photo" ];
		$process = proc_open( [ PHP_BINARY, '-r', $load . $work ], [ 1 => [ 'pipe', 'w' ], 2 => STDERR ], $pipes, null, $photo + getenv() ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- A test.
		$this->assertIsResource( $process );
		$said = (string) stream_get_contents( $pipes[1] );
		proc_close( $process );
		return trim( $said );
	}
}
