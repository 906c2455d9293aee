/** Pages with galleries that have values per device, and where their tiles stand. */
import type { Locator, Page } from '@playwright/test';
import { block, parts } from './gallery-blocks';
import { test as base } from './header-page';

const DEVICES = { value: 4, widescreen: 5, tablet: 3, mobile: 2 };

interface Placed {
	id: number;
	link: string;
}

export const test = base.extend< {
	place: ( content: string ) => Promise< Placed >;
} >( {
	place: async ( { placePage }, use ) =>
		use( ( content ) => placePage( { content, title: 'Devices' } ) ),
} );

export const gallery = ( attributes: object = {} ) =>
	block( {
		instanceId: 1,
		align: 'full',
		itemsPerPage: 12,
		columns: DEVICES,
		...attributes,
	} );

/** Where the tiles of a gallery stand: number of columns, smallest gap between two of them, and whether any covers another. */
export const stand = ( root: Page | Locator ) =>
	parts( root ).items.evaluateAll( ( tiles ) => {
		const boxes = tiles.map( ( tile ) => tile.getBoundingClientRect() );
		const edges = [ ...new Set( boxes.map( ( { left } ) => left ) ) ].sort(
			( one, other ) => one - other
		);
		const width = boxes[ 0 ]?.width ?? 0;
		return {
			columns: edges.length,
			gap: Math.round(
				( edges[ 1 ] ?? 0 ) - ( edges[ 0 ] ?? 0 ) - width
			),
			startsRight: edges.length > 1 && boxes[ 0 ]?.left !== edges[ 0 ],
			covered: boxes.some( ( box, at ) =>
				boxes
					.slice( at + 1 )
					.some(
						( other ) =>
							other.left < box.right - 0.5 &&
							box.left < other.right - 0.5 &&
							other.top < box.bottom - 0.5 &&
							box.top < other.bottom - 0.5
					)
			),
		};
	} );

export { axe, banner, expect, header, LOGO_ROW } from './header-page';
export { parts, writeFrom } from './gallery-blocks';
