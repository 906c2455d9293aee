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

/** Bytes of a table that is read again as a whole before anything is deleted; of a larger one only the rows that were added since, where its key tells. */
const AGAIN_BYTES = 8388608;

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
	$rows   = null;
	try {
		$rows = $wpdb->get_results( within_seconds( $select ), ARRAY_A ); // phpcs:ignore WordPress.DB -- Names of the schema, and values that are prepared.
		$rows = '' === (string) $wpdb->last_error ? $rows : null;
	} catch ( \Throwable $problem ) {
		// A filter of queries throws, or a plugin has the connection throw.
		$rows = null;
	} finally {
		$wpdb->suppress_errors( $shown );
		$wpdb->last_error = '';

		$GLOBALS['EZSQL_ERROR'] = $errors; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- By it checked() knows of failures.
	}
	return is_array( $rows ) ? array_values( array_map( 'array_values', array_map( 'Frontage\Values\items', $rows ) ) ) : null;
}

/** The same query with an end, where the database knows one. */
function within_seconds( string $select ): string {
	global $wpdb;
	if ( ! $wpdb->is_mysql ) {
		return $select;
	}
	$version = (string) $wpdb->db_server_info();
	if ( false === stripos( $version, 'mariadb' ) ) {
		return 'SELECT /*+ MAX_EXECUTION_TIME( ' . QUERY_SECONDS * 1000 . ' ) */' . substr( $select, strlen( 'SELECT' ) );
	}
	// MariaDB says 5.5.5 first, to clients of old.
	preg_match( '~^(?:5\.5\.5-(?=\d))?(\d+\.\d+)~', $version, $found );
	return version_compare( $found[1] ?? '0', '10.1', '>=' ) ? 'SET STATEMENT max_statement_time = ' . QUERY_SECONDS . " FOR $select" : $select;
}

/** Name of a table or a column for SQL. */
function quoted( string $name ): string {
	return '`' . str_replace( '`', '``', $name ) . '`';
}

/**
 * Tables of this site that are not searched by what is known of them, with the columns that may hold an address.
 * @return list<KitTable>|null In the order of their names; null if the database does not tell all of them.
 */
function other_tables(): ?array {
	$where  = 'WHERE ' . tables_in_sql();
	$tables = read_other( "SELECT TABLE_NAME AS a, AVG_ROW_LENGTH AS b, DATA_LENGTH AS c FROM information_schema.TABLES $where AND TABLE_TYPE IN ( 'BASE TABLE', 'SYSTEM VERSIONED' )" );
	$fields = read_other( "SELECT TABLE_NAME AS a, COLUMN_NAME AS b, DATA_TYPE AS c, CHARACTER_SET_NAME AS d, EXTRA AS e FROM information_schema.COLUMNS $where ORDER BY TABLE_NAME, ORDINAL_POSITION" );
	$keys   = read_other( "SELECT TABLE_NAME AS a, COLUMN_NAME AS b FROM information_schema.STATISTICS $where AND INDEX_NAME = 'PRIMARY' ORDER BY TABLE_NAME, SEQ_IN_INDEX" );
	if ( null === $tables || null === $fields || null === $keys ) {
		return null;
	}
	$columns = [];
	$ordered = [];
	foreach ( $fields as [ $table, $field, $type, $charset, $extra ] ) {
		$columns[ text( $table ) ][ text( $field ) ] = [
			'type'    => strtolower( text( $type ) ),
			'charset' => text( $charset ),
			'counted' => false !== stripos( text( $extra ), 'auto_increment' ),
		];
	}
	foreach ( $keys as [ $table, $field ] ) {
		$ordered[ text( $table ) ][] = text( $field );
	}
	$own    = own_tables();
	$others = [];
	foreach ( $tables as [ $table, $average, $bytes ] ) {
		$table = text( $table );
		if ( ! in_array( $table, $own, true ) ) {
			$others[ $table ] = other_table( $table, $columns[ $table ] ?? [], $ordered[ $table ] ?? [], number( $average ), number( $bytes ) );
		}
	}
	ksort( $others, SORT_STRING );
	// Those of which no column is known are broken.
	return array_values( array_filter( $others, static fn( array $other ): bool => $other['texts'] || ! $other['is_known'] ) );
}

