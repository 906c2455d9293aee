<?php
/** Looks for uses of an import's objects in all of the site's tables: phases with a cursor, by as much as memory and time hold. */

declare( strict_types=1 );

namespace Frontage\Kits;

use function Frontage\Database\free_memory;
use function Frontage\Values\items;
use function Frontage\Values\number;

defined( 'ABSPATH' ) || exit;

/** Seconds after which a batch notes how far it is. */
const SEEK_SECONDS = 1.0;

/** Posts or rows of meta that are read at once, and bytes of them; one at the least. */
const SOUGHT_AT_ONCE = 100;
const SOUGHT_BYTES   = 1048576;

/**
 * Begins to undo: looks for what is to stay, before anything is taken back.
 * @param KitRun $run
 * @return KitRun
 */
function begin_seeking( array $run ): array {
	return in_transaction(
		static function () use ( $run ): array {
			delete_rows( $run['id'], '_k' );
			write_row( $run['id'], 'uses', [] );
			return store_run(
				[
					'state'   => 'undoing',
					'phase'   => 'look',
					'undo'    => true,
					'at'      => 0,
					'tries'   => 0,
					'alone'   => false,
					'pass'    => [],
					'other'   => [],
					'sought'  => time(),
					'ends'    => last_ids(),
					'touched' => time(),
				] + $run
			);
		}
	);
}

/**
 * Goes on to look for uses in the table of a phase: in all of it, and in what is new since, as often as there is too much of that for one time.
 * @return KitRun The run, as it is stored.
 */
function seek_uses( Import $import ): array {
	$name = $import->run['phase'];
	$pass = $import->run['pass'] ?? [];
	if ( in_array( $name, [ OTHERS, LATE ], true ) ) {
		return seek_in_others( $import );
	}
	return seek(
		$import,
		static fn( int $after, int $most ): array => next_ids( $name, $after, $most, $pass ),
		static fn( array $ids ): array => uses_in_rows( $name, $ids, $import->known ),
		phases()[ $name ]->next
	);
}

/** Times after which a site writes so much that all that is new is looked at in one. */
const PASSES = 3;

/**
 * Looks once more in what is new since the search began.
 * @param KitRun $run
 * @return KitRun The run, as it is stored.
 */
function seek_again( array $run ): array {
	$pass = [
		'since' => $run['sought'] ?? 0,
		'ends'  => $run['ends'] ?? [],
		'times' => 1 + number( $run['pass']['times'] ?? 0 ),
	];
	return store_run(
		[
			'phase'  => (string) array_key_first( SOURCES ),
			'at'     => 0,
			'pass'   => $pass,
			'sought' => time(),
			'ends'   => last_ids(),
		] + $run
	);
}

/**
 * A batch of a search.
 * @param callable(int, int): list<int>               $next   Next ids after one, at most so many.
 * @param callable(list<int>): array<string, array<string, true>> $search Uses in them, by who uses.
 * @return KitRun The run, as it is stored.
 */
function seek( Import $import, callable $next, callable $search, string $then ): array {
	$run     = $import->run;
	$at      = (int) $run['at'];
	$found   = [];
	$until   = microtime( true ) + SEEK_SECONDS;
	$is_slow = ! empty( $run['alone'] );
	$is_left = ( $run['tries'] ?? 0 ) > BATCH_TRIES;
	do {
		$ids = $next( $at, $is_slow ? 1 : SOUGHT_AT_ONCE );
		// What ends the process each time may use all of it.
		$more  = $is_left ? [ '' => [ '*' => true ] ] : $search( $ids );
		$found = $ids ? with_uses( $found, $more ) : $found;
		$at    = $ids ? max( $ids ) : $at;
		free_memory();
	} while ( $ids && ! $is_slow && microtime( true ) < $until );
	return store_found(
		$run,
		$found,
		[
			'at'    => $ids ? $at : 0,
			'phase' => $ids ? $run['phase'] : $then,
			'alone' => $ids && $is_slow && ! $is_left,
		]
	);
}

