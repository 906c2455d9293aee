<?php
/**
 * Gives the studio a film with its poster, and a sound. The film and the poster were drawn for this site, and are free as it is; the sound is computed.
 *
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Seed;

use RuntimeException;

defined( 'ABSPATH' ) || exit;

/** Adds film, poster and sound to the media library and answers how many there are. */
function media(): int {
	$folder = __DIR__ . '/data/media';
	add_medium( 'stair.webm', 'A stair, drawn once', (string) file_get_contents( "$folder/stair.webm" ) );
	add_medium( 'stair.webp', 'A stair, drawn once: the last picture', (string) file_get_contents( "$folder/stair.webp" ) );
	add_medium( 'ferry-bell.wav', 'The bell of the ferry', bell() );
	return 3;
}

/**
 * Adds a file, if it is not there yet.
 *
 * @param string $file  File name.
 * @param string $title Title in the library.
 * @param string $bytes What is in it.
 * @throws RuntimeException When the file cannot be stored.
 */
function add_medium( string $file, string $title, string $bytes ): void {
	$id = write(
		[
			'post_type'      => 'attachment',
			'post_name'      => 'medium-' . str_replace( '.', '-', $file ),
			'post_title'     => $title,
			'post_status'    => 'inherit',
			'post_date'      => '2025-06-01 12:00:00',
			'post_mime_type' => (string) wp_check_filetype( $file )['type'],
		]
	);
	if ( is_file( (string) get_attached_file( $id ) ) ) {
		return;
	}
	$stored = wp_upload_bits( $file, null, $bytes, '2026/01' );
	if ( $stored['error'] ) {
		throw new RuntimeException( esc_html( (string) $stored['error'] ) );
	}
	update_attached_file( $id, $stored['file'] );
}

/**
 * Address of a medium.
 *
 * @param string $file File name.
 */
function medium( string $file ): string {
	$found = get_page_by_path( 'medium-' . str_replace( '.', '-', $file ), OBJECT, 'attachment' );
	return $found ? (string) wp_get_attachment_url( $found->ID ) : '';
}

/** A bell that is struck twice, as WAV: four seconds of its partials, each of which dies away in its own time. */
function bell(): string {
	$rate     = 11025;
	$partials = [
		[ 330.0, 0.2, 1.4 ],
		[ 660.0, 0.3, 1.8 ],
		[ 785.0, 0.24, 2.4 ],
		[ 990.0, 0.16, 3.0 ],
		[ 1330.0, 0.2, 4.2 ],
	];
	$samples  = '';
	for ( $at = 0; $at < 4 * $rate; $at++ ) {
		$level = 0.0;
		foreach ( $partials as [ $frequency, $loudness, $decay ] ) {
			foreach ( [ 0.05, 1.3 ] as $struck ) {
				$time   = $at / $rate - $struck;
				$level += $time > 0 ? $loudness * exp( -$decay * $time ) * sin( 2 * M_PI * $frequency * $time ) : 0;
			}
		}
		$samples .= pack( 'v', (int) ( 26000 * max( -1, min( 1, 0.7 * $level ) ) ) & 0xFFFF );
	}
	$length = strlen( $samples );
	return 'RIFF' . pack( 'V', 36 + $length ) . 'WAVEfmt ' . pack( 'VvvVVvv', 16, 1, 1, $rate, 2 * $rate, 2, 16 ) . 'data' . pack( 'V', $length ) . $samples;
}
