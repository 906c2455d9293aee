import { emit } from '../../events/events';
import type { MountRequest } from '../channel';
import { preload, run } from '../../deferred/scripts';
import { defineIsland } from '../define-island';

jest.mock( '../../deferred/scripts', () => ( {
	preload: jest.fn(),
	run: jest.fn(),
} ) );

let count = 0;
let requests: MountRequest[] = [];

/** A new island name for each test, because custom elements cannot be unregistered. */
function define( options = {} ) {
	const block = `demo${ ++count }`;
	defineIsland( block, options );
	return block;
}

function add( block: string, attributes = '', version = '0.1.0' ) {
	document.body.innerHTML = `<frontage-${ block } data-frontage-version="${ version }" data-state="server" ${ attributes }><button data-frontage-wake>More</button></frontage-${ block }>`;
	const element = document.body.firstElementChild;
	if ( ! ( element instanceof HTMLElement ) ) {
		throw new Error( 'no element' );
	}
	return element;
}

const state = () =>
	document.body.firstElementChild?.getAttribute( 'data-state' );
const click = () => document.querySelector( 'button' )?.click();
const settle = ( ms = 200 ) => jest.advanceTimersByTimeAsync( ms );

function answer( event: CustomEvent< MountRequest > ) {
	event.preventDefault();
	requests.push( event.detail );
}

beforeAll( () => Object.assign( globalThis, { FRONTAGE_VERSION: '0.1.0' } ) );
beforeEach( () => {
	jest.useFakeTimers();
	jest.mocked( run ).mockReset().mockResolvedValue();
	jest.mocked( preload ).mockReset();
	requests = [];
	document.addEventListener( 'frontage-island-mount', answer );
} );
afterEach( () => {
	document.body.innerHTML = '';
	document.removeEventListener( 'frontage-island-mount', answer );
	jest.useRealTimers();
} );

test( '[IS-01] island: no fetch before intent, nothing runs before the trigger', async () => {
	add( define() );
	await settle( 10_000 );
	expect( preload ).not.toHaveBeenCalled();

	document
		.querySelector( 'button' )
		?.dispatchEvent( new Event( 'touchstart', { bubbles: true } ) );
	await settle();
	expect( preload ).toHaveBeenCalledTimes( 1 );
	expect( run ).not.toHaveBeenCalled();
} );

test( '[IS-04] island: a click shows pending at once, then is replayed', async () => {
	add( define() );
	click();
	expect( state() ).toBe( 'waking' );
	await settle();
	expect( requests ).toHaveLength( 1 );

	const clicks = jest.fn();
	document.querySelector( 'button' )?.addEventListener( 'click', clicks );
	requests[ 0 ]?.onOutcome( 'mounted' );
	expect( state() ).toBe( 'mounted' );
	expect( clicks ).toHaveBeenCalledTimes( 1 );
} );

test( '[IS-07] island: a second copy of the script changes nothing', async () => {
	const block = define();
	expect( () => defineIsland( block ) ).not.toThrow();
} );

test( '[IS-08] island: the HTML of another release is left alone', async () => {
	add( define( { isStale: () => true } ), '', '0.0.9' );
	click();
	await settle();
	expect( run ).not.toHaveBeenCalled();
	expect( state() ).toBe( 'server' );
} );

test( '[IS-08] island: a script of another release keeps HTML and clicks', async () => {
	add( define() );
	click();
	await settle();
	requests[ 0 ]?.onOutcome( 'server' );
	expect( state() ).toBe( 'server' );
	click();
	await settle();
	expect( requests ).toHaveLength( 1 );
} );

test( 'island: a page unlike its address hydrates at once', async () => {
	add( define( { isStale: () => true } ) );
	await settle();
	expect( requests ).toHaveLength( 1 );
} );

test( '[PF-28] island: a history step hydrates one unlike its address', async () => {
	let isOther = false;
	add( define( { isStale: () => isOther } ) );
	window.dispatchEvent( new Event( 'popstate' ) );
	await settle();
	expect( requests ).toHaveLength( 0 );
	isOther = true;
	window.dispatchEvent( new Event( 'popstate' ) );
	await settle();
	expect( requests ).toHaveLength( 1 );
} );

test( 'island: one without a trigger hydrates at once', async () => {
	add( define(), 'data-frontage-trigger="load"' );
	await settle();
	expect( requests ).toHaveLength( 1 );
} );

