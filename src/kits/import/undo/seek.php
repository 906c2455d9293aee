<?php
/** Looks for uses of an import's objects in the meta and the posts of the whole site: phases with a cursor, by as much as memory and time hold. */

declare( strict_types=1 );

namespace Frontage\Kits;

use function Frontage\Values\items;

defined( 'ABSPATH' ) || exit;

/** Seconds after which a batch notes how far it is. */
const SEEK_SECONDS = 1.0;

/** Posts or rows of meta that are read at once, and bytes of them; one at the least. */
const SOUGHT_AT_ONCE = 100;
const SOUGHT_BYTES   = 1048576;

/**
 * Begins to undo: looks for what is to stay, before anything is taken back.
 * @param array<string, mixed> $run
 * @return array<string, mixed>
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
					'since'   => $run['switched'],
					'sought'  => time(),
					'touched' => time(),
				] + $run
			);
		}
	);
}

/**
 * Goes on to look for uses in meta.
 * @param array<string, mixed> $kit With `known`.
 * @return array<string, mixed> The run, as it is stored.
 */
function seek_in_meta( array $kit ): array {
	$own = array_flip( ids_of( $kit['journal'] )['posts'] );
	return seek(
		$kit,
		__NAMESPACE__ . '\next_meta',
		static fn( array $ids ): array => uses_in_meta( 'meta_id', $ids, $own, $kit['known'] ),
		'posts'
	);
}

/**
 * Goes on to look for uses in posts that were written or edited since the switch, and in their meta.
 * @param array<string, mixed> $kit With `known`.
 * @return array<string, mixed> The run, as it is stored.
 */
function seek_in_posts( array $kit ): array {
	$own   = array_flip( ids_of( $kit['journal'] )['posts'] );
	$since = $kit['run']['since'];
	return seek(
		$kit,
		static fn( int $after, int $most ): array => next_edited( $since, $after, $most ),
		static fn( array $ids ): array => uses_in_edited( $ids, $own, $kit['known'] ),
		'hide'
	);
}

/**
 * A batch of a search.
 * @param array<string, mixed>                        $kit
 * @param callable(int, int): list<int>               $next   Next ids after one, at most so many.
 * @param callable(list<int>): array<string, true>    $search Uses in them.
 * @return array<string, mixed> The run, as it is stored.
 */
function seek( array $kit, callable $next, callable $search, string $then ): array {
	$run     = $kit['run'];
	$at      = (int) $run['at'];
	$found   = [];
	$until   = microtime( true ) + SEEK_SECONDS;
	$is_slow = ! empty( $run['alone'] );
	$is_left = ( $run['tries'] ?? 0 ) > BATCH_TRIES;
	do {
		$ids = $next( $at, $is_slow ? 1 : SOUGHT_AT_ONCE );
		// What ends the process each time may use all of it.
		$found += $ids && $is_left ? [ '*' => true ] : ( $ids ? $search( $ids ) : [] );
		$at     = $ids ? max( $ids ) : $at;
		free_memory();
	} while ( $ids && ! $is_slow && microtime( true ) < $until );
	$after = [
		'most'    => 0 === (int) $run['at'] ? last_id( $run['phase'] ) : $run['most'],
		'at'      => $ids ? $at : 0,
		'phase'   => $ids ? $run['phase'] : $then,
		'alone'   => $ids && $is_slow && ! $is_left,
		'tries'   => 0,
		'touched' => time(),
		'error'   => null,
	];
	return in_transaction(
		static function () use ( $run, $after, $found ): array {
			$known = items( read_row( $run['id'], 'uses' ) );
			$found = array_keys( $found + array_fill_keys( array_map( 'strval', $known ), true ) );
			count( $found ) > count( $known ) && write_row( $run['id'], 'uses', $found );
			return store_run( $after + $run );
		}
	);
}

