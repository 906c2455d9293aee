<?php
/** A batch of a phase: some objects are worked on, and how far that is is stored with it. */

declare( strict_types=1 );

namespace Frontage\Kits;

defined( 'ABSPATH' ) || exit;

/**
 * Counts a batch before it is begun: one that ends the process is begun again with one object at a time, until it is known which one does it.
 */
function begin_batch( Import $import ): void {
	// Pictures are counted one by one.
	if ( phases()[ $import->run['phase'] ]->is_repeatable && 'files' !== $import->run['phase'] ) {
		$tries = $import->run['tries'] ?? 0;

		$import->run = store_run(
			[
				'tries' => $tries + 1,
				'alone' => $tries > 0 || ! empty( $import->run['alone'] ),
			] + $import->run
		);
	}
}

/**
 * Works on the next objects, and notes how far that is.
 * @return Import The same, or that of the next phase.
 */
function batch( Import $import ): Import {
	$phase = phases()[ $import->run['phase'] ];
	if ( in_array( $import->run['phase'], [ 'verify', 'render' ], true ) && $import->run['undo'] ) {
		// How the import left each object is known, and what is undone needs no verification.
		return Import::in_phase( begin_seeking( $import->run ) );
	}
	if ( '' === $phase->of ) {
		return batch_by_cursor( $import, $phase );
	}
	$at   = $import->run['at'];
	$keys = $import->keys_of( $phase->of );
	$some = array_slice( $keys, $at, empty( $import->run['alone'] ) ? $phase->size : 1 );
	// Staging finds what it has made before. It goes without a transaction where one cannot be kept.
	$is_whole = ! $phase->is_repeatable && empty( $import->run['is_plain'] );
	$do       = static function () use ( $import, $phase, $keys, $some, $at, $is_whole ): void {
		work_on( $import, $phase, $some );
		$is_whole && need_transaction();
		if ( 'render' === $import->run['phase'] && $import->run['undo'] ) {
			$import->run = store_run( [ 'tries' => 0 ] + $import->run );
			return;
		}
		$import->run = [
			'at'      => $at + count( $some ),
			'touched' => time(),
			'error'   => null,
			'tries'   => 0,
		] + $import->run;
		if ( $import->run['at'] >= count( $keys ) ) {
			$import->run = after_phase( $import, $phase->next );
		}
		$import->run = store_run( $import->run );
	};
	$is_whole ? in_transaction( $do ) : $do();
	return isset( phases()[ $import->run['phase'] ] ) && 0 === $import->run['at'] ? Import::in_phase( $import->run ) : $import;
}

/**
 * A batch of a phase that stores its own cursor.
 */
function batch_by_cursor( Import $import, Phase $phase ): Import {
	$name = $import->run['phase'];
	as_import( static fn() => quietly( static fn() => checked( static fn() => ( $phase->work )( $import, [] ) ) ) );
	return $name === $import->run['phase'] ? $import : Import::in_phase( $import->run );
}

/**
 * @param list<int>     $some Keys of what the phase works on.
 */
function work_on( Import $import, Phase $phase, array $some ): void {
	if ( has_ended_rendering( $import->run ) ) {
		reject_rendered( $import, $import->rendered[ $some[0] ?? 0 ], __( 'The site stopped while this was being displayed. Another plugin may be the reason.', 'frontage' ) );
		return;
	}
	if ( ( $import->run['tries'] ?? 0 ) > BATCH_TRIES ) {
		leave_out( $import, $phase, $some );
		return;
	}
	if ( 0 === $import->run['at'] && $phase->first ) {
		( $phase->first )( $import );
	}
	$all = static function () use ( $import, $phase, $some ): void {
		$some && ( $phase->work )( $import, $some );
	};
	as_import( static fn() => quietly( static fn() => checked( $all ) ) );
}

/**
 * Goes on without what has ended the process each time, and names it.
 * @param list<int>     $some
 */
function leave_out( Import $import, Phase $phase, array $some ): void {
	$what = __( 'This was skipped because the site stopped each time it was being updated. Another plugin may be the cause.', 'frontage' );
	foreach ( $some as $key ) {
		$is_hidden = 'hidden' === $phase->of;
		report_failure( $import, $is_hidden ? title_of_hidden( $import->hidden[ $key ] ) : title_of_key( $import, $phase->of, $key ), $what );
		if ( $is_hidden ) {
			leave_hidden( $import, $import->hidden[ $key ] );
		}
	}
}

/**
 * Title of what a phase works on: an entry of the journal, or an object of the kit.
 */
function title_of_key( Import $import, string $of, int $key ): string {
	$name  = 'journal' === $of ? $import->journal[ $key ]['name'] : $import->names[ $key ];
	$entry = $import->entries[ $name ] ?? null;
	return $entry ? title_of_entry( $entry ) : $name;
}

/**
 * The run after the end of a phase.
 * @return KitRun
 */
function after_phase( Import $import, string $next ): array {
	if ( 'done' === $next ) {
		report( $import, 'unresolved', verify_means( $import ) );
	}
	$is_state = ! isset( phases()[ $next ] );
	// Something may have been left out.
	$import->run['report'] = in_array( $next, [ 'ready', 'done' ], true ) ? counted( $import ) + $import->run['report'] : $import->run['report'];
	return [
		'phase' => $next,
		'at'    => 0,
		'alone' => false,
		'state' => $is_state ? $next : $import->run['state'],
	] + $import->run;
}

/**
 * Numbers of objects that were made and changed.
 * @return array{make: int, change: int}
 */
function counted( Import $import ): array {
	$actions = array_column( journal( $import->run['id'] ), 'action' );
	// Settings are no rows.
	$is_set = 'keep' !== ( $import->plan['settings/site']['action'] ?? 'keep' ) && null !== read_row( $import->run['id'], 'settings' );
	return [
		'make'   => count( array_keys( $actions, 'make', true ) ),
		'change' => count( array_keys( $actions, 'change', true ) ) + (int) $is_set,
	];
}

/**
 * Adds lines to a part of the report.
 * @param 'removed'|'unresolved'      $part
 * @param list<array<string, string>> $lines
 */
function report( Import $import, string $part, array $lines ): void {
	$all = array_merge( $import->run['report'][ $part ] ?? [], $lines );

	$import->run['report'][ $part ] = array_slice( $all, 0, REPORT_LINES );
}
