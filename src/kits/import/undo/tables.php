<?php
/** Tables of other plugins, and how they are read: by pages of some rows, in the order of their key. What cannot be read stops nobody. */

declare( strict_types=1 );

namespace Frontage\Kits;

use function Frontage\Values\items;
use function Frontage\Values\number;
use function Frontage\Values\text;

defined( 'ABSPATH' ) || exit;

/** Most rows of a page. As many are read as have SOUGHT_BYTES together. */
const ROWS_AT_ONCE = 10000;

/** Bytes of a row that is still read, piece by piece, and of a table without a key to go on from: for each page it is read from its start. */
const LARGEST_ROW   = 33554432;
const UNKEYED_BYTES = 67108864;

/** Bytes that two pieces of a value share, so that no name is cut. */
const SHARED_BYTES = 2048;

/** Seconds after which a query of another plugin's table ends, also one that waits for a lock. */
const QUERY_SECONDS = 5;

/** Types of columns that hold no text. */
const TEXTLESS_TYPES = '~^(?:\w*int|integer|dec|decimal|numeric|fixed|float|double|real|bit|bool\w*|date|datetime|timestamp|time|year|inet[46]|uuid|vector|geom\w*|point|linestring|polygon|multi\w+)$~';

/** Types of keys by which a table is read in order. */
const NUMBER_KEYS = [ 'tinyint', 'smallint', 'mediumint', 'int', 'bigint' ];
const TEXT_KEYS   = [ 'char', 'varchar' ];
const BYTE_KEYS   = [ 'binary', 'varbinary' ];

/**
 * Rows of a query that reads another plugin's table. That it fails is not the import's failure.
 * @return list<list<mixed>>|null Null if it failed.
 */
function read_other( string $select ): ?array {
	global $wpdb;
	$errors = $GLOBALS['EZSQL_ERROR'] ?? [];
	$shown  = $wpdb->suppress_errors( true );
	$rows   = $wpdb->get_results( within_seconds( $select ), ARRAY_A ); // phpcs:ignore WordPress.DB -- Names of the schema, and values that are prepared.
	$is_ok  = is_array( $rows ) && '' === (string) $wpdb->last_error;
	$wpdb->suppress_errors( $shown );
	$wpdb->last_error = '';

	$GLOBALS['EZSQL_ERROR'] = $errors; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- By it checked() knows of failures.
	return $is_ok ? array_values( array_map( 'array_values', array_map( 'Frontage\Values\items', $rows ) ) ) : null;
}

/** The same query with an end, where the database knows one. */
function within_seconds( string $select ): string {
	global $wpdb;
	if ( ! $wpdb->is_mysql ) {
		return $select;
	}
	if ( false === stripos( (string) $wpdb->db_server_info(), 'mariadb' ) ) {
		return 'SELECT /*+ MAX_EXECUTION_TIME( ' . QUERY_SECONDS * 1000 . ' ) */' . substr( $select, strlen( 'SELECT' ) );
	}
	return version_compare( (string) $wpdb->db_version(), '10.1', '>=' ) ? 'SET STATEMENT max_statement_time = ' . QUERY_SECONDS . " FOR $select" : $select;
}

/** Name of a table or a column for SQL. */
function quoted( string $name ): string {
	return '`' . str_replace( '`', '``', $name ) . '`';
}

/**
 * Tables of this site that are not WordPress's, with the columns that may hold an address.
 * @return list<KitTable> In the order of their names.
 */
