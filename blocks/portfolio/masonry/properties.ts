/**
 * Positions of the masonry's tiles as custom properties for the stylesheet (style/_masonry.scss): one set for each number of columns that the gallery
 * may have. Those of a device are valid on it alone, as responsive values are. Counterpart of properties.php.
 */
import type { Item } from '../data/item';
import { pictureHeight, place, tileHeight } from './placement';

export type Arrangement = 'masonry' | 'grid' | 'tall';

/** Numbers of columns by the end of the properties' names; those of devices begin with a hyphen. */
export type Slots = Record< string, number >;

/** Custom properties by name. */
export type Properties = Record< `--frontage-${ string }`, string | number >;

/** Custom properties of a gallery's grid and of each of its tiles, in DOM order. */
export function properties(
	items: Item[],
	arrangement: Arrangement,
	slots: Slots
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
	for ( const [ slot, columns ] of Object.entries( slots ) ) {
		const when = slot[ 0 ] === '-' ? `var(--frontage${ slot }) ` : '';
		place( heights, columns ).spots.forEach(
			( [ column, pictures, before ], at ) =>
				Object.assign( tiles[ at ] ?? {}, {
					[ `--frontage-c${ slot }` ]: when + column,
					[ `--frontage-r${ slot }` ]: when + pictures,
					[ `--frontage-n${ slot }` ]: when + before,
				} )
		);
	}
	return { grid, tiles };
}
