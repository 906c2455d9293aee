<?php
/** The manifest of a kit. */

declare( strict_types=1 );

namespace Frontage\Kits;

use function Frontage\Values\items;
use function Frontage\Values\number;
use function Frontage\Values\text;
use const Frontage\VERSION;

defined( 'ABSPATH' ) || exit;

/** Keys of a manifest, in the order of its fingerprint, and what stands for those that it has not. */
const MANIFEST = [
	'format'      => FORMAT,
	'title'       => '',
	'description' => '',
	'created'     => '',
	'generator'   => '',
	'theme'       => '',
	'objects'     => [],
	'files'       => [],
	'templates'   => [],
];

/**
 * Checks a decoded manifest. Unknown keys are left out.
 *
 * @since 0.1.0
 *
 * @param mixed $decoded
 * @return array<string, mixed>|\WP_Error title, description, created, generator, theme, templates, objects, files.
 */
function check_manifest( $decoded ) {
	$format = items( $decoded )['format'] ?? '';
	if ( FORMAT !== $format ) {
		return refuse( 'format', is_string( $format ) && '' !== $format ? $format : 'manifest.json' );
	}
	$fit   = fit( $decoded, schema()['manifest'] );
	$wrong = $fit['wrong'] ? entry_at( $fit['wrong'][0] ) : wrong_in( $fit['value'] );
	return '' === $wrong ? array_merge( MANIFEST, $fit['value'] ) : refuse( 'manifest', $wrong );
}

/** Length of the texts of a manifest, at the most. */
function text_length(): int {
	return number( schema()['manifest']['properties']['title']['maxLength'] );
}

/**
 * What a refusal names of a path in a manifest: an object, a file, or a key.
 * @param list<string> $path
 */
function entry_at( array $path ): string {
	return in_array( $path[0], [ 'objects', 'files' ], true ) ? $path[1] ?? $path[0] : $path[0];
}

/**
 * Name of the first entry of a manifest that is over a limit, or not what its name says; '' if all are right.
 * @param array<string, mixed> $manifest That fits its schema.
 */
function wrong_in( array $manifest ): string {
	$limits = limits();
	foreach ( [ 'objects', 'files', 'templates' ] as $key ) {
		if ( count( $manifest[ $key ] ?? [] ) > $limits['entries'] ) {
			return $key;
		}
	}
	foreach ( $manifest['objects'] as $name => $entry ) {
		if ( $entry['size'] > $limits['jsonBytes'] ) {
			return (string) $name;
		}
	}
	foreach ( $manifest['files'] as $name => $entry ) {
		if ( $entry['size'] > $limits['entryBytes'] || type_by_name( (string) $name ) !== $entry['type'] ) {
			return (string) $name;
		}
	}
	foreach ( $manifest['templates'] ?? [] as $entry ) {
		if ( ! isset( $manifest['objects'][ $entry['name'] ] ) ) {
			return 'templates';
		}
	}
	return '';
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
		// WordPress stores both as HTML.
		'title'       => html_entity_decode( text( get_option( 'blogname' ) ), ENT_QUOTES ),
		'description' => html_entity_decode( text( get_option( 'blogdescription' ) ), ENT_QUOTES ),
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