/** Condition for tables of this site: its own, and those of the whole network. */
function tables_in_sql(): string {
	global $wpdb;
	$starts = static fn( string $prefix ): string => (string) $wpdb->prepare( 'TABLE_NAME LIKE %s', $wpdb->esc_like( $prefix ) . '%' );
	$base   = $starts( $wpdb->base_prefix );
	// The network's prefix is how those of its other sites begin.
	$base .= is_multisite() ? (string) $wpdb->prepare( ' AND TABLE_NAME NOT REGEXP %s', "^{$wpdb->base_prefix}[0-9]+_" ) : '';
	return 'TABLE_SCHEMA = DATABASE() AND ( ' . $base . ( $wpdb->prefix === $wpdb->base_prefix ? ' )' : ' OR ' . $starts( $wpdb->prefix ) . ' )' );
}

/**
 * WordPress's tables that are searched by what is known of them, and the one that holds only numbers. What plugins register with WordPress is none.
 * @return list<string>
 */
function own_tables(): array {
	global $wpdb;
	$names = array_merge( SOUGHT_TABLES, [ 'term_relationships' ] );
	// On a network also those of its main site.
	return array_merge( array_map( static fn( string $name ): string => (string) $wpdb->$name, $names ), array_map( static fn( string $name ): string => $wpdb->base_prefix . $name, $names ) );
}

/**
 * @param array<string, array{type: string, charset: string, counted: bool}> $columns By name.
 * @param list<string>                                                       $key     Columns of its key, in their order.
 * @param int                                                                $average Bytes of a row.
 * @param int                                                                $bytes   Of all rows.
 * @return KitTable
 */
function other_table( string $name, array $columns, array $key, int $average, int $bytes ): array {
	global $wpdb;
	$types = array_map( static fn( array $column ): string => $column['type'], $columns );
	$keys  = [];
	foreach ( $key as $field ) {
		$keys[ $field ] = $types[ $field ] ?? '';
	}
	$keys  = array_diff( $keys, NUMBER_KEYS, TEXT_KEYS, BYTE_KEYS ) ? [] : $keys;
	$owner = [];
	foreach ( [ [ 'object_id', 'object_type' ], [ 'post_id' ] ] as $fields ) {
		// What is the number of the row itself is another plugin's, as of a post in a forum.
		$is_own = [ $fields[0] ] === $key || ! empty( $columns[ $fields[0] ]['counted'] );
		$owner  = $is_own || array_diff( $fields, array_keys( $types ) ) ? $owner : $fields;
	}
	$is_counted = 1 === count( $keys ) && ! empty( $columns[ (string) array_key_first( $keys ) ]['counted'] );
	return [
		'table'    => $name,
		'is_known' => (bool) $types,
		'key'      => $keys,
		'charsets' => array_map( static fn( array $column ): string => $column['charset'], array_intersect_key( $columns, $keys ) ),
		'texts'    => array_map( 'strval', array_keys( array_filter( $types, static fn( string $type ): bool => ! preg_match( TEXTLESS_TYPES, $type ) ) ) ),
		'owner'    => $owner,
		'where'    => $wpdb->base_prefix . 'sitemeta' === $name && isset( $types['meta_key'] ) ? "meta_key NOT LIKE '%\\_transient\\_%'" : '',
		'rows'     => $average > 0 ? max( 1, min( ROWS_AT_ONCE, intdiv( SOUGHT_BYTES, $average ) ) ) : SOUGHT_AT_ONCE,
		'bytes'    => $bytes,
		'grows'    => $is_counted && $bytes > AGAIN_BYTES,
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
	// Without a key rows are counted: of which some are gone since, the others have moved to where they were not read.
	$all = $table['key'] ? [] : read_other( 'SELECT COUNT(*) FROM ' . quoted( $table['table'] ) );
	if ( null === $all || ( ! $table['key'] && number( $all[0][0] ?? 0 ) < (int) ( $after[1] ?? 0 ) ) ) {
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
	$page = $sum > LARGEST_ROW ? null : read_page( $table, $after, $count, $sum );
	if ( $page && ! $table['key'] ) {
		$page['after'] = [ (string) ( (int) ( $after[0] ?? 0 ) + $count ), text( $all[0][0] ?? '' ) ];
	}
	return $page;
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
		// In bytes, for the connection may not know the letters of a text.
		$key    = static fn( string $field ): string => in_array( $table['key'][ $field ], NUMBER_KEYS, true ) ? quoted( $field ) : 'HEX( ' . quoted( $field ) . ' )';
		$fields = array_merge( array_map( $key, array_map( 'strval', array_keys( $table['key'] ) ) ), array_map( __NAMESPACE__ . '\quoted', $table['owner'] ) );
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
			$last    = array_map( static fn( $value, string $type ): string => in_array( $type, NUMBER_KEYS, true ) ? bin2hex( text( $value ) ) : text( $value ), array_slice( $row, 0, $keys ), $table['key'] );
			$found[] = [
				'owner' => array_slice( $row, $keys, $texts - $keys ),
				'text'  => implode( "\n", array_map( 'Frontage\Values\text', array_slice( $row, $texts ) ) ),
			];
		}
	}//end for
	return [
		'rows'  => $found,
		'after' => $last,
	];
}

