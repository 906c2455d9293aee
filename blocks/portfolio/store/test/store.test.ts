import { DEFAULT_STATE, stateFromUrl, fingerprint } from '../../data/address';
import { fetchItems, type Found } from '../../data/api';
import { itemsOf } from '../../data/test/items';
import { enter, leave } from '../../../../src/client/overlay/history-entry';
import type { Props } from '../../props';
import { createStore, type Store } from '../store';

jest.mock( '../../data/api', () => ( { fetchItems: jest.fn() } ) );

const fetching = jest.mocked( fetchItems );
let gallery: Store;
let disconnect = () => {};

const found = ( count: number, total: number, from = 0 ): Found => ( {
	items: itemsOf( count, from ),
	total,
} );

/** Creates a gallery of 8 items, 3 per page, as rendered by the server for a URL. */
function openPage( query: string, change: Partial< Props > = {} ) {
	history.replaceState( null, '', `/work/${ query }` );
	const props = {
		instance: '1',
		state: DEFAULT_STATE,
		bar: [
			{
				word: 'category',
				all: true,
				terms: [ { id: 5, name: 'Labs', slug: 'labs' } ],
			},
		],
		items: itemsOf( 3 ),
		total: 8,
		first: 1,
		search: true,
		configured: { category: [], other: [], tags: [] },
		perPage: 3,
		...change,
	} as unknown as Props;
	gallery = createStore( props, fingerprint( stateFromUrl( '1', query ) ) );
	disconnect = gallery.connect();
}

const wait = ( ms = 1000 ) => jest.advanceTimersByTimeAsync( ms );

/** Simulates the browser's Back button. */
async function back() {
	const gone = new Promise( ( resolve ) =>
		window.addEventListener( 'popstate', resolve, { once: true } )
	);
	history.back();
	await wait( 100 );
	await gone;
}

const ids = () => gallery.get().list.items.map( ( { id } ) => id );

beforeEach( () => {
	jest.useFakeTimers();
	fetching.mockReset();
	window.scrollTo = jest.fn();
} );
afterEach( () => {
	disconnect();
	jest.useRealTimers();
} );

describe( '[PF-28] store: an answer while an item is open', () => {
	test( 'stays when it closes, and the address follows', async () => {
		openPage( '' );
		fetching.mockResolvedValue( found( 3, 8, 3 ) );
		enter( { 'frontage-1-item': '2' } );
		await wait( 100 );
		gallery.loadMore();
		await wait();
		expect( location.search ).toBe(
			'?frontage-1-item=2&frontage-1-page=2'
		);

		await back();
		expect( location.search ).toBe( '?frontage-1-page=2' );
		expect( ids() ).toHaveLength( 6 );
		expect( fetching ).toHaveBeenCalledTimes( 1 );
	} );

	test( 'is not taken for another address further back', async () => {
		openPage( '' );
		fetching.mockResolvedValue( found( 3, 3 ) );
		gallery.choose( 'category', 'labs' );
		await wait();
		fetching.mockResolvedValue( found( 3, 8, 3 ) );
		const entry = enter( { 'frontage-1-item': '2' } );
		await wait( 100 );
		gallery.search( 'x', true );
		await wait();
		history.replaceState( null, '', '/work/' );
		window.dispatchEvent( new PopStateEvent( 'popstate' ) );
		expect( location.search ).toBe( '' );
		leave( entry );
	} );
} );

describe( '[PF-28] store: an address beyond the last page', () => {
	const beyond = {
		state: { ...DEFAULT_STATE, page: 3 },
		items: itemsOf( 8 ),
	};

	test( 'has what the server has shown, and requests nothing', async () => {
		openPage( '?frontage-1-page=5&frontage-1-item=2', beyond );
		expect( location.search ).toBe(
			'?frontage-1-item=2&frontage-1-page=3'
		);
		window.dispatchEvent( new PopStateEvent( 'popstate' ) );
		expect( fetching ).not.toHaveBeenCalled();
	} );

	test( 'shows the last page', async () => {
		openPage( '', { perPage: 50, total: 60 } );
		fetching.mockImplementation( async ( _, { page, perPage } ) =>
			page === 1 ? found( Math.min( 60, perPage ), 60 ) : found( 0, 0 )
		);
		history.replaceState( null, '', '/work/?frontage-1-page=5' );
		window.dispatchEvent( new PopStateEvent( 'popstate' ) );
		await wait();
		expect( gallery.get() ).toMatchObject( {
			mode: 'idle',
			list: { total: 60, first: 1, state: { page: 2 } },
		} );
		expect( ids() ).toHaveLength( 60 );
		expect( location.search ).toBe( '?frontage-1-page=2' );
	} );
} );

