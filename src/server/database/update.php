<?php
/** Bulk updates of rows. */

declare( strict_types=1 );

namespace Frontage\Database;

defined( 'ABSPATH' ) || exit;

/** Maximum number of rows in a query. */
const ROWS_AT_ONCE = 300;

/**
 * Sets a numeric column of rows, each to its own value. Callers clear the caches.
 * @param array<int, int> $values New values by id.
 * @return bool False if the database refused.
 */
function update_numbers( string $table, string $id_column, string $column, array $values ): bool {
	global $wpdb;
	foreach ( array_chunk( $values, ROWS_AT_ONCE, true ) as $rows ) {
		$cases = '';
		foreach ( $rows as $id => $value ) {
			$cases .= $wpdb->prepare( ' WHEN %d THEN %d', $id, $value );
		}
		$ids = implode( ',', array_keys( $rows ) );
		$sql = "UPDATE $table SET $column = CASE $id_column$cases END WHERE $id_column IN ( $ids )";
		if ( false === $wpdb->query( $sql ) ) { // phpcs:ignore WordPress.DB -- Prepared above; ids are numbers.
			return false;
		}
	}
	return true;
}