function other_tables(): array {
	global $wpdb;
	$where  = $wpdb->prepare( 'WHERE TABLE_SCHEMA = DATABASE() AND TABLE_NAME LIKE %s', $wpdb->esc_like( $wpdb->prefix ) . '%' );
	$tables = read_other( "SELECT TABLE_NAME AS a, AVG_ROW_LENGTH AS b, DATA_LENGTH AS c FROM information_schema.TABLES $where AND TABLE_TYPE = 'BASE TABLE'" );
	$fields = read_other( "SELECT TABLE_NAME AS a, COLUMN_NAME AS b, DATA_TYPE AS c FROM information_schema.COLUMNS $where ORDER BY TABLE_NAME, ORDINAL_POSITION" );
	$keys   = read_other( "SELECT TABLE_NAME AS a, COLUMN_NAME AS b FROM information_schema.STATISTICS $where AND INDEX_NAME = 'PRIMARY' ORDER BY TABLE_NAME, SEQ_IN_INDEX" );
	if ( null === $tables || null === $fields ) {
		return [ other_table( 'information_schema', [], [], 0, 0 ) ];
	}
	// The main site's prefix is how those of other sites begin.
	$sites   = is_multisite() && $wpdb->prefix === $wpdb->base_prefix ? '~^' . preg_quote( $wpdb->base_prefix, '~' ) . '\d+_~' : '';
	$own     = array_diff( $wpdb->tables( 'all' ), [ $wpdb->links ] );
	$types   = [];
	$ordered = [];
	foreach ( $fields as [ $table, $field, $type ] ) {
		$types[ text( $table ) ][ text( $field ) ] = strtolower( text( $type ) );
	}
	foreach ( $keys ?? [] as [ $table, $field ] ) {
		$ordered[ text( $table ) ][] = text( $field );
	}
	$others = [];
	foreach ( $tables as [ $table, $average, $bytes ] ) {
		$table = text( $table );
		if ( ! in_array( $table, $own, true ) && ( '' === $sites || ! preg_match( $sites, $table ) ) ) {
			$others[ $table ] = other_table( $table, $types[ $table ] ?? [], $ordered[ $table ] ?? [], number( $average ), number( $bytes ) );
		}
	}
	ksort( $others, SORT_STRING );
	// Those of which no column is known are broken.
	return array_values( array_filter( $others, static fn( array $other ): bool => $other['texts'] || ! $other['is_known'] ) );
}

/**
 * @param array<string, string> $types   Types of its columns, by name.
 * @param list<string>          $key     Columns of its key, in their order.
 * @param int                   $average Bytes of a row.
 * @param int                   $bytes   Of all rows.
 * @return KitTable
 */
function other_table( string $name, array $types, array $key, int $average, int $bytes ): array {
	$keys = [];
	foreach ( $key as $field ) {
		$keys[ $field ] = $types[ $field ] ?? '';
	}
	$owner = isset( $types['object_id'], $types['object_type'] ) ? [ 'object_id', 'object_type' ] : [];
	return [
		'table'    => $name,
		'is_known' => (bool) $types,
		'key'      => array_diff( $keys, NUMBER_KEYS, TEXT_KEYS, BYTE_KEYS ) ? [] : $keys,
		'texts'    => array_map( 'strval', array_keys( array_filter( $types, static fn( string $type ): bool => ! preg_match( TEXTLESS_TYPES, $type ) ) ) ),
		'owner'    => isset( $types['post_id'] ) ? [ 'post_id' ] : $owner,
		'rows'     => $average > 0 ? max( 1, min( ROWS_AT_ONCE, intdiv( SOUGHT_BYTES, $average ) ) ) : SOUGHT_AT_ONCE,
		'bytes'    => $bytes,
	];
}

/**
 * The next rows of a table.
 * @param KitTable     $table
 * @param list<string> $after Of the page before, [] for the first.
 * @return array{rows: list<array{owner: list<mixed>, text: string}>, after: list<string>}|null Without rows at its end; null if it cannot be read.
 */
function next_page( array $table, array $after ): ?array {
	if ( ! $table['is_known'] || ( ! $table['key'] && $table['bytes'] > UNKEYED_BYTES ) ) {
		return null;
	}
	$sizes = array_map( static fn( string $field ): string => 'COALESCE( LENGTH( ' . quoted( $field ) . ' ), 0 )', $table['texts'] );
	$rows  = read_other( 'SELECT ' . implode( ' + ', $sizes ) . ' AS bytes ' . rows_beyond( $table, $after, $table['rows'] ) );
	if ( null === $rows ) {
		return null;
	}
	$count = 0;
	$sum   = 0;
	foreach ( array_map( 'Frontage\Values\number', array_column( $rows, 0 ) ) as $bytes ) {
		if ( $count > 0 && $sum + $bytes > SOUGHT_BYTES ) {
			break;
		}
		++$count;
		$sum += $bytes;
	}
	return $sum > LARGEST_ROW ? null : read_page( $table, $after, $count, $sum );
}

