<?php
/** The color shown until a picture loads. */

declare( strict_types=1 );

namespace Frontage\Tests\Portfolio;

use Frontage\Tests\TestCase;
use function Frontage\Portfolio\item;

class ImageColorTest extends TestCase {

	/**
	 * Attachments with files, to be deleted.
	 * @var int[]
	 */
	private array $uploaded = [];

	/** Deletes the files. */
	protected function tear_down(): void {
		foreach ( $this->uploaded as $id ) {
			wp_delete_attachment( $id, true );
		}
		parent::tear_down();
	}

	/** @testdox [PF-22] image color: the most frequent one, wherever it is */
	public function test_dominant(): void {
		$color = $this->color_of_upload( 0xc81e28, 0x1450c8 );
		$this->assertMatchesRegularExpression( '/^#[0-9a-f]{6}$/', $color );
		// Making a picture smaller rounds.
		foreach ( [ 0xc8, 0x1e, 0x28 ] as $channel => $expected ) {
			$this->assertEqualsWithDelta( $expected, hexdec( substr( $color, 1 + 2 * $channel, 2 ) ), 2 );
		}
	}

	/** @testdox [PF-22] image color: none for a transparent picture */
	public function test_transparent(): void {
		$this->assertSame( '', $this->color_of_upload( 0xc81e28, 0x7f000000 ) );
	}

	/** @testdox [PF-22] image color: none for a damaged picture or a document */
	public function test_unreadable(): void {
		$file = wp_upload_bits( uniqid() . '.png', null, 'not a picture' );
		$id   = wp_insert_attachment( [ 'post_mime_type' => 'image/png' ], $file['file'] );

		$this->uploaded[] = $id;
		$metadata         = [
			'file'   => 'x.png',
			'width'  => 10,
			'height' => 10,
		];
		$this->assertSame( $metadata, \Frontage\Portfolio\store_color( $metadata, $id ) );
		$this->assertSame( [], \Frontage\Portfolio\store_color( [], $id ) );
		$this->assertFalse( \Frontage\Portfolio\store_color( false, $id ) );
	}

	/**
	 * @testdox [PF-22] image color: 100 megapixels without a smaller file are not opened
	 */
	public function test_huge(): void {
		$deflate = deflate_init( ZLIB_ENCODING_DEFLATE );
		$this->assertNotFalse( $deflate );
		$rows = '';
		for ( $row = 0; $row < 10000; $row++ ) {
			// No filter, then a bit for each pixel.
			$rows .= deflate_add( $deflate, str_repeat( "\0", 1251 ), 9999 === $row ? ZLIB_FINISH : ZLIB_NO_FLUSH );
		}
		$chunk = static fn( string $type, string $data ): string => pack( 'N', strlen( $data ) ) . $type . $data . pack( 'N', crc32( $type . $data ) );
		$png   = "\x89PNG\r\n\x1a\n" . $chunk( 'IHDR', pack( 'NNC5', 10000, 10000, 1, 0, 0, 0, 0 ) ) . $chunk( 'IDAT', $rows ) . $chunk( 'IEND', '' );
		$file  = wp_upload_bits( uniqid() . '.png', null, $png );
		$this->assertSame( [ 10000, 10000 ], array_slice( (array) getimagesize( $file['file'] ), 0, 2 ) );
		$color = \Frontage\Portfolio\find_dominant_color( $file['file'] );
		unlink( $file['file'] );
		$this->assertSame( '', $color );
	}

	/** Uploads a picture with a quarter of another color in its middle, and answers the color that its tile gets. */
	private function color_of_upload( int $ground, int $middle ): string {
		$picture = imagecreatetruecolor( 1600, 1200 );
		$this->assertNotFalse( $picture );
		imagealphablending( $picture, false );
		imagesavealpha( $picture, true );
		imagefill( $picture, 0, 0, $ground );
		imagefilledrectangle( $picture, 400, 300, 1200, 900, $middle );
		ob_start();
		imagepng( $picture );
		$file = wp_upload_bits( uniqid() . '.png', null, (string) ob_get_clean() );
		$id   = wp_insert_attachment( [ 'post_mime_type' => 'image/png' ], $file['file'] );

		$this->uploaded[] = $id;
		wp_update_attachment_metadata( $id, wp_generate_attachment_metadata( $id, $file['file'] ) );
		return item( $this->add_item( [], [ 'image' => $id ] ) )['image']['color'] ?? 'no picture';
	}
}
