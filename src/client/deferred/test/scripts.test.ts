import type * as Scripts from '../scripts';

interface Entry {
	src?: string;
	global?: string;
	before?: string;
	after?: string;
	translations?: object;
}

let scripts: typeof Scripts;

/** A fresh copy of the loader on a page with this data. */
function page( entries: Record< string, Entry >, body = '' ) {
	document.head.innerHTML = '';
	document.body.innerHTML = `${ body }<script type="application/json" id="frontage-islands">${ JSON.stringify(
		{ deferred: { demo: Object.keys( entries ) }, scripts: entries }
	) }</script>`;
	jest.isolateModules( () => {
		scripts = require( '../scripts' );
	} );
}

const added = () => [
	...document.head.querySelectorAll< HTMLScriptElement >( 'script[src]' ),
];
const sources = () => added().map( ( { src } ) => new URL( src ).pathname );
const last = () => added().slice( -1 )[ 0 ] ?? document.createElement( 'i' );

/** Flushes promises and short timers. */
const settle = ( ms = 0 ) => jest.advanceTimersByTimeAsync( ms );

async function arrives( global?: string ) {
	if ( global ) {
		Object.assign( window, { [ global ]: {} } );
	}
	last().dispatchEvent( new Event( 'load' ) );
	await settle();
}

async function fails() {
	last().dispatchEvent( new Event( 'error' ) );
	await settle( 300 );
}

beforeEach( () => jest.useFakeTimers() );
afterEach( () => {
	jest.useRealTimers();
	for ( const name of [ 'One', 'Two', 'wp', 'order' ] ) {
		Reflect.deleteProperty( window, name );
	}
} );

test( '[IS-07] scripts: run in order, once, however often requested', async () => {
	page( { one: { src: '/one.js', global: 'One' }, two: { src: '/two.js' } } );
	const both = Promise.all( [
		scripts.run( 'demo' ),
		scripts.run( 'demo' ),
	] );
	await settle();
	expect( sources() ).toEqual( [ '/one.js' ] );
	await arrives( 'One' );
	expect( sources() ).toEqual( [ '/one.js', '/two.js' ] );
	await arrives();
	await both;
	await scripts.run( 'demo' );
	expect( sources() ).toEqual( [ '/one.js', '/two.js' ] );
} );

test( '[IS-07] scripts: one merged into another file is found by its global', async () => {
	page( { one: { src: '/one.js', global: 'One' }, two: { src: '/two.js' } } );
	Object.assign( window, { One: {} } );
	scripts.preload( 'demo' );
	expect( document.querySelectorAll( 'link' ) ).toHaveLength( 1 );
	scripts.run( 'demo' );
	await settle();
	expect( sources() ).toEqual( [ '/two.js' ] );
} );

test( '[IS-07] scripts: one the page is still loading is waited for', async () => {
	page(
		{ one: { src: '/one.js', global: 'One' }, two: { src: '/two.js' } },
		'<script id="one-js" src="/one.js" defer></script>'
	);
	scripts.run( 'demo' );
	await settle( 1000 );
	expect( sources() ).toEqual( [] );
	Object.assign( window, { One: {} } );
	await settle( 50 );
	expect( sources() ).toEqual( [ '/two.js' ] );
} );

test( '[IS-07] scripts: one an optimizer holds back is loaded after a moment', async () => {
	page(
		{ one: { src: '/one.js', global: 'One' } },
		'<script id="one-js" type="text/delayed" data-src="/one.js"></script>'
	);
	scripts.run( 'demo' );
	await settle( 1600 );
	expect( sources() ).toEqual( [ '/one.js' ] );
} );

test( '[IS-07] scripts: many held back cost one wait', async () => {
	page(
		{ one: { src: '/one.js', global: 'One' }, two: { src: '/two.js' } },
		'<script id="one-js" type="text/delayed"></script><script id="two-js" type="text/delayed"></script>'
	);
	scripts.run( 'demo' );
	await settle( 1600 );
	await arrives( 'One' );
	await settle( 60 );
	expect( sources() ).toEqual( [ '/one.js', '/two.js' ] );
} );

test( '[IS-07] scripts: two copies of the loader load one once', async () => {
	page( { one: { src: '/one.js' } } );
	const first = scripts.run( 'demo' );
	await settle();
	jest.isolateModules( () => {
		scripts = require( '../scripts' );
	} );
	const second = scripts.run( 'demo' );
	await settle( 60 );
	expect( sources() ).toEqual( [ '/one.js' ] );
	await arrives();
	await Promise.all( [ first, second ] );
	expect( sources() ).toEqual( [ '/one.js' ] );
} );

