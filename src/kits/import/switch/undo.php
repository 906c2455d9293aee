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
 * @return KitRun|\WP_Error The run.
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
			schedule_take_up( 15 * MINUTE_IN_SECONDS );
			return begin_undoing( claim( $run ) );
		}
	);
}

/**
 * @param KitRun $run
 * @return KitRun
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
	$unmoved = $is_seen ? [] : take_files_back( $run['id'] );
	if ( $unmoved ) {
		$run['report']['left'] = array_merge( items( $run['report']['left'] ?? [] ), $unmoved );
	}
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
 * @return KitRun The run, as it is stored.
 */
function hide_shown( Import $import ): array {
	$run  = $import->run;
	$late = uses_since_sought( $import, ( $run['pass']['times'] ?? 0 ) >= PASSES );
	if ( null === $late ) {
		return seek_again( $run );
	}
	$journal = $import->journal;
	$uses    = with_uses( stored_uses( $run['id'] ), $late );

	[ 'keep' => $keep, 'left' => $left, 'gone' => $gone, 'presets' => $presets ] = kept_by( $journal, $import->traces, $uses );

	$lost = lost_originals( $journal );
	$gone = array_merge( $gone, array_keys( $lost ) );
	$left = array_merge( $left, array_values( $lost ) );

	$trashed = trashed_of( $journal );
	$stays   = $keep + array_fill_keys( $gone, true );
	// What was imported and is in the trash stays there; an original comes back also into the trash.
	$going = [];
	foreach ( $journal as $entry ) {
		if ( ! isset( $stays[ $entry['name'] ] ) && ( is_swapped( $entry ) || ! isset( $trashed[ $entry['name'] ] ) ) ) {
			$going[] = $entry;
		}
	}
	$presets = presets_to_keep( $going, $presets );
	$options = array_map( 'strval', array_column( items( read_row( $run['id'], 'pointers' ) ), 'option' ) );
	$run     = in_transaction(
		static function () use ( $run, $going, $stays, $left, $presets, $import, $options ): array {
			lock_options( $options );
			lock_posts( ids_of( $going )['posts'] );
			if ( array_filter( changed_of( $going, $import->traces ) ) ) {
				// Somebody has saved something since it was looked: once more.
				return $run;
			}
			$told                  = hide_all_of( $run, $going, array_keys( $stays ), $presets );
			$run                   = [
				'phase'   => 'return',
				'at'      => 0,
				'touched' => time(),
			] + $run;
			$run['report']['left'] = array_merge( $told, $run['report']['left'] ?? [], $left );
			// From now on, those of what is hidden.
			write_row( $run['id'], 'uses', [] );
			return store_run( $run );
		}
	);
	forget_switched( $run['id'], $journal );
	mark_all_pages();
	return $run;
}

/**
 * Originals that are not on the site any more, as when somebody deleted a user with all that was theirs: what replaced them stays.
 * @param list<KitEntry> $journal
 * @return array<string, string> Sentences by name.
 */
function lost_originals( array $journal ): array {
	global $wpdb;
	$lost = [];
	foreach ( array_chunk( array_filter( $journal, static fn( array $entry ): bool => 'post' === $entry['of'] && is_swapped( $entry ) ), 500 ) as $some ) {
		$in    = implode( ',', array_map( 'intval', array_column( $some, 'id' ) ) );
		$there = (array) need_read( $wpdb->get_col( "SELECT ID FROM {$wpdb->posts} WHERE ID IN ( $in )" ) ); // phpcs:ignore WordPress.DB -- Ids are numbers.
		foreach ( $some as $entry ) {
			if ( ! in_array( $entry['id'], array_map( 'intval', $there ), true ) ) {
				/* translators: %s: title of a page. */
				$lost[ $entry['name'] ] = sprintf( __( 'The original of “%s” has been deleted, so undo keeps what replaced it.', 'frontage' ), title_of( $entry['target'] ) );
			}
		}
	}
	return $lost;
}

/**
 * @param KitRun        $run
 * @param array<KitEntry> $going Entries of the journal.
 * @param list<int|string>            $stays Names of objects that were kept or are gone.
 * @param array<string, array<string, array<mixed>>> $presets That stay in the styles, by their name.
 * @return list<string> Messages about pointers and originals.
 */
function hide_all_of( array $run, array $going, array $stays, array $presets ): array {
	$kept    = keep_originals( $run, $stays, true );
	$left    = restore_pointers( items( read_row( $run['id'], 'pointers' ) ) );
	$swapped = array_filter( $going, __NAMESPACE__ . '\is_swapped' );
	swap_all( $run['id'], $swapped );
	$hidden = array_filter( $going, static fn( array $entry ): bool => ! is_swapped( $entry ) && ! isset( $presets[ $entry['name'] ] ) );
	hide_all( $hidden );
	write_in_rows( $run['id'], 's', saved_times( ids_of( $hidden )['posts'] ) );
	foreach ( $going as $entry ) {
		isset( $presets[ $entry['name'] ] ) && keep_presets( $entry, $presets[ $entry['name'] ] );
	}
	foreach ( array_keys( trashed_of( $swapped ) ) as $name ) {
		$id = array_column( $swapped, 'target', 'name' )[ $name ];
		forget_objects( [ $id ], [] );
		$post = get_post( $id );
		/* translators: %s: title of a page. */
		$kept[] = $post ? sprintf( __( '“%s” is in the Trash. Its content is from before the import.', 'frontage' ), original_title( $post ) ) : '';
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
