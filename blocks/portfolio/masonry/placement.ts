/**
 * Decides where the tiles of a masonry stand, as placement.php has decided for those that are there: each in the column that is shortest. So what is
 * added later stands where the server would have put it, and moves nothing. All heights are whole numbers, in thousandths of a column's width, so
 * that PHP and JavaScript add them up alike.
 */
const LOWEST_TILE = 400;
const HIGHEST_TILE = 1800;
const EMPTY_TILE = 750;
const BELOW_PICTURE = 180;
const EQUAL = 30;

/** Column from 0, heights of the pictures above, how many tiles those are. */
export type Spot = [ column: number, pictures: number, tiles: number ];

/** Heights of all pictures of a column, and how many they are. */
type End = [ pictures: number, tiles: number ];

interface Size {
	width: number;
	height: number;
}

/** How high an item's picture stands in a column; an item without one has a tile all the same. */
export const tileHeight = ( image?: Size ): number =>
	image
		? Math.max(
				LOWEST_TILE,
				Math.min( HIGHEST_TILE, pictureHeight( image ) )
			)
		: EMPTY_TILE;

/** In thousandths of the picture's width. */
export function pictureHeight( image: Size ): number {
	const width = Math.max( 1, image.width );
	return Math.floor(
		( 1000 * image.height + Math.floor( width / 2 ) ) / width
	);
}

/** Places tiles, each in the column that is shortest. What comes later never moves what stands. */
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
