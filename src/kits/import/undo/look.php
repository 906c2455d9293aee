<?php
/** Looks at each object of an import before it is undone: whether it is as the import left it, and by which words others may name it. */

declare( strict_types=1 );

namespace Frontage\Kits;

use function Frontage\Text\decode_entities;
use function Frontage\Text\title_of;
use function Frontage\Values\items;
use function Frontage\Values\text;

defined( 'ABSPATH' ) || exit;

/**
 * Looks at a batch of objects, and notes what it finds.
 * @param list<int>            $numbers Of entries of the journal.
 */
function look_at_objects( Import $import, array $numbers ): void {
	$entries = array_map( static fn( int $number ): array => $import->journal[ $number ], $numbers );
	write_row( $import->run['id'], "k$numbers[0]", traces_of( $entries ) );
}

/**
 * @param list<KitEntry> $entries Of the journal.
 * @return list<array{name: string, changed: bool, print: string, files: list<string>, path: string, slug: string, presets: list<string>}>
 *         `print` is one that is computed quickly.
 */
function traces_of( array $entries ): array {
	$posts = array_column( array_filter( $entries, static fn( array $entry ): bool => 'post' === $entry['of'] ), 'target' );
	_prime_post_caches( array_merge( $posts, ...array_column( $entries, 'parts' ) ), false, true );
	$prints = prints_now( $entries );
	$quick  = prints_now( $entries, true );
	$traces = [];
	foreach ( $entries as $entry ) {
		$address  = 'term' === $entry['of'] ? get_term_link( $entry['target'], $entry['taxonomy'] ) : get_permalink( $entry['target'] );
		$traces[] = [
			'name'    => $entry['name'],
			'changed' => is_other_print( $prints[ $entry['name'] ], $entry['print'] ),
			'print'   => $quick[ $entry['name'] ],
			'files'   => file_stems_of( $entry ),
			'path'    => 'menu' === $entry['kind'] || ! is_string( $address ) ? '' : path_of( $address ),
			'slug'    => slug_without_file( $entry ),
			'presets' => array_map( 'strval', array_keys( presets_that_go( $entry ) ) ),
		];
	}
	return $traces;
}

/**
 * Files of a picture or a font, as texts may name them.
 * @param KitEntry $entry Of the journal.
 * @return list<string>
 */
function file_stems_of( array $entry ): array {
	$files = [ get_post_meta( 'post' === $entry['of'] ? $entry['target'] : 0, '_wp_attached_file', true ) ];
	foreach ( 'font' === $entry['kind'] ? $entry['parts'] : [] as $part ) {
		array_push( $files, ...get_post_meta( $part, '_wp_font_face_file' ) );
	}
	$stems = array_map( __NAMESPACE__ . '\file_stem', array_filter( array_map( 'Frontage\Values\text', $files ) ) );
	// In some texts its name stands alone.
	return array_values( array_unique( array_merge( $stems, array_map( 'basename', $stems ) ) ) );
}

/**
 * Slug of a template or a part of which the theme has no file: without it, what names it shows nothing.
 * @param KitEntry $entry Of the journal.
 */
function slug_without_file( array $entry ): string {
	$slug = in_array( $entry['kind'], [ 'template', 'part' ], true ) ? text( get_post_field( 'post_name', $entry['target'] ) ) : '';
	return '' === $slug || get_block_file_template( get_stylesheet() . "//$slug", 'part' === $entry['kind'] ? 'wp_template_part' : 'wp_template' ) ? '' : $slug;
}

/**
 * All that was noted.
 * @return array<string, array<string, mixed>> By name of the object.
 */
function traces( string $run ): array {
	$rows = array_map( 'Frontage\Values\items', read_rows( $run, 'k' ) );
	return $rows ? array_column( array_merge( ...array_values( $rows ) ), null, 'name' ) : [];
}

/**
 * Ways in which the site may name the objects of a run, and to which of them rows belong.
 * @param list<KitEntry>          $journal
 * @param array<string, array<string, mixed>> $traces  By name.
 * @return array<string, array<int|string, mixed>> Uses by `ids`, `files` (lists of uses, both), `paths`, `templates` and `parts`; `owners`: uses by `post <id>` and
 *         `term <id>`; `presets`; `pointers`, and whether they are as the import set them;
 *         `rows` of its own; `baseline`: hashes of rows that name none of them, by `<table> <id>`.
 */
function known_by( string $run, array $journal, array $traces ): array {
	$known = array_fill_keys( [ 'ids', 'files', 'paths', 'templates', 'parts', 'owners', 'presets', 'pointers' ], [] );
	foreach ( $journal as $entry ) {
		$use   = use_of( $entry );
		$trace = $traces[ $entry['name'] ] ?? [];
		$path  = text( $trace['path'] ?? '' );
		$slug  = text( $trace['slug'] ?? '' );
		foreach ( items( $trace['files'] ?? [] ) as $file ) {
			$known['files'][ text( $file ) ][] = $use;
		}
		if ( '' !== $path ) {
			$known['paths'][ $path ] = $use;
		}
		if ( '' !== $slug ) {
			$known[ "$entry[kind]s" ][ $slug ] = $use;
		}
		$known['ids'][ $entry['target'] ][] = $use;

		$known['owners'][ "$entry[of] $entry[target]" ] = $use;
		foreach ( $entry['parts'] as $part ) {
			$known['owners'][ "post $part" ] = $use;
		}
		array_push( $known['presets'], ...items( $trace['presets'] ?? [] ) );
	}//end foreach
	$known['baseline'] = read_of_rows( $run, 'b' );
	$known['rows']     = [ row_name( $run, 'pointers' ) => true ];
	/** @var list<KitSetPointer> $pointers */
	$pointers = items( read_row( $run, 'pointers' ) );
	foreach ( $pointers as $at => $pointer ) {
		$known['pointers'][ $at ] = [ 'is_set' => pointer( $pointer ) === $pointer['after'] ] + $pointer;
	}
	return $known;
}

/**
 * Name of an object among uses: a post and a term may have the same id.
 * @param KitEntry $entry Of the journal.
 */
function use_of( array $entry ): string {
	return "$entry[taxonomy] $entry[target]";
}
