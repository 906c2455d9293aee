<?php
/**
 * Says where the tiles of a masonry stand, as custom properties for the stylesheet (style/_masonry.scss): once for the two columns of a gallery of
 * middle width (m), once for those of a wide one (l). properties.ts says the same.
 */

declare( strict_types=1 );

namespace Frontage\Gallery;

defined( 'ABSPATH' ) || exit;

/**
 * The custom properties of a gallery's grid and of each of its tiles.
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
			// Only a picture that is higher than its square scrolls.
			$tiles[] = 'tall' === $arrangement && $item['image'] ? [ '--frontage-h' => max( 1000, picture_height( $item['image'] ) ) ] : [];
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
