/**
 * Says where the tiles of a masonry stand, as custom properties for the stylesheet (style/_masonry.scss): once for the two columns of
 * a gallery of middle width (m), once for those of a wide one (l). properties.php says the same.
 */
import type { Item } from '../item';
import { pictureHeight, place, tileHeight, type End } from './placement';

export type Arrangement = 'masonry' | 'grid' | 'tall';

/** Custom properties by name. */
export type Properties = Record< `--frontage-${ string }`, string | number >;

/** Where the columns of a masonry end, at each of the widths. */
export type Ends = Partial< Record< Width, End[] > >;

type Width = 'm' | 'l';

interface Placed {
	grid: Properties;
	tiles: Properties[];
	/** Where its columns end. */
	ends: Ends;
}

/**
 * The custom properties of a gallery's grid and of each of its tiles.
 *
 * @param items       All of them, in reading order.
 * @param arrangement How they are arranged.
 * @param columns     Columns of a wide gallery.
 * @param above       Where the columns of the strip above end, if this is a strip below another one.
 */
export function properties(
	items: Item[],
	arrangement: Arrangement,
	columns: number,
	above: Ends = {}
): Placed {
	const grid: Properties = {};
	const ends: Ends = {};
	if ( arrangement !== 'masonry' ) {
		// Only a picture that is higher than its square scrolls.
		const tiles = items.map( ( { image } ): Properties =>
			arrangement === 'tall' && image
				? { '--frontage-h': Math.max( 1000, pictureHeight( image ) ) }
				: {}
		);
		return { grid, tiles, ends };
	}
	const heights = items.map( ( { image } ) => tileHeight( image ) );
	const tiles = heights.map( ( height ): Properties => ( {
		'--frontage-h': height,
	} ) );
	const widths: Width[] = columns > 2 ? [ 'm', 'l' ] : [ 'm' ];
	for ( const width of widths ) {
		const tops = above[ width ];
		const placed = place(
			heights,
			width === 'm' ? Math.min( 2, columns ) : columns,
			tops
		);
		ends[ width ] = placed.ends;
		placed.spots.forEach( ( [ column, pictures, before ], at ) =>
			Object.assign( tiles[ at ] ?? {}, {
				[ `--frontage-c${ width }` ]: column,
				[ `--frontage-r${ width }` ]: pictures,
				[ `--frontage-n${ width }` ]: before,
			} )
		);
		grid[ `--frontage-end${ width }` ] = `max(${ depths( placed.ends ) })`;
		if ( tops ) {
			grid[ `--frontage-top${ width }` ] = `min(${ depths( tops ) })`;
			grid[ `--frontage-last${ width }` ] = `max(${ depths( tops ) })`;
		}
	}
	return { grid, tiles, ends };
}

/* How far down columns reach, for the stylesheet, which knows how high words are. */
const depths = ( ends: End[] ): string =>
	ends
		.map(
			( [ pictures, tiles ] ) =>
				`${ pictures } * var(--frontage-unit) + ${ tiles } * var(--frontage-pitch)`
		)
		.join( ', ' );

/**
 * The same for a gallery that grows: a tile before the first one that has changed keeps the very object it had, by which React knows
 * that it stands as before.
 */
export function steadily(): typeof properties {
	let before: { items: Item[]; tiles: Properties[]; above?: Ends } = {
		items: [],
		tiles: [],
	};
	return ( items, arrangement, columns, above ) => {
		const placed = properties( items, arrangement, columns, above );
		const change = items.findIndex(
			( item, at ) =>
				item !== before.items[ at ] || above !== before.above
		);
		const kept = change < 0 ? items.length : change;
		before = {
			items,
			above,
			tiles: [
				...before.tiles.slice( 0, kept ),
				...placed.tiles.slice( kept ),
			],
		};
		return { ...placed, tiles: before.tiles };
	};
}
