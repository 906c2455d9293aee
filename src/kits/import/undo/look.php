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
 * @param array<string, mixed> $kit     With `journal`.
 * @param list<int>            $numbers Of entries of the journal.
 */
function look_at_objects( array $kit, array $numbers ): void {
	$entries = array_map( static fn( int $number ): array => $kit['journal'][ $number ], $numbers );
	write_row( $kit['run']['id'], "k$numbers[0]", traces_of( $entries ) );
}

/**
 * @param list<array<string, mixed>> $entries Of the journal.
 * @return list<array{name: string, changed: bool, print: string, files: list<string>, path: string}> `print` is one that is computed quickly.
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
			'changed' => $prints[ $entry['name'] ] !== $entry['print'],
			'print'   => $quick[ $entry['name'] ],
			'files'   => file_stems_of( $entry ),
			'path'    => 'menu' === $entry['kind'] || ! is_string( $address ) ? '' : path_of( $address ),
		];
	}
	return $traces;
}

/**
 * Files of a picture or a font, as texts may name them.
 * @param array<string, mixed> $entry Of the journal.
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
 * All that was noted.
 * @return array<string, array<string, mixed>> By name of the object.
 */
function traces( string $run ): array {
	$rows = array_map( 'Frontage\Values\items', read_rows( $run, 'k' ) );
	return $rows ? array_column( array_merge( ...array_values( $rows ) ), null, 'name' ) : [];
}

/**
 * Ways in which texts may name the objects of a run.
 * @param list<array<string, mixed>>          $journal
 * @param array<string, array<string, mixed>> $traces  By name.
 * @return array{ids: array<int|string, list<string>>, files: array<int|string, string>, paths: array<int|string, string>} Uses by id, file, path.
 */
function known_by( array $journal, array $traces ): array {
	$known = [
		'ids'   => [],
		'files' => [],
		'paths' => [],
	];
	foreach ( $journal as $entry ) {
		$use  = "$entry[taxonomy] $entry[target]";
		$path = text( $traces[ $entry['name'] ]['path'] ?? '' );
		foreach ( items( $traces[ $entry['name'] ]['files'] ?? [] ) as $file ) {
			$known['files'][ text( $file ) ] = $use;
		}
		if ( '' !== $path ) {
			$known['paths'][ $path ] = $use;
		}
		$known['ids'][ $entry['target'] ][] = $use;
	}
	return $known;
}

/**
 * Objects that an undoing keeps, and why.
 * @param array<string, mixed>                $run
 * @param list<array<string, mixed>>          $journal
 * @param array<string, array<string, mixed>> $traces  By name.
 * @param array<string, true>                 $uses    By `<taxonomy> <id>`; by `*` if some could not be looked for.
 * @return array{keep: array<string, bool>, left: list<string>, gone: list<string>} Names of kept objects, sentences, names of those that are gone.
 */
function kept_by( array $run, array $journal, array $traces, array $uses ): array {
	$keep = [];
	$left = [];
	$gone = [];
	foreach ( array_chunk( $journal, PRINTED_AT_ONCE ) as $some ) {
		$prints  = prints_now( $some, true );
		$gone    = array_merge( $gone, array_keys( $prints, '', true ) );
		$reasons = [];
		foreach ( $some as $entry ) {
			$name             = $entry['name'];
			$reasons[ $name ] = '' === $prints[ $name ] ? '' : reason_to_keep( $entry, $prints[ $name ], $traces[ $name ] ?? null, $uses );
		}
		$kept  = array_filter( $some, static fn( array $entry ): bool => '' !== $reasons[ $entry['name'] ] );
		$posts = array_filter( $kept, static fn( array $entry ): bool => 'post' === $entry['of'] );
		_prime_post_caches( array_column( $posts, 'target' ), false, false );
		foreach ( $kept as $entry ) {
			$title  = 'post' === $entry['of'] ? title_of( $entry['target'] ) : decode_entities( get_term( $entry['target'] )->name ?? '' );
			$left[] = sprintf( $reasons[ $entry['name'] ], $title );

			$keep[ $entry['name'] ] = true;
		}
		free_memory();
	}
	return [
		'keep' => with_needs( $run['id'], $keep ),
		'left' => $left,
		'gone' => $gone,
	];
}

/**
 * Sentence about something that an undoing keeps, for its title; '' if nobody has touched it.
 * @param array<string, mixed>      $entry
 * @param string                    $now   Its present fingerprint, computed quickly.
 * @param array<string, mixed>|null $trace What was found when it was looked at; null if it ended the process each time.
 * @param array<string, true>       $uses
 */
function reason_to_keep( array $entry, string $now, ?array $trace, array $uses ): string {
	if ( ! $trace || $trace['changed'] || $trace['print'] !== $now ) {
		/* translators: %s: title of a page, an item or a header. */
		return __( '“%s” has been edited since the import, so undo keeps it.', 'frontage' );
	}
	$is_used = isset( $uses['*'] ) || isset( $uses[ "$entry[taxonomy] $entry[target]" ] );
	/* translators: %s: title of a page, a picture, a category. */
	$used = __( '“%s” is now in use, so undo keeps it.', 'frontage' );
	// A replaced object is put back without any loss to those that use it.
	return $is_used && ! is_swapped( $entry ) ? $used : '';
}

/**
 * Names with those of what they need: a page that stays keeps its pictures, patterns and terms.
 * @param array<string, bool> $keep
 * @return array<string, bool>
 */
function with_needs( string $run, array $keep ): array {
	$objects = $keep ? items( stored_manifest( $run )['objects'] ?? [] ) : [];
	$queue   = array_keys( $keep );
	while ( $queue ) {
		$name = array_pop( $queue );
		foreach ( items( $objects[ $name ]['needs'] ?? [] ) as $need ) {
			if ( ! isset( $keep[ $need ] ) && isset( $objects[ $need ] ) ) {
				$keep[ $need ] = true;
				$queue[]       = $need;
			}
		}
	}
	return $keep;
}
