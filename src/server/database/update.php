<?php
/** Bulk updates of rows. */

declare( strict_types=1 );

namespace Frontage\Database;

defined( 'ABSPATH' ) || exit;

/** Maximum number of rows in a query. */
const ROWS_AT_ONCE = 300;

/** Bytes of values after which a query ends: servers refuse one of more than a megabyte by old defaults. */
const BYTES_AT_ONCE = 500000;

/**
 * Sets columns of rows, each row to its own values. Callers clear the caches.
 * @param array<int, array<string, int|string>> $rows New values by column, by id.
 * @return bool False if the database refused; earlier batches are written then.
 */
function update_rows( string $table, string $id_column, array $rows ): bool {
	global $wpdb;
	foreach ( batches( $rows ) as $batch ) {
		$cases = [];
		foreach ( $batch as $id => $values ) {
			foreach ( $values as $column => $value ) {
				$cases[ $column ] = ( $cases[ $column ] ?? '' ) . $wpdb->prepare( ' WHEN %d THEN %s', $id, $value );
			}
		}
		$set = [];
		foreach ( $cases as $column => $whens ) {
			$set[] = "$column = CASE $id_column$whens ELSE $column END";
		}
		$sql = "UPDATE $table SET " . implode( ', ', $set ) . " WHERE $id_column IN ( " . implode( ',', array_keys( $batch ) ) . ' )';
		if ( false === $wpdb->query( $sql ) ) { // phpcs:ignore WordPress.DB -- Prepared above; ids are numbers.
			return false;
		}
	}
	return true;
}

/**
 * Splits rows into batches, one for each query.
 * @param array<int, array<string, int|string>> $rows
 * @return iterable<array<int, array<string, int|string>>>
 */
function batches( array $rows ): iterable {
	$batch = [];
	$bytes = 0;
	foreach ( $rows as $id => $values ) {
		$size = array_sum( array_map( 'strlen', array_map( 'strval', $values ) ) );
		if ( $batch && ( count( $batch ) >= ROWS_AT_ONCE || $bytes + $size > BYTES_AT_ONCE ) ) {
			yield $batch;
			$batch = [];
			$bytes = 0;
		}
		$batch[ $id ] = $values;
		$bytes       += $size;
	}
	if ( $batch ) {
		yield $batch;
	}
}
