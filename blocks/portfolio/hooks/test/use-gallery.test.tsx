import { act } from 'react';
import { createRoot } from '@wordpress/element';
import { ALL, fingerprint, type State } from '../../../../src/gallery/address';
import { fetchItems, type Found } from '../../../../src/gallery/api';
import type { Item } from '../../../../src/gallery/item';
import { enter, leave } from '../../../../src/overlay/entries';
import type { Props } from '../../props';
import { useGallery, type Gallery } from '../use-gallery';

jest.mock( '../../../../src/gallery/api', () => ( { fetchItems: jest.fn() } ) );

const fetching = jest.mocked( fetchItems );
let gallery: Gallery;
let end = () => {};

const itemsOf = ( count: number ): Item[] =>
	Array.from( { length: count }, ( _, id ) => ( {
		id,
		title: `Item ${ id }`,
		link: `/${ id }`,
		type: 'page',
		opensIn: 'lightbox',
	} ) );

const found = ( count: number, total: number, from = 0 ): Found => ( {
	items: itemsOf( from + count ).slice( from ),
	total,
} );

/** A gallery of 8 items, 3 a page, as the server sent it for an address. */
async function arrive( query: string, change: Partial< Props > = {} ) {
	history.replaceState( null, '', `/work/${ query }` );
	const props = {
		instance: '1',
		state: ALL,
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
	const asked: State = {
		...ALL,
		page: Number(
			new URLSearchParams( query ).get( 'frontage-1-page' ) || 1
		),
	};
	function Harness() {
		gallery = useGallery( props, fingerprint( asked ) );
		return null;
	}
	const root = createRoot( document.createElement( 'div' ) );
	await act( async () => root.render( <Harness /> ) );
	end = () => root.unmount();
}

const calm = () =>
	act( async () => {
		await jest.advanceTimersByTimeAsync( 1000 );
	} );

/** The browser's Back, as the page hears of it. */
const back = () =>
	act( async () => {
		const gone = new Promise( ( resolve ) =>
			window.addEventListener( 'popstate', resolve, { once: true } )
		);
		history.back();
		await jest.advanceTimersByTimeAsync( 100 );
		await gone;
	} );

const ids = () => gallery.shown.items.map( ( { id } ) => id );

beforeAll( () => {
	Object.assign( globalThis, { IS_REACT_ACT_ENVIRONMENT: true } );
} );
beforeEach( () => {
	jest.useFakeTimers();
	fetching.mockReset();
} );
afterEach( async () => {
	await act( async () => end() );
	jest.useRealTimers();
} );

describe( '[PF-28] what comes while an item is open', () => {
	test( 'stays when it closes, and the address says so then', async () => {
		await arrive( '' );
		fetching.mockResolvedValue( found( 3, 8, 3 ) );
		await act( async () => gallery.loadMore() );
		enter( { 'frontage-1-item': '2' }, false );
		await calm();
		expect( location.search ).toBe(
			'?frontage-1-page=2&frontage-1-item=2'
		);

		await back();
		expect( location.search ).toBe( '?frontage-1-page=2' );
		expect( ids() ).toHaveLength( 6 );
		expect( fetching ).toHaveBeenCalledTimes( 1 );
	} );

	test( 'is not taken for another address further back', async () => {
		await arrive( '' );
		fetching.mockResolvedValue( found( 3, 3 ) );
		await act( async () => gallery.choose( 'category', 'labs' ) );
		fetching.mockResolvedValue( found( 3, 8, 3 ) );
		const entry = enter( { 'frontage-1-item': '2' }, false );
		await act( async () => gallery.search( 'x', true ) );
		await calm();
		history.replaceState( null, '', '/work/' );
		await act( async () => {
			window.dispatchEvent( new PopStateEvent( 'popstate' ) );
		} );
		expect( location.search ).toBe( '' );
		leave( entry );
	} );
} );

describe( '[PF-28] an address beyond the last page', () => {
	const beyond = {
		state: { ...ALL, page: 3 },
		items: itemsOf( 8 ),
	};

	test( 'says what the server has shown, and asks for nothing', async () => {
		await arrive( '?frontage-1-page=5&frontage-1-item=2', beyond );
		expect( location.search ).toBe(
			'?frontage-1-item=2&frontage-1-page=3'
		);
		await act( async () => {
			window.dispatchEvent( new PopStateEvent( 'popstate' ) );
		} );
		expect( fetching ).not.toHaveBeenCalled();
	} );

	test( 'shows the last page there is', async () => {
		await arrive( '', { perPage: 50, total: 60 } );
		fetching.mockImplementation( async ( _, { page, perPage } ) =>
			page === 1 ? found( Math.min( 60, perPage ), 60 ) : found( 0, 0 )
		);
		history.replaceState( null, '', '/work/?frontage-1-page=5' );
		await act( async () => {
			window.dispatchEvent( new PopStateEvent( 'popstate' ) );
		} );
		await calm();
		expect( gallery.shown ).toMatchObject( {
			mode: 'idle',
			total: 60,
			first: 1,
			state: { page: 2 },
		} );
		expect( ids() ).toHaveLength( 60 );
		expect( location.search ).toBe( '?frontage-1-page=2' );
	} );
} );

describe( '[PF-09] choosing', () => {
	test( 'what is chosen already asks for nothing and adds nothing to the history', async () => {
		await arrive( '' );
		fetching.mockResolvedValue( found( 3, 3 ) );
		await act( async () => gallery.choose( 'category', 'labs' ) );
		const { length } = history;
		await act( async () => gallery.choose( 'category', 'labs' ) );
		expect( history.length ).toBe( length );
		expect( fetching ).toHaveBeenCalledTimes( 1 );
	} );

	test( 'what has failed tries it again', async () => {
		await arrive( '' );
		fetching.mockRejectedValueOnce( new Error( 'no line' ) );
		await act( async () => gallery.choose( 'category', 'labs' ) );
		expect( gallery.shown.mode ).toBe( 'failed' );
		fetching.mockResolvedValue( found( 3, 3 ) );
		await act( async () => gallery.choose( 'category', 'labs' ) );
		expect( gallery.shown.mode ).toBe( 'idle' );
		expect( console ).toHaveErrored();
	} );
} );

test( '[PF-10] a browser that lets no more addresses be written shows what was typed all the same', async () => {
	await arrive( '' );
	fetching.mockResolvedValue( found( 1, 1 ) );
	const refusal = jest
		.spyOn( history, 'replaceState' )
		.mockImplementation( () => {
			throw new DOMException( 'too many', 'SecurityError' );
		} );
	await act( async () => gallery.search( 'Item 0', true ) );
	await calm();
	refusal.mockRestore();
	expect( ids() ).toEqual( [ 0 ] );
} );
