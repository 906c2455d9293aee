<?php
/** Objects and files that an export leaves out, each with the sentence that both clients show, and the limits of a whole kit. */

declare( strict_types=1 );

namespace Frontage\Kits;

use function Frontage\Database\free_memory;

defined( 'ABSPATH' ) || exit;

/** Objects after which an export frees the memory of WordPress's cache. */
const OBJECTS_AT_ONCE = 50;

/**
 * Exports an object, and checks it as an import will: nothing is in a kit that no import takes.
 *
 * @since 0.1.0
 *
 * @param callable $replace From to_names().
 * @param int|null $id      Of the site's object, if it is known.
 * @return array{json: string, entry: array<string, mixed>, files: array<string, array{path: string, size: int, sha256: string, type: string}>,
 *               left: list<array{name: string, message: string}>}|\WP_Error
 */
function object_for_kit( string $name, callable $replace, ?int $id = null ) {
	$object = export_object( $name, $replace, $id );
	if ( is_wp_error( $object ) ) {
		return $object;
	}
	$manifest = check_manifest(
		[
			'format'  => FORMAT,
			'title'   => '',
			'objects' => [ $name => $object['entry'] ],
			'files'   => $object['files'],
		]
	);
	$checked  = is_wp_error( $manifest ) ? $manifest : check_object( $name, $object['json'], $manifest );
	return is_wp_error( $checked ) ? left_out( $name, $object['entry']['title'], $checked ) : $object;
}

/**
 * Exports one object after the other, without keeping them in memory.
 * @param list<string> $names
 * @return \Generator<string, array{json: string, entry: array<string, mixed>, left: list<array{name: string, message: string}>,
 *                     files: array<string, array{path: string, size: int, sha256: string, type: string}>}|\WP_Error> As from object_for_kit().
 */
function objects_for_kit( array $names ): \Generator {
	$replace = to_names();
	$finder  = new Finder();
	foreach ( array_chunk( $names, OBJECTS_AT_ONCE ) as $some ) {
		foreach ( $finder->find( $some ) as $name => $id ) {
			yield $name => object_for_kit( $name, $replace, $id );
		}
		free_memory();
	}
}

/**
 * What an export of these objects would leave out.
 * @param list<string> $names
 * @return list<array{name: string, message: string}>
 */
function left_of( array $names ): array {
	$left = [];
	foreach ( objects_for_kit( $names ) as $object ) {
		$left = array_merge( $left, is_wp_error( $object ) ? [ left_line( $object ) ] : $object['left'] );
	}
	return each_once( $left );
}

/**
 * Lines without those that were said of an earlier object: a hidden field is named once.
 * @param list<array{name: string, message: string}> $left
 * @return list<array{name: string, message: string}>
 */
function each_once( array $left ): array {
	$once = [];
	foreach ( $left as $line ) {
		$once[ "$line[name] $line[message]" ] = $line;
	}
	return array_values( $once );
}

/**
 * Error on what an export leaves out.
 * @param string    $name  Name of the object.
 * @param string    $title As its owner knows it.
 * @param \WP_Error $why   The refusal that an import would give.
 */
function left_out( string $name, string $title, \WP_Error $why ): \WP_Error {
	$reason = substr( (string) $why->get_error_code(), strlen( 'frontage_kit_' ) );
	$limit  = (string) size_format( limits()[ str_starts_with( $name, 'media/' ) || str_starts_with( $name, 'font/' ) ? 'entryBytes' : 'jsonBytes' ] );
	$title  = printable( '' === $title ? $name : $title );
	return refused( 'left', $name, sprintf( left_sentences()[ $reason ] ?? left_sentences()['other'], $title, $limit ) );
}

/** @return array<string, string> Sentences by reason, with the title, and the largest size. */
function left_sentences(): array {
	return [
		/* translators: %1$s: title of a page, picture or the like. */
		'missing' => __( '“%1$s” can’t be exported: its file is no longer on this site.', 'frontage' ),
		/* translators: %1$s: title of a picture or file. */
		'type'    => __( '“%1$s” can’t be exported: kits can’t include this type of file.', 'frontage' ),
		/* translators: 1: title of a page, picture or the like. 2: size, such as 64 MB. */
		'large'   => __( '“%1$s” can’t be exported: it is larger than %2$s.', 'frontage' ),
		/* translators: %1$s: title of a picture. */
		'pixels'  => __( '“%1$s” can’t be exported: the picture has too many pixels.', 'frontage' ),
		/* translators: %1$s: title of a page or the like. */
		'other'   => __( '“%1$s” can’t be exported: it contains data that no site would import.', 'frontage' ),
	];
}

/**
 * What an answer or a command says of an error.
 * @return array{name: string, message: string}
 */
function left_line( \WP_Error $error ): array {
	return [
		'name'    => (string) $error->get_error_data()['entry'],
		'message' => $error->get_error_message(),
	];
}
