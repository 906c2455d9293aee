<?php
/**
 * Gives every new picture the colour that holds its place until it has come.
 *
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Portfolio;

defined( 'ABSPATH' ) || exit;

/** The key of our entry in an attachment's metadata. */
const COLOR = 'frontage_color';

/**
 * Finds a picture's dominant colour when WordPress makes its smaller sizes, and keeps it with them.
 *
 * @since 0.1.0
 *
 * @param mixed $metadata What WordPress knows of the attachment.
 * @param mixed $id       The attachment's id.
 * @return mixed The same, with our entry if it is a picture that can be read and is not transparent.
 */
function keep_color( $metadata, $id ) {
	if ( ! is_array( $metadata ) || empty( $metadata['file'] ) || ! wp_attachment_is_image( absint( $id ) ) ) {
		return $metadata;
	}
	unset( $metadata[ COLOR ] );
	$color = dominant_color( smallest_file( $metadata, (string) get_attached_file( absint( $id ) ) ) );
	return '' === $color ? $metadata : $metadata + [ COLOR => $color ];
}

/**
 * The colour that was kept with a picture.
 *
 * @since 0.1.0
 *
 * @param array<string, mixed> $metadata What WordPress knows of the attachment.
 * @return string `#rrggbb`, or nothing.
 */
function color_of( array $metadata ): string {
	$color = $metadata[ COLOR ] ?? '';
	return is_string( $color ) && preg_match( '/^#[0-9a-f]{6}$/', $color ) ? $color : '';
}

/**
 * The smallest file that shows the whole picture, so that reading it costs little.
 *
 * @since 0.1.0
 *
 * @param array<string, mixed> $metadata What WordPress knows of the attachment.
 * @param string               $original Path of its largest file.
 * @return string Path of a file.
 */
function smallest_file( array $metadata, string $original ): string {
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

/**
 * The colour of which a picture has most.
 *
 * @since 0.1.0
 *
 * @param string $file Path of a picture.
 * @return string `#rrggbb`; nothing where the picture is transparent or PHP can not read it.
 */
function dominant_color( string $file ): string {
	if ( ! function_exists( 'imagecreatefromstring' ) || ! is_readable( $file ) || filesize( $file ) > 5 * MB_IN_BYTES ) {
		return '';
	}
	// The file is on this server's disk; a damaged one, or a kind that this GD does not know, is not worth a warning.
	$picture = @imagecreatefromstring( (string) file_get_contents( $file ) ); // phpcs:ignore WordPress.PHP.NoSilencedErrors, WordPress.WP.AlternativeFunctions
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

	// Colours that are alike (three bits a channel) count together, and the fullest such group gives its mean.
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
	$fullest = $groups[0];
	$mean    = static fn( int $shift ): int => intdiv( array_sum( array_map( static fn( int $argb ): int => $argb >> $shift & 0xff, $fullest ) ), count( $fullest ) );
	return sprintf( '#%02x%02x%02x', $mean( 16 ), $mean( 8 ), $mean( 0 ) );
}
