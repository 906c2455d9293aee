<?php
/** Gives received files their names and makes the sizes of pictures, one file at a time. They come to their places with the switch. */

declare( strict_types=1 );

namespace Frontage\Kits;

use function Frontage\Values\items;
use function Frontage\Values\number;
use function Frontage\Values\text;

defined( 'ABSPATH' ) || exit;

/** Times that the sizes of a picture are begun. One that ends the process each time stays without them, and the verification names it. */
const TRIES = 3;

/**
 * @param list<int>            $numbers
 */
function place_files( Import $import, array $numbers ): void {
	foreach ( $numbers as $number ) {
		place_files_of( $import, $number );
	}
}

function place_files_of( Import $import, int $number ): void {
	$name = $import->names[ $number ];
	if ( 'keep' === $import->plan[ $name ]['action'] ) {
		return;
	}
	$object = received( $import, $number );
	foreach ( files_of( $object ) as $file ) {
		$why = refused_upload( $import, kind_of( $name ), $file );
		if ( '' !== $why ) {
			leave_upload_out( $import, $number, $why );
			return;
		}
	}
	if ( 'media' === kind_of( $name ) ) {
		place_picture( $import, $number, $import->staged[ $number ], text( $object['file'] ?? '' ) );
		return;
	}
	$folder = wp_font_dir();
	foreach ( array_values( items( $object['faces'] ?? [] ) ) as $part => $face ) {
		$id = $import->staged[ "$number-$part" ];
		move_file(
			$import,
			text( $face['file'] ?? '' ),
			$folder['path'],
			static fn( string $path ) => update_post_meta( $id, '_wp_font_face_file', wp_basename( $path ) )
		);
	}
}

function place_picture( Import $import, int $number, int $id, string $file ): void {
	$folder = wp_upload_dir();
	if ( is_received( $import, $file ) ) {
		move_file( $import, $file, $folder['path'], static fn( string $path ) => update_attached_file( $id, $path ) );
	}
	with_waiting_files( $import->run['id'], static fn() => make_sizes( $import, $number, $id ) );
}

/**
 * Makes the sizes of a picture.
 */
function make_sizes( Import $import, int $number, int $id ): void {
	$path  = (string) get_attached_file( $id );
	$tries = number( read_row( $import->run['id'], "t$number" ) );
	if ( ! is_file( $path ) || $tries >= TRIES ) {
		return;
	}
	write_row( $import->run['id'], "t$number", $tries + 1 );
	require_once ABSPATH . 'wp-admin/includes/image.php';
	require_once ABSPATH . 'wp-admin/includes/media.php';
	if ( wp_attachment_is_image( $id ) ) {
		// Also goes on with sizes that were begun.
		wp_update_image_subsizes( $id );
	} elseif ( ! wp_get_attachment_metadata( $id ) ) {
		wp_update_attachment_metadata( $id, wp_generate_attachment_metadata( $id, $path ) );
	}
	write_row( $import->run['id'], "t$number", TRIES );
}

/**
 * Whether a file came and has no name yet.
 */
function is_received( Import $import, string $file ): bool {
	$number = array_search( $file, array_keys( $import->manifest['files'] ), true );
	return false !== $number && is_file( staged_path( $import->run['id'], (int) $number ) );
}

/**
 * Gives a received file the place where it waits for the switch, under a name that is free there and in its folder.
 * @param callable(string): mixed $note Notes the public path, before the file is there: so none is left behind without an owner.
 * @throws \RuntimeException If it cannot be moved.
 */
function move_file( Import $import, string $file, string $folder, callable $note ): void {
	$number = array_search( $file, array_keys( $import->manifest['files'] ), true );
	$from   = staged_path( $import->run['id'], (int) $number );
	if ( ! is_received( $import, $file ) ) {
		return;
	}
	$waiting = waiting_folder( $import->run['id'], $folder );
	if ( ! wp_mkdir_p( $folder ) || ! wp_mkdir_p( $waiting ) ) {
		throw new \RuntimeException( esc_html__( 'The uploads folder is not writable.', 'frontage' ) );
	}
	// Of a try that was interrupted.
	give_name_up( text( read_row( $import->run['id'], "y$number" ) ) );
	$keep = static fn( string $path ) => write_row( $import->run['id'], "y$number", $path );
	$name = take_name( $waiting, $folder, sanitize_file_name( wp_basename( $file ) ), $keep );
	$path = "$waiting/$name";
	checked( static fn() => $note( "$folder/$name" ) );
	if ( ! @rename( $from, $path ) ) { // phpcs:ignore WordPress.WP.AlternativeFunctions, WordPress.PHP.NoSilencedErrors -- Told by the exception.
		/* translators: %s: name of an entry of a file. */
		throw new \RuntimeException( esc_html( sprintf( __( '“%s” couldn’t be saved. The disk may be full.', 'frontage' ), $file ) ) );
	}
	$stat = stat( $folder );
	chmod( $path, ( $stat ? $stat['mode'] : 0644 ) & 0000666 ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- As WordPress does with uploads.
}
