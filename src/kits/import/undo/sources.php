<?php
/** All of the site's tables in which something may be used, and how they are read: by as much as memory holds, with a cursor. */

declare( strict_types=1 );

namespace Frontage\Kits;

use function Frontage\Values\items;
use function Frontage\Values\number;

defined( 'ABSPATH' ) || exit;

/**
 * Tables by the name of the phase that reads them: `from` with joins, `id`, `bytes`, what is `read` of a row, `where`, and the time when it was `edited`.
 */
const SOURCES = [
	'posts'       => [
		'from'   => '{posts} p',
		'id'     => 'p.ID',
		'bytes'  => 'LENGTH( p.post_content ) + LENGTH( p.post_excerpt ) + LENGTH( p.post_content_filtered )',
		'read'   => 'p.ID AS owner, p.post_type AS name, p.post_parent AS parent, p.post_excerpt, p.post_content_filtered, p.post_content AS value',
		'where'  => "p.post_type <> 'revision'",
		'edited' => 'p.post_modified_gmt',
	],
	'meta'        => [
		'from'   => '{postmeta} m JOIN {posts} p ON p.ID = m.post_id',
		'id'     => 'm.meta_id',
		'bytes'  => 'LENGTH( m.meta_value )',
		'read'   => 'm.post_id AS owner, m.meta_key AS name, m.meta_value AS value',
		'where'  => "p.post_type <> 'revision'",
		'edited' => 'p.post_modified_gmt',
	],
	'terms'       => [
		'from'   => '{term_taxonomy}',
		'id'     => 'term_taxonomy_id',
		'bytes'  => 'LENGTH( description )',
		'read'   => 'term_id AS owner, taxonomy AS name, parent, description AS value',
		'where'  => '1 = 1',
		'edited' => '',
	],
	'termmeta'    => [
		'from'   => '{termmeta}',
		'id'     => 'meta_id',
		'bytes'  => 'LENGTH( meta_value )',
		'read'   => 'term_id AS owner, meta_key AS name, meta_value AS value',
		'where'  => '1 = 1',
		'edited' => '',
	],
	'comments'    => [
		'from'   => '{comments}',
		'id'     => 'comment_ID',
		'bytes'  => 'LENGTH( comment_content )',
		'read'   => "comment_ID AS owner, 'comment' AS name, CONCAT( comment_content, ' ', comment_author_url ) AS value",
		'where'  => "comment_approved <> 'spam'",
		'edited' => '',
	],
	'commentmeta' => [
		'from'   => '{commentmeta}',
		'id'     => 'meta_id',
		'bytes'  => 'LENGTH( meta_value )',
		'read'   => 'comment_id AS owner, meta_key AS name, meta_value AS value',
		'where'  => '1 = 1',
		'edited' => '',
	],
	'usermeta'    => [
		'from'   => '{usermeta}',
		'id'     => 'umeta_id',
		'bytes'  => 'LENGTH( meta_value )',
		'read'   => 'user_id AS owner, meta_key AS name, meta_value AS value',
		'where'  => '1 = 1',
		'edited' => '',
	],
	'options'     => [
		'from'   => '{options}',
		'id'     => 'option_id',
		'bytes'  => 'LENGTH( option_value )',
		'read'   => '0 AS owner, option_name AS name, option_value AS value',
		'where'  => "( option_name NOT LIKE 'frontage\\_kit\\_%' OR option_name LIKE 'frontage\\_kit\\_%\\_pointers' )
			AND option_name NOT LIKE '%\\_transient\\_%' AND option_name NOT LIKE '%\\_children'",
		'edited' => '',
	],
];

/** Tables of WordPress that are read by them. */
const SOUGHT_TABLES = [ 'posts', 'postmeta', 'term_taxonomy', 'termmeta', 'comments', 'commentmeta', 'usermeta', 'options' ];

/** @return array<string, string> A table with the names of this site. */
function source( string $name ): array {
	global $wpdb;
	$tables = [];
	foreach ( SOUGHT_TABLES as $table ) {
		$tables[ '{' . $table . '}' ] = (string) $wpdb->$table;
	}
	$source = SOURCES[ $name ];

	$source['from'] = strtr( $source['from'], $tables );
	return $source;
}

/** @return array<string, int> Last ids of all tables: what has a higher one is new. */
function last_ids(): array {
	global $wpdb;
	$ids = [];
	foreach ( array_keys( SOURCES ) as $name ) {
		$source       = source( $name );
		$sql          = "SELECT MAX( $source[id] ) FROM $source[from]";
		$ids[ $name ] = (int) need_read( $wpdb->get_var( $sql ) ); // phpcs:ignore WordPress.DB -- Names of tables.
	}
	return $ids;
}

/**
 * The next ids of a table.
 * @param array<string, mixed> $pass Of a search: `since`, a time, and `ends` by table, for what is newer; empty for all.
 * @return list<int> As many as fit into memory together; one at the least.
 */
function next_ids( string $name, int $after, int $most, array $pass = [] ): array {
	$source = source( $name );
	$new    = '';
	if ( $pass ) {
		// What is dated in the future was not edited just now.
		$times  = [ gmdate( 'Y-m-d H:i:s', number( $pass['since'] ) ), gmdate( 'Y-m-d H:i:s', time() + MINUTE_IN_SECONDS ) ];
		$edited = $source['edited'] ? "OR $source[edited] BETWEEN '$times[0]' AND '$times[1]'" : '';
		$new    = "$source[id] > " . number( items( $pass['ends'] )[ $name ] ?? 0 ) . " $edited";
		// Each request reads these, so that they are few; they tell of no change.
		$new .= 'options' === $name ? " OR autoload IN ( 'yes', 'on', 'auto', 'auto-on' )" : '';
		$new  = "AND ( $new )";
	}
	$where = "WHERE $source[where] AND $source[id] > $after $new ORDER BY $source[id] LIMIT $most";
	return ids_that_fit( "SELECT $source[id] AS id, $source[bytes] AS bytes FROM $source[from] $where" );
}
