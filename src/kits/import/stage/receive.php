<?php
/** Objects and files of a kit as they come, in any order and as often as they come. */

declare( strict_types=1 );

namespace Frontage\Kits;

use function Frontage\Values\items;
use function Frontage\Values\text;

defined( 'ABSPATH' ) || exit;

/**
 * Takes an object of a kit. Nothing is made of it yet.
 *
 * @since 0.1.0
 *
 * @return list<string>|\WP_Error Sentences about what was removed from it.
 */
function stage_object( Import $import, string $name, string $json ) {
	return while_open( $import, static fn( Import $import ) => take_object( $import, $name, $json ) );
}

/**
 * Does something with a run as it is now, while no other request does: a late request leaves nothing behind of an import that was canceled meanwhile.
 * @template Result
 * @param callable(Import): Result $work
 * @return Result|\WP_Error
 */
function while_open( Import $import, callable $work ) {
	return alone(
		static function () use ( $import, $work ) {
			$run = run( $import->run['id'] );
			if ( ! $run ) {
				return no_such_run();
			}
			$import->run = $run;
			return $work( $import );
		}
	);
}

/**
 * @return list<string>|\WP_Error
 */
function take_object( Import $import, string $name, string $json ) {
	$number = $import->numbers[ $name ] ?? null;
	if ( null === $number ) {
		/* translators: %s: name of an entry of a file. */
		return refused( 'unlisted', $name, sprintf( __( '“%s” is not listed in this kit.', 'frontage' ), $name ) );
	}
	if ( 'staging' !== $import->run['state'] || 'keep' === $import->plan[ $name ]['action'] ) {
		return [];
	}
	$object = check_object( $name, $json, $import->manifest );
	if ( is_wp_error( $object ) && ! is_left_out( $object ) ) {
		return $object;
	}
	if ( is_array( $object ) && shares_file( $import, $number, $object ) ) {
		$object = refuse( 'object', "$name (file)" );
	}
	// One that is not valid is left out and named; the rest of the kit does not need it.
	$clean = is_wp_error( $object ) ? [
		'object'  => [],
		'removed' => [ $object->get_error_message() ],
	] : cleaned( $object, $name, fit_object( $name, items( decoded( $name, $json ) ), $import->manifest )['removed'], $import->run['trusted'] );
	try {
		in_transaction(
			static function () use ( $import, $name, $number, $clean ): void {
				write_row( $import->run['id'], "o$number", $clean );
				if ( ! $clean['object'] ) {
					plan_nothing( $import->run['id'], $name );
				}
				foreach ( files_of( $clean['object'] ) as $file ) {
					$at = array_search( $file, array_keys( $import->manifest['files'] ), true );
					if ( false !== $at && null === read_row( $import->run['id'], "f$at" ) ) {
						write_row( $import->run['id'], "f$at", 'missing' );
						write_row( $import->run['id'], "u$at", $number );
					}
				}
				write_row( $import->run['id'], 'touched', time() );
			}
		);
	} catch ( \Throwable $problem ) {
		return failed( $problem );
	}
	return $clean['removed'];
}

/**
 * Whether an object names a file that another one has received before, or one file twice: a file has one place.
 * @param array<string, mixed> $object
 */
function shares_file( Import $import, int $number, array $object ): bool {
	$files = files_of( $object );
	foreach ( $files as $file ) {
		$user = read_row( $import->run['id'], 'u' . array_search( $file, array_keys( $import->manifest['files'] ), true ) );
		if ( null !== $user && $user !== $number ) {
			return true;
		}
	}
	return count( array_unique( $files ) ) < count( $files );
}

/**
 * Has the plan make nothing of an object.
 * @param bool $is_left Whether references to it lead nowhere; else to what the site has of that name.
 */
function plan_nothing( string $run, string $name, bool $is_left = false ): void {
	$plan = stored_plan( $run );

	$plan[ $name ]['action'] = 'keep';
	$plan[ $name ]['left']   = $is_left;
	store_plan( $run, $plan );
}

/**
 * An object as it may be stored, and what was taken out of it.
 * @param array<string, mixed> $object  Of check_object().
 * @param list<string>         $removed Keys that the schema left out.
 * @return array{object: array<string, mixed>, removed: list<string>}
 */
function cleaned( array $object, string $name, array $removed, bool $is_trusted ): array {
	$kind    = kind_of( $name );
	$changed = 'settings' === $kind ? site_looks( $object ) : fit_meta( $object, $kind );
	$clean   = $is_trusted ? [ 'removed' => [] ] + $changed : clean( $changed['object'], $kind );
	$content = $clean['object']['content'] ?? null;
	$before  = $changed['object']['content'] ?? null;
	if ( is_string( $content ) && is_string( $before ) && $before !== $content ) {
		$clean['object']['content'] = without_emptied( $content, $before );
		$clean['removed']           = $clean['object']['content'] === $content ? $clean['removed'] : array_merge( $clean['removed'], [ __( 'image blocks without a picture', 'frontage' ) ] );
	}
	return [
		'object'  => $clean['object'],
		'removed' => array_merge( $removed, $changed['removed'], $clean['removed'] ),
	];
}

/**
 * Names of the files of an object: a picture's, or those of a font's faces.
 * @param array<string, mixed> $object
 * @return list<string>
 */
function files_of( array $object ): array {
	$files = array_merge( [ $object['file'] ?? '' ], array_column( items( $object['faces'] ?? [] ), 'file' ) );
	return array_values( array_filter( array_map( 'Frontage\Values\text', $files ) ) );
}

