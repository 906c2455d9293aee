<?php
/** Zip archives, written entry by entry, without ZipArchive: texts are compressed, pictures stored. */

declare( strict_types=1 );

namespace Frontage\Kits;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.WP.AlternativeFunctions -- In pieces.

/**
 * Opens an archive for writing.
 * @return array{file: resource, list: string, count: int}|null Null if the file can't be written.
 */
function begin_zip( string $path ): ?array {
	$file = fopen( $path, 'wb' );
	return $file ? [
		'file'  => $file,
		'list'  => '',
		'count' => 0,
	] : null;
}

/**
 * Adds a text.
 * @param array{file: resource, list: string, count: int} $zip
 */
function add_text( array &$zip, string $name, string $text ): bool {
	$packed  = function_exists( 'gzdeflate' ) ? (string) gzdeflate( $text, 9 ) : $text;
	$is_less = strlen( $packed ) < strlen( $text );
	$head    = zip_head( $name, $is_less ? 8 : 0, crc32( $text ), $is_less ? strlen( $packed ) : strlen( $text ), strlen( $text ) );
	return note_entry( $zip, $name, $head ) && put( $zip['file'], $is_less ? $packed : $text );
}

/**
 * Adds a file as it is.
 * @param array{file: resource, list: string, count: int} $zip
 */
function add_file( array &$zip, string $name, string $path ): bool {
	$from = fopen( $path, 'rb' );
	$size = (int) filesize( $path );
	$head = zip_head( $name, 0, (int) hexdec( (string) hash_file( 'crc32b', $path ) ), $size, $size );
	$done = $from && note_entry( $zip, $name, $head );
	while ( $from && $done && $size > 0 ) {
		$piece = (string) fread( $from, BYTES_AT_ONCE );
		$done  = '' !== $piece && put( $zip['file'], $piece );
		$size -= strlen( $piece );
	}
	if ( $from ) {
		fclose( $from );
	}
	return $done && 0 === $size;
}

/** Part that an entry and the list share. The date is always the same, so that the same site gives the same file. */
function zip_head( string $name, int $method, int $crc, int $packed, int $size ): string {
	// Flag 0x800: names are UTF-8. The date is the first that the format has.
	return pack( 'vvvvvVVVvv', 20, 0x800, $method, 0, 0x21, $crc, $packed, $size, strlen( $name ), 0 );
}

/**
 * Writes an entry's head, and notes it in the list.
 * @param array{file: resource, list: string, count: int} $zip
 */
function note_entry( array &$zip, string $name, string $head ): bool {
	$offset       = (int) ftell( $zip['file'] );
	$zip['list'] .= "PK\x01\x02" . pack( 'v', 0x314 ) . $head . pack( 'vvvVV', 0, 0, 0, 0100644 << 16, $offset ) . $name;
	++$zip['count'];
	return put( $zip['file'], "PK\x03\x04" . $head . $name );
}

/**
 * Writes the list.
 * @param array{file: resource, list: string, count: int} $zip
 */
function end_zip( array $zip ): bool {
	$offset = (int) ftell( $zip['file'] );
	$end    = "PK\x05\x06" . pack( 'vvvvVVv', 0, 0, $zip['count'], $zip['count'], strlen( $zip['list'] ), $offset, 0 );
	$is_put = put( $zip['file'], $zip['list'] . $end );
	return fclose( $zip['file'] ) && $is_put;
}

/**
 * Writes all of a text. False on a full disk.
 * @param resource $file
 */
function put( $file, string $text ): bool {
	return strlen( $text ) === @fwrite( $file, $text ); // phpcs:ignore WordPress.PHP.NoSilencedErrors -- Answered.
}
