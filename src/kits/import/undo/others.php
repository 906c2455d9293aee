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

/** Signs that no name of a file has, as sanitize_file_name() leaves none; a percent sign only if it codes another one. */
const NO_NAME = '~[\x00-\x1f\x7f|;:\[\]{}&$*\~`!+%]+~';

/**
 * A batch of the search in tables of other plugins.
 * @return KitRun The run, as it is stored.
 */
function seek_in_others( Import $import ): array {
	$run    = $import->run;
	$tables = $import->known['files'] ? other_tables() : [];
	$place  = [
		'table' => text( $run['other']['table'] ?? '' ),
		'after' => array_values( array_map( 'Frontage\Values\text', items( $run['other']['after'] ?? [] ) ) ),
	];
	$found  = [];
	// What ends the process each time may use all of them.
	$is_left = ( $run['tries'] ?? 0 ) > BATCH_TRIES;
	$until   = microtime( true ) + SEEK_SECONDS;
	for ( $pages = 1; true; $pages++ ) {
		[ 'uses' => $uses, 'place' => $place ] = uses_on_page( $tables, $place, $import->known, $is_left );

		$found = with_uses( $found, $uses );
		free_memory();
		if ( ! $place || $is_left || ! empty( $run['alone'] ) || microtime( true ) >= $until ) {
			break;
		}
	}
	return store_found(
		$run,
		$found,
		[
			'at'    => $place ? (int) $run['at'] + $pages : 0,
			'other' => $place ?? [],
			'phase' => $place ? OTHERS : phases()[ OTHERS ]->next,
			'alone' => $place && ! empty( $run['alone'] ) && ! $is_left,
		]
	);
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
 * @param list<KitTable>                             $tables
 * @param array{table: string, after: list<string>}  $place   Where to read: a table, and a page of it.
 * @param array<string, array<int|string, mixed>>    $known   Of known_by().
 * @param bool                                       $is_left Whether the table is not to be read.
 * @return array{uses: array<string, array<string, true>>, place: array{table: string, after: list<string>}|null} By who uses; where to go on.
 */
function uses_on_page( array $tables, array $place, array $known, bool $is_left = false ): array {
	$tables = array_values( array_filter( $tables, static fn( array $table ): bool => strcmp( $table['table'], $place['table'] ) >= 0 ) );
	$table  = $tables[0] ?? null;
	$uses   = [];
	if ( ! $table ) {
		return [
			'uses'  => [],
			'place' => null,
		];
	}
	$page = $is_left ? null : next_page( $table, $table['table'] === $place['table'] ? $place['after'] : [] );
	if ( null === $page ) {
		$uses[''][ UNREAD_TABLE . $table['table'] ] = true;
	}
	foreach ( $page['rows'] ?? [] as [ 'owner' => $owner, 'text' => $text ] ) {
		$used = uses_of_files( unescaped( $text ), $known );
		$uses = $used ? with_uses( $uses, [ owner_of_other_row( $owner, $known ) => $used ] ) : $uses;
	}
	$next = isset( $tables[1] ) ? [
		'table' => $tables[1]['table'],
		'after' => [],
	] : null;
	$more = [
		'table' => $table['table'],
		'after' => $page['after'] ?? [],
	];
	return [
		'uses'  => $uses,
		'place' => $page && $page['rows'] ? $more : $next,
	];
}

/** A text and after it the same without escapes, as often as it has some: JSON may lie within JSON, and that within an address. */
function unescaped( string $text ): string {
	$all = [ $text ];
	for ( $time = 0; $time < 4; $time++ ) {
		$flat = $text;
		if ( false !== strpos( $flat, '\\' ) ) {
			$letter = static fn( array $found ): string => text( json_decode( '"' . preg_replace( '~\\\\+~', '\\', $found[0] ) . '"' ) );
			$flat   = preg_replace_callback( '~(?:\\\\+u[0-9a-f]{4})+~i', $letter, $flat ) ?? $flat;
			$flat   = preg_replace( '~\\\\+/~', '/', $flat ) ?? $flat;
		}
		$flat = rawurldecode( false === strpos( $flat, '&' ) ? $flat : html_entity_decode( $flat, ENT_QUOTES | ENT_HTML5 ) );
		if ( $flat === $text ) {
			break;
		}
		$all[] = $flat;
		$text  = $flat;
	}
	$all = implode( "\n", $all );
	return preg_replace( NO_NAME, ' ', $all ) ?? $all;
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
