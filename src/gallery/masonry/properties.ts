/**
 * Says where the tiles of a masonry stand, as custom properties for the stylesheet (style/_masonry.scss): once for the two columns of
 * a gallery of middle width (m), once for those of a wide one (l). properties.php says the same.
 */
import type { Item } from '../item';
import { pictureHeight, place, tileHeight } from './placement';

export type Arrangement = 'masonry' | 'grid' | 'tall';

/** Custom properties by name. */
export type Properties = Record< `--frontage-${ string }`, string | number >;

/**
 * The custom properties of a gallery's grid and of each of its tiles.
 *
 * @param items       All of them, in reading order.
 * @param arrangement How they are arranged.
 * @param columns     Columns of a wide gallery.
 */
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
	const widths = columns > 2 ? [ 'm', 'l' ] : [ 'm' ];
	for ( const width of widths ) {
		const { spots, ends } = place(
			heights,
			width === 'm' ? Math.min( 2, columns ) : columns
		);
		spots.forEach( ( [ column, pictures, above ], at ) =>
			Object.assign( tiles[ at ] ?? {}, {
				[ `--frontage-c${ width }` ]: column,
				[ `--frontage-r${ width }` ]: pictures,
				[ `--frontage-n${ width }` ]: above,
			} )
		);
		const sums = ends.map(
			( [ pictures, above ] ) =>
				`${ pictures } * var(--frontage-unit) + ${ above } * var(--frontage-pitch)`
		);
		grid[ `--frontage-end${ width }` ] = `max(${ sums.join( ', ' ) })`;
	}
	return { grid, tiles };
}

/**
 * The same for a gallery that grows: a tile before the first one that has changed keeps the very object it had, by which React knows
 * that it stands as before.
 */
export function steadily(): typeof properties {
	let before: { items: Item[]; tiles: Properties[] } = {
		items: [],
		tiles: [],
	};
	return ( items, arrangement, columns ) => {
		const { grid, tiles } = properties( items, arrangement, columns );
		const change = items.findIndex(
			( item, at ) => item !== before.items[ at ]
		);
		const kept = change < 0 ? items.length : change;
		before = {
			items,
			tiles: [ ...before.tiles.slice( 0, kept ), ...tiles.slice( kept ) ],
		};
		return { grid, tiles: before.tiles };
	};
}
