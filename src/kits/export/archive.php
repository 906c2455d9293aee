<?php
/** A kit written on the server, for the command line. */

declare( strict_types=1 );

namespace Frontage\Kits;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.WP.AlternativeFunctions -- The owner names the place.

/**
 * Exports objects to a zip. A file of that name is replaced once the new one is whole.
 *
 * @since 0.1.0
 *
 * @param list<string> $names
 * @return list<array{name: string, message: string}>|\WP_Error What is left out.
 */
function export_to( string $path, array $names ) {
	$new  = "$path.new";
	$zip  = @begin_zip( $new ); // phpcs:ignore WordPress.PHP.NoSilencedErrors -- Answered.
	$left = $zip ? write_kit( $zip, $names ) : null;
	if ( null === $left || ! @rename( $new, $path ) ) { // phpcs:ignore WordPress.PHP.NoSilencedErrors -- Answered.
		if ( is_file( $new ) ) {
			wp_delete_file( $new );
		}
		/* translators: %s: path of a file. */
		return new \WP_Error( 'frontage_kit_disk', sprintf( __( '%s can’t be written.', 'frontage' ), $path ), [ 'status' => 500 ] );
	}
	return $left;
}

/**
 * @param array{file: resource, list: string, count: int} $zip
 * @param list<string>                                     $names
 * @return list<array{name: string, message: string}>|null Null if the disk is full.
 */
function write_kit( array $zip, array $names ): ?array {
	$objects = [];
	$files   = [];
	$left    = [];
	$is_done = true;
	$replace = to_names();
	foreach ( $names as $index => $name ) {
		$object = object_for_kit( $name, $replace );
		if ( is_wp_error( $object ) ) {
			$left[] = left_line( $object );
			continue;
		}
		$left             = array_merge( $left, $object['left'] );
		$is_done          = $is_done && add_text( $zip, "objects/$name.json", $object['json'] );
		$objects[ $name ] = $object['entry'];
		$files           += $object['files'];
		if ( 0 === ( $index + 1 ) % OBJECTS_AT_ONCE && wp_cache_supports( 'flush_runtime' ) ) {
			wp_cache_flush_runtime();
		}
	}
	foreach ( $files as $name => $file ) {
		$is_done = $is_done && add_file( $zip, $name, $file['path'] );
	}
	$texts = [
		'manifest.json'  => manifest( $objects, $files ),
		'blueprint.json' => blueprint(
			array_merge( [ 'manifest.json' ], preg_replace( '~^.*$~', 'objects/$0.json', array_keys( $objects ) ), array_keys( $files ) )
		),
	];
	foreach ( $texts as $name => $text ) {
		$json    = (string) wp_json_encode( $text, JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE | JSON_PRETTY_PRINT );
		$is_done = $is_done && add_text( $zip, $name, $json );
	}
	return end_zip( $zip ) && $is_done ? $left : null;
}
