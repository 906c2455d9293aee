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
	if ( ! is_array( $left ) || ! @rename( $new, $path ) ) { // phpcs:ignore WordPress.PHP.NoSilencedErrors -- Answered.
		if ( is_file( $new ) ) {
			wp_delete_file( $new );
		}
		/* translators: %s: path of a file. */
		$sentence = sprintf( __( '%s can’t be written.', 'frontage' ), $path );
		return is_wp_error( $left ) ? $left : new \WP_Error( 'frontage_kit_disk', $sentence, [ 'status' => 500 ] );
	}
	return $left;
}

/**
 * @param array{file: resource, list: string, count: int} $zip
 * @param list<string>                                     $names
 * @return list<array{name: string, message: string}>|\WP_Error|null Null if the disk is full.
 */
function write_kit( array $zip, array $names ) {
	$room    = new Room();
	$objects = [];
	$files   = [];
	$left    = [];
	$is_done = true;
	foreach ( objects_for_kit( $names ) as $name => $object ) {
		if ( is_wp_error( $object ) ) {
			$left[] = left_line( $object );
			continue;
		}
		if ( ! $room->takes( $object ) ) {
			return $room->refusal();
		}
		$left             = array_merge( $left, $object['left'] );
		$is_done          = $is_done && add_text( $zip, "objects/$name.json", $object['json'] );
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
			return $room->refusal();
		}
		$is_done = $is_done && add_text( $zip, $name, $json );
	}
	foreach ( $files as $name => $file ) {
		$is_done = $is_done && add_file( $zip, $name, $file['path'] );
	}
	return end_zip( $zip ) && $is_done ? $left : null;
}
