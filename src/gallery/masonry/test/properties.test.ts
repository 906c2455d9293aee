import type { Item } from '../../item';
import { properties, steadily } from '../properties';

const item = ( id: number ): Item => ( {
	id,
	title: `Item ${ id }`,
	link: '/',
	type: 'page',
	opensIn: 'same-tab',
	...( id % 3
		? {
				image: {
					src: 'a.jpg',
					srcset: '',
					width: 1000,
					height: 500 * ( id % 3 ),
					alt: '',
					color: '',
				},
			}
		: {} ),
} );
const items = Array.from( { length: 12 }, ( _, at ) => item( at ) );

test( '[PF-14] tiles know their place for two columns, and for the owner’s number where that is another', () => {
	const names = ( columns: number ) =>
		Object.keys( properties( items, 'masonry', columns ).tiles[ 1 ] ?? {} );
	expect( names( 2 ) ).toEqual( [
		'--frontage-h',
		'--frontage-cm',
		'--frontage-rm',
		'--frontage-nm',
	] );
	expect( names( 3 ) ).toHaveLength( 7 );
	expect( properties( items, 'masonry', 1 ).tiles[ 1 ] ).toMatchObject( {
		'--frontage-cm': 0,
	} );
	expect( properties( items, 'grid', 3 ) ).toEqual( {
		grid: {},
		tiles: items.map( () => ( {} ) ),
	} );
} );

test( '[PF-23] tiles that stand are known to stand, however many come behind them', () => {
	const place = steadily();
	const before = place( items.slice( 0, 6 ), 'masonry', 3 ).tiles;
	const grown = place( items, 'masonry', 3 );
	grown.tiles
		.slice( 0, 6 )
		.forEach( ( tile, at ) => expect( tile ).toBe( before[ at ] ) );
	expect( grown ).toEqual( properties( items, 'masonry', 3 ) );
} );

test( '[PF-09] after a filter every tile is placed anew', () => {
	const place = steadily();
	place( items, 'masonry', 3 );
	const some = items.filter( ( { id } ) => id % 2 );
	expect( place( some, 'masonry', 3 ) ).toEqual(
		properties( some, 'masonry', 3 )
	);
	expect( place( items.slice( 0, 2 ), 'masonry', 3 ) ).toEqual(
		properties( items.slice( 0, 2 ), 'masonry', 3 )
	);
} );
