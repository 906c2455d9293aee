<?php
/** The way back: before the switch what was staged goes; after it the site is as before, but for what somebody has touched since. */

declare( strict_types=1 );

namespace Frontage\Kits;

use function Frontage\PageCache\mark_all_pages;
use function Frontage\Text\title_of;
use function Frontage\Values\items;

defined( 'ABSPATH' ) || exit;

/**
 * Cancels an import that nobody has seen, or undoes one. The steps after it delete.
 *
 * @since 0.1.0
 *
 * @return array<string, mixed>|\WP_Error The run.
 */
function undo( string $id ) {
	return alone(
		static function () use ( $id ) {
			$run = run( $id );
			if ( ! $run ) {
				return no_such_run();
			}
			if ( ! may_import() ) {
				return may_not_import();
			}
			$open = open_run();
			if ( 'done' === $run['state'] && $open ) {
				return already_open( $open );
			}
			return begin_undoing( claim( $run ) );
		}
	);
}

/**
 * @param array<string, mixed> $run
 * @return array<string, mixed>
 */
function begin_undoing( array $run ): array {
	if ( 'done' === $run['state'] ) {
		return begin_seeking( $run );
	}
	if ( in_array( $run['phase'], [ 'print', 'verify', 'render' ], true ) ) {
		return store_run( [ 'undo' => true ] + $run );
	}
	if ( ! in_array( $run['state'], [ 'staging', 'ready', 'switching' ], true ) ) {
		return $run;
	}
	// What was switched is taken back, for canceling would delete what it replaced. It has to be known how the import left each object, but others
	// need not hear of what goes.
	$is_seen = isset( $run['switched'] );
	return store_run(
		[
			'state' => $is_seen ? 'switching' : 'undoing',
			'phase' => $is_seen ? 'print' : 'cancel',
			'undo'  => $is_seen,
			'at'    => 0,
			'tries' => 0,
			'alone' => false,
		] + $run
	);
}

/**
 * Takes the switch back, in one transaction, once it is known what is to stay.
 * @return array<string, mixed> The run, as it is stored.
 */
function hide_shown( Import $import ): array {
	$run  = $import->run;
	$late = uses_since_sought( $import );
	if ( null === $late ) {
		return seek_again( $run );
	}
	$journal = $import->journal;
	$uses    = with_uses( stored_uses( $run['id'] ), $late );

	[ 'keep' => $keep, 'left' => $left, 'gone' => $gone, 'presets' => $presets ] = kept_by( $journal, $import->traces, $uses );

	$trashed = trashed_of( $journal );
	$stays   = $keep + array_fill_keys( $gone, true );
	// What was imported and is in the trash stays there; an original comes back also into the trash.
	$is_going = static fn( array $entry ): bool => ! isset( $stays[ $entry['name'] ] ) && ( is_swapped( $entry ) || ! isset( $trashed[ $entry['name'] ] ) );
	$going    = array_filter( $journal, $is_going );
	$presets  = presets_to_keep( $going, $presets );
	$run      = in_transaction(
		static function () use ( $run, $going, $stays, $left, $presets ): array {
			$told                  = hide_all_of( $run, $going, array_keys( $stays ), $presets );
			$run                   = [
				'phase'   => 'return',
				'at'      => 0,
				'touched' => time(),
			] + $run;
			$run['report']['left'] = array_merge( $told, $run['report']['left'] ?? [], $left );
			return store_run( $run );
		}
	);
	forget_switched( $run['id'], $journal );
	mark_all_pages();
	return $run;
}

/**
 * @param array<string, mixed>        $run
 * @param array<array<string, mixed>> $going Entries of the journal.
 * @param list<int|string>            $stays Names of objects that were kept or are gone.
 * @param array<string, array<string, array<mixed>>> $presets That stay in the styles, by their name.
 * @return list<string> Messages about pointers and originals.
 */
function hide_all_of( array $run, array $going, array $stays, array $presets ): array {
	$kept    = keep_originals( $run, $stays, true );
	$left    = restore_pointers( items( read_row( $run['id'], 'pointers' ) ) );
	$swapped = array_filter( $going, __NAMESPACE__ . '\is_swapped' );
	swap_all( $run['id'], $swapped );
	hide_all( array_filter( $going, static fn( array $entry ): bool => ! is_swapped( $entry ) && ! isset( $presets[ $entry['name'] ] ) ) );
	foreach ( $going as $entry ) {
		isset( $presets[ $entry['name'] ] ) && keep_presets( $entry, $presets[ $entry['name'] ] );
	}
	foreach ( array_keys( trashed_of( $swapped ) ) as $name ) {
		$id = array_column( $swapped, 'target', 'name' )[ $name ];
		clean_post_cache( $id );
		/* translators: %s: title of a page. */
		$kept[] = sprintf( __( '“%s” is in the Trash, as it was before the import.', 'frontage' ), title_of( $id ) );
	}
	return array_merge( $left, $kept, sentence_of_presets( $presets ) );
}

/**
 * Tells others about what came back in the place of what an import had put there.
 * @param list<int>            $numbers Of entries of the journal.
 */
function settle_returned( Import $import, array $numbers ): void {
	foreach ( $numbers as $number ) {
		$entry   = $import->journal[ $number ];
		$is_menu = 'term' === $entry['of'];
		$is_new  = is_swapped( $entry ) && ( $is_menu || 'trash' !== get_post_status( $entry['target'] ) );
		$settle  = static fn() => $is_menu ? settle_menu( $entry ) : settle_post( $entry['target'], $entry['status'] );
		$problem = $is_new ? guarded( $settle ) : null;
		if ( $problem ) {
			report_failure( $import, title_of_entry( $entry ), blame( $problem ) );
		}
	}
}
