<?php
/** Rows of imports in the table of options, read and written past all caches, so that each request sees the same. */

declare( strict_types=1 );

namespace Frontage\Kits;

defined( 'ABSPATH' ) || exit;

/** Name of a row: of a run itself, or of a part of it. */
function row_name( string $run, string $part = '' ): string {
	return "frontage_kit_$run" . ( '' === $part ? '' : "_$part" );
}

/** @return mixed Null if there is no such row. */
function read_row( string $run, string $part = '' ) {
	global $wpdb;
	$sql  = "SELECT option_value FROM {$wpdb->options} WHERE option_name = %s";
	$json = need_read( $wpdb->get_var( $wpdb->prepare( $sql, row_name( $run, $part ) ) ) ); // phpcs:ignore WordPress.DB -- Past caches on purpose.
	return is_string( $json ) ? json_decode( $json, true ) : null;
}

/**
 * Values of all rows of a run whose part begins with a letter, by the rest of their part: a number.
 * @return array<int, mixed>
 */
function read_rows( string $run, string $letter, bool $with_values = true ): array {
	global $wpdb;
	$value = $with_values ? 'option_value' : "'null'";
	$sql   = "SELECT option_name, $value AS value FROM {$wpdb->options} WHERE option_name LIKE %s";
	$start = row_name( $run, $letter );
	$rows  = [];
	// phpcs:ignore WordPress.DB -- Past caches on purpose.
	foreach ( (array) need_read( $wpdb->get_results( $wpdb->prepare( $sql, $wpdb->esc_like( $start ) . '%' ) ) ) as $row ) {
		$number = substr( $row->option_name, strlen( $start ) );
		if ( ctype_digit( $number ) ) {
			$rows[ (int) $number ] = json_decode( $row->value, true );
		}
	}
	ksort( $rows );
	return $rows;
}

/**
 * Values of some rows of a run, in one query.
 * @param list<string> $parts
 * @return array<string, mixed> By part.
 */
function read_some( string $run, array $parts ): array {
	global $wpdb;
	if ( ! $parts ) {
		return [];
	}
	$names = array_map( static fn( string $part ): string => row_name( $run, $part ), $parts );
	$marks = implode( ',', array_fill( 0, count( $names ), '%s' ) );
	$sql   = "SELECT option_name, option_value FROM {$wpdb->options} WHERE option_name IN ( $marks )";
	$rows  = [];
	foreach ( (array) need_read( $wpdb->get_results( $wpdb->prepare( $sql, $names ) ) ) as $row ) { // phpcs:ignore WordPress.DB -- Past caches on purpose.
		$rows[ substr( $row->option_name, strlen( row_name( $run ) ) + 1 ) ] = json_decode( $row->option_value, true );
	}
	return $rows;
}

/** @param mixed $value */
function write_row( string $run, string $part, $value ): void {
	global $wpdb;
	$sql = "INSERT INTO {$wpdb->options} ( option_name, option_value, autoload ) VALUES ( %s, %s, 'off' )
		ON DUPLICATE KEY UPDATE option_value = VALUES( option_value )";
	need( $wpdb->query( $wpdb->prepare( $sql, row_name( $run, $part ), wp_json_encode( $value ) ) ) ); // phpcs:ignore WordPress.DB -- As above.
}

/** Deletes the rows of a run whose name goes on so: `_` for all of its parts, nothing for its own too. */
function delete_rows( string $run, string $rest = '' ): void {
	global $wpdb;
	$like = $wpdb->esc_like( row_name( $run ) . $rest ) . '%';
	need( $wpdb->query( $wpdb->prepare( "DELETE FROM {$wpdb->options} WHERE option_name LIKE %s", $like ) ) ); // phpcs:ignore WordPress.DB -- As above.
}

/** Frees the memory that WordPress's caches took. */
function free_memory(): void {
	if ( wp_cache_supports( 'flush_runtime' ) ) {
		wp_cache_flush_runtime();
	}
}

/**
 * Updates columns of many rows to the same values, 500 at a time.
 * @param int[]                 $ids
 * @param array<string, string> $values By column.
 */
function update_many( string $table, string $id_column, array $ids, array $values ): void {
	global $wpdb;
	$set = implode( ', ', array_map( static fn( string $column ): string => "$column = %s", array_keys( $values ) ) );
	foreach ( array_chunk( $ids, 500 ) as $some ) {
		$sql = "UPDATE $table SET $set WHERE $id_column IN ( " . implode( ',', $some ) . ' )';
		need( $wpdb->query( $wpdb->prepare( $sql, array_values( $values ) ) ) ); // phpcs:ignore WordPress.DB -- Ids are numbers.
	}
}
