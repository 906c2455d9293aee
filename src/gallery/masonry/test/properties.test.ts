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
		ends: {},
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

test( '[PF-14] in a strip below another one every tile stands where it would in one list', () => {
	const whole = properties( items, 'masonry', 3 );
	const above = properties( items.slice( 0, 6 ), 'masonry', 3 );
	const below = properties( items.slice( 6 ), 'masonry', 3, above.ends );
	expect( [ ...above.tiles, ...below.tiles ] ).toEqual( whole.tiles );
	expect( below.ends ).toEqual( whole.ends );
	expect( below.grid ).toMatchObject( whole.grid );
	for ( const width of [ 'm', 'l' ] as const ) {
		expect( below.grid[ `--frontage-last${ width }` ] ).toBe(
			above.grid[ `--frontage-end${ width }` ]
		);
		expect( above.grid ).not.toHaveProperty( `--frontage-top${ width }` );
	}
} );

test( '[PF-23] a tile stands elsewhere when what is above its strip has changed', () => {
	const place = steadily();
	const { ends } = properties( items.slice( 0, 5 ), 'masonry', 3 );
	const some = items.slice( 6 );
	place( some, 'masonry', 3, {} );
	expect( place( some, 'masonry', 3, ends ) ).toEqual(
		properties( some, 'masonry', 3, ends )
	);
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
