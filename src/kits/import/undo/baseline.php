<?php
/** What names staged objects by chance, before anybody has seen them: numbers that are their ids, names of templates and parts. Undo takes none of it for a use. */

declare( strict_types=1 );

namespace Frontage\Kits;

use function Frontage\Database\free_memory;
use function Frontage\Values\text;

defined( 'ABSPATH' ) || exit;

/** Tables whose values are numbers of anything. In texts it is known which numbers are ids. */
const NUMBERED = [ 'meta', 'termmeta', 'commentmeta', 'usermeta', 'options' ];

/**
 * Notes the rows that name staged objects already, before the switch.
 * @return KitRun The run, as it is stored.
 */
function note_baseline( Import $import ): array {
	$run   = $import->run['id'];
	$known = known_by( $run, $import->journal, [] );
	foreach ( $import->journal as $entry ) {
		$known['owners'][ "$entry[of] $entry[id]" ] = use_of( $entry );
		if ( in_array( $entry['kind'], [ 'template', 'part' ], true ) ) {
			$known[ "$entry[kind]s" ][ text( get_post_field( 'post_name', $entry['target'], 'raw' ) ) ] = use_of( $entry );
		}
	}
	$rows = [];
	$all  = array_map( static fn( string $name ): array => ids_with_numbers( $name, array_map( 'intval', array_keys( $known['ids'] ) ) ), array_combine( NUMBERED, NUMBERED ) );
	foreach ( ids_with_names( $known ) as $name => $ids ) {
		$all[ $name ] = array_values( array_unique( array_merge( $all[ $name ] ?? [], $ids ) ) );
	}
	foreach ( $all as $name => $some ) {
		foreach ( array_chunk( $some, SOUGHT_AT_ONCE ) as $ids ) {
			foreach ( found_in_rows( $name, $ids, $known ) as $id => $found ) {
				if ( '' === $found['owner'] ) {
					$rows[ "$name $id" ] = $found['hash'];
				}
			}
			free_memory();
		}
	}
	return in_transaction(
		static function () use ( $import, $run, $rows ): array {
			write_in_rows( $run, 'b', $rows );
			return store_run( after_phase( $import, 'ready' ) );
		}
	);
}

/**
 * Ids of all options, and of the rows of meta whose value is one of some numbers.
 * @param list<int> $numbers
 * @return list<int>
 */
function ids_with_numbers( string $name, array $numbers ): array {
	global $wpdb;
	$source = source( $name );
	$ids    = [];
	foreach ( 'options' === $name ? [ [] ] : array_chunk( $numbers, 500 ) as $some ) {
		$in  = $some ? "AND meta_value IN ( '" . implode( "', '", $some ) . "' )" : '';
		$sql = "SELECT $source[id] FROM $source[from] WHERE $source[where] $in";
		array_push( $ids, ...array_map( 'intval', (array) need_read( $wpdb->get_col( $sql ) ) ) ); // phpcs:ignore WordPress.DB -- Names of tables, and numbers.
	}
	return $ids;
}

/**
 * Ids of rows that may name templates and parts.
 * @param array<string, array<int|string, mixed>> $known Of known_by().
 * @return array<string, list<int>> By table.
 */
function ids_with_names( array $known ): array {
	global $wpdb;
	$slugs = array_map( 'strval', array_keys( $known['templates'] ) );
	$marks = implode( ', ', array_fill( 0, count( $slugs ), '%s' ) );
	$names = "SELECT meta_id FROM {$wpdb->postmeta} WHERE meta_key = '_wp_page_template' AND meta_value IN ( $marks )";
	$parts = "SELECT ID FROM {$wpdb->posts} WHERE post_type IN ( 'wp_template', 'wp_template_part', 'wp_block' ) AND post_content LIKE '%wp:template-part%'";
	// phpcs:disable WordPress.DB -- Past caches; the marks are of a list.
	return [
		'meta'  => $slugs ? array_map( 'intval', array_values( (array) need_read( $wpdb->get_col( $wpdb->prepare( $names, $slugs ) ) ) ) ) : [],
		'posts' => $known['parts'] ? array_map( 'intval', array_values( (array) need_read( $wpdb->get_col( $parts ) ) ) ) : [],
	];
	// phpcs:enable
}
