<?php
/**
 * Looks for files of an import in the tables of other plugins, such as those of sliders and forms: by their names, for a number may mean anything there.
 * A table that cannot be read may use them all.
 */

declare( strict_types=1 );

namespace Frontage\Kits;

use function Frontage\Database\free_memory;
use function Frontage\Values\items;
use function Frontage\Values\number;
use function Frontage\Values\text;

defined( 'ABSPATH' ) || exit;

/** Phase that reads tables of other plugins. */
const OTHERS = 'others';

/** How the use of a table that could not be read begins: its name follows. */
const UNREAD_TABLE = 'unread:';

/** Phase that looks at them once more before anything is deleted. */
const LATE = 'late';

/**
 * A batch of the search in tables of other plugins.
 * @return KitRun The run, as it is stored.
 */
function seek_in_others( Import $import ): array {
	$run     = $import->run;
	$is_late = LATE === $run['phase'];
	$known   = $is_late ? known_late( $import ) : $import->known;
	$tables  = $known['files'] ? other_tables() : [];
	$other   = items( $run['other'] ?? [] );
	$place   = [
		'table' => text( $other['table'] ?? '' ),
		'after' => strings( $other['after'] ?? [] ),
	];
	$seen    = items( $other['seen'] ?? [] );
	$found   = [];
	// What ends the process each time may use all of them.
	$is_left = ( $run['tries'] ?? 0 ) > BATCH_TRIES;
	$until   = microtime( true ) + SEEK_SECONDS;
	for ( $pages = 1; true; $pages++ ) {
		[ 'uses' => $uses, 'place' => $place, 'end' => $end ] = uses_on_page( $tables, $place, $known, $is_left, $seen );

		$found = with_uses( $found, $uses );
		$seen  = $end + $seen;
		free_memory();
		if ( ! $place || $is_left || ! empty( $run['alone'] ) || microtime( true ) >= $until ) {
			break;
		}
	}
	if ( $is_late && ! $place ) {
		$unread                = unread_of( ( $found[''] ?? [] ) + ( stored_uses( $run['id'] )[''] ?? [] ) );
		$run['report']['left'] = array_merge( $run['report']['left'] ?? [], sentences_of_unread( $unread ) );
	}
	return store_found(
		$run,
		$found,
		[
			'at'    => $place ? (int) $run['at'] + $pages : 0,
			'other' => ( $place ?? [] ) + compact( 'seen' ),
			'phase' => $place ? $run['phase'] : phases()[ $run['phase'] ]->next,
			'alone' => $place && ! empty( $run['alone'] ) && ! $is_left,
		]
	);
}

/**
 * By which names the site may use files that are hidden: to it belongs also what stays of the import.
 * @return array<string, array<int|string, mixed>> As of known_by().
 */
function known_late( Import $import ): array {
	$known  = $import->known;
	$hidden = array_fill_keys( array_map( static fn( array $one ): string => implode( ' ', $one ), hidden_of( $import->run['id'] ) ), true );
	$going  = array_map( 'strval', array_intersect_key( $known['owners'], $hidden ) );
	foreach ( $known['files'] as $file => $uses ) {
		$known['files'][ $file ] = array_intersect( items( $uses ), $going );
	}
	$known['files'] = array_filter( $known['files'] );
	foreach ( $import->journal as $entry ) {
		$owner = "$entry[of] $entry[target]";
		if ( 'post' === $entry['of'] && ! is_swapped( $entry ) && ! isset( $hidden[ $owner ] ) && get_post( $entry['target'] ) ) {
			$known['owners'] = array_diff_key( $known['owners'], [ $owner => true ], array_fill_keys( array_map( static fn( int $part ): string => "post $part", $entry['parts'] ), true ) );
		}
	}
	return $known;
}

/**
 * All uses in tables of other plugins, at once.
 * @param array<string, array<int|string, mixed>> $known Of known_by().
 * @return array<string, array<string, true>> By who uses.
 */