test( '[IS-10] island: a failed script is reported once, a click retries', async () => {
	const failures: string[] = [];
	const listen = ( { detail }: CustomEvent< { error: Error } > ) =>
		failures.push( detail.error.message );
	document.addEventListener( 'frontage-island-error', listen );
	jest.mocked( run ).mockRejectedValue( new Error( 'no network' ) );
	const block = define();
	add( block );
	click();
	await settle();
	expect( state() ).toBe( 'failed' );
	click();
	await settle();
	expect( failures ).toEqual( [ 'no network', 'no network' ] );
	expect( console ).toHaveErroredWith(
		`Frontage: ${ block } failed.`,
		new Error( 'no network' )
	);

	jest.mocked( run ).mockResolvedValue();
	click();
	await settle();
	requests[ 0 ]?.onOutcome( 'mounted' );
	expect( state() ).toBe( 'mounted' );
	document.removeEventListener( 'frontage-island-error', listen );
} );

test( '[IS-10] island: no console message when a listener reports it', async () => {
	jest.mocked( run ).mockRejectedValue( new Error( 'no network' ) );
	const element = add( define() );
	element.addEventListener( 'frontage-island-error', ( event ) =>
		event.preventDefault()
	);
	click();
	await settle();
	expect( state() ).toBe( 'failed' );
} );

test( '[IS-10] island: a script that does not answer is an error', async () => {
	document.removeEventListener( 'frontage-island-mount', answer );
	add( define() );
	click();
	await settle();
	expect( state() ).toBe( 'failed' );
	expect( console ).toHaveErrored();
} );

test( '[IS-10] island: one that throws later hydrates on the next click', async () => {
	add( define() );
	click();
	await settle();
	requests[ 0 ]?.onOutcome( 'mounted' );
	requests[ 0 ]?.onOutcome( new Error( 'broken' ), true );
	expect( state() ).toBe( 'failed' );
	click();
	expect( state() ).toBe( 'waking' );
} );

test( '[IS-09] island: removed it ends, moved it stays mounted', async () => {
	const element = add( define() );
	click();
	await settle();
	requests[ 0 ]?.onOutcome( 'mounted' );

	document.body.append( document.createElement( 'p' ), element );
	await settle();
	expect( requests[ 0 ]?.signal.aborted ).toBe( false );
	expect( element.dataset.state ).toBe( 'mounted' );

	element.remove();
	await settle();
	expect( requests[ 0 ]?.signal.aborted ).toBe( true );
	expect( element.dataset.state ).toBe( 'server' );

	document.body.replaceChildren( element );
	click();
	await settle();
	expect( requests ).toHaveLength( 2 );
} );

test( '[IS-09] island: a download cut by the page cache leaves none pending', async () => {
	jest.mocked( run ).mockReturnValue( new Promise( () => {} ) );
	add( define() );
	click();
	await settle();
	const event = new Event( 'pageshow' );
	Object.assign( event, { persisted: true } );
	window.dispatchEvent( event );
	expect( state() ).toBe( 'server' );
	expect( document.querySelector( '[aria-busy]' ) ).toBeNull();
} );

test( '[IS-09] island: a prerendered page waits until it is seen', async () => {
	Object.defineProperty( document, 'prerendering', {
		value: true,
		configurable: true,
	} );
	add( define(), 'data-frontage-trigger="load"' );
	await settle();
	expect( run ).not.toHaveBeenCalled();

	Reflect.deleteProperty( document, 'prerendering' );
	document.dispatchEvent( new Event( 'prerenderingchange' ) );
	await settle();
	expect( run ).toHaveBeenCalledTimes( 1 );
} );

test( '[IS-09] island: attributes rendered anew change no state', async () => {
	const element = add( define() );
	click();
	element.setAttribute( 'data-state', 'server' );
	element.removeAttribute( 'data-frontage-version' );
	await settle();
	expect( state() ).toBe( 'waking' );
	expect( requests ).toHaveLength( 1 );
} );

test( '[IS-09] island: foreign events mount nothing', () => {
	const { signal } = new AbortController();
	const detail = { block: 'other', signal, onOutcome: jest.fn() };
	document.removeEventListener( 'frontage-island-mount', answer );
	expect(
		emit( document.body, 'frontage-island-mount', detail, {
			cancelable: true,
		} )
	).toBe( true );
} );
