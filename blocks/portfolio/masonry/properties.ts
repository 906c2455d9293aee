/**
 * Positions of the masonry's tiles as custom properties for the stylesheet (style/_masonry.scss): for the two columns of a medium-width gallery (m),
 * and for those of a wide one (l). Counterpart of properties.php.
 */
import type { Item } from '../data/item';
import { pictureHeight, place, tileHeight } from './placement';

export type Arrangement = 'masonry' | 'grid' | 'tall';

/** Custom properties by name. */
export type Properties = Record< `--frontage-${ string }`, string | number >;

/** Custom properties of a gallery's grid and of each of its tiles, in DOM order. */
export function properties(
	items: Item[],
	arrangement: Arrangement,
	columns: number
): { grid: Properties; tiles: Properties[] } {
	const grid: Properties = {};
	if ( arrangement !== 'masonry' ) {
		// Only an image higher than its square scrolls.
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
