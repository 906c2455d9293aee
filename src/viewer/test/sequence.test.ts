import type { Item } from '../../gallery/item';
import { sequence, type Source } from '../sequence';

const item = (
	id: number,
	opensIn: Item[ 'opensIn' ] = 'lightbox'
): Item => ( {
	id,
	slug: `item-${ id }`,
	title: `Item ${ id }`,
	link: `/item-${ id }/`,
	type: 'page',
	opensIn,
} );

/** Ten items, ids 100 to 109; 103 opens in a new tab. Three a page, the second page is loaded. */
const ALL = Array.from( { length: 10 }, ( _, at ) =>
	item( 100 + at, at === 3 ? 'new-tab' : 'lightbox' )
);
const source = ( more: Partial< Source > = {} ) => {
	const page = jest.fn( async ( number: number, perPage: number ) =>
		ALL.slice( ( number - 1 ) * perPage, number * perPage )
	);
	return {
		page,
		sequence: sequence( {
			items: ALL.slice( 3, 6 ),
			start: 3,
			total: 10,
			perPage: 3,
			page,
			...more,
		} ),
	};
};

test( '[LB-06] next and previous go on into pages that are not loaded, each fetched once', async () => {
	const { sequence: all, page } = source();
	expect( await all.neighbour( 5, 1 ) ).toBe( 6 );
	expect( all.item( 6 )?.id ).toBe( 106 );
	expect( await all.neighbour( 6, 1 ) ).toBe( 7 );
	expect( await all.neighbour( 4, -1 ) ).toBe( 2 );
	expect( page.mock.calls ).toEqual( [
		[ 3, 3 ],
		[ 1, 3 ],
	] );
	expect( await all.neighbour( 0, -1 ) ).toBeUndefined();
	expect( await all.neighbour( 9, 1 ) ).toBeUndefined();
} );

test( '[LB-03] what is known to open elsewhere is passed over and not counted', async () => {
	const { sequence: all } = source();
	expect( all.count( 4 ) ).toEqual( [ 4, 9 ] );
	expect( all.count( 9 ) ).toEqual( [ 9, 9 ] );
} );

test( '[LB-06] a page that failed is asked for again', async () => {
	const page = jest
		.fn()
		.mockRejectedValueOnce( new Error( 'offline' ) )
		.mockResolvedValue( ALL.slice( 6, 9 ) );
	const { sequence: all } = source( { page } );
	await expect( all.neighbour( 5, 1 ) ).rejects.toThrow( 'offline' );
	expect( await all.neighbour( 5, 1 ) ).toBe( 6 );
} );

test( '[LB-06] items that were published or taken away meanwhile show nothing twice and end the list', async () => {
	const page = jest.fn( async () => [ item( 105 ), item( 106 ) ] );
	const { sequence: all } = source( { page, total: 9 } );
	expect( await all.neighbour( 5, 1 ) ).toBe( 7 );
	expect( all.item( 7 )?.id ).toBe( 106 );
	expect( await all.neighbour( 7, 1 ) ).toBeUndefined();
	expect( all.count( 7 )[ 1 ] ).toBe( 6 );
} );

test( '[PF-28] an item that is not loaded is found by a few large requests', async () => {
	const { sequence: all, page } = source();
	expect( await all.locate( 108 ) ).toBe( 8 );
	expect( await all.locate( 104 ) ).toBe( 4 );
	expect( page.mock.calls ).toEqual( [ [ 1, 100 ] ] );

	const large = source( { total: 10000, page: jest.fn( async () => [] ) } );
	expect( await large.sequence.locate( 999 ) ).toBeUndefined();
} );
