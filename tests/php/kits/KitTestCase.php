<?php
/** What tests of kits share: real pictures, and a folder for files that goes with the test. */

declare( strict_types=1 );

namespace Frontage\Tests\Kits;

use Frontage\Tests\TestCase;

require_once dirname( __DIR__, 3 ) . '/src/kits/load.php';
require_once dirname( __DIR__ ) . '/TestCase.php';

abstract class KitTestCase extends TestCase {

	/** A folder of the test's own. */
	protected string $folder = '';

	/** @var list<string> Files of the library. */
	private array $uploads = [];

	protected function set_up(): void {
		parent::set_up();
		$this->folder = sys_get_temp_dir() . '/' . uniqid( 'kits' );
		mkdir( $this->folder );
		// Blocks are stored as an owner saves them.
		$this->sign_in( 'administrator' );
	}

	protected function tear_down(): void {
		$this->remove( $this->folder );
		array_map( 'unlink', array_filter( $this->uploads, 'is_file' ) );
		parent::tear_down();
	}

	private function remove( string $path ): void {
		if ( is_dir( $path ) && ! is_link( $path ) ) {
			foreach ( array_diff( (array) scandir( $path ), [ '.', '..' ] ) as $name ) {
				$this->remove( "$path/$name" );
			}
			rmdir( $path );
		} else {
			unlink( $path );
		}
	}

	/** Makes a picture with a file, and with a medium size that has none. */
	protected function add_photo( string $name, int $color = 120 ): int {
		$upload          = wp_upload_bits( "$name.jpg", null, $this->photo( $color ) );
		$this->uploads[] = $upload['file'];
		$id              = wp_insert_attachment(
			[
				'post_mime_type' => 'image/jpeg',
				'post_title'     => ucfirst( $name ),
				'post_status'    => 'inherit',
			],
			$upload['file']
		);
		wp_update_attachment_metadata(
			$id,
			[
				'width'  => 40,
				'height' => 30,
				'file'   => _wp_relative_upload_path( $upload['file'] ),
				'sizes'  => [
					'medium' => [
						'file'      => basename( $upload['file'], '.jpg' ) . '-20x15.jpg',
						'width'     => 20,
						'height'    => 15,
						'mime-type' => 'image/jpeg',
					],
				],
			]
		);
		return $id;
	}

	/** Bytes of a small JPEG. */
	protected function photo( int $color = 120 ): string {
		$image = imagecreatetruecolor( 40, 30 );
		imagefill( $image, 0, 0, (int) imagecolorallocate( $image, max( 0, min( 255, $color ) ), 90, 160 ) );
		ob_start();
		imagejpeg( $image );
		return (string) ob_get_clean();
	}

	/** @param array<string, mixed> $post */
	protected function add_post( string $type, string $slug, string $content = '', array $post = [] ): int {
		$id = wp_insert_post(
			wp_slash(
				$post + [
					'post_type'    => $type,
					'post_status'  => 'publish',
					'post_title'   => ucfirst( $slug ),
					'post_name'    => $slug,
					'post_content' => $content,
				]
			),
			true
		);
		$this->assertIsInt( $id );
		return $id;
	}

	/**
	 * A kit that opens.
	 * @return array{manifest: array<string, mixed>, read: callable(string): (string|\WP_Error), file: callable(string): (string|\WP_Error)}
	 */
	protected function opened( string $path ): array {
		$source = \Frontage\Kits\open_source( $path );
		$this->assertIsArray( $source, is_wp_error( $source ) ? $source->get_error_message() : '' );
		return $source;
	}

	/**
	 * A refusal.
	 * @param mixed $result
	 */
	protected function refusal( $result ): \WP_Error {
		$this->assertInstanceOf( \WP_Error::class, $result );
		return $result;
	}

	/** @param mixed $value */
	protected function text( $value ): string {
		$this->assertIsString( $value, is_wp_error( $value ) ? $value->get_error_message() : '' );
		return $value;
	}

	/**
	 * Object of an export.
	 * @return array<string, mixed>
	 */
	protected function exported( string $name ): array {
		$export = \Frontage\Kits\export_object( $name );
		$this->assertIsArray( $export, is_wp_error( $export ) ? $export->get_error_message() : '' );
		return (array) json_decode( $export['json'], true );
	}
}
