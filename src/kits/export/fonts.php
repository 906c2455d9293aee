<?php
/** Installed fonts of this site. */

declare( strict_types=1 );

namespace Frontage\Kits;

use function Frontage\Values\items;
use function Frontage\Values\text;

defined( 'ABSPATH' ) || exit;

/** @return array<string, mixed> */
function object_of_font( \WP_Post $post ): array {
	$name   = explode( '/', name_of_post( $post ) )[1];
	$family = items( json_decode( $post->post_content, true ) );
	$object = [
		'title'  => $post->post_title,
		'slug'   => $post->post_name,
		'family' => [
			'name' => $post->post_title,
			'slug' => $post->post_name,
		] + array_intersect_key( $family, array_flip( [ 'fontFamily', 'preview' ] ) ),
	];
	foreach ( sound_faces( $post->ID ) as $index => $face ) {
		$file = '';
		if ( '' !== $face['path'] ) {
			$file                     = "files/$name--$index." . strtolower( pathinfo( $face['path'], PATHINFO_EXTENSION ) );
			$object['files'][ $file ] = $face['path'];
			unset( $face['settings']['src'] );
		}
		$object['faces'][] = [ 'settings' => $face['settings'] ] + ( '' === $file ? [] : [ 'file' => $file ] );
	}
	return $object;
}

/**
 * Faces of an installed font family. `path` of the file is '' for one that is elsewhere, or gone.
 * @return list<array{settings: array<string, mixed>, sources: list<string>, path: string, isGone: bool}>
 */
function faces_of( int $family ): array {
	$posts = get_posts(
		[
			'post_type'              => 'wp_font_face',
			'post_parent'            => $family,
			'numberposts'            => 100,
			'orderby'                => 'ID',
			'order'                  => 'ASC',
			'update_post_term_cache' => false,
		]
	);
	$faces = [];
	foreach ( $posts as $post ) {
		$settings = items( json_decode( $post->post_content, true ) );
		$file     = text( get_post_meta( $post->ID, '_wp_font_face_file', true ) );
		$path     = '' === $file ? '' : wp_get_font_dir()['basedir'] . '/' . $file;
		$faces[]  = [
			'settings' => $settings,
			'sources'  => array_values( array_map( 'strval', array_filter( (array) ( $settings['src'] ?? [] ), 'is_scalar' ) ) ),
			'path'     => '' !== $path && is_readable( $path ) ? $path : '',
			'isGone'   => '' !== $path && ! is_readable( $path ),
		];
	}
	return $faces;
}

/**
 * What a face is, by which references name it, whatever else its family has: its style and weight, and width and signs if they are not all.
 * @param array<mixed> $settings
 */
function face_key( array $settings ): string {
	$known = array_intersect_key( $settings, array_flip( [ 'fontStyle', 'fontWeight', 'fontStretch', 'unicodeRange' ] ) );
	$known = array_filter( array_map( 'Frontage\Values\text', $known ), static fn( string $value ): bool => '' !== $value );
	$words = preg_replace( '~[^a-z0-9]+~', '-', strtolower( \WP_Font_Utils::get_font_face_slug( $known ) ) );
	return trim( str_replace( '-100-u-0-10ffff', '', (string) $words ), '-' );
}

/**
 * Faces of an object by what they are, the first of each.
 * @param array<mixed> $object Of a font.
 * @return array<string, array<mixed>>
 */
function faces_by_key( array $object ): array {
	$faces = [];
	foreach ( items( $object['faces'] ?? null ) as $face ) {
		$faces += [ face_key( items( items( $face )['settings'] ?? null ) ) => items( $face ) ];
	}
	return $faces;
}

/**
 * Refusal of a face; null if kits can hold it.
 * @param array<string, mixed> $face Of faces_of().
 */
function wrong_face( array $face ): ?\WP_Error {
	$name = 'files/face.' . strtolower( pathinfo( text( $face['path'] ), PATHINFO_EXTENSION ) );
	$type = '' === $face['path'] ? '' : type_of_file( text( $face['path'] ), $name );
	return $face['isGone'] ? refuse( 'missing', $name ) : ( is_wp_error( $type ) ? $type : null );
}

/**
 * Faces that kits can hold.
 * @return list<array{settings: array<string, mixed>, sources: list<string>, path: string, isGone: bool}>
 */
function sound_faces( int $family ): array {
	return array_values( array_filter( faces_of( $family ), static fn( array $face ): bool => null === wrong_face( $face ) ) );
}

/**
 * Faces that an export of their family leaves out.
 * @return list<array{name: string, message: string}>
 */
function faces_left_out( string $name, int $family ): array {
	$left = [];
	foreach ( faces_of( $family ) as $face ) {
		$why   = wrong_face( $face );
		$words = array_intersect_key( $face['settings'], array_flip( [ 'fontWeight', 'fontStyle' ] ) );
		$title = implode( ' ', array_map( 'Frontage\Values\text', array_merge( [ get_post_field( 'post_title', $family ) ], array_values( $words ) ) ) );
		if ( $why ) {
			$left[] = left_line( left_out( $name, $title, $why ) );
		}
	}
	return $left;
}