/**
 * SQL of the next rows of a table.
 * @param KitTable     $table
 * @param list<string> $after Values of the last key in hexadecimal; without a key the number of rows before, and of all.
 */
function rows_beyond( array $table, array $after, int $count ): string {
	$fields = array_map( 'strval', array_keys( $table['key'] ) );
	$first  = '';
	$same   = '';
	$any    = [];
	foreach ( $after ? $fields : [] as $at => $field ) {
		$column = quoted( $field );
		$value  = key_in_sql( $table['key'][ $field ], $table['charsets'][ $field ] ?? '', $after[ $at ] ?? '' );
		$any[]  = "( $same$column > $value )";
		// Said of the first alone, the database begins to read there.
		$first = 0 === $at ? "$column >= $value" : $first;
		$same .= "$column = $value AND ";
	}
	$where = implode( ' AND ', array_filter( [ $table['where'], $first, $any ? '( ' . implode( ' OR ', $any ) . ' )' : '' ] ) );
	$from  = 'FROM ' . quoted( $table['table'] ) . ( '' === $where ? '' : " WHERE $where" );
	$order = implode( ', ', array_map( __NAMESPACE__ . '\quoted', $fields ) );
	return '' === $order ? "$from LIMIT $count OFFSET " . (int) ( $after[0] ?? 0 ) : "$from ORDER BY $order LIMIT $count";
}

/** Value of a key for SQL. Numbers stay as the database wrote them: the largest are more than PHP's. */
function key_in_sql( string $type, string $charset, string $hex ): string {
	global $wpdb;
	$hex   = preg_match( '~^(?:[0-9a-f]{2})*$~Di', $hex ) ? $hex : '';
	$value = (string) hex2bin( $hex );
	if ( in_array( $type, BYTE_KEYS, true ) ) {
		return "x'$hex'";
	}
	if ( in_array( $type, NUMBER_KEYS, true ) && preg_match( '~^-?\d+$~D', $value ) ) {
		return $value;
	}
	// SQLite knows one set of characters.
	$is_coded = $wpdb->is_mysql && in_array( $type, TEXT_KEYS, true ) && preg_match( '~^\w+$~D', $charset );
	return $is_coded ? "_$charset x'$hex'" : (string) $wpdb->prepare( '%s', $value );
}
