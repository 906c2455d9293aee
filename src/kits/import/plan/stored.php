<?php
/** Manifest and plan of an import in rows of a bounded size: some databases take no more than 4 MB at a time. */

declare( strict_types=1 );

namespace Frontage\Kits;

use function Frontage\Values\items;

defined( 'ABSPATH' ) || exit;

/** Bytes after which a row ends; what is written of it is twice as long at most. */
const ROW_BYTES = 524288;

/** Lists of a manifest, and the letter of their rows. */
const MANIFEST_LISTS = [
	'objects'   => 'm',
	'files'     => 'n',
	'templates' => 'l',
];

/**
 * @param array<string, mixed> $manifest Checked.
 */
function store_manifest( string $run, array $manifest ): void {
	write_row( $run, 'manifest', array_diff_key( $manifest, MANIFEST_LISTS ) );
	foreach ( MANIFEST_LISTS as $list => $letter ) {
		write_in_rows( $run, $letter, items( $manifest[ $list ] ?? [] ) );
	}
}

/** @return array<string, mixed> */
function stored_manifest( string $run ): array {
	$manifest = items( read_row( $run, 'manifest' ) );
	foreach ( MANIFEST_LISTS as $list => $letter ) {
		$manifest[ $list ] = read_of_rows( $run, $letter );
	}
	return $manifest;
}

/**
 * @param array<array<string, mixed>> $plan By name: `action`, `id`.
 */
function store_plan( string $run, array $plan ): void {
	write_in_rows( $run, 'p', $plan );
}

/** @return array<string, mixed> `action` and `id` by name. */
function stored_plan( string $run ): array {
	$plan = [];
	foreach ( read_of_rows( $run, 'p' ) as $name => $target ) {
		$plan[ (string) $name ] = $target;
	}
	return $plan;
}

/**
 * Writes values to as many rows as they need. If they were more before, the first of a key counts.
 * @param array<int|string, mixed> $values
 */
function write_in_rows( string $run, string $letter, array $values ): void {
	$row    = [];
	$bytes  = 0;
	$number = 0;
	foreach ( $values as $key => $value ) {
		$size   = strlen( (string) wp_json_encode( [ $key => $value ] ) );
		$bytes += $size;
		if ( $row && $bytes > ROW_BYTES ) {
			write_row( $run, $letter . $number, $row );
			++$number;
			$row   = [];
			$bytes = $size;
		}
		$row[ $key ] = $value;
	}
	write_row( $run, $letter . $number, $row );
}

/** @return array<int|string, mixed> */
function read_of_rows( string $run, string $letter ): array {
	$values = [];
	foreach ( read_rows( $run, $letter ) as $row ) {
		$values += items( $row );
	}
	return $values;
}
