import apiFetch from '@wordpress/api-fetch';
import { forgetDeleted } from '../forget-deleted';
import { itemOf, remember } from '../queue';

jest.mock( '@wordpress/api-fetch', () => jest.fn() );

const fetching = jest.mocked( apiFetch );
/** Ids in a request, and its other parameters. */
const queryOf = ( call = 0 ) => {
	const { path = '' } = fetching.mock.calls[ call ]?.[ 0 ] ?? {};
	return new URLSearchParams( path.split( '?' )[ 1 ] );
};
const asked = ( call = 0 ) =>
	( queryOf( call ).get( 'include' ) ?? '' ).split( ',' ).map( Number );

/** Caches items 1001, 1002, … for images 1, 2, … */
const made = ( count: number ) => {
	const pictures = Array.from( { length: count }, ( _, at ) => at + 1 );
	remember(
		pictures.map( ( picture ) => ( { picture, item: 1000 + picture } ) )
	);
	return pictures;
};

beforeEach( () => fetching.mockReset() );

test( '[PF-26] item creation: a deleted item’s picture is made into one again', async () => {
	fetching.mockResolvedValue( [ { id: 1001 }, { id: 1003 } ] );
	await forgetDeleted( 'astra-portfolio', made( 3 ) );
	expect( [ 1, 2, 3 ].map( itemOf ) ).toEqual( [ 1001, undefined, 1003 ] );
} );

test( '[PF-26] item creation: a failed check makes no item twice', async () => {
	fetching.mockRejectedValue( { code: 'fetch_error', message: 'no line' } );
	await forgetDeleted( 'astra-portfolio', made( 2 ) );
	expect( [ 1, 2 ].map( itemOf ) ).toEqual( [ 1001, 1002 ] );

	fetching.mockReset();
	fetching.mockResolvedValue( { not: 'a list' } );
	await forgetDeleted( 'astra-portfolio', made( 2 ) );
	expect( [ 1, 2 ].map( itemOf ) ).toEqual( [ 1001, 1002 ] );
} );

test( '[PF-26] item creation: hundreds are looked up, a hundred at a time', async () => {
	const pictures = made( 230 );
	fetching.mockImplementation( async () =>
		asked( fetching.mock.calls.length - 1 ).map( ( id ) => ( { id } ) )
	);
	await forgetDeleted( 'astra-portfolio', pictures );
	expect( [ 0, 1, 2 ].map( ( call ) => asked( call ).length ) ).toEqual( [
		100, 100, 30,
	] );
	expect( pictures.every( itemOf ) ).toBe( true );
} );

test( '[PF-26] item creation: an author’s pending items are found', async () => {
	fetching.mockResolvedValue( [ { id: 1001 } ] );
	await forgetDeleted( 'astra-portfolio', made( 1 ) );
	expect( queryOf().get( 'status' ) ).toBe( 'any' );
} );

test( '[PF-26] item creation: the first time sends no request', async () => {
	await forgetDeleted( 'astra-portfolio', [ 9001, 9002 ] );
	expect( fetching ).not.toHaveBeenCalled();
} );
