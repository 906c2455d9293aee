<?php
/** A batch of a phase: some objects are worked on, and how far that is is stored with it. */

declare( strict_types=1 );

namespace Frontage\Kits;

defined( 'ABSPATH' ) || exit;

/**
 * Counts a batch before it is begun: one that ends the process is begun again with one object at a time, until it is known which one does it.
 * @param array<string, mixed> $kit
 * @return array<string, mixed>
 */
function begin_batch( array $kit ): array {
	// Pictures are counted one by one.
	if ( in_array( $kit['run']['phase'], REPEATABLE, true ) && 'files' !== $kit['run']['phase'] ) {
		$tries      = $kit['run']['tries'] ?? 0;
		$kit['run'] = store_run(
			[
				'tries' => $tries + 1,
				'alone' => $tries > 0 || ! empty( $kit['run']['alone'] ),
			] + $kit['run']
		);
	}
	return $kit;
}

/**
 * Works on the next objects, and notes how far that is.
 * @param array<string, mixed> $kit
 * @return array<string, mixed>
 */
function batch( array $kit ): array {
	[ , $of, $size, $next ] = PHASES[ $kit['run']['phase'] ];
	if ( in_array( $kit['run']['phase'], [ 'verify', 'render' ], true ) && $kit['run']['undo'] ) {
		// How the import left each object is known, and what is undone needs no verification.
		return kit_of_phase( hide_shown( [ 'tries' => 0 ] + $kit['run'] ) );
	}
	$at   = $kit['run']['at'];
	$some = array_slice( array_keys( $kit[ $of ] ), $at, empty( $kit['run']['alone'] ) ? $size : 1 );
	// Staging finds what it has made before. It goes without a transaction where one cannot be kept.
	$is_whole = ! in_array( $kit['run']['phase'], REPEATABLE, true ) && empty( $kit['run']['is_plain'] );
	$do       = static function () use ( &$kit, $some, $at, $of, $next, $is_whole ): void {
		work_on( $kit, $some );
		$is_whole && need_transaction();
		if ( 'render' === $kit['run']['phase'] && $kit['run']['undo'] ) {
			$kit['run'] = store_run( [ 'tries' => 0 ] + $kit['run'] );
			return;
		}
		$kit['run'] = [
			'at'      => $at + count( $some ),
			'touched' => time(),
			'error'   => null,
			'tries'   => 0,
		] + $kit['run'];
		if ( $kit['run']['at'] >= count( $kit[ $of ] ) ) {
			$kit['run'] = after_phase( $kit, $next );
		}
		$kit['run'] = store_run( $kit['run'] );
	};
	$is_whole ? in_transaction( $do ) : $do();
	return isset( PHASES[ $kit['run']['phase'] ] ) && 0 === $kit['run']['at'] ? kit_of_phase( $kit['run'] ) : $kit;
}

/**
 * @param array<string, mixed> $kit
 * @param list<int|string>     $some Keys of what the phase works on.
 */
function work_on( array &$kit, array $some ): void {
	$phase = $kit['run']['phase'];
	if ( has_ended_rendering( $kit['run'] ) ) {
		reject_rendered( $kit, $kit['rendered'][ $some[0] ?? 0 ], __( 'The site stopped while this was being displayed. Another plugin may be the reason.', 'frontage' ) );
		return;
	}
	if ( ( $kit['run']['tries'] ?? 0 ) > BATCH_TRIES ) {
		leave_out( $kit, $some );
		return;
	}
	/** @var callable $work */
	$work  = __NAMESPACE__ . '\\' . PHASES[ $phase ][0];
	$first = __NAMESPACE__ . '\\' . ( TOLD_FIRST[ $phase ] ?? '' );
	if ( 0 === $kit['run']['at'] && is_callable( $first ) ) {
		$first( $kit );
	}
	$all = static function () use ( &$kit, $work, $some ): void {
		$some && $work( $kit, $some );
	};
	as_import( static fn() => quietly( static fn() => checked( $all ) ) );
}

/**
 * Goes on without what has ended the process each time, and names it.
 * @param array<string, mixed> $kit
 * @param list<int|string>     $some
 */
function leave_out( array &$kit, array $some ): void {
	$what = __( 'This was skipped because the site stopped each time it was being updated. Another plugin may be the cause.', 'frontage' );
	foreach ( $some as $key ) {
		$is_hidden = 'hidden' === PHASES[ $kit['run']['phase'] ][1];
		report_failure( $kit, $is_hidden ? title_of_hidden( $kit['hidden'][ $key ] ) : title_of_key( $kit, $key ), $what );
		if ( $is_hidden ) {
			$kit['run']['left_out'][] = implode( ' ', $kit['hidden'][ $key ] );
		}
	}
}

/**
 * Title of what a phase works on: an entry of the journal, or an object of the kit.
 * @param array<string, mixed> $kit
 * @param int|string           $key
 */
function title_of_key( array $kit, $key ): string {
	$name  = 'journal' === PHASES[ $kit['run']['phase'] ][1] ? $kit['journal'][ $key ]['name'] : $kit['names'][ $key ];
	$entry = $kit['entries'][ $name ] ?? null;
	return $entry ? title_of_entry( $entry ) : $name;
}

/**
 * The run after the end of a phase.
 * @param array<string, mixed> $kit
 * @return array<string, mixed>
 */
function after_phase( array $kit, string $next ): array {
	if ( 'done' === $next ) {
		report( $kit, 'unresolved', verify_means( $kit ) );
	}
	$is_state = ! isset( PHASES[ $next ] );
	return [
		'phase' => $next,
		'at'    => 0,
		'alone' => false,
		'state' => $is_state ? $next : $kit['run']['state'],
	] + $kit['run'];
}

/**
 * Adds lines to a part of the report.
 * @param array<string, mixed>       $kit
 * @param list<array<string, string>> $lines
 */
function report( array &$kit, string $part, array $lines ): void {
	$all = array_merge( $kit['run']['report'][ $part ] ?? [], $lines );

	$kit['run']['report'][ $part ] = array_slice( $all, 0, REPORT_LINES );
}
