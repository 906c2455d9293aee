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
	$is_folder = is_dir( $path );
	$entries   = $is_folder ? folder_entries( $path ) : ( is_readable( $path ) ? zip_entries( $path ) : refuse( 'archive', basename( $path ) ) );
	$foreign   = is_wp_error( $entries ) ? recognize( [], first_bytes( $path, 4096 ) )
		: recognize( array_column( $entries, 'name' ), '' );
	if ( ! in_array( $foreign, [ '', 'elementor-kit' ], true ) ) {
		return refused( 'foreign', basename( $path ), advice( $foreign ) );
	}
	if ( is_wp_error( $entries ) ) {
		return $entries;
	}
	$by_name = array_column( $entries, null, 'name' );
	$text_of = static fn( string $entry ) => $is_folder
		? first_bytes( "$path/$entry", limits()['jsonBytes'] )
		: read_entry( $path, $by_name[ $entry ] ?? [] );
	if ( '' !== $foreign ) {
		require_once dirname( __DIR__, 2 ) . '/elementor/kit/load.php';
		return \Frontage\Elementor\open_foreign( $entries, $text_of );
	}
	$checked = check_entries( $entries );
	if ( is_wp_error( $checked ) ) {
		return $checked;
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
			return is_wp_error( $checked ) ? $checked : $json;
		},
		'file'     => static function ( string $name ) use ( $path, $is_folder, $by_name, $manifest ) {
			return isset( $by_name[ $name ] ) ? checked_copy( $path, $is_folder, $by_name[ $name ], $manifest ) : refuse( 'missing', $name );
		},
	];
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
 * @param array<string, mixed> $entry
 * @param array<string, mixed> $manifest
 * @return string|\WP_Error
 */
function checked_copy( string $path, bool $is_folder, array $entry, array $manifest ) {
	require_once ABSPATH . 'wp-admin/includes/file.php';
	$copy = wp_tempnam( $entry['name'] );
	$to   = fopen( $copy, 'wb' ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- In pieces.
	if ( ! $to ) {
		/* translators: %s: name of a file in an archive. */
		$sentence = sprintf( __( '%s can’t be written to this server’s disk.', 'frontage' ), $entry['name'] );
		return new \WP_Error( 'frontage_kit_disk', $sentence, [ 'status' => 500 ] );
	}
	if ( $is_folder ) {
		$from   = fopen( "$path/{$entry['name']}", 'rb' ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- In pieces.
		$result = $from && false !== stream_copy_to_stream( $from, $to ) ? true : refuse( 'missing', $entry['name'] );
	} else {
		$result = unpack_entry( $path, $entry, $to );
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
			$entries[] = [
				'name'        => str_replace( '\\', '/', substr( $file->getPathname(), strlen( $path ) + 1 ) ),
				'size'        => (int) $file->getSize(),
				'packed'      => (int) $file->getSize(),
				'method'      => 0,
				'isEncrypted' => false,
				'isLink'      => $file->isLink(),
			];
		}
	}
	return $entries;
}
