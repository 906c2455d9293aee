<?php
/**
 * Positions of masonry tiles as custom properties for style/_masonry.scss: one set for two columns of a medium gallery (m), one for the columns of
 * a wide one (l). Twin of properties.ts.
 */

declare( strict_types=1 );

namespace Frontage\Gallery;

defined( 'ABSPATH' ) || exit;

/**
 * Custom properties of a gallery's grid and of each of its tiles.
 * @param list<array<string, mixed>> $items From Portfolio\item().
 * @return array{ grid: array<string, string>, tiles: list<array<string, int>> } Values by name.
 */
function properties( array $items, string $arrangement, int $columns ): array {
	$grid  = [];
	$tiles = [];
	foreach ( $items as $item ) {
		if ( 'masonry' === $arrangement ) {
			$tiles[] = [ '--frontage-h' => tile_height( $item['image'] ) ];
		} else {
			// Only pictures that are higher than the square tile scroll.
			$has_height = 'tall' === $arrangement && $item['image'];
			$tiles[]    = $has_height ? [ '--frontage-h' => max( 1000, picture_height( $item['image'] ) ) ] : [];
		}
	}
	$counts = 'masonry' === $arrangement ? array_unique(
		[
			'm' => min( 2, $columns ),
			'l' => $columns,
		]
	) : [];
	foreach ( $counts as $width => $count ) {
		$placed = place( array_column( $tiles, '--frontage-h' ), $count );
		foreach ( $placed['spots'] as $at => [ $column, $pictures, $above ] ) {
			$tiles[ $at ] += [
				"--frontage-c$width" => $column,
				"--frontage-r$width" => $pictures,
				"--frontage-n$width" => $above,
			];
		}
	}
	return [
		'grid'  => $grid,
		'tiles' => $tiles,
	];
}
