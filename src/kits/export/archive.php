<?php
/** A kit written on the server, for the command line. */

declare( strict_types=1 );

namespace Frontage\Kits;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.WP.AlternativeFunctions -- The owner names the path.

/**
 * Exports objects to a zip. A file of that name is replaced once the new one is whole.
 *
 * @since 0.1.0
 *
 * @param list<string> $names
 * @return list<array{name: string, message: string}>|\WP_Error What is left out.
 */
function export_to( string $path, array $names ) {
	if ( ! class_exists( 'ZipArchive' ) ) {
		return no_zip();
	}
	$new  = "$path.new";
	$left = write_kit( $new, $names );
	if ( is_wp_error( $left ) || ! @rename( $new, $path ) ) { // phpcs:ignore WordPress.PHP.NoSilencedErrors -- Answered.
		if ( is_file( $new ) ) {
			wp_delete_file( $new );
		}
		/* translators: %s: path of a file. */
		$sentence = sprintf( __( 'Couldn’t write %s.', 'frontage' ), $path );
		return is_wp_error( $left ) && 'frontage_kit_disk' !== $left->get_error_code() ? $left
			: new \WP_Error( 'frontage_kit_disk', $sentence, [ 'status' => 500 ] );
	}
	return $left;
}

/**
 * Writes a kit.
 * @param list<string> $names
 * @return list<array{name: string, message: string}>|\WP_Error What is left out.
 */
function write_kit( string $path, array $names ) {
	$zip     = new Zip_Writer( $path );
	$room    = new Room();
	$objects = [];
	$files   = [];
	$left    = [];
	foreach ( objects_for_kit( $names ) as $name => $object ) {
		if ( is_wp_error( $object ) ) {
			$left[] = left_line( $object );
			continue;
		}
		if ( ! $room->takes( $object ) ) {
			$zip->cancel();
			return $room->refusal();
		}
		$zip->add_text( "objects/$name.json", $object['json'] );
		$left             = array_merge( $left, $object['left'] );
		$objects[ $name ] = $object['entry'];
		$files           += $object['files'];
	}
	$texts = array_map(
		static fn( array $value ): string => (string) wp_json_encode( $value, JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE ),
		[
			'manifest.json'  => manifest( $objects, $files ),
			'blueprint.json' => blueprint(
				array_merge( [ 'manifest.json' ], preg_replace( '~^.*$~', 'objects/$0.json', array_keys( $objects ) ), array_keys( $files ) )
			),
		]
	);
	foreach ( $texts as $name => $json ) {
		if ( ! $room->takes_text( $json ) ) {
			$zip->cancel();
			return $room->refusal();
		}
		$zip->add_text( $name, $json );
	}
	foreach ( $files as $name => $file ) {
		$zip->add_file( $name, $file['path'] );
	}
	return $zip->end() ? each_once( $left ) : new \WP_Error( 'frontage_kit_disk' );
}
