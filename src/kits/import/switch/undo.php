<?php
/** The way back: before the switch what was staged goes; after it the site is as before, but for what somebody has touched since. */

declare( strict_types=1 );

namespace Frontage\Kits;

use function Frontage\PageCache\mark_all_pages;
use function Frontage\Text\decode_entities;
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
		return hide_shown( $run );
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
 * Objects that an undoing would keep, and why.
 * @param array<string, mixed> $run
 * @return array{keep: array<string, bool>, left: list<string>, prints: array<string, string>} Names of kept objects; present fingerprints.
 */
function kept_of( array $run ): array {
	$journal  = journal( $run['id'] );
	$manifest = items( read_row( $run['id'], 'manifest' ) );
	$uses     = used_since( $run, $journal );
	$keep     = [];
	$left     = [];
	$prints   = prints_now( $journal );
	foreach ( $journal as $entry ) {
		$why = reason_to_keep( $entry, $prints[ $entry['name'] ], $uses );
		if ( '' !== $why ) {
			$keep[ $entry['name'] ] = true;
			$left[]                 = $why;
		}
	}
	// A page that stays keeps its pictures, patterns and terms.
	$queue = array_keys( $keep );
	while ( $queue ) {
		$name = array_pop( $queue );
		foreach ( items( $manifest['objects'][ $name ]['needs'] ?? [] ) as $need ) {
			if ( ! isset( $keep[ $need ] ) && isset( $manifest['objects'][ $need ] ) ) {
				$keep[ $need ] = true;
				$queue[]       = $need;
			}
		}
	}
	return compact( 'keep', 'left', 'prints' );
}

/**
 * Sentence about something that an undoing keeps; '' if nobody has touched it.
 * @param array<string, mixed> $entry
 * @param string               $now  Its present fingerprint.
 * @param array<string, true>  $uses Of used_since().
 */
function reason_to_keep( array $entry, string $now, array $uses ): string {
	if ( '' === $now ) {
		return '';
	}
	$id    = $entry['target'];
	$title = 'post' === $entry['of'] ? title_of( $id ) : decode_entities( get_term( $id )->name ?? '' );
	if ( $now !== $entry['print'] ) {
		/* translators: %s: title of a page, an item or a header. */
		return sprintf( __( '“%s” has been edited since the import, so undo keeps it.', 'frontage' ), $title );
	}
	// A replaced object is put back without any loss to those that use it.
	if ( isset( $uses[ "$entry[taxonomy] $id" ] ) && ! is_swapped( $entry ) ) {
		/* translators: %s: title of a page, a picture, a category. */
		return sprintf( __( '“%s” is now in use, so undo keeps it.', 'frontage' ), $title );
	}
	return '';
}

/**
 * Takes the switch back, in one transaction.
 * @param array<string, mixed> $run
 * @return array<string, mixed>
 */
function hide_shown( array $run ): array {
	[ 'keep' => $keep, 'left' => $left, 'prints' => $prints ] = checked( static fn(): array => kept_of( $run ) );

	$journal = journal( $run['id'] );
	$trashed = trashed_of( $journal );
	// What was imported and is in the trash stays there; an original comes back also into the trash.
	$is_going = static fn( array $entry ): bool => ! isset( $keep[ $entry['name'] ] ) && '' !== $prints[ $entry['name'] ]
		&& ( is_swapped( $entry ) || ! isset( $trashed[ $entry['name'] ] ) );
	$going    = array_filter( $journal, $is_going );
	$stays    = array_keys( $keep + array_filter( $prints, static fn( string $print ): bool => '' === $print ) );
	$run      = in_transaction(
		static function () use ( $run, $going, $stays, $left ): array {
			$left                  = array_merge( hide_all_of( $run, $going, $stays ), $left );
			$run                   = [
				'state'   => 'undoing',
				'phase'   => 'return',
				'undo'    => true,
				'at'      => 0,
				'touched' => time(),
			] + $run;
			$run['report']['left'] = $left;
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
 * @return list<string> Messages about pointers and originals.
 */
function hide_all_of( array $run, array $going, array $stays ): array {
	$kept    = keep_originals( $run, $stays, true );
	$left    = restore_pointers( items( read_row( $run['id'], 'pointers' ) ) );
	$swapped = array_filter( $going, __NAMESPACE__ . '\is_swapped' );
	swap_all( $run['id'], $swapped );
	hide_all( array_filter( $going, static fn( array $entry ): bool => ! is_swapped( $entry ) ) );
	foreach ( array_keys( trashed_of( $swapped ) ) as $name ) {
		$id = array_column( $swapped, 'target', 'name' )[ $name ];
		clean_post_cache( $id );
		/* translators: %s: title of a page. */
		$kept[] = sprintf( __( '“%s” is in the Trash, as it was before the import.', 'frontage' ), title_of( $id ) );
	}
	return array_merge( $left, $kept );
}

/**
 * Tells others about what came back in the place of what an import had put there.
 * @param array<string, mixed> $kit     With `journal`.
 * @param list<int>            $numbers Of entries of the journal.
 */
function settle_returned( array &$kit, array $numbers ): void {
	foreach ( $numbers as $number ) {
		$entry   = $kit['journal'][ $number ];
		$is_menu = 'term' === $entry['of'];
		$is_new  = is_swapped( $entry ) && ( $is_menu || 'trash' !== get_post_status( $entry['target'] ) );
		$settle  = static fn() => $is_menu ? settle_menu( $entry ) : settle_post( $entry['target'], $entry['status'] );
		$problem = $is_new ? guarded( $settle ) : null;
		if ( $problem ) {
			report_failure( $kit, title_of_entry( $entry ), blame( $problem ) );
		}
	}
}
