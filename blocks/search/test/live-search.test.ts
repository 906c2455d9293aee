import { liveSearch, type Found } from '../live/live-search';

const found = ( title: string ): Found => ( {
	results: [ { url: `/${ title }`, title, type: 'Page', image: null } ],
	total: 1,
} );

/** Mocks searches that resolve on demand, by their terms. */
function asked() {
	const open = new Map<
		string,
		{
			answer: ( found: Found ) => void;
			fail: () => void;
			signal: AbortSignal;
		}
	>();
	const search = liveSearch(
		( term, signal ) =>
			new Promise( ( answer, reject ) =>
				open.set( term, {
					answer,
					fail: () => reject( new Error( 'no' ) ),
					signal,
				} )
			)
	);
	return { open, search };
}

const settle = () => jest.advanceTimersByTimeAsync( 0 );

beforeEach( () => void jest.useFakeTimers() );
afterEach( () => void jest.useRealTimers() );

test( 'live search: one request per pause, for at least two letters', async () => {
	const { open, search } = asked();
	search.type( 's' );
	await jest.advanceTimersByTimeAsync( 500 );
	expect( open.size ).toBe( 0 );
	expect( search.get().state ).toBe( 'idle' );
	for ( const text of [ 'st', 'sta', 'stai', ' stai ' ] ) {
		search.type( text );
		await jest.advanceTimersByTimeAsync( 100 );
	}
	await jest.advanceTimersByTimeAsync( 200 );
	expect( [ ...open.keys() ] ).toEqual( [ 'stai' ] );
} );

test( 'live search: an answer older than the last one is never shown', async () => {
	const { open, search } = asked();
	search.type( 'old' );
	await jest.advanceTimersByTimeAsync( 200 );
	search.type( 'new' );
	expect( open.get( 'old' )?.signal.aborted ).toBe( true );
	await jest.advanceTimersByTimeAsync( 200 );
	open.get( 'new' )?.answer( found( 'new' ) );
	await settle();
	open.get( 'old' )?.answer( found( 'old' ) );
	await settle();
	expect( search.get() ).toMatchObject( {
		state: 'ready',
		...found( 'new' ),
	} );
} );

test( 'live search: results stay while loading, go when emptied or failed', async () => {
	const { open, search } = asked();
	search.type( 'roof' );
	await jest.advanceTimersByTimeAsync( 200 );
	open.get( 'roof' )?.answer( found( 'roof' ) );
	await settle();
	search.type( 'roofs' );
	expect( search.get() ).toMatchObject( {
		state: 'loading',
		...found( 'roof' ),
	} );
	await jest.advanceTimersByTimeAsync( 200 );
	open.get( 'roofs' )?.fail();
	await settle();
	expect( search.get() ).toMatchObject( { state: 'failed', results: [] } );
	search.retry();
	open.get( 'roofs' )?.answer( found( 'roofs' ) );
	await settle();
	expect( search.get().state ).toBe( 'ready' );
	search.type( '' );
	expect( search.get() ).toEqual( {
		state: 'idle',
		term: '',
		results: [],
		total: 0,
	} );
} );
