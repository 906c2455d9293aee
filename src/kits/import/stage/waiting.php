<?php
/** Files of what is staged: in the folder of their run, of which nobody can guess the name, until the switch moves them to their public address. */

declare( strict_types=1 );

namespace Frontage\Kits;

use function Frontage\Values\items;
use function Frontage\Values\text;

defined( 'ABSPATH' ) || exit;

/**
 * Folder in which files wait that will be in another one.
 * @param string $folder Within the uploads; others, such as a folder of fonts elsewhere, are used at once.
 */
function waiting_folder( string $run, string $folder ): string {
	$uploads = wp_upload_dir( null, false )['basedir'];
	return str_starts_with( "$folder/", "$uploads/" ) ? staging_folder( $run ) . substr( $folder, strlen( $uploads ) ) : $folder;
}

/**
 * Does something for which pictures of a run lie where they wait: makes their sizes there, and notes their public places.
 * @template Result
 * @param callable(): Result $work
 * @return Result
 */
function with_waiting_files( string $run, callable $work ) {
	$uploads = wp_upload_dir( null, false )['basedir'];
	$waiting = staging_folder( $run );
	$to_wait = static function ( $path ) use ( $uploads, $waiting ) {
		$there = is_string( $path ) && str_starts_with( $path, "$uploads/" ) ? $waiting . substr( $path, strlen( $uploads ) ) : '';
		return '' !== $there && is_file( $there ) ? $there : $path;
	};
	$to_show = static fn( $path ): string => str_replace( "$waiting/", "$uploads/", text( $path ) );
	$to_note = static fn( $path ): string => (string) preg_replace( '~^' . preg_quote( wp_basename( $waiting ), '~' ) . '/~', '', text( $path ) );
	$filters = [
		'get_attached_file'          => $to_wait,
		'wp_get_original_image_path' => $to_wait,
		'update_attached_file'       => $to_show,
		'_wp_relative_upload_path'   => $to_note,
	];
	foreach ( $filters as $hook => $filter ) {
		add_filter( $hook, $filter, 99 );
	}
	try {
		return $work();
	} finally {
		foreach ( $filters as $hook => $filter ) {
			remove_filter( $hook, $filter, 99 );
		}
	}
}

/**
 * A name that is free where a file waits and where it will be. An empty file takes it at its public address, so that no upload gets it before the
 * switch.
 * @param callable(string): void $note Notes the path before it is taken.
 */
function take_name( string $waiting, string $public, string $name, callable $note ): string {
	do {
		$first = wp_unique_filename( $public, $name );
		$name  = wp_unique_filename( $waiting, $first );
		$first === $name && $note( "$public/$name" );
	} while ( $first !== $name || ( $waiting !== $public && ! claim_path( "$public/$name" ) ) );
	return $name;
}

/**
 * Puts an empty file where there is none.
 * @throws \RuntimeException If none can be written there.
 */
function claim_path( string $path ): bool {
	$file = @fopen( $path, 'x' ); // phpcs:ignore WordPress.WP.AlternativeFunctions, WordPress.PHP.NoSilencedErrors -- Fails if somebody was quicker.
	clearstatcache( true, $path );
	if ( ! $file && ! file_exists( $path ) ) {
		throw new \RuntimeException( esc_html__( 'The uploads folder is not writable.', 'frontage' ) );
	}
	return $file && fclose( $file ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- As above.
}

/** Deletes the empty files that keep names for a run. */
function give_names_up( string $run ): void {
	array_map( static fn( $path ) => give_name_up( text( $path ) ), read_rows( $run, 'y' ) );
}

/** Deletes the empty file that keeps a name. */
function give_name_up( string $path ): void {
	clearstatcache( true, $path );
	if ( is_file( $path ) && 0 === filesize( $path ) ) {
		wp_delete_file( $path );
	}
}

/**
 * Notes the files that a switch is to move, before its transaction: a process that is killed after they were moved leaves no file at a public address
 * of which nobody knows.
 */
function note_files_to_show( string $run ): void {
	$uploads = wp_upload_dir( null, false )['basedir'];
	$waiting = staging_folder( $run );
	$noted   = items( read_row( $run, 'moves' ) );
	foreach ( files_below( $waiting ) as $path ) {
		clearstatcache( true, $path );
		$noted[ $path ] = [ $uploads . substr( $path, strlen( $waiting ) ), filesize( $path ), filemtime( $path ) ];
	}
	write_row( $run, 'moves', $noted );
}

/**
 * Takes files back that a killed switch has moved: to where they waited, with which they are deleted.
 * @return list<string> Sentences about those that have to stay, for they are not as they were moved.
 */
function take_files_back( string $run ): array {
	$left = [];
	foreach ( items( read_row( $run, 'moves' ) ) as $path => $noted ) {
		$path  = (string) $path;
		$place = text( items( $noted )[0] ?? '' );
		clearstatcache( true, $place );
		// An empty file keeps a name, and goes with it.
		if ( is_file( $path ) || ! is_file( $place ) || 0 === filesize( $place ) ) {
			continue;
		}
		// phpcs:ignore WordPress.WP.AlternativeFunctions, WordPress.PHP.NoSilencedErrors -- What cannot be moved back is named.
		if ( [ $place, filesize( $place ), filemtime( $place ) ] !== $noted || ! wp_mkdir_p( dirname( $path ) ) || ! @rename( $place, $path ) ) {
			/* translators: %s: name of a file. */
			$left[] = sprintf( __( '“%s” was left in the uploads folder. It may have changed since it was imported.', 'frontage' ), wp_basename( $place ) );
		}
	}
	return $left;
}

/**
 * Moves the files of a run to their public addresses. Those that a killed switch has moved are there already.
 * @param array<string, array{place: string, was_kept: bool}> $moved Files that were moved by where they waited, also if it throws: their places, and
 *                                                                  whether an empty file kept them.
 * @throws \RuntimeException If a file cannot be moved, or something else is in its place.
 */
function show_files( string $run, array &$moved ): void {
	$uploads = wp_upload_dir( null, false )['basedir'];
	$waiting = staging_folder( $run );
	foreach ( files_below( $waiting ) as $path ) {
		$place = $uploads . substr( $path, strlen( $waiting ) );
		if ( dirname( $path ) === $waiting ) {
			// Received, and of no object.
			continue;
		}
		clearstatcache( true, $place );
		$was_kept = is_file( $place );
		$is_free  = wp_mkdir_p( dirname( $place ) ) && ( ! $was_kept || 0 === filesize( $place ) );
		// phpcs:ignore WordPress.WP.AlternativeFunctions, WordPress.PHP.NoSilencedErrors -- Told by the exception.
		if ( ! $is_free || ! @rename( $path, $place ) ) {
			/* translators: %s: name of a file. */
			throw new \RuntimeException( esc_html( sprintf( __( '“%s” could not be moved to its place in the uploads folder.', 'frontage' ), wp_basename( $place ) ) ) );
		}
		$moved[ $path ] = compact( 'place', 'was_kept' );
	}
}

/**
 * Moves files back to where they waited, after a switch that was rolled back: no picture of it is at a public address.
 * @param array<string, array{place: string, was_kept: bool}> $moved Of show_files().
 */
function hide_files( array $moved ): void {
	foreach ( $moved as $path => [ 'place' => $place, 'was_kept' => $was_kept ] ) {
		// phpcs:ignore WordPress.WP.AlternativeFunctions, WordPress.PHP.NoSilencedErrors -- What cannot be moved back is shown by the next switch.
		if ( @rename( $place, $path ) && $was_kept ) {
			or_error( static fn() => claim_path( $place ) );
		}
	}
}
