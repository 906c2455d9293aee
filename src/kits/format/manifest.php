<?php
/** The manifest of a kit. */

declare( strict_types=1 );

namespace Frontage\Kits;

use function Frontage\Values\items;
use function Frontage\Values\text;
use const Frontage\VERSION;

defined( 'ABSPATH' ) || exit;

/** Bytes that a text of the manifest may have. */
const TEXT_BYTES = 2000;

/**
 * Checks a decoded manifest. Unknown keys are left out.
 *
 * @since 0.1.0
 *
 * @param mixed $decoded
 * @return array<string, mixed>|\WP_Error title, description, created, generator, theme, templates, objects, files.
 */
function check_manifest( $decoded ) {
	$format = text( items( $decoded )['format'] ?? '' );
	if ( FORMAT !== $format ) {
		return refuse( 'format', '' === $format ? 'manifest.json' : $format );
	}
	$manifest = items( $decoded );
	$checked  = [ 'format' => FORMAT ];
	foreach ( [ 'title', 'description', 'created', 'generator', 'theme' ] as $key ) {
		if ( ! is_short_text( $manifest[ $key ] ?? '' ) ) {
			return refuse( 'manifest', $key );
		}
		$checked[ $key ] = $manifest[ $key ] ?? '';
	}
	$wrong = wrong_in( $manifest );
	if ( '' !== $wrong ) {
		return refuse( 'manifest', $wrong );
	}
	if ( '' !== $checked['theme'] && ! preg_match( '~^[\w-]{1,100}$~D', $checked['theme'] ) ) {
		return refuse( 'manifest', 'theme' );
	}
	$keys = [
		'objects' => array_flip( [ 'title', 'size', 'sha256', 'needs', 'blocks', 'presets', 'defines' ] ),
		'files'   => array_flip( [ 'size', 'sha256', 'type' ] ),
	];
	foreach ( $keys as $list => $known ) {
		$checked[ $list ] = array_map( static fn( array $entry ): array => array_intersect_key( $entry, $known ), items( $manifest[ $list ] ?? null ) );
	}
	$checked['templates'] = array_map(
		static fn( array $template ): array => array_intersect_key( $template, array_flip( [ 'doc_type', 'name', 'title' ] ) ),
		array_values( items( $manifest['templates'] ?? null ) )
	);
	return $checked;
}

/**
 * Name of the first entry of a manifest that is wrong; '' if all are right.
 * @param array<string, mixed> $manifest
 */
function wrong_in( array $manifest ): string {
	$limits = limits();
	foreach ( [ 'objects', 'files', 'templates' ] as $key ) {
		if ( ! is_array( $manifest[ $key ] ?? [] ) || count( $manifest[ $key ] ?? [] ) > $limits['entries'] ) {
			return $key;
		}
	}
	foreach ( $manifest['objects'] ?? [] as $name => $entry ) {
		$is_right = preg_match( OBJECT_NAME, (string) $name ) && is_entry( $entry, $limits['jsonBytes'] ) && is_short_text( $entry['title'] ?? null )
			&& are_names( $entry['needs'] ?? null, OBJECT_NAME ) && are_names( $entry['blocks'] ?? null, '~^[a-z][a-z0-9_-]*/[a-z][a-z0-9_-]*$~D' )
			&& are_names( $entry['presets'] ?? null, '~^[a-z-]+:[\w-]+$~D' ) && are_names( $entry['defines'] ?? [], '~^[a-z-]+:[\w-]+$~D' );
		if ( ! $is_right ) {
			return (string) $name;
		}
	}
	foreach ( $manifest['files'] ?? [] as $name => $entry ) {
		$type = FILE_TYPES[ pathinfo( (string) $name, PATHINFO_EXTENSION ) ][0] ?? null;
		if ( ! preg_match( FILE_NAME, (string) $name ) || ! is_entry( $entry, $limits['entryBytes'] ) || ( $entry['type'] ?? '' ) !== $type ) {
			return (string) $name;
		}
	}
	foreach ( $manifest['templates'] ?? [] as $entry ) {
		$name    = text( items( $entry )['name'] ?? '' );
		$is_type = preg_match( '~^[a-z0-9][\w-]{0,99}$~D', text( $entry['doc_type'] ?? '' ) );
		if ( ! isset( $manifest['objects'][ $name ] ) || ! is_short_text( $entry['title'] ?? '' ) || ! $is_type ) {
			return '' === $name ? 'templates' : $name;
		}
	}
	return '';
}

/**
 * Whether a value is an entry with size and hash.
 * @param mixed $entry
 */
function is_entry( $entry, int $most ): bool {
	return is_array( $entry ) && is_int( $entry['size'] ?? null ) && $entry['size'] >= 0 && $entry['size'] <= $most
		&& preg_match( '~^[0-9a-f]{64}$~D', text( $entry['sha256'] ?? '' ) );
}

/** @param mixed $value */
function is_short_text( $value ): bool {
	return is_string( $value ) && strlen( $value ) <= TEXT_BYTES;
}

/** @param mixed $names */
function are_names( $names, string $pattern ): bool {
	return is_array( $names ) && array_is_list( $names ) && count( $names ) <= limits()['entries']
		&& array_filter( $names, static fn( $name ): bool => is_string( $name ) && preg_match( $pattern, $name ) ) === $names;
}

/**
 * Manifest of exported objects.
 *
 * @since 0.1.0
 *
 * @param array<string, array<string, mixed>> $objects Entries by name, from export_object().
 * @param array<string, array<string, mixed>> $files   By name: size, sha256, type.
 * @return array<string, mixed>
 */
function manifest( array $objects, array $files ): array {
	ksort( $objects );
	ksort( $files );
	$templates = array_map( __NAMESPACE__ . '\template_entry', array_keys( $objects ), array_column( $objects, 'title' ) );
	return manifest_head() + [
		'templates' => array_values( array_filter( $templates ) ),
		'objects'   => $objects,
		'files'     => array_map( static fn( array $file ): array => array_intersect_key( $file, array_flip( [ 'size', 'sha256', 'type' ] ) ), $files ),
	];
}

/** @return array<string, string> */
function manifest_head(): array {
	return [
		'format'      => FORMAT,
		'title'       => text( get_option( 'blogname' ) ),
		'description' => text( get_option( 'blogdescription' ) ),
		'created'     => gmdate( 'c' ),
		'generator'   => 'Frontage ' . VERSION,
		'theme'       => get_stylesheet(),
	];
}

/**
 * Entry of an object in the manifest's list of templates; null for what is none.
 * @return array{doc_type: string, name: string, title: string}|null
 */
function template_entry( string $name, string $title ): ?array {
	[ $kind, $slug ] = explode( '/', $name );

	$other = preg_match( '~^(?:archive|category|tag|taxonomy|author|date)~', $slug ) ? 'archive' : 'page-template';
	$types = [
		'page'     => 'wp-page',
		'post'     => 'wp-post',
		'item'     => 'portfolio-item',
		'pattern'  => 'section',
		'part'     => $slug,
		'template' => [
			'404'        => 'error-404',
			'archive'    => 'archive',
			'front-page' => 'front-page',
			'home'       => 'archive',
			'page'       => 'single-page',
			'search'     => 'search-results',
			'single'     => 'single-post',
		][ $slug ] ?? ( str_starts_with( $slug, 'single' ) ? 'single' : $other ),
	];
	return isset( $types[ $kind ] ) ? [
		'doc_type' => $types[ $kind ],
		'name'     => $name,
		'title'    => $title,
	] : null;
}
