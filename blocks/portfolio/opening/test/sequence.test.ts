import { itemOf } from '../../data/test/items';
import { entry } from '../../../../src/media/viewer/test/entry';
import { itemSequence, type Source } from '../sequence';

/** Ten items with the ids 0 to 9; 3 opens in a new tab. Three per page, the second page is loaded. */
const ALL = Array.from( { length: 10 }, ( _, at ) =>
	itemOf( at, { opensIn: at === 3 ? 'new-tab' : 'lightbox' } )
);
const source = ( more: Partial< Source > = {} ) => {
	const page = jest.fn( async ( number: number, perPage: number ) =>
		ALL.slice( ( number - 1 ) * perPage, number * perPage )
	);
	const { beside, count } = itemSequence(
		{
			items: ALL.slice( 3, 6 ),
			start: 3,
			total: 10,
			perPage: 3,
			page,
			...more,
		},
		( { id } ) => entry( { id } )
	);
	return {
		page,
		beside: async ( id: number, direction: 1 | -1 ) =>
			( await beside( entry( { id } ), direction ) )?.id,
		count: ( id: number ) => count( entry( { id } ) ),
	};
};

test( '[LB-06] sequence: next and previous load further pages, each once', async () => {
	const { beside, page } = source();
	expect( await beside( 5, 1 ) ).toBe( 6 );
	expect( await beside( 6, 1 ) ).toBe( 7 );
	expect( await beside( 4, -1 ) ).toBe( 2 );
	expect( page.mock.calls ).toEqual( [
		[ 3, 3 ],
		[ 1, 3 ],
	] );
	expect( await beside( 0, -1 ) ).toBeUndefined();
	expect( await beside( 8, 1 ) ).toBe( 9 );
	expect( await beside( 9, 1 ) ).toBeUndefined();
} );

test( '[LB-03] sequence: items that open elsewhere are skipped, not counted', async () => {
	const { count, beside } = source();
	expect( count( 4 ) ).toEqual( [ 4, 9 ] );
	await beside( 8, 1 );
	expect( count( 9 ) ).toEqual( [ 9, 9 ] );
} );

test( '[LB-06] sequence: a page that failed is requested again', async () => {
	const page = jest
		.fn()
		.mockRejectedValueOnce( new Error( 'offline' ) )
		.mockResolvedValue( ALL.slice( 6, 9 ) );
	const { beside } = source( { page } );
	await expect( beside( 5, 1 ) ).rejects.toThrow( 'offline' );
	expect( await beside( 5, 1 ) ).toBe( 6 );
} );

test( '[LB-06] sequence: new or removed items repeat nothing and end the list', async () => {
	const page = jest.fn( async () => [ itemOf( 5 ), itemOf( 6 ) ] );
	const { beside, count } = source( { page, total: 9 } );
	expect( await beside( 5, 1 ) ).toBe( 6 );
	expect( await beside( 6, 1 ) ).toBeUndefined();
	expect( count( 6 )?.[ 1 ] ).toBe( 6 );
} );

test( '[PF-28] sequence: an item not loaded is found in a few large requests', async () => {
	const { beside, count, page } = source();
	expect( count( 8 ) ).toBeUndefined();
	expect( await beside( 8, 1 ) ).toBe( 9 );
	expect( count( 8 ) ).toEqual( [ 8, 9 ] );
	expect( page.mock.calls ).toEqual( [ [ 1, 100 ] ] );

	const large = source( { total: 10000, page: jest.fn( async () => [] ) } );
	expect( await large.beside( 999, 1 ) ).toBeUndefined();
} );