/**
 * Takes a piece of a file. The last one is followed by the checks of the whole. While one request writes the file, another one is told to wait.
 *
 * @since 0.1.0
 *
 * @return true|\WP_Error With the right offset in its data if the piece is at the wrong place.
 */
function stage_file( Import $import, string $name, int $offset, string $bytes ) {
	return while_open( $import, static fn( Import $import ) => take_piece( $import, $name, $offset, $bytes ) );
}

/**
 * @return true|\WP_Error
 */
function take_piece( Import $import, string $name, int $offset, string $bytes ) {
	$number = array_search( $name, array_keys( $import->manifest['files'] ), true );
	$state  = false === $number ? null : read_row( $import->run['id'], "f$number" );
	if ( null === $state || 'staging' !== $import->run['state'] ) {
		/* translators: %s: name of an entry of a file. */
		return refused( 'unlisted', $name, sprintf( __( '“%s” was not requested.', 'frontage' ), $name ) );
	}
	if ( 'whole' === $state ) {
		return true;
	}
	$size = $import->manifest['files'][ $name ]['size'];
	$path = staged_path( $import->run['id'], (int) $number );
	clearstatcache( true, $path );
	$have = is_file( $path ) ? (int) filesize( $path ) : 0;
	if ( $offset !== $have && 0 !== $offset ) {
		return new \WP_Error(
			'frontage_kit_offset',
			/* translators: %s: name of an entry of a file. */
			sprintf( __( 'This is not the next part of “%s”.', 'frontage' ), $name ),
			[
				'status' => 409,
				'entry'  => $name,
				'offset' => $have,
			]
		);
	}
	if ( $offset + strlen( $bytes ) > $size ) {
		/* translators: %s: name of an entry of a file. */
		return refused( 'size', $name, sprintf( __( '“%s” is larger than its size in the kit.', 'frontage' ), $name ) );
	}
	if ( ! append( $path, $offset, $bytes ) ) {
		/* translators: %s: name of an entry of a file. */
		return new \WP_Error( 'frontage_kit_disk', sprintf( __( '“%s” couldn’t be saved. The disk may be full.', 'frontage' ), $name ), [ 'status' => 507 ] );
	}
	return $offset + strlen( $bytes ) === $size ? accept_file( $import, $name, (int) $number, $path ) : true;
}

/**
 * Checks a whole file; a bad one is deleted.
 * @return true|\WP_Error
 */
function accept_file( Import $import, string $name, int $number, string $path ) {
	clearstatcache( true, $path );
	$checked = check_file( $name, $path, $import->manifest );
	if ( is_wp_error( $checked ) ) {
		wp_delete_file( $path );
		return $checked;
	}
	try {
		write_row( $import->run['id'], "f$number", 'whole' );
		write_row( $import->run['id'], 'touched', time() );
	} catch ( \Throwable $problem ) {
		return failed( $problem );
	}
	return true;
}

/** Writes a piece at its place; a half-written one is taken back. */
function append( string $path, int $offset, string $bytes ): bool {
	if ( ! wp_mkdir_p( dirname( $path ) ) ) {
		return false;
	}
	// phpcs:disable WordPress.WP.AlternativeFunctions -- WP_Filesystem writes whole files only.
	$file = @fopen( $path, 'c' ); // phpcs:ignore WordPress.PHP.NoSilencedErrors -- Told by the answer.
	if ( ! $file ) {
		return false;
	}
	ftruncate( $file, max( 0, $offset ) );
	fseek( $file, $offset );
	$written = @fwrite( $file, $bytes ); // phpcs:ignore WordPress.PHP.NoSilencedErrors -- As above.
	$is_done = strlen( $bytes ) === $written && fflush( $file );
	if ( ! $is_done ) {
		ftruncate( $file, max( 0, $offset ) );
	}
	fclose( $file );
	// phpcs:enable
	clearstatcache( true, $path );
	return $is_done;
}

/** Folder of the files of a run until the switch. Nobody can guess its name. */
function staging_folder( string $run ): string {
	return wp_upload_dir( null, false )['basedir'] . "/frontage-kit-$run";
}

function staged_path( string $run, int $number ): string {
	return staging_folder( $run ) . "/$number";
}

/** Deletes the folder of a run. */
function delete_staging_folder( string $run ): void {
	delete_folder( staging_folder( $run ) );
}

/**
 * Objects and files that have not come yet.
 * @return array{objects: list<string>, files: list<array{name: string, offset: int}>}
 */
function missing_parts( Import $import ): array {
	$wanted  = array_filter( $import->plan, static fn( array $target ): bool => 'keep' !== $target['action'] );
	$there   = read_rows( $import->run['id'], 'o', false );
	$objects = array_filter( array_keys( $wanted ), static fn( string $name ): bool => ! array_key_exists( $import->numbers[ $name ], $there ) );
	$names   = array_keys( $import->manifest['files'] );
	$files   = [];
	foreach ( read_rows( $import->run['id'], 'f' ) as $number => $state ) {
		if ( 'whole' !== $state ) {
			$path    = staged_path( $import->run['id'], $number );
			$files[] = [
				'name'   => text( $names[ $number ] ),
				'offset' => is_file( $path ) ? (int) filesize( $path ) : 0,
			];
		}
	}
	return [
		'objects' => array_values( $objects ),
		'files'   => $files,
	];
}
