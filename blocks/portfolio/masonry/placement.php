<?php
/**
 * Masonry layout without script and before images are loaded: each tile goes to the shortest column. placement.ts is its twin for items that are
 * loaded later, and test/cases.json tests both. Heights are integers, in thousandths of a column's width, so that PHP and JavaScript add them
 * alike.
 */

declare( strict_types=1 );

namespace Frontage\Gallery;

defined( 'ABSPATH' ) || exit;

/** Limits of a picture's height; wider and taller ones are cropped. */
const LOWEST_TILE  = 400;
const HIGHEST_TILE = 1800;

/** Height of a tile without a picture. */
const EMPTY_TILE = 750;

/** Approximate height of the text below a picture; the real one is known in the browser only. */
const BELOW_PICTURE = 180;

/** Difference below which columns count as equal, and the first is used: that keeps the reading order. */
const EQUAL = 30;

/**
 * Height of an item's picture in its column.
 * @param null|array<string, mixed> $image From Portfolio\item().
 * @return int Thousandths of the column's width.
 */
function tile_height( ?array $image ): int {
	return $image ? max( LOWEST_TILE, min( HIGHEST_TILE, picture_height( $image ) ) ) : EMPTY_TILE;
}

/**
 * Height of a picture.
 * @param array<string, mixed> $image From Portfolio\item().
 * @return int Thousandths of its width.
 */
function picture_height( array $image ): int {
	$width = max( 1, (int) $image['width'] );
	return intdiv( 1000 * (int) $image['height'] + intdiv( $width, 2 ), $width );
}

/**
 * Assigns each tile to the shortest column. Later tiles never move earlier ones.
 * @param list<int> $heights From tile_height(), in reading order.
 * @return array{ spots: list<array{ int, int, int }>, ends: list<array{ int, int }> } For each tile its column from 0, the heights of the
 *         pictures above it and their number; for each column the heights of all its pictures and their number.
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
