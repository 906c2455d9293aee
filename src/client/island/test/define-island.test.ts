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

test( '[IS-01] nothing is fetched before a visitor shows intent, and nothing runs before the trigger', async () => {
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

test( '[IS-04] a click wakes the island: feedback at once, then the click again', async () => {
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

test( '[IS-07] a second copy of the script changes nothing', async () => {
	const block = define();
	expect( () => defineIsland( block ) ).not.toThrow();
} );

test( '[IS-08] the HTML of another release is left alone', async () => {
	add( define( { isStale: () => true } ), '', '0.0.9' );
	click();
	await settle();
	expect( run ).not.toHaveBeenCalled();
	expect( state() ).toBe( 'server' );
} );

test( '[IS-08] a script of another release leaves the HTML and stops asking for clicks', async () => {
	add( define() );
	click();
	await settle();
	requests[ 0 ]?.onOutcome( 'server' );
	expect( state() ).toBe( 'server' );
	click();
	await settle();
	expect( requests ).toHaveLength( 1 );
} );

test( 'a page that shows something else than its address asks for is mounted at once', async () => {
	add( define( { isStale: () => true } ) );
	await settle();
	expect( requests ).toHaveLength( 1 );
} );

test( '[PF-28] a step through the history wakes what then shows something else than the address asks for', async () => {
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

test( 'an island that is not to wait mounts at once', async () => {
	add( define(), 'data-frontage-trigger="load"' );
	await settle();
	expect( requests ).toHaveLength( 1 );
} );

test( '[IS-10] a script that does not come is told once, and the next click tries again', async () => {
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

test( '[IS-10] the console stays silent when somebody else tells the visitor', async () => {
	jest.mocked( run ).mockRejectedValue( new Error( 'no network' ) );
	const element = add( define() );
	element.addEventListener( 'frontage-island-error', ( event ) =>
		event.preventDefault()
	);
	click();
	await settle();
	expect( state() ).toBe( 'failed' );
} );

test( '[IS-10] a script that runs and does not answer is an error', async () => {
	document.removeEventListener( 'frontage-island-mount', answer );
	add( define() );
	click();
	await settle();
	expect( state() ).toBe( 'failed' );
	expect( console ).toHaveErrored();
} );

test( '[IS-10] an island that breaks later wakes again at the next click', async () => {
	add( define() );
	click();
	await settle();
	requests[ 0 ]?.onOutcome( 'mounted' );
	requests[ 0 ]?.onOutcome( new Error( 'broken' ), true );
	expect( state() ).toBe( 'failed' );
	click();
	expect( state() ).toBe( 'waking' );
} );

test( '[IS-09] an island that leaves the page is ended, one that only moves lives on', async () => {
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

test( '[IS-09] a download that ended in the back-forward cache leaves no island waking', async () => {
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

test( '[IS-09] a page that is rendered ahead waits until it is seen', async () => {
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

test( '[IS-09] who renders the attributes anew, as on another page, changes no state', async () => {
	const element = add( define() );
	click();
	element.setAttribute( 'data-state', 'server' );
	element.removeAttribute( 'data-frontage-version' );
	await settle();
	expect( state() ).toBe( 'waking' );
	expect( requests ).toHaveLength( 1 );
} );

test( '[IS-09] nobody else’s event mounts an island', () => {
	const { signal } = new AbortController();
	const detail = { block: 'other', signal, onOutcome: jest.fn() };
	document.removeEventListener( 'frontage-island-mount', answer );
	expect(
		emit( document.body, 'frontage-island-mount', detail, {
			cancelable: true,
		} )
	).toBe( true );
} );