function uses_in_others( array $known ): array {
	$tables = $known['files'] ? other_tables() : [];
	$found  = [];
	$place  = [
		'table' => '',
		'after' => [],
	];
	while ( $place ) {
		[ 'uses' => $uses, 'place' => $place ] = uses_on_page( $tables, $place, $known );

		$found = with_uses( $found, $uses );
		free_memory();
	}
	return $found;
}

/**
 * Uses in the next rows of a table.
 * @param list<KitTable>|null                        $tables  Null if they are not known.
 * @param array{table: string, after: list<string>}  $place   Where to read: a table, and a page of it.
 * @param array<string, array<int|string, mixed>>    $known   Of known_by().
 * @param bool                                       $is_left Whether the table is not to be read.
 * @param array<int|string, mixed>                   $seen    Last keys by table, of a search before: of one that only grows, what is beyond them is read.
 * @return array{uses: array<string, array<string, true>>, place: array{table: string, after: list<string>}|null, end: array<string, list<string>>} By who
 *         uses; where to go on; last key of a table that was read to its end.
 */
function uses_on_page( ?array $tables, array $place, array $known, bool $is_left = false, array $seen = [] ): array {
	if ( null === $tables ) {
		$tables  = [ other_table( 'information_schema', [], [], 0, 0 ) ];
		$place   = [ 'table' => '' ] + $place;
		$is_left = true;
	}
	$tables = array_values( array_filter( $tables, static fn( array $table ): bool => strcmp( $table['table'], $place['table'] ) >= 0 ) );
	$table  = $tables[0] ?? null;
	$uses   = [];
	if ( ! $table ) {
		return [
			'uses'  => [],
			'place' => null,
			'end'   => [],
		];
	}
	$begin = static fn( array $table ): array => $table['grows'] ? strings( $seen[ $table['table'] ] ?? [] ) : [];
	$after = $table['table'] === $place['table'] ? $place['after'] : $begin( $table );
	$page  = $is_left ? null : next_page( $table, $after );
	foreach ( $page['rows'] ?? [] as [ 'owner' => $owner, 'text' => $text ] ) {
		$used = uses_of_files( $text, $known );
		$uses = $used ? with_uses( $uses, [ owner_of_other_row( $owner, $known ) => $used ] ) : $uses;
	}
	$is_on = $page && $page['rows'];
	// Whose place does not move is never at its end.
	if ( ! $page || ( $is_on && $page['after'] === $after ) ) {
		$uses[''][ UNREAD_TABLE . $table['table'] ] = true;

		$is_on = false;
	}
	$next = isset( $tables[1] ) ? [
		'table' => $tables[1]['table'],
		'after' => $begin( $tables[1] ),
	] : null;
	$more = [
		'table' => $table['table'],
		'after' => $page['after'] ?? [],
	];
	return [
		'uses'  => $uses,
		'place' => $is_on ? $more : $next,
		'end'   => $page && ! $page['rows'] ? [ $table['table'] => $after ] : [],
	];
}

/**
 * @param mixed $values
 * @return list<string>
 */
function strings( $values ): array {
	return array_values( array_map( 'Frontage\Values\text', items( $values ) ) );
}

/**
 * Object of the import that a row tells of, as in an index of pages; '' if it is another one's.
 * @param list<mixed>                             $owner Its id, and whether that is a post's.
 * @param array<string, array<int|string, mixed>> $known Of known_by().
 */
function owner_of_other_row( array $owner, array $known ): string {
	$is_post = $owner && 'post' === ( $owner[1] ?? 'post' );
	return $is_post ? (string) ( $known['owners'][ 'post ' . number( $owner[0] ) ] ?? '' ) : '';
}

/**
 * Tables that could not be read.
 * @param array<string, true> $used Of the site.
 * @return list<string>
 */
function unread_of( array $used ): array {
	$unread = array_filter( array_map( 'strval', array_keys( $used ) ), static fn( string $use ): bool => str_starts_with( $use, UNREAD_TABLE ) );
	return array_values( array_map( static fn( string $use ): string => substr( $use, strlen( UNREAD_TABLE ) ), $unread ) );
}
