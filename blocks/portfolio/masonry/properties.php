<?php
/**
 * Positions of masonry tiles as custom properties for style/_masonry.scss: one set for each number of columns that the gallery may have. Those of a
 * device are valid on it alone, as responsive values are. Twin of properties.ts.
 */

declare( strict_types=1 );

namespace Frontage\Gallery;

defined( 'ABSPATH' ) || exit;

/**
 * Custom properties of a gallery's grid and of each of its tiles.
 * @param list<array<string, mixed>> $items From Portfolio\item().
 * @param array<string, int> $columns From columns().
 * @return array{ grid: array<string, string>, tiles: list<array<string, int|string>> } Values by name.
 */
function properties( array $items, string $arrangement, array $columns ): array {
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
	$heights = array_column( $tiles, '--frontage-h' );
	foreach ( 'masonry' === $arrangement ? slots( $columns ) : [] as $slot => $count ) {
		$when = '-' === $slot[0] ? "var(--frontage$slot) " : '';
		foreach ( place( $heights, $count )['spots'] as $at => [ $column, $pictures, $above ] ) {
			$tiles[ $at ] += [
				"--frontage-c$slot" => $when . $column,
				"--frontage-r$slot" => $when . $pictures,
				"--frontage-n$slot" => $when . $above,
			];
		}
	}
	return [
		'grid'  => $grid,
		'tiles' => $tiles,
	];
}

/**
 * Numbers of columns for which tiles have positions: of a medium gallery (m), of a wide one (l), and of devices (`-tablet`) with a number of their
 * own.
 * @param array<string, int> $columns From columns().
 * @return array<string, int> By the end of the properties' names.
 */
function slots( array $columns ): array {
	$most  = $columns['value'];
	$slots = [
		'm' => min( 2, $most ),
		'l' => $most,
	];
	foreach ( array_diff_key( $columns, [ 'value' => 0 ] ) as $device => $count ) {
		$slots[ "-$device" ] = $count;
	}
	return $slots;
}
