<?php
/** Files of a kit. */

declare( strict_types=1 );

namespace Frontage\Kits;

use function Frontage\Values\items;
use function Frontage\Values\number;
use function Frontage\Values\text;

defined( 'ABSPATH' ) || exit;

/** Patterns of the first bytes of files that kits may hold, by extension; their types are in the schema. No SVG, no HTML, no script. */
const FILE_STARTS = [
	'jpg'   => '~^\xFF\xD8\xFF~',
	'jpeg'  => '~^\xFF\xD8\xFF~',
	'png'   => '~^\x89PNG\r\n\x1A\n~',
	'gif'   => '~^GIF8[79]a~',
	'webp'  => '~^RIFF....WEBP~s',
	'avif'  => '~^....ftyp(?:avif|avis|mif1|msf1)~s',
	'ico'   => '~^\x00\x00\x01\x00~',
	'mp4'   => '~^....ftyp~s',
	'm4v'   => '~^....ftyp~s',
	'mov'   => '~^....(?:ftyp|moov|wide|mdat)~s',
	'webm'  => '~^\x1A\x45\xDF\xA3~',
	'ogv'   => '~^OggS~',
	'mp3'   => '~^(?:ID3|\xFF[\xE0-\xFF])~',
	'm4a'   => '~^....ftyp~s',
	'ogg'   => '~^OggS~',
	'wav'   => '~^RIFF....WAVE~s',
	'flac'  => '~^fLaC~',
	'vtt'   => '~^(?:\xEF\xBB\xBF)?WEBVTT\b~',
	'pdf'   => '~^%PDF-~',
	'woff2' => '~^wOF2~',
	'woff'  => '~^wOFF~',
	'ttf'   => '~^(?:\x00\x01\x00\x00|true)~',
	'otf'   => '~^OTTO~',
];

/** Bytes that are read at once. */
const BYTES_AT_ONCE = 1048576;

/**
 * Checks a file: its size and hash by the manifest, and its type by its content.
 *
 * @since 0.1.0
 *
 * @param string               $name     As in the manifest: `files/sunrise.jpg`.
 * @param string               $path     Path of the whole file.
 * @param array<string, mixed> $manifest
 * @return true|\WP_Error
 */
function check_file( string $name, string $path, array $manifest ) {
	$entry = items( items( $manifest['files'] ?? null )[ $name ] ?? null );
	if ( ! $entry ) {
		return refuse( 'unlisted', $name );
	}
	if ( ! is_file( $path ) || filesize( $path ) !== number( $entry['size'] ?? null ) ) {
		return refuse( 'size', $name );
	}
	if ( hash_file( 'sha256', $path ) !== ( $entry['sha256'] ?? '' ) ) {
		return refuse( 'hash', $name );
	}
	$type = type_of_file( $path, $name );
	if ( is_wp_error( $type ) ) {
		return $type;
	}
	return ( $entry['type'] ?? '' ) === $type ? true : refuse( 'type', $name );
}

/**
 * Type of a file by its content.
 * @param string $name Its name in the kit, whose ending has to say the same.
 * @return string|\WP_Error
 */
function type_of_file( string $path, string $name ) {
	$extension = pathinfo( $name, PATHINFO_EXTENSION );
	$type      = type_by_name( $name );
	if ( '' === $type || ! preg_match( FILE_STARTS[ $extension ], first_bytes( $path, 64 ) ) || has_code( $path ) ) {
		return refuse( 'type', $name );
	}
	if ( filesize( $path ) > limits()['entryBytes'] ) {
		return refuse( 'large', $name );
	}
	// Core has no pixels of AVIF on PHP 7.4, and an icon is small.
	if ( str_starts_with( $type, 'image/' ) && ! in_array( $type, [ 'image/avif', 'image/x-icon' ], true ) ) {
		$shape = wp_getimagesize( $path );
		if ( ! $shape || $type !== $shape['mime'] ) {
			return refuse( 'type', $name );
		}
		if ( limits()['pixels'] < $shape[0] * $shape[1] ) {
			return refuse( 'pixels', $name );
		}
	}
	return $type;
}

/** Type that the name of a file in a kit says; '' for one that kits do not hold. */
function type_by_name( string $name ): string {
	return text( schema()['types'][ pathinfo( $name, PATHINFO_EXTENSION ) ] ?? '' );
}

/** First bytes of a file; '' of none. */
function first_bytes( string $path, int $count ): string {
	// phpcs:ignore WordPress.WP.AlternativeFunctions -- Of this server.
	return is_file( $path ) && is_readable( $path ) ? (string) file_get_contents( $path, false, null, 0, max( 1, $count ) ) : '';
}

/** Whether a file holds code of PHP, wherever in it. */
function has_code( string $path ): bool {
	$file = fopen( $path, 'rb' ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- In pieces.
	$tail = '';
	$has  = false;
	while ( $file && ! $has && ! feof( $file ) ) {
		$piece = $tail . fread( $file, BYTES_AT_ONCE ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- In pieces.
		$has   = false !== stripos( $piece, '<?php' );
		$tail  = substr( $piece, -4 );
	}
	if ( $file ) {
		fclose( $file ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- Of fopen().
	}
	return $has;
}
