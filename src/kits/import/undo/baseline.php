<?php
/** Numbers on the site that are the ids of staged objects by chance: nobody can use what nobody has seen. Undo does not take them for uses. */

declare( strict_types=1 );

namespace Frontage\Kits;

use function Frontage\Database\free_memory;

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
	}
	$rows = [];
	foreach ( NUMBERED as $name ) {
		foreach ( array_chunk( ids_with_numbers( $name, array_map( 'intval', array_keys( $known['ids'] ) ) ), SOUGHT_AT_ONCE ) as $ids ) {
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
