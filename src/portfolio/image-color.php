<?php
/** Placeholder color of a picture until it has loaded. */

declare( strict_types=1 );

namespace Frontage\Portfolio;

defined( 'ABSPATH' ) || exit;

/** Key in an attachment's metadata. */
const COLOR = 'frontage_color';

/** Maximum size for GD in pixels: it allocates 4 bytes for each, and decoders as much again. */
const MAX_PIXELS = 8000000;

/**
 * Stores a picture's dominant color when core creates its sub-sizes.
 * @param mixed $metadata
 * @param mixed $id
 * @return mixed
 */
function store_color( $metadata, $id ) {
	if ( ! is_array( $metadata ) || empty( $metadata['file'] ) || ! wp_attachment_is_image( absint( $id ) ) ) {
		return $metadata;
	}
	unset( $metadata[ COLOR ] );
	$color = find_dominant_color( find_smallest_file( $metadata, (string) get_attached_file( absint( $id ) ) ) );
	return '' === $color ? $metadata : $metadata + [ COLOR => $color ];
}

/** @param array<string, mixed> $metadata */
function stored_color( array $metadata ): string {
	$color = $metadata[ COLOR ] ?? '';
	return is_string( $color ) && preg_match( '/^#[0-9a-f]{6}$/', $color ) ? $color : '';
}

/**
 * Path of the smallest uncropped file.
 * @param array<string, mixed> $metadata
 */
function find_smallest_file( array $metadata, string $original ): string {
	$width = (int) ( $metadata['width'] ?? 0 );
	$ratio = $width > 0 ? (int) ( $metadata['height'] ?? 0 ) / $width : 0;
	$file  = $original;
	foreach ( is_array( $metadata['sizes'] ?? null ) ? $metadata['sizes'] : [] as $size ) {
		$is_whole = $size['width'] > 0 && abs( $size['height'] / $size['width'] - $ratio ) < 0.05;
		if ( $is_whole && $size['width'] < $width ) {
			$width = $size['width'];
			$file  = dirname( $original ) . '/' . $size['file'];
		}
	}
	return $file;
}

/** @return string `#rrggbb`; '' if the picture is transparent, too large, or unreadable. */
function find_dominant_color( string $file ): string {
	if ( ! function_exists( 'imagecreatefromstring' ) || ! is_readable( $file ) || filesize( $file ) > 5 * MB_IN_BYTES ) {
		return '';
	}
	$size = wp_getimagesize( $file );
	if ( ! $size || $size[0] * $size[1] > MAX_PIXELS ) {
		return '';
	}
	// Silenced, because GD warns about damaged files and unsupported formats.
	// phpcs:ignore WordPress.PHP.NoSilencedErrors, WordPress.WP.AlternativeFunctions
	$picture = @imagecreatefromstring( (string) file_get_contents( $file ) );
	if ( ! $picture ) {
		return '';
	}
	$edge  = 16;
	$small = imagecreatetruecolor( $edge, $edge );
	if ( ! $small ) {
		return '';
	}
	imagealphablending( $small, false );
	imagecopyresampled( $small, $picture, 0, 0, 0, 0, $edge, $edge, imagesx( $picture ), imagesy( $picture ) );

	// The mean of the largest group of similar colors (three bits a channel).
	$groups = [];
	for ( $pixel = 0; $pixel < $edge * $edge; $pixel++ ) {
		$argb = (int) imagecolorat( $small, $pixel % $edge, intdiv( $pixel, $edge ) );
		if ( ( $argb >> 24 & 0x7f ) > 12 ) {
			return '';
		}
		$group              = ( $argb >> 21 & 7 ) << 6 | ( $argb >> 13 & 7 ) << 3 | ( $argb >> 5 & 7 );
		$groups[ $group ][] = $argb;
	}
	array_multisort( array_map( 'count', $groups ), SORT_DESC, $groups );
	$largest = $groups[0];
	$mean    = static function ( int $shift ) use ( $largest ): int {
		$values = array_map( static fn( int $argb ): int => $argb >> $shift & 0xff, $largest );
		return intdiv( array_sum( $values ), count( $largest ) );
	};
	return sprintf( '#%02x%02x%02x', $mean( 16 ), $mean( 8 ), $mean( 0 ) );
}
