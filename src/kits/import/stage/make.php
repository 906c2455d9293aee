<?php
/** Makes what an object of a kit becomes: a row without content, which nobody sees and the next steps fill. */

declare( strict_types=1 );

namespace Frontage\Kits;

use function Frontage\Values\items;
use function Frontage\Values\text;

defined( 'ABSPATH' ) || exit;

/**
 * @param list<int>            $numbers
 */
function make_objects( Import $import, array $numbers ): void {
	foreach ( $numbers as $number ) {
		make_object( $import, $number );
	}
}

function make_object( Import $import, int $number ): void {
	$name   = $import->names[ $number ];
	$object = received( $import, $number );
	$kind   = kind_of( $name );
	$title  = text( $object['title'] ?? '', $name );
	if ( 'keep' === $import->plan[ $name ]['action'] || 'settings' === $kind ) {
		return;
	}
	if ( 'term' === $kind || 'menu' === $kind ) {
		make_term( $import, (string) $number, text( $object['name'] ?? $title ), text( $object['description'] ?? '' ) );
	} else {
		$mime = text( $import->manifest['files'][ text( $object['file'] ?? '' ) ]['type'] ?? '' );
		make_post( $import, (string) $number, post_type_of( $kind ), $title, $mime );
	}
	foreach ( array_keys( array_values( items( $object['items'] ?? [] ) ) ) as $part ) {
		make_post( $import, "$number-$part", 'nav_menu_item', $title );
	}
	foreach ( array_keys( array_values( items( $object['faces'] ?? [] ) ) ) as $part ) {
		make_post( $import, "$number-$part", 'wp_font_face', $title );
	}
}

function make_post( Import $import, string $part, string $type, string $title, string $mime = '' ): void {
	if ( ! isset( $import->staged[ $part ] ) ) {
		save_staged(
			[
				'post_type'      => $type,
				'post_name'      => identity( $import->run['id'], $part ),
				'post_title'     => '' === $title ? $part : $title,
				'post_author'    => $import->run['user'],
				'post_mime_type' => $mime,
			]
		);
	}
}

function make_term( Import $import, string $part, string $name, string $description ): void {
	if ( isset( $import->staged[ $part ] ) ) {
		return;
	}
	$arguments = [
		'slug'        => identity( $import->run['id'], $part ),
		'description' => wp_slash( $description ),
	];
	need( wp_insert_term( wp_slash( '' === trim( $name ) ? $part : $name ), STAGED, $arguments ) );
}

/**
 * Inserts or updates a staged post: without revisions, and hidden also if it is an attachment, for which WordPress allows no such status.
 * @param array<string, mixed> $fields As wp_insert_post() takes them, but unslashed.
 */
function save_staged( array $fields ): int {
	$hide = static function ( $data ): array {
		return [ 'post_status' => STAGED ] + items( $data );
	};
	add_filter( 'wp_insert_attachment_data', $hide, 99 );
	add_filter( 'wp_revisions_to_keep', '__return_zero', 99 );
	add_filter( 'wp_insert_post_empty_content', '__return_false', 99 );
	try {
		$fields = wp_slash( [ 'post_status' => STAGED ] + $fields );
		// Another plugin that changes the user would change what is filtered of the next object.
		$id = with_user_kept( static fn() => isset( $fields['ID'] ) ? wp_update_post( $fields, true ) : wp_insert_post( $fields, true ) );
		need( $id );
		return is_int( $id ) ? $id : 0;
	} finally {
		remove_filter( 'wp_insert_attachment_data', $hide, 99 );
		remove_filter( 'wp_revisions_to_keep', '__return_zero', 99 );
		remove_filter( 'wp_insert_post_empty_content', '__return_false', 99 );
	}
}
