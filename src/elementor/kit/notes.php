<?php
/** Parts of an Elementor kit that are not read, each with its place. */

declare( strict_types=1 );

namespace Frontage\Elementor;

use function Frontage\Kits\printable;
use function Frontage\Values\items;
use function Frontage\Values\text;

defined( 'ABSPATH' ) || exit;

/** Names that one note lists. */
const NAMES_IN_NOTE = 20;

/**
 * @param array<mixed>               $manifest
 * @param array<mixed>               $settings
 * @param list<array<string, mixed>> $parts
 * @param list<string>               $entries
 * @return list<array{place: string, text: string}>
 */
function foreign_notes( array $manifest, array $settings, array $parts, array $entries ): array {
	$notes = array_merge( notes_on_documents( $manifest, $parts, $entries ), notes_on_settings( $settings ) );
	$read  = array_merge( foreign_heads(), array_column( $parts, 'entry' ) );
	// Named with their titles.
	foreach ( items( $manifest['templates'] ?? null ) as $id => $template ) {
		$read[] = text( items( $template )['source'] ?? null, "templates/$id.json" );
	}
	foreach ( array_diff_key( items( $manifest['content'] ?? null ), FOREIGN_KINDS ) as $folder => $documents ) {
		foreach ( array_keys( items( $documents ) ) as $id ) {
			$read[] = "content/$folder/$id.json";
		}
	}
	$left = array_filter( array_diff( $entries, $read ), static fn( string $entry ): bool => ! str_ends_with( $entry, '/' ) );
	// Pictures of how it looks.
	$left    = array_diff( $left, (array) preg_grep( '~^screenshots?/|^thumbnail\.\w+$~', $left ), [ text( $manifest['settings'] ?? '' ) ] );
	$exports = (array) preg_grep( '~^wp-content/~', $left );
	$plugins = array_column( array_map( 'Frontage\Values\items', items( $manifest['plugins'] ?? null ) ), 'name' );
	return array_merge(
		$notes,
		/* translators: %s: names of files. */
		note_on( 'wp-content', __( 'WordPress export files are not imported. Import them under Tools → Import: %s', 'frontage' ), $exports ),
		/* translators: %s: names of plugins. */
		note_on( __( 'Plugins', 'frontage' ), __( 'Used by the kit, but not installed on this site: %s', 'frontage' ), $plugins ),
		/* translators: %s: names of files. */
		note_on( __( 'File', 'frontage' ), __( 'Not imported: %s', 'frontage' ), array_diff( $left, $exports ) )
	);
}

/**
 * A note that lists names; [] without any.
 * @param array<mixed> $names
 * @return list<array{place: string, text: string}>
 */
function note_on( string $place, string $sentence, array $names ): array {
	$names = array_values( array_filter( array_unique( array_map( static fn( $name ): string => printable( text( $name ) ), $names ) ) ) );
	$more  = count( $names ) - NAMES_IN_NOTE;
	$shown = array_slice( $names, 0, NAMES_IN_NOTE );
	/* translators: %d: number of names that are not shown. */
	$shown = $more > 0 ? array_merge( $shown, [ sprintf( __( '%d more', 'frontage' ), $more ) ] ) : $shown;
	return $names ? [
		[
			'place' => printable( $place ),
			'text'  => sprintf( $sentence, implode( ', ', $shown ) ),
		],
	] : [];
}

/**
 * Notes on templates and contents of types that are not read, and on documents that are missing.
 * @param array<mixed>               $manifest
 * @param list<array<string, mixed>> $parts
 * @param list<string>               $entries
 * @return list<array{place: string, text: string}>
 */
function notes_on_documents( array $manifest, array $parts, array $entries ): array {
	$names = array_column( $parts, 'name', 'entry' );
	$known = array_flip( $entries );
	$notes = [];
	foreach ( items( $manifest['templates'] ?? null ) as $id => $template ) {
		$source   = text( items( $template )['source'] ?? null, "templates/$id.json" );
		$sentence = template_note( items( $template ), $names[ $source ] ?? '' );
		$notes[]  = '' === $sentence ? [] : [
			[
				'place' => printable( text( items( $template )['title'] ?? '', "templates/$id" ) ),
				'text'  => $sentence,
			],
		];
	}
	foreach ( array_diff_key( items( $manifest['content'] ?? null ), FOREIGN_KINDS ) as $type => $documents ) {
		$titles = array_column( array_map( 'Frontage\Values\items', items( $documents ) ), 'title' );
		/* translators: %s: titles of posts. */
		$notes[] = note_on( (string) $type, __( 'Content of this type is not imported: %s', 'frontage' ), $titles );
	}
	foreach ( $parts as $part ) {
		$title   = text( $part['object']['title'] ?? $part['name'] );
		$missing = isset( $known[ $part['entry'] ] ) ? [] : [ $part['entry'] ];
		/* translators: %s: name of a file. */
		$notes[] = note_on( $title, __( 'Listed in the kit, but missing from the file: %s', 'frontage' ), $missing );
		/* translators: %s: address of a picture. */
		$sentence = __( 'Its featured image is on another site and is not imported: %s', 'frontage' );
		$notes[]  = note_on( $title, $sentence, [ $missing ? '' : $part['thumbnail'] ] );
	}
	$taxonomies = array_merge( [], ...array_values( array_map( 'Frontage\Values\items', items( $manifest['taxonomies'] ?? null ) ) ) );
	$taxonomies = array_diff( array_filter( $taxonomies, 'is_string' ), FOREIGN_TAXONOMIES );
	/* translators: %s: names of taxonomies. */
	$notes[] = note_on( __( 'Terms', 'frontage' ), __( 'Not imported: %s', 'frontage' ), $taxonomies );
	return array_merge( [], ...$notes );
}

/**
 * @param array<mixed> $settings
 * @return list<array{place: string, text: string}>
 */
function notes_on_settings( array $settings ): array {
	$presets = foreign_presets( $settings );
	$unread  = array_diff_key( $settings, array_flip( array_merge( FOREIGN_GLOBALS, FOREIGN_READ ) ) );
	$unread  = array_filter( $unread, static fn( $value ): bool => ! in_array( $value, [ '', null, [], 'no' ], true ) );
	$names   = array_map( static fn( $name ): string => strtr( (string) $name, '_-', '  ' ), array_keys( $unread ) );
	$fonts   = array_column( $presets['typography.fontFamilies'], 'name' );
	$place   = __( 'Site settings', 'frontage' );
	$notes   = [
		/* translators: %s: names of fonts. */
		note_on( $place, __( 'These fonts are used, but not included. Install them under Appearance → Fonts: %s', 'frontage' ), $fonts ),
		/* translators: %s: names of settings. */
		note_on( $place, __( 'Not converted: %s', 'frontage' ), $names ),
	];
	if ( array_filter( $presets ) && has_own_css() ) {
		$notes[] = [
			[
				'place' => $place,
				'text'  => __( 'Colors and fonts are not imported, because this site’s styles contain custom CSS that an import would remove.', 'frontage' ),
			],
		];
	}
	return array_merge( [], ...$notes );
}