test( '[IS-10] scripts: a failed download is tried once more', async () => {
	page( { one: { src: '/one.js', global: 'One' } } );
	const done = scripts.run( 'demo' );
	await settle();
	const first = last();
	await fails();
	expect( sources() ).toEqual( [ '/one.js' ] );
	expect( last() ).not.toBe( first );
	await arrives( 'One' );
	await expect( done ).resolves.toBeUndefined();
} );

test( '[IS-10] scripts: a second failure is an error that can be retried', async () => {
	page( { one: { src: '/one.js' } } );
	const failing = expect( scripts.run( 'demo' ) ).rejects.toThrow( 'one.js' );
	await settle();
	await fails();
	await fails();
	await failing;

	const again = scripts.run( 'demo' );
	await settle();
	await arrives();
	await expect( again ).resolves.toBeUndefined();
} );

test( '[IS-10] scripts: an answer that is no script is an error', async () => {
	page( { one: { src: '/one.js', global: 'One' } } );
	const failing = expect( scripts.run( 'demo' ) ).rejects.toThrow( 'One' );
	await settle();
	await arrives();
	await failing;
} );

test( '[IS-10] scripts: an island missing from the page data is an error', async () => {
	page( {} );
	await expect( scripts.run( 'other' ) ).rejects.toThrow( 'other' );
} );

test( '[IS-05] scripts: each added element carries the page’s nonce', async () => {
	page(
		{ one: { src: '/one.js', before: 'order = 1' } },
		'<script nonce="abc"></script>'
	);
	scripts.preload( 'demo' );
	scripts.run( 'demo' );
	await settle();
	const nonces = [
		...document.head.querySelectorAll< HTMLElement >( 'script,link' ),
	].map( ( { nonce } ) => nonce );
	expect( nonces ).toEqual( [ 'abc', 'abc', 'abc' ] );
} );

test( 'scripts: inline code runs before and after its script', async () => {
	page( {
		one: {
			src: '/one.js',
			before: 'window.order = [ "before" ]',
			after: 'window.order.push( "after" )',
		},
	} );
	scripts.run( 'demo' );
	await settle();
	expect( Reflect.get( window, 'order' ) ).toEqual( [ 'before' ] );
	await arrives();
	expect( Reflect.get( window, 'order' ) ).toEqual( [ 'before', 'after' ] );
} );

test( '[IS-05] scripts: translations are set after wp-i18n and before their script', async () => {
	const setLocaleData = jest.fn();
	page( {
		'wp-i18n': {
			src: '/i18n.js',
			global: 'wp.i18n',
			translations: { default: { ltr: [ 'rtl' ] } },
		},
		one: {
			src: '/one.js',
			translations: { frontage: { Hi: [ 'Hallo' ] } },
		},
	} );
	scripts.run( 'demo' );
	await settle();
	Object.assign( window, { wp: { i18n: { setLocaleData } } } );
	await arrives();
	expect( sources() ).toEqual( [ '/i18n.js', '/one.js' ] );
	expect( setLocaleData.mock.calls ).toEqual( [
		[ { ltr: [ 'rtl' ] }, 'default' ],
		[ { Hi: [ 'Hallo' ] }, 'frontage' ],
	] );
} );

test( '[IS-07] scripts: a named element is not the global of a script', async () => {
	page( { one: { src: '/one.js', global: 'Two.one' } } );
	// Not on the window itself: jsdom defines own properties that browsers have on the prototype.
	Object.assign( window, { Two: Object.create( { one: document.body } ) } );
	scripts.run( 'demo' );
	await settle();
	expect( sources() ).toEqual( [ '/one.js' ] );
} );

const STYLED = { 'one-css': { src: '/one.css' }, one: { src: '/one.js' } };

test( '[IS-07] scripts: a stylesheet loads beside its script, which waits', async () => {
	page( STYLED );
	scripts.preload( 'demo' );
	const kinds = [ ...document.querySelectorAll( 'link' ) ].map(
		( { as } ) => as
	);
	expect( kinds ).toEqual( [ 'style', 'script' ] );
	const done = scripts.run( 'demo' );
	await settle();
	expect( sources() ).toEqual( [] );
	document
		.querySelector( 'link[rel="stylesheet"]' )
		?.dispatchEvent( new Event( 'load' ) );
	await settle();
	expect( sources() ).toEqual( [ '/one.js' ] );
	await arrives();
	await expect( done ).resolves.toBeUndefined();
} );