/**
 * Stores what a batch of a search found, and where the search goes on.
 * @param KitRun                             $run
 * @param array<string, array<string, true>> $found By who uses.
 * @param array<string, mixed>               $next
 * @return KitRun The run, as it is stored.
 */
function store_found( array $run, array $found, array $next ): array {
	return in_transaction(
		static function () use ( $run, $found, $next ): array {
			$found && write_row( $run['id'], 'uses', with_uses( stored_uses( $run['id'] ), $found ) );
			/** @var KitRun $stored */
			$stored = $next + [
				'tries'   => 0,
				'touched' => time(),
				'error'   => null,
			] + $run;
			return store_run( $stored );
		}
	);
}

/**
 * @param array<string, array<string, true>> $uses By who uses.
 * @param array<string, array<string, true>> $more
 * @return array<string, array<string, true>>
 */
function with_uses( array $uses, array $more ): array {
	foreach ( $more as $owner => $used ) {
		$uses[ $owner ] = ( $uses[ $owner ] ?? [] ) + $used;
	}
	return $uses;
}

/** @return array<string, array<string, true>> Uses that were found, by who uses. */
function stored_uses( string $run ): array {
	return array_map( 'Frontage\Values\items', items( read_row( $run, 'uses' ) ) );
}

/**
 * Ids of rows, as long as they fit into memory together; one at the least.
 * @param string $sql Of `id` and `bytes`.
 * @return list<int>
 */
function ids_that_fit( string $sql ): array {
	global $wpdb;
	$ids   = [];
	$bytes = 0;
	foreach ( (array) need_read( $wpdb->get_results( $sql ) ) as $row ) { // phpcs:ignore WordPress.DB -- Prepared by those who call.
		$bytes += (int) $row->bytes;
		if ( $ids && $bytes > SOUGHT_BYTES ) {
			break;
		}
		$ids[] = (int) $row->id;
	}
	return $ids;
}

/**
 * Uses in what is new since the search began, and those that the database tells at once.
 * @param bool                 $is_whole Whether it is looked for however much is new.
 * @return array<string, array<string, true>>|null By who uses; null if more is new than is read at once.
 */
function uses_since_sought( Import $import, bool $is_whole = false ): ?array {
	$pass = [
		'since' => $import->run['sought'] ?? 0,
		'ends'  => $import->run['ends'] ?? [],
	];
	$uses = used_rows( $import->known, $import->journal );
	foreach ( array_keys( SOURCES ) as $name ) {
		// Options are as many as each request reads.
		$is_all = $is_whole || 'options' === $name;
		$at     = 0;
		for ( $ids = next_ids( $name, $at, SOUGHT_AT_ONCE, $pass ); $ids; $ids = next_ids( $name, $at, $is_all ? SOUGHT_AT_ONCE : 1, $pass ) ) {
			if ( $at > 0 && ! $is_all ) {
				return null;
			}
			$uses = with_uses( $uses, uses_in_rows( $name, $ids, $import->known ) );
			$at   = max( $ids );
			free_memory();
		}
	}
	return $uses;
}

/**
 * Objects that an undoing would keep, and why, without a trace: for a dry run.
 * @param KitRun $run
 * @return array{keep: array<string, bool>, left: list<string>, gone: list<string>, presets: list<string>}
 */
function kept_of( array $run ): array {
	$journal = journal( $run['id'] );
	$traces  = [];
	foreach ( array_chunk( $journal, PRINTED_AT_ONCE ) as $some ) {
		$traces += array_column( traces_of( $some ), null, 'name' );
		free_memory();
	}
	$known = known_by( $run['id'], $journal, $traces );
	$uses  = used_rows( $known, $journal );
	foreach ( array_keys( SOURCES ) as $name ) {
		for ( $ids = next_ids( $name, 0, SOUGHT_AT_ONCE ); $ids; $ids = next_ids( $name, max( $ids ), SOUGHT_AT_ONCE ) ) {
			$uses = with_uses( $uses, uses_in_rows( $name, $ids, $known ) );
			free_memory();
		}
	}
	$uses = with_uses( $uses, uses_in_others( $known ) );
	return kept_by( $journal, $traces, $uses );
}