/**
 * @param KitTable     $table
 * @param list<string> $after
 * @param int          $bytes Of all of its rows: only one row can have more than a piece.
 * @return array{rows: list<array{owner: list<mixed>, text: string}>, after: list<string>}|null
 */
function read_page( array $table, array $after, int $count, int $bytes ): ?array {
	$found = [];
	$last  = $after;
	$end   = $count > 0 ? max( 1, $bytes ) : 0;
	for ( $from = 1; $from <= $end; $from += SOUGHT_BYTES - SHARED_BYTES ) {
		$fields = array_map( __NAMESPACE__ . '\quoted', array_merge( array_keys( $table['key'] ), $table['owner'] ) );
		foreach ( $table['texts'] as $field ) {
			$fields[] = 'SUBSTRING( ' . quoted( $field ) . ", $from, " . SOUGHT_BYTES . ' )';
		}
		$named = array_map( static fn( string $field, int $at ): string => "$field AS f$at", $fields, array_keys( $fields ) );
		$rows  = read_other( 'SELECT ' . implode( ', ', $named ) . ' ' . rows_beyond( $table, $after, $count ) );
		if ( null === $rows ) {
			return null;
		}
		foreach ( $rows as $row ) {
			$keys    = count( $table['key'] );
			$texts   = $keys + count( $table['owner'] );
			$last    = array_map( 'bin2hex', array_map( 'Frontage\Values\text', array_slice( $row, 0, $keys ) ) );
			$found[] = [
				'owner' => array_slice( $row, $keys, $texts - $keys ),
				'text'  => implode( "\n", array_map( 'Frontage\Values\text', array_slice( $row, $texts ) ) ),
			];
		}
	}
	return [
		'rows'  => $found,
		'after' => $table['key'] ? $last : [ (string) ( (int) ( $after[0] ?? 0 ) + $count ) ],
	];
}

/**
 * SQL of the next rows of a table.
 * @param KitTable     $table
 * @param list<string> $after Values of the last key in hexadecimal; without a key the number of rows before.
 */
function rows_beyond( array $table, array $after, int $count ): string {
	$from = 'FROM ' . quoted( $table['table'] );
	if ( ! $table['key'] ) {
		return "$from LIMIT $count OFFSET " . (int) ( $after[0] ?? 0 );
	}
	$any   = [];
	$first = '';
	$same  = '';
	foreach ( $after ? array_keys( $table['key'] ) : [] as $at => $field ) {
		$column = quoted( (string) $field );
		$value  = key_in_sql( $table['key'][ $field ], (string) hex2bin( $after[ $at ] ?? '' ) );
		$any[]  = "( $same$column > $value )";
		// Said of the first alone, the database begins to read there.
		$first = '' === $first ? "$column >= $value" : $first;
		$same .= "$column = $value AND ";
	}
	$where = $any ? "WHERE $first AND ( " . implode( ' OR ', $any ) . ' )' : '';
	return "$from $where ORDER BY " . implode( ', ', array_map( __NAMESPACE__ . '\quoted', array_map( 'strval', array_keys( $table['key'] ) ) ) ) . " LIMIT $count";
}

/** Value of a key for SQL. Numbers stay as the database wrote them: the largest are more than PHP's. */
function key_in_sql( string $type, string $value ): string {
	global $wpdb;
	if ( in_array( $type, BYTE_KEYS, true ) ) {
		return "x'" . bin2hex( $value ) . "'";
	}
	$is_number = in_array( $type, NUMBER_KEYS, true ) && preg_match( '~^-?\d+$~D', $value );
	return $is_number ? $value : (string) $wpdb->prepare( '%s', $value );
}