describe( '[PF-09] store: choosing', () => {
	test( 'the current filter requests nothing and adds no history entry', async () => {
		openPage( '' );
		fetching.mockResolvedValue( found( 3, 3 ) );
		gallery.choose( 'category', 'labs' );
		await wait();
		const { length } = history;
		gallery.choose( 'category', 'labs' );
		await wait();
		expect( history.length ).toBe( length );
		expect( fetching ).toHaveBeenCalledTimes( 1 );
	} );

	test( 'a failed filter tries again', async () => {
		openPage( '' );
		fetching.mockRejectedValueOnce( new Error( 'no line' ) );
		gallery.choose( 'category', 'labs' );
		await wait();
		expect( gallery.get().mode ).toBe( 'failed' );
		fetching.mockResolvedValue( found( 3, 3 ) );
		gallery.choose( 'category', 'labs' );
		await wait();
		expect( gallery.get().mode ).toBe( 'idle' );
		expect( console ).toHaveErrored();
	} );
} );

test( '[PF-10] store: text is shown although the browser refuses addresses', async () => {
	openPage( '' );
	fetching.mockResolvedValue( found( 1, 1 ) );
	const refusal = jest
		.spyOn( history, 'replaceState' )
		.mockImplementation( () => {
			throw new DOMException( 'too many', 'SecurityError' );
		} );
	gallery.search( 'Item 0', true );
	await wait();
	refusal.mockRestore();
	expect( ids() ).toEqual( [ 0 ] );
} );

test( '[PF-17] store: the old list stays whole while a filter loads or fails', async () => {
	openPage( '' );
	const before = gallery.get().list;
	fetching.mockRejectedValueOnce( new Error( 'no line' ) );
	gallery.choose( 'category', 'labs' );
	expect( gallery.get() ).toMatchObject( {
		mode: 'loading',
		state: { category: 'labs' },
	} );
	expect( gallery.get().list ).toBe( before );
	await wait();
	expect( gallery.get().mode ).toBe( 'failed' );
	expect( gallery.get().list ).toBe( before );
	expect( console ).toHaveErrored();
} );

test( '[PF-11] store: Back restores the list at once, in its position', async () => {
	openPage( '' );
	fetching.mockResolvedValue( found( 3, 8, 3 ) );
	gallery.loadMore();
	await wait();
	Object.assign( window, { scrollY: 700 } );
	fetching.mockResolvedValue( found( 2, 2, 20 ) );
	gallery.choose( 'category', 'labs' );
	await wait();
	expect( ids() ).toEqual( [ 20, 21 ] );
	await back();
	expect( ids() ).toEqual( [ 0, 1, 2, 3, 4, 5 ] );
	expect( gallery.get().list.scroll ).toBe( 700 );
	expect( fetching ).toHaveBeenCalledTimes( 2 );
} );

test( '[PF-23] store: beyond a thousand tiles Load More and Back replace them', async () => {
	openPage( '?frontage-1-page=10', {
		items: itemsOf( 1000 ),
		total: 2500,
		perPage: 100,
		state: { ...DEFAULT_STATE, page: 10 },
	} );
	fetching.mockImplementation( async ( _, { page } ) =>
		found( 100, 2500, 100 * ( page - 1 ) )
	);
	gallery.loadMore();
	await wait();
	expect( ids() ).toEqual( itemsOf( 100, 1000 ).map( ( { id } ) => id ) );
	expect( gallery.get().list.first ).toBe( 11 );
	expect( location.search ).toBe( '?frontage-1-page=11' );
	gallery.loadMore();
	await wait();
	expect( ids() ).toHaveLength( 200 );
	await back();
	expect( ids() ).toHaveLength( 1000 );
} );

test( '[PF-17] store: leaving the page shows no failure, staying does', async () => {
	openPage( '' );
	fetching.mockRejectedValue( new Error( 'ended by the browser' ) );
	gallery.loadMore();
	window.dispatchEvent( new Event( 'beforeunload' ) );
	await wait();
	expect( gallery.get().mode ).toBe( 'appending' );
	await wait( 5000 );
	expect( gallery.get().mode ).toBe( 'failed' );
	expect( console ).toHaveErrored();
} );
