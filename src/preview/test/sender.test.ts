/** The side of a preview that sends. */
import { preview } from '../sender';

interface Message {
	param: string;
	data: unknown;
	id: number;
}

let frame: HTMLIFrameElement;
let sent: Message[];

/* jsdom doesn't load frames: this stands for the page in it. */
function answer( data: object, origin = location.origin ) {
	window.dispatchEvent(
		new MessageEvent( 'message', {
			data,
			origin,
			source: frame.contentWindow,
		} )
	);
}

const ready = () => answer( { call: 'frontagePreviewReady' } );
const acknowledge = ( id: number, refused = {} ) =>
	answer( { call: 'frontagePreviewApplied', id, applied: {}, refused } );

beforeEach( () => {
	jest.useFakeTimers();
	document.body.innerHTML = '<iframe></iframe>';
	frame = document.querySelector( 'iframe' ) as HTMLIFrameElement;
	sent = [];
	const inner = frame.contentWindow as Window;
	Object.defineProperty( frame, 'contentWindow', { value: inner } );
	jest.spyOn( inner, 'postMessage' ).mockImplementation(
		( message, target ) => {
			expect( target ).toBe( location.origin );
			sent.push( message.value );
		}
	);
} );

test( '[PV-05] sender: each ready of the page gets the whole state, which settles what was lost', async () => {
	const { set, end } = preview( frame, '/about/?a=1#b' );
	expect( frame.src ).toBe(
		'http://localhost/about/?a=1&frontage_preview=1#b'
	);
	const first = set( 'siteTitle', { show: false } );
	const second = set( 'siteLogo', { width: 9 } );
	ready();
	expect( sent[ 2 ] ).toEqual( {
		param: 'clearPreviewAssets',
		data: { siteTitle: { show: false }, siteLogo: { width: 9 } },
		id: 3,
	} );
	// Not from elsewhere.
	answer( { call: 'frontagePreviewApplied', id: 9 }, 'http://evil.example' );
	answer( { call: 'other', id: 9 } );
	acknowledge( 3, { a: 'unknown' } );
	expect( ( await first ).refused ).toEqual( { a: 'unknown' } );
	expect( ( await second ).refused ).toEqual( { a: 'unknown' } );
	end();
	ready();
	expect( sent ).toHaveLength( 3 );
} );

test( '[PV-05] sender: fifty steps can be undone; a drag is one', () => {
	const { set, undo, canUndo, end } = preview( frame, '/' );
	expect( canUndo() ).toBe( false );
	for ( let width = 1; width <= 60; width++ ) {
		jest.advanceTimersByTime( 600 );
		set( 'siteLogo', { width } );
		set( 'siteLogo', { width } );
	}
	for ( let width = 61; width <= 90; width++ ) {
		jest.advanceTimersByTime( 16 );
		set( 'siteLogo', { width } );
	}
	const state = () => sent.at( -1 )?.data;
	undo();
	expect( state() ).toEqual( { siteLogo: { width: 59 } } );
	for ( let step = 0; step < 60; step++ ) {
		undo();
	}
	expect( canUndo() ).toBe( false );
	expect( state() ).toEqual( { siteLogo: { width: 10 } } );
	end();
} );

test( '[PV-04] sender: what is complete is forgotten, also by a page that comes later', () => {
	const { set, complete, end } = preview( frame, '/' );
	set( 'siteTitle', { show: true } );
	complete();
	const params = () => sent.map( ( { param } ) => param );
	expect( params() ).toEqual( [
		'siteTitle',
		'clearPreviewAssets',
		'completeOnboarding',
	] );
	ready();
	expect( params().slice( 3 ) ).toEqual( [
		'clearPreviewAssets',
		'completeOnboarding',
	] );
	set( 'siteTitle', { show: false } );
	ready();
	expect( params().slice( 5 ) ).toEqual( [
		'siteTitle',
		'clearPreviewAssets',
	] );
	end();
} );

test( '[PV-02] sender: the same value is not sent again', () => {
	const { set, end } = preview( frame, '/' );
	const first = set( 'siteLogo', { width: 9 } );
	expect( set( 'siteLogo', { width: 9 } ) ).toBe( first );
	expect( sent ).toHaveLength( 1 );
	end();
} );
