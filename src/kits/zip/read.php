<?php
/**
 * Zip archives, read entry by entry: many hosts have no ZipArchive, and PclZip neither names links and encryption nor bounds what an entry
 * grows to. Of the list at the archive's end, which also finds entries that lie within each other.
 */

declare( strict_types=1 );

namespace Frontage\Kits;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.WP.AlternativeFunctions -- In pieces, by position.

/** Bytes in which the end of the list is looked for: it and its longest comment. */
const END_BYTES = 65557;

/**
 * Entries of an archive.
 * @return list<array{name: string, size: int, packed: int, method: int, isEncrypted: bool, isLink: bool, crc: int, offset: int}>|\WP_Error
 */
function zip_entries( string $path ) {
	$file = fopen( $path, 'rb' );
	$size = (int) filesize( $path );
	if ( ! $file || $size < 22 ) {
		return refuse( 'archive', basename( $path ) );
	}
	fseek( $file, max( 0, $size - END_BYTES ) );
	$tail = (string) stream_get_contents( $file );
	$at   = strrpos( $tail, "PK\x05\x06" );
	$end  = false === $at || strlen( $tail ) < $at + 22 ? null : unpack( 'vdisk/vfirst/vhere/vcount/Vsize/Voffset', $tail, $at + 4 );
	// More entries and bytes than the older format counts are more than kits may have.
	if ( ! $end || $end['disk'] || $end['count'] !== $end['here'] || 0xFFFF === $end['count'] || $end['offset'] + $end['size'] > $size ) {
		fclose( $file );
		return refuse( 'archive', basename( $path ) );
	}
	if ( $end['count'] > limits()['entries'] ) {
		fclose( $file );
		return refuse( 'entries', (string) $end['count'] );
	}
	fseek( $file, $end['offset'] );
	$list = $end['size'] > 0 ? (string) fread( $file, $end['size'] ) : '';
	fclose( $file );
	$entries = listed_entries( $list, $end['count'] );
	return null === $entries ? refuse( 'archive', basename( $path ) ) : checked_places( $entries, $end['offset'] );
}

/**
 * @return list<array{name: string, size: int, packed: int, method: int, isEncrypted: bool, isLink: bool, crc: int, offset: int}>|null Null if it
 *                                                                                                                                 is damaged.
 */
function listed_entries( string $list, int $count ): ?array {
	$entries = [];
	for ( $at = 0, $index = 0; $index < $count; $index++ ) {
		if ( strlen( $list ) < $at + 46 || "PK\x01\x02" !== substr( $list, $at, 4 ) ) {
			return null;
		}
		$form = 'vmade/vneeded/vflags/vmethod/vtime/vdate/Vcrc/Vpacked/Vsize/vname/vextra/vcomment/vdisk/vinner/Vouter/Voffset';
		$head = (array) unpack( $form, $list, $at + 4 );
		$name = substr( $list, $at + 46, $head['name'] );
		// The highest bits of the outer attributes are those of Unix: 0120000 is a link.
		$entries[] = [
			'name'        => $name,
			'size'        => $head['size'],
			'packed'      => $head['packed'],
			'method'      => $head['method'],
			'isEncrypted' => (bool) ( $head['flags'] & 0x2041 ),
			'isLink'      => 0120000 === ( ( $head['outer'] >> 16 ) & 0170000 ),
			'crc'         => $head['crc'],
			'offset'      => $head['offset'],
		];
		$at       += 46 + $head['name'] + $head['extra'] + $head['comment'];
	}
	return $entries;
}

/**
 * Refuses entries that lie within each other: a few bytes would else grow to as many entries as there are.
 * @param list<array{name: string, size: int, packed: int, method: int, isEncrypted: bool, isLink: bool, crc: int, offset: int}> $entries
 * @return list<array{name: string, size: int, packed: int, method: int, isEncrypted: bool, isLink: bool, crc: int, offset: int}>|\WP_Error
 */
function checked_places( array $entries, int $end ) {
	$sorted = $entries;
	usort( $sorted, static fn( array $a, array $b ): int => $b['offset'] <=> $a['offset'] );
	foreach ( $sorted as $entry ) {
		if ( $entry['offset'] + 30 + strlen( $entry['name'] ) + $entry['packed'] > $end ) {
			return refuse( 'overlap', $entry['name'] );
		}
		$end = $entry['offset'];
	}
	return $entries;
}

/**
 * Writes an entry to a file, as far as it may grow.
 * @param array<string, mixed> $entry From zip_entries().
 * @param mixed                $to    The stream to write.
 * @return true|\WP_Error
 */
function unpack_entry( string $path, array $entry, $to ) {
	$file = fopen( $path, 'rb' );
	if ( ! $file ) {
		return refuse( 'archive', basename( $path ) );
	}
	fseek( $file, $entry['offset'] );
	$head = (string) fread( $file, 30 );
	$form = 'vflags/vmethod/vtime/vdate/Vcrc/Vpacked/Vsize/vname/vextra';
	$own  = 30 === strlen( $head ) && str_starts_with( $head, "PK\x03\x04" ) ? unpack( $form, $head, 6 ) : null;
	$name = $own && $own['name'] ? (string) fread( $file, $own['name'] ) : '';
	$hash = hash_init( 'crc32b' );
	if ( ! $own || $name !== $entry['name'] || $own['method'] !== $entry['method'] || $own['method'] && ! function_exists( 'inflate_init' ) ) {
		fclose( $file );
		return refuse( 'archive', $entry['name'] );
	}
	fseek( $file, $own['extra'], SEEK_CUR );
	$inflate = 8 === $entry['method'] ? inflate_init( ZLIB_ENCODING_RAW ) : null;
	$written = 0;
	for ( $left = $entry['packed']; $left > 0; $left -= strlen( $piece ) ) {
		// A small piece grows to at most a thousand times its size.
		$piece = (string) fread( $file, min( $left, $inflate ? 8192 : BYTES_AT_ONCE ) );
		$data  = $inflate ? @inflate_add( $inflate, $piece ) : $piece; // phpcs:ignore WordPress.PHP.NoSilencedErrors -- Damaged data are answered.
		if ( '' === $piece || ! is_string( $data ) || $written + strlen( $data ) > $entry['size'] ) {
			break;
		}
		hash_update( $hash, $data );
		$written += (int) fwrite( $to, $data );
	}
	fclose( $file );
	$is_whole = 0 === $left && $written === $entry['size'] && hash_final( $hash ) === sprintf( '%08x', $entry['crc'] );
	return $is_whole ? true : refuse( 'size', $entry['name'] );
}

/**
 * Text of an entry.
 * @param array<string, mixed> $entry
 * @return string|\WP_Error
 */
function read_entry( string $path, array $entry ) {
	$to     = fopen( 'php://temp', 'w+b' );
	$result = $to ? unpack_entry( $path, $entry, $to ) : refuse( 'archive', $entry['name'] );
	if ( is_wp_error( $result ) ) {
		return $result;
	}
	return $to && rewind( $to ) ? (string) stream_get_contents( $to ) : '';
}
