<?php
/** Zip files on this server, read by PHP's ZipArchive, for the command line. */

declare( strict_types=1 );

namespace Frontage\Kits;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.WP.AlternativeFunctions -- In pieces.

/** A zip file that is open. */
final class Zip_Reader {

	/** @var \ZipArchive The open archive. */
	private \ZipArchive $zip;

	/** @var string Path of the file. */
	private string $path;

	private function __construct( \ZipArchive $zip, string $path ) {
		$this->zip  = $zip;
		$this->path = $path;
	}

	/**
	 * Opens a file.
	 * @return self|\WP_Error
	 */
	public static function open( string $path ) {
		if ( ! str_starts_with( first_bytes( $path, 4 ), 'PK' ) ) {
			return refuse( 'archive', basename( $path ) );
		}
		if ( ! class_exists( 'ZipArchive' ) ) {
			return no_zip();
		}
		$zip = new \ZipArchive();
		return true === $zip->open( $path ) ? new self( $zip, $path ) : refuse( 'archive', basename( $path ) );
	}

	/**
	 * The list of entries. Those that lie within each other are refused: a few bytes would else grow to as many entries as there are.
	 * @return list<array{name: string, size: int, packed: int, method: int, isEncrypted: bool, isLink: bool, crc: int}>|\WP_Error
	 */
	public function entries() {
		$count   = $this->zip->count();
		$left    = (int) filesize( $this->path ) - 22;
		$entries = [];
		if ( $count > limits()['entries'] ) {
			return refuse( 'entries', (string) $count );
		}
		for ( $index = 0; $index < $count; $index++ ) {
			$stat   = (array) $this->zip->statIndex( $index );
			$name   = (string) ( $stat['name'] ?? '' );
			$length = strlen( (string) $this->zip->getNameIndex( $index, \ZipArchive::FL_ENC_RAW ) );
			// An entry has a head of 30 bytes, and one of 46 in the list.
			$left -= 76 + 2 * $length + (int) ( $stat['comp_size'] ?? 0 );
			if ( $left < 0 ) {
				return refuse( 'overlap', $name );
			}
			$system     = 0;
			$attributes = 0;
			$this->zip->getExternalAttributesIndex( $index, $system, $attributes );
			// The highest bits are those of Unix: 0120000 is a link.
			$entries[] = [
				'name'        => $name,
				'size'        => (int) ( $stat['size'] ?? 0 ),
				'packed'      => (int) ( $stat['comp_size'] ?? 0 ),
				'method'      => (int) ( $stat['comp_method'] ?? -1 ),
				'isEncrypted' => 0 !== (int) ( $stat['encryption_method'] ?? 0 ),
				'isLink'      => \ZipArchive::OPSYS_UNIX === $system && 0120000 === ( ( $attributes >> 16 ) & 0170000 ),
				'crc'         => (int) ( $stat['crc'] ?? 0 ) & 0xFFFFFFFF,
			];
		}//end for
		return $entries;
	}

	/** Whether the heads of entries say what the list says. Older versions of the library refuse archives of a Mac, which they need not be. */
	public function is_consistent(): bool {
		$again = new \ZipArchive();
		return true === $again->open( $this->path, \ZipArchive::CHECKCONS );
	}

	/**
	 * Writes an entry to a file, as far as it may grow.
	 * @param array<string, mixed> $entry Of entries(), with its `path`.
	 * @param resource             $to    The stream to write.
	 * @return true|\WP_Error
	 */
	public function unpack( array $entry, $to ) {
		$from    = $this->zip->getStream( $entry['path'] );
		$hash    = hash_init( 'crc32b' );
		$written = 0;
		while ( $from && ! feof( $from ) ) {
			$data = @fread( $from, BYTES_AT_ONCE ); // phpcs:ignore WordPress.PHP.NoSilencedErrors -- Damaged data are answered.
			if ( ! is_string( $data ) || '' === $data || $written + strlen( $data ) > $entry['size'] ) {
				// Also where it holds more than it says.
				$written += is_string( $data ) ? strlen( $data ) : 1;
				break;
			}
			hash_update( $hash, $data );
			$written += (int) fwrite( $to, $data );
		}
		if ( $from ) {
			fclose( $from );
		}
		$is_whole = $from && $written === $entry['size'] && hash_final( $hash ) === sprintf( '%08x', $entry['crc'] );
		return $is_whole ? true : refuse( 'size', $entry['name'] );
	}

	/**
	 * Text of an entry.
	 * @param array<string, mixed> $entry Of entries(), with its `path`.
	 * @return string|\WP_Error
	 */
	public function text( array $entry ) {
		$to     = fopen( 'php://temp', 'w+b' );
		$result = $to ? $this->unpack( $entry, $to ) : refuse( 'archive', $entry['name'] );
		if ( is_wp_error( $result ) ) {
			return $result;
		}
		return $to && rewind( $to ) ? (string) stream_get_contents( $to ) : '';
	}
}

/** Error where PHP can't read and write zip files. */
function no_zip(): \WP_Error {
	$sentence = __( 'The PHP zip extension is not installed on this server. Install it, or use Tools → Kits in your browser.', 'frontage' );
	return new \WP_Error( 'frontage_kit_no_zip', $sentence, [ 'status' => 500 ] );
}
