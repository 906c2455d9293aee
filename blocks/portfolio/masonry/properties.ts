/**
 * Says where the tiles of a masonry stand, as custom properties for the stylesheet (style/_masonry.scss): once for the two columns of a gallery of
 * middle width (m), once for those of a wide one (l). properties.php says the same.
 */
import type { Item } from '../data/item';
import { pictureHeight, place, tileHeight } from './placement';

export type Arrangement = 'masonry' | 'grid' | 'tall';

/** Custom properties by name. */
export type Properties = Record< `--frontage-${ string }`, string | number >;

/** The custom properties of a gallery's grid and of each of its tiles, in reading order. */
export function properties(
	items: Item[],
	arrangement: Arrangement,
	columns: number
): { grid: Properties; tiles: Properties[] } {
	const grid: Properties = {};
	if ( arrangement !== 'masonry' ) {
		// Only a picture that is higher than its square scrolls.
		const tiles = items.map( ( { image } ): Properties =>
			arrangement === 'tall' && image
				? { '--frontage-h': Math.max( 1000, pictureHeight( image ) ) }
				: {}
		);
		return { grid, tiles };
	}
	const heights = items.map( ( { image } ) => tileHeight( image ) );
	const tiles = heights.map( ( height ): Properties => ( {
		'--frontage-h': height,
	} ) );
	for ( const width of columns > 2 ? [ 'm', 'l' ] : [ 'm' ] ) {
		place(
			heights,
			width === 'm' ? Math.min( 2, columns ) : columns
		).spots.forEach( ( [ column, pictures, before ], at ) =>
			Object.assign( tiles[ at ] ?? {}, {
				[ `--frontage-c${ width }` ]: column,
				[ `--frontage-r${ width }` ]: pictures,
				[ `--frontage-n${ width }` ]: before,
			} )
		);
	}
	return { grid, tiles };
}
