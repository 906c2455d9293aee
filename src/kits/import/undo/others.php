<?php
/** Looks for files of an import in the tables of other plugins, such as those of sliders and forms: by address, for a number may mean anything there. */

declare( strict_types=1 );

namespace Frontage\Kits;

use function Frontage\Database\free_memory;
use function Frontage\Values\items;
use function Frontage\Values\number;

defined( 'ABSPATH' ) || exit;

/** Phase that reads tables of other plugins. */
const OTHERS = 'others';

/** Types of columns that may hold an address. */
const TEXT_TYPES = [ 'char', 'varchar', 'tinytext', 'text', 'mediumtext', 'longtext', 'json', 'blob', 'mediumblob', 'longblob' ];

/** Types of keys by which a table is read in order. */
const KEY_TYPES = [ 'tinyint', 'smallint', 'mediumint', 'int', 'bigint' ];

/** Rows of one table that a cursor can tell apart. */
const ROWS_OF_TABLE = 1000000000000;

/**
 * A batch of the search in tables of other plugins.
 * @return KitRun The run, as it is stored.
 */
function seek_in_others( Import $import ): array {
	$tables = other_tables();
	$known  = $import->known;
	return seek(
		$import,
		static fn( int $after, int $most ): array => next_in_others( $tables, $after, $most, $known ),
		static fn( array $ids ): array => uses_in_other_rows( $tables, $ids, $known ),
		phases()[ OTHERS ]->next
	);
}

/**
 * All uses in tables of other plugins, at once.
 * @param array<string, array<int|string, mixed>> $known Of known_by().
 * @return array<string, array<string, true>> By who uses.
 */
function uses_in_others( array $known ): array {
	$tables = other_tables();
	$uses   = [];
	for ( $ids = next_in_others( $tables, 0, SOUGHT_AT_ONCE, $known ); $ids; $ids = next_in_others( $tables, max( $ids ), SOUGHT_AT_ONCE, $known ) ) {
		$uses = with_uses( $uses, uses_in_other_rows( $tables, $ids, $known ) );
		free_memory();
	}
	return $uses;
}

/**
 * Tables of this site that are not WordPress's, with the columns that may hold an address.
 * @return list<array{table: string, key: string, texts: list<string>, owner: list<string>}> `key` is '' without a number as the key.
 */
function other_tables(): array {
	global $wpdb;
	// Views and broken tables have no engine.
	$sql  = 'SELECT TABLE_NAME AS name, COLUMN_NAME AS field, DATA_TYPE AS type, COLUMN_KEY AS part FROM information_schema.COLUMNS
		WHERE TABLE_SCHEMA = DATABASE() AND TABLE_NAME LIKE %s AND TABLE_NAME IN (
			SELECT TABLE_NAME FROM information_schema.TABLES WHERE TABLE_SCHEMA = DATABASE() AND ENGINE IS NOT NULL
		) ORDER BY TABLE_NAME, ORDINAL_POSITION';
	$rows = (array) need_read( $wpdb->get_results( $wpdb->prepare( $sql, $wpdb->esc_like( $wpdb->prefix ) . '%' ) ) ); // phpcs:ignore WordPress.DB -- Of the schema.
	// The main site's prefix is how those of other sites begin.
	$sites  = is_multisite() ? '~^' . preg_quote( $wpdb->base_prefix, '~' ) . '\d+_~' : '';
	$is_sub = $wpdb->prefix !== $wpdb->base_prefix;
	$own    = array_diff( $wpdb->tables( 'all' ), [ $wpdb->links ] );
	$fields = [];
	foreach ( $rows as $row ) {
		if ( ! in_array( $row->name, $own, true ) && ( '' === $sites || $is_sub || ! preg_match( $sites, $row->name ) ) ) {
			$fields[ $row->name ][ $row->field ] = $row;
		}
	}
	$tables = [];
	foreach ( $fields as $table => $columns ) {
		$texts = array_filter( $columns, static fn( $column ): bool => in_array( strtolower( $column->type ), TEXT_TYPES, true ) );
		$keys  = array_filter( $columns, static fn( $column ): bool => 'PRI' === $column->part );
		$key   = 1 === count( $keys ) && in_array( strtolower( reset( $keys )->type ), KEY_TYPES, true ) ? (string) key( $keys ) : '';
		$owner = isset( $columns['object_id'], $columns['object_type'] ) ? [ 'object_id', 'object_type' ] : [];
		if ( $texts ) {
			$tables[] = [
				'table' => (string) $table,
				'key'   => $key,
				'texts' => array_map( 'strval', array_keys( $texts ) ),
				'owner' => isset( $columns['post_id'] ) ? [ 'post_id' ] : $owner,
			];
		}
	}
	return $tables;
}

/** Name of a table or a column for SQL. */
function quoted( string $name ): string {
	return '`' . str_replace( '`', '``', $name ) . '`';
}

/**
 * Folders of the import's files, as texts may spell them: few, so that the database finds the rows to read in one go.
 * @param array<string, array<int|string, mixed>> $known Of known_by().
 * @return list<string>
 */
