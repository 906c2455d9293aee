<?php
/** A kit on this server: an archive, or a folder. */

declare( strict_types=1 );

namespace Frontage\Kits;

defined( 'ABSPATH' ) || exit;

/**
 * Opens a kit. All its entries are checked before any of them is read.
 *
 * @since 0.1.0
 *
 * @param string $path Path of a zip or of a folder.
 * @return array{manifest: array<string, mixed>, read: callable(string): (string|\WP_Error), file: callable(string): (string|\WP_Error),
 *               notes?: list<array{place: string, text: string}>}|\WP_Error
 *         `read( 'page/about' )` gives the JSON of a checked object, `file( 'files/a.jpg' )` the path of a checked file: a temporary one,
 *         which the caller deletes, also where the kit is a folder; `notes` of another program's kit: what is not read of it.
 */
function open_source( string $path ) {
	$zip     = is_dir( $path ) ? null : Zip_Reader::open( $path );
	$entries = is_wp_error( $zip ) ? $zip : ( $zip ? $zip->entries() : folder_entries( $path ) );
	if ( is_wp_error( $zip ) ) {
		return open_other( $path, $zip );
	}
	if ( is_wp_error( $entries ) ) {
		return $entries;
	}
	$count   = count( $entries );
	$entries = tidied( $entries );
	$by_name = array_column( $entries, null, 'name' );
	$text_of = static fn( string $entry ) => $zip
		? $zip->text( $by_name[ $entry ] )
		: first_bytes( "$path/{$by_name[ $entry ]['path']}", limits()['jsonBytes'] );
	$sources = sources();
	$foreign = recognize( array_keys( $by_name ), '', $sources );
	if ( isset( $sources[ $foreign ] ) ) {
		return $sources[ $foreign ]['open']( $entries, $text_of );
	}
	if ( '' !== $foreign || ! isset( $by_name['manifest.json'] ) && ! preg_grep( '~^objects/~', array_keys( $by_name ) ) ) {
		return refused( 'foreign', basename( $path ), advice( $foreign ) );
	}
	$checked = check_entries( $entries );
	if ( is_wp_error( $checked ) ) {
		return $checked;
	}
	if ( $zip && count( $entries ) === $count && ! $zip->is_consistent() ) {
		return refuse( 'archive', basename( $path ) );
	}
	$manifest = read_manifest( $text_of( 'manifest.json' ) );
	$whole    = is_wp_error( $manifest ) ? $manifest : check_contents( $entries, $manifest );
	if ( is_wp_error( $manifest ) ) {
		return $manifest;
	}
	if ( is_wp_error( $whole ) ) {
		return $whole;
	}
	return [
		'manifest' => $manifest,
		'read'     => static function ( string $name ) use ( $text_of, $by_name, $manifest ) {
			$json    = isset( $by_name[ "objects/$name.json" ] ) ? $text_of( "objects/$name.json" ) : refuse( 'missing', $name );
			$checked = is_wp_error( $json ) ? $json : check_object( $name, $json, $manifest );
			return is_wp_error( $checked ) && ! is_left_out( $checked ) ? $checked : $json;
		},
		'file'     => static function ( string $name ) use ( $path, $zip, $by_name, $manifest ) {
			return isset( $by_name[ $name ] ) ? checked_copy( $zip ?? $path, $by_name[ $name ], $manifest ) : refuse( 'missing', $name );
		},
	];
}

/**
 * Opens a file of another program that is no archive. Others are told what they are.
 * @param \WP_Error $error What is wrong with it as an archive.
 * @return array{manifest: array<string, mixed>, read: callable(string): (string|\WP_Error), file: callable(string): (string|\WP_Error),
 *               notes?: list<array{place: string, text: string}>}|\WP_Error
 */
function open_other( string $path, \WP_Error $error ) {
	$start   = start_of( $path );
	$sources = sources();
	$format  = recognize( [], $start, $sources );
	if ( isset( $sources[ $format ] ) ) {
		return $sources[ $format ]['open']( [ stored_entry( basename( $path ), strlen( $start ) ) ], static fn(): string => $start );
	}
	return '' === $format ? $error : refused( 'foreign', basename( $path ), advice( $format ) );
}

/**
 * @param string|\WP_Error $text
 * @return array<string, mixed>|\WP_Error
 */
function read_manifest( $text ) {
	$decoded = is_wp_error( $text ) ? $text : decoded( 'manifest.json', $text );
	if ( is_wp_error( $decoded ) ) {
		return $decoded;
	}
	return has_danger( $decoded ) ? refuse( 'value', 'manifest.json' ) : check_manifest( $decoded );
}

/**
 * Checks all objects and files of a kit, so that nothing is changed for the sake of a file that is refused later.
 *
 * @since 0.1.0
 *
 * @param array{manifest: array<string, mixed>, read: callable, file: callable} $source From open_source().
 * @return true|\WP_Error
 */
function check_source( array $source ) {
	foreach ( array_keys( $source['manifest']['objects'] ) as $name ) {
		$json = $source['read']( $name );
		if ( is_wp_error( $json ) ) {
			return $json;
		}
	}
	foreach ( array_keys( $source['manifest']['files'] ) as $name ) {
		$file = $source['file']( $name );
		if ( is_wp_error( $file ) ) {
			return $file;
		}
		wp_delete_file( $file );
	}
	return true;
}

/**
 * Temporary copy of a file, checked.
 * @param Zip_Reader|string    $from     The zip, or the path of the folder.
 * @param array<string, mixed> $entry
 * @param array<string, mixed> $manifest
 * @return string|\WP_Error
 */
function checked_copy( $from, array $entry, array $manifest ) {
	require_once ABSPATH . 'wp-admin/includes/file.php';
	$copy = wp_tempnam( $entry['name'] );
	$to   = fopen( $copy, 'wb' ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- In pieces.
	if ( ! $to ) {
		/* translators: %s: name of a file in an archive. */
		$sentence = sprintf( __( 'Couldn’t write %s to the server’s disk.', 'frontage' ), $entry['name'] );
		return new \WP_Error( 'frontage_kit_disk', $sentence, [ 'status' => 500 ] );
	}
	if ( $from instanceof Zip_Reader ) {
		$result = $from->unpack( $entry, $to );
	} else {
		$file   = fopen( "$from/{$entry['path']}", 'rb' ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- In pieces.
		$result = $file && false !== stream_copy_to_stream( $file, $to ) ? true : refuse( 'missing', $entry['name'] );
	}
	fclose( $to ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- Of fopen().
	$result = is_wp_error( $result ) ? $result : check_file( $entry['name'], $copy, $manifest );
	if ( is_wp_error( $result ) ) {
		wp_delete_file( $copy );
		return $result;
	}
	return $copy;
}

/**
 * Files of a folder, as entries of an archive.
 * @return list<array{name: string, size: int, packed: int, method: int, isEncrypted: bool, isLink: bool}>
 */
function folder_entries( string $path ): array {
	$entries = [];
	$files   = new \RecursiveIteratorIterator( new \RecursiveDirectoryIterator( $path, \FilesystemIterator::SKIP_DOTS ) );
	foreach ( $files as $file ) {
		if ( $file instanceof \SplFileInfo ) {
			$name      = str_replace( '\\', '/', substr( $file->getPathname(), strlen( $path ) + 1 ) );
			$entries[] = stored_entry( $name, (int) $file->getSize(), $file->isLink() );
		}
	}
	return $entries;
}
