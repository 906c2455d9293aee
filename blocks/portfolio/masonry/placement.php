<?php
/**
 * Decides where the tiles of a masonry stand before any picture is there and without any script: each in the column that is shortest. placement.ts
 * decides the same for what comes later, and test/cases.json holds both to it. All heights are whole numbers, in thousandths of a column's width, so
 * that PHP and JavaScript add them up alike.
 */

declare( strict_types=1 );

namespace Frontage\Gallery;

defined( 'ABSPATH' ) || exit;

/** A wider picture is cropped to this, or its tile would be a line; a higher one, or its tile would be a tower. */
const LOWEST_TILE  = 400;
const HIGHEST_TILE = 1800;

/** An item without a picture has a tile all the same. */
const EMPTY_TILE = 750;

/** About what the words under a picture add to its tile. How high they are in pixels only the visitor's browser knows. */
const BELOW_PICTURE = 180;

/** Columns that end so closely count as equal, and the first of them comes first: so the eye reads on, not to and fro. */
const EQUAL = 30;

/**
 * How high an item's picture stands in a column.
 * @param null|array<string, mixed> $image From Portfolio\item().
 * @return int Thousandths of the column's width.
 */
function tile_height( ?array $image ): int {
	return $image ? max( LOWEST_TILE, min( HIGHEST_TILE, picture_height( $image ) ) ) : EMPTY_TILE;
}

/**
 * How high a picture is.
 * @param array<string, mixed> $image From Portfolio\item().
 * @return int Thousandths of its width.
 */
function picture_height( array $image ): int {
	$width = max( 1, (int) $image['width'] );
	return intdiv( 1000 * (int) $image['height'] + intdiv( $width, 2 ), $width );
}

/**
 * Places tiles, each in the column that is shortest. What comes later never moves what stands.
 * @param list<int> $heights From tile_height(), in reading order.
 * @return array{ spots: list<array{ int, int, int }>, ends: list<array{ int, int }> } For each tile its column from 0, the heights of the
 *         pictures above it and how many tiles those are; for each column the heights of all its pictures and how many they are.
 */
function place( array $heights, int $columns ): array {
	$ends  = array_fill( 0, max( 1, $columns ), [ 0, 0 ] );
	$spots = [];
	foreach ( $heights as $height ) {
		$depths = array_map(
			static function ( array $end ): int {
				return $end[0] + $end[1] * BELOW_PICTURE;
			},
			$ends
		);
		$column = 0;
		while ( $depths[ $column ] > min( $depths ) + EQUAL ) {
			++$column;
		}
		$spots[]         = [ $column, $ends[ $column ][0], $ends[ $column ][1] ];
		$ends[ $column ] = [ $ends[ $column ][0] + $height, $ends[ $column ][1] + 1 ];
	}
	return [
		'spots' => $spots,
		'ends'  => array_values( $ends ),
	];
}