function folders_of_files( array $known ): array {
	$stems   = array_map( 'strval', array_keys( $known['files'] ) );
	$dated   = array_filter( $stems, static fn( string $stem ): bool => false !== strpos( $stem, '/' ) );
	$folders = array_map( 'dirname', $dated );
	if ( array_diff( $stems, $dated, array_map( 'basename', $dated ) ) ) {
		array_push( $folders, basename( wp_upload_dir( null, false )['basedir'] ), basename( wp_font_dir( false )['path'] ) );
	}
	$spelled = [];
	foreach ( array_unique( $folders ) as $folder ) {
		array_push( $spelled, "$folder/", str_replace( '/', '\\/', "$folder/" ), rawurlencode( "$folder/" ) );
	}
	return $spelled;
}

/**
 * Condition by which a table's rows name such a folder.
 * @param array{table: string, key: string, texts: list<string>, owner: list<string>} $table
 * @param list<string> $folders
 */
function names_folder( array $table, array $folders ): string {
	global $wpdb;
	$any = [];
	foreach ( $table['texts'] as $field ) {
		foreach ( $folders as $folder ) {
			$any[] = quoted( $field ) . $wpdb->prepare( ' LIKE %s', '%' . $wpdb->esc_like( $folder ) . '%' );
		}
	}
	return '( ' . implode( ' OR ', $any ) . ' )';
}

/**
 * The next rows that name a folder of the import's files.
 * @param list<array{table: string, key: string, texts: list<string>, owner: list<string>}> $tables
 * @param array<string, array<int|string, mixed>> $known Of known_by().
 * @return list<int> Of one table: its number and that of the row.
 */
function next_in_others( array $tables, int $after, int $most, array $known ): array {
	$folders = folders_of_files( $known );
	$row     = $after % ROWS_OF_TABLE;
	foreach ( $folders ? array_slice( $tables, intdiv( $after, ROWS_OF_TABLE ), null, true ) : [] as $at => $table ) {
		$bytes = implode( ' + ', array_map( static fn( string $field ): string => 'COALESCE( LENGTH( ' . quoted( $field ) . ' ), 0 )', $table['texts'] ) );
		$where = names_folder( $table, $folders );
		$from  = quoted( $table['table'] );
		$key   = quoted( $table['key'] );
		$ids   = ids_that_fit(
			'' === $table['key']
				? "SELECT 0 AS id, $bytes AS bytes FROM $from WHERE $where LIMIT $most OFFSET $row"
				: "SELECT $key AS id, $bytes AS bytes FROM $from WHERE $where AND $key > $row ORDER BY $key LIMIT $most"
		);
		if ( $ids ) {
			// Without a key it is the place among those rows.
			$ids = '' === $table['key'] ? range( $row + 1, $row + count( $ids ) ) : $ids;
			return array_map( static fn( int $id ): int => $at * ROWS_OF_TABLE + $id, $ids );
		}
		$row = 0;
	}
	return [];
}

/**
 * Uses in rows of one table.
 * @param list<array{table: string, key: string, texts: list<string>, owner: list<string>}> $tables
 * @param list<int>                               $ids    Of next_in_others().
 * @param array<string, array<int|string, mixed>> $known Of known_by().
 * @return array<string, array<string, true>> By who uses.
 */
function uses_in_other_rows( array $tables, array $ids, array $known ): array {
	global $wpdb;
	$table = $ids ? $tables[ intdiv( $ids[0], ROWS_OF_TABLE ) ] ?? null : null;
	if ( ! $table ) {
		return [];
	}
	$rows   = array_map( static fn( int $id ): int => $id % ROWS_OF_TABLE, $ids );
	$fields = array_merge( $table['texts'], array_diff( $table['owner'], $table['texts'] ) );
	$read   = implode( ', ', array_map( __NAMESPACE__ . '\quoted', $fields ) );
	$from   = "SELECT $read FROM " . quoted( $table['table'] );
	$sql    = '' === $table['key']
		? "$from WHERE " . names_folder( $table, folders_of_files( $known ) ) . ' LIMIT ' . count( $rows ) . ' OFFSET ' . ( $rows[0] - 1 )
		: "$from WHERE " . quoted( $table['key'] ) . ' IN ( ' . implode( ',', $rows ) . ' )';
	$uses   = [];
	foreach ( (array) need_read( $wpdb->get_results( $sql, ARRAY_A ) ) as $row ) { // phpcs:ignore WordPress.DB -- Names of the schema, and numbers.
		$row   = items( $row );
		$texts = array_map( 'strval', array_intersect_key( $row, array_flip( $table['texts'] ) ) );
		$used  = uses_of_files( readable( implode( "\n", $texts ) ), $known );
		$owner = owner_of_other_row( $row, $table['owner'], $known );
		$uses  = $used ? with_uses( $uses, [ $owner => $used ] ) : $uses;
	}
	return $uses;
}

/**
 * Object of the import that a row tells of, as in an index of pages; '' if it is another one's.
 * @param array<int|string, mixed>                $row
 * @param list<string>                            $fields
 * @param array<string, array<int|string, mixed>> $known Of known_by().
 */
function owner_of_other_row( array $row, array $fields, array $known ): string {
	$is_post = $fields && 'post' === ( $row[ $fields[1] ?? '' ] ?? 'post' );
	return $is_post ? (string) ( $known['owners'][ 'post ' . number( $row[ $fields[0] ] ?? 0 ) ] ?? '' ) : '';
}