/** Id at which a search ends, for its progress. */
function last_id( string $phase ): int {
	global $wpdb;
	$sql = 'meta' === $phase ? "SELECT MAX( meta_id ) FROM {$wpdb->postmeta}" : "SELECT MAX( ID ) FROM {$wpdb->posts}";
	return max( 1, (int) $wpdb->get_var( $sql ) ); // phpcs:ignore WordPress.DB -- Names of tables.
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

/** @return list<int> */
function next_meta( int $after, int $most ): array {
	global $wpdb;
	$sql = "SELECT meta_id AS id, LENGTH( meta_value ) AS bytes FROM {$wpdb->postmeta} WHERE meta_id > %d ORDER BY meta_id LIMIT %d";
	return ids_that_fit( (string) $wpdb->prepare( $sql, $after, 10 * $most ) ); // phpcs:ignore WordPress.DB -- Names of tables.
}

/**
 * Ids of posts that were written or edited since; drafts and those in the trash, too.
 * @param int $until Time after which a post cannot have been edited: some are dated in the future.
 * @return list<int>
 */
function next_edited( int $since, int $after, int $most, int $until = PHP_INT_MAX ): array {
	global $wpdb;
	$since = gmdate( 'Y-m-d H:i:s', $since );
	$until = gmdate( 'Y-m-d H:i:s', min( $until, (int) strtotime( '9999-12-31' ) ) );
	$sql   = "SELECT ID AS id, LENGTH( post_content ) + LENGTH( post_excerpt ) AS bytes FROM {$wpdb->posts}
		WHERE post_modified_gmt BETWEEN %s AND %s AND ID > %d AND post_type <> 'revision' AND post_status NOT IN ( 'auto-draft', %s ) ORDER BY ID LIMIT %d";
	return ids_that_fit( (string) $wpdb->prepare( $sql, $since, $until, $after, STAGED, $most ) ); // phpcs:ignore WordPress.DB -- As above.
}

/**
 * Uses in posts and their meta.
 * @param list<int>                               $ids
 * @param array<int, mixed>                       $own   Ids of posts of the run, as keys.
 * @param array<string, array<int|string, mixed>> $known Of known_by().
 * @return array<string, true>
 */
function uses_in_edited( array $ids, array $own, array $known ): array {
	$ids  = array_values( array_filter( $ids, static fn( int $id ): bool => ! isset( $own[ $id ] ) ) );
	$uses = $ids ? uses_in_posts( $ids, $known ) : [];
	foreach ( array_chunk( $ids, 20 ) as $some ) {
		$uses += uses_in_meta( 'post_id', $some, $own, $known );
	}
	return $uses;
}

/**
 * Objects that an undoing would keep, and why, without a trace: for a dry run.
 * @param array<string, mixed> $run
 * @return array{keep: array<string, bool>, left: list<string>, gone: list<string>}
 */
function kept_of( array $run ): array {
	$journal = journal( $run['id'] );
	$traces  = [];
	foreach ( array_chunk( $journal, PRINTED_AT_ONCE ) as $some ) {
		$traces += array_column( traces_of( $some ), null, 'name' );
		free_memory();
	}
	$known = known_by( $journal, $traces );
	$own   = array_flip( ids_of( $journal )['posts'] );
	$uses  = uses_beside( $run, $journal, $known );
	for ( $at = 0, $ids = next_meta( $at, SOUGHT_AT_ONCE ); $ids; $ids = next_meta( max( $ids ), SOUGHT_AT_ONCE ) ) {
		$uses += uses_in_meta( 'meta_id', $ids, $own, $known );
		free_memory();
	}
	for ( $ids = next_edited( $run['switched'], 0, SOUGHT_AT_ONCE ); $ids; $ids = next_edited( $run['switched'], max( $ids ), SOUGHT_AT_ONCE ) ) {
		$uses += uses_in_edited( $ids, $own, $known );
		free_memory();
	}
	return kept_by( $run, $journal, $traces, $uses );
}
