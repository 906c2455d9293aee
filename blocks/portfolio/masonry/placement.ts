/**
 * Assigns the tiles of a masonry to columns, each to the shortest one, by the same algorithm as placement.php. So appended tiles get the position
 * that the server would give them, and no tile moves. All heights are integers, in thousandths of a column's width, so that PHP and JavaScript
 * calculate the same sums.
 */
const LOWEST_TILE = 400;
const HIGHEST_TILE = 1800;
const EMPTY_TILE = 750;
const BELOW_PICTURE = 180;
const EQUAL = 30;

/** Column index, height of the images above, number of those tiles. */
export type Spot = [ column: number, pictures: number, tiles: number ];

/** Height and number of all images of a column. */
type End = [ pictures: number, tiles: number ];

interface Size {
	width: number;
	height: number;
}

/** Height of an item's image in a column; an item without an image has a default height. */
export const tileHeight = ( image?: Size ): number =>
	image
		? Math.max(
				LOWEST_TILE,
				Math.min( HIGHEST_TILE, pictureHeight( image ) )
			)
		: EMPTY_TILE;

/** Height in thousandths of the image's width. */
export function pictureHeight( image: Size ): number {
	const width = Math.max( 1, image.width );
	return Math.floor(
		( 1000 * image.height + Math.floor( width / 2 ) ) / width
	);
}

/** Positions tiles, each in the shortest column. Appended tiles never move existing ones. */
export function place(
	heights: number[],
	columns: number
): { spots: Spot[]; ends: End[] } {
	const ends = Array.from( { length: columns }, (): End => [ 0, 0 ] );
	const spots = heights.map( ( height ): Spot => {
		const depths = ends.map(
			( [ pictures, tiles ] ) => pictures + tiles * BELOW_PICTURE
		);
		const shortest = Math.min( ...depths ) + EQUAL;
		const column = depths.findIndex( ( depth ) => depth <= shortest );
		const [ pictures, tiles ] = ends[ column ] ?? [ 0, 0 ];
		ends[ column ] = [ pictures + height, tiles + 1 ];
		return [ column, pictures, tiles ];
	} );
	return { spots, ends };
}
