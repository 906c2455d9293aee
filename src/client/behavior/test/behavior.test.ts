import { behavior } from '../behavior';

const undos: ( () => void )[] = [];
const log: string[] = [];

function greeter( name = 'greet' ) {
	const undo = behavior(
		name,
		{ words: 'hello', loud: false },
		( element, { words, loud } ) => {
			log.push(
				`${ element.textContent }: ${ words }${ loud ? '!' : '' }`
			);
			return () => log.push( `${ element.textContent }: bye` );
		}
	);
	undos.push( undo );
	return undo;
}

/** Mutation observers are called in a microtask. */
const settled = () => Promise.resolve();

const said = () => log.splice( 0 );

beforeEach( () => {
	document.body.className = '';
	document.body.innerHTML = '';
	said();
} );

afterEach( () => undos.splice( 0 ).forEach( ( undo ) => undo() ) );

test( 'behavior: attaches to every element on the page, once', () => {
	document.body.innerHTML =
		'<p data-frontage-greet>a</p><p data-frontage-greet>b</p><p>c</p>';
	greeter();
	expect( said() ).toEqual( [ 'a: hello', 'b: hello' ] );
} );

test( 'behavior: attaches to added elements, however deep', async () => {
	greeter();
	document.body.innerHTML = '<div><p data-frontage-greet>a</p></div><p>b</p>';
	await settled();
	document
		.querySelector( 'body > p' )
		?.setAttribute( 'data-frontage-greet', '' );
	await settled();
	expect( said() ).toEqual( [ 'a: hello', 'b: hello' ] );
} );

test( 'behavior: removed elements are detached, re-added ones attached', async () => {
	document.body.innerHTML = '<div><p data-frontage-greet>a</p></div>';
	greeter();
	const box = document.querySelector( 'div' ) as HTMLElement;
	box.remove();
	await settled();
	document.body.append( box );
	await settled();
	box.querySelector( 'p' )?.removeAttribute( 'data-frontage-greet' );
	await settled();
	expect( said() ).toEqual( [ 'a: hello', 'a: bye', 'a: hello', 'a: bye' ] );
} );

test( 'behavior: an element moved within the page stays attached', async () => {
	document.body.innerHTML = '<p data-frontage-greet>a</p><div></div>';
	greeter();
	document
		.querySelector( 'div' )
		?.append( document.querySelector( 'p' ) as HTMLElement );
	await settled();
	expect( said() ).toEqual( [ 'a: hello' ] );
} );

test( 'behavior: the attribute overrides defaults, also when it changes', async () => {
	document.body.innerHTML = `<p data-frontage-greet='{"loud":true,"unknown":1}'>a</p>`;
	greeter();
	document
		.querySelector( 'p' )
		?.setAttribute( 'data-frontage-greet', '{"words":"hi"}' );
	await settled();
	expect( said() ).toEqual( [ 'a: hello!', 'a: bye', 'a: hi' ] );
} );

test( 'behavior: malformed options keep the defaults and warn', () => {
	document.body.innerHTML = `<p data-frontage-greet="{">a</p><p data-frontage-greet="[1]">b</p><p data-frontage-greet="null">c</p>`;
	greeter();
	expect( said() ).toEqual( [ 'a: hello', 'b: hello', 'c: hello' ] );
	expect( console ).toHaveErrored();
	// eslint-disable-next-line no-console
	expect( console.error ).toHaveBeenCalledTimes( 1 );
} );

test( 'behavior: options of one element do not change the defaults', () => {
	document.body.innerHTML =
		'<p data-frontage-count>a</p><p data-frontage-count="{">b</p><p data-frontage-count="{">c</p>';
	undos.push(
		behavior( 'count', { n: 0 }, ( element, options ) => {
			options.n++;
			log.push( `${ element.textContent }: ${ options.n }` );
		} )
	);
	expect( said() ).toEqual( [ 'a: 1', 'b: 1', 'c: 1' ] );
	expect( console ).toHaveErrored();
} );

test( 'behavior: one that throws, attached or detached, breaks no other', async () => {
	document.body.innerHTML =
		'<p data-frontage-greet data-frontage-broken>a</p><p data-frontage-broken>b</p>';
	undos.push(
		behavior( 'broken', {}, ( element ) => {
			if ( element.textContent === 'a' ) {
				throw new Error( 'at work' );
			}
			return () => {
				throw new Error( 'when undone' );
			};
		} )
	);
	greeter();
	document.body.innerHTML = '';
	await settled();
	expect( said() ).toEqual( [ 'a: hello', 'a: bye' ] );
	expect( console ).toHaveErrored();
	// eslint-disable-next-line no-console
	expect( console.error ).toHaveBeenCalledTimes( 2 );
} );

test( 'behavior: undoing one leaves nothing of it, and others attached', async () => {
	document.body.innerHTML = '<p data-frontage-greet data-frontage-wave>a</p>';
	const undo = greeter();
	greeter( 'wave' );
	said();
	undo();
	expect( said() ).toEqual( [ 'a: bye' ] );
	document.body.innerHTML = '<p data-frontage-greet data-frontage-wave>b</p>';
	await settled();
	expect( said() ).toEqual( [ 'a: bye', 'b: hello' ] );
} );

test( 'behavior: declared while the page changes it misses nothing', async () => {
	greeter();
	document.body.innerHTML = '<p data-frontage-greet>a</p>';
	greeter( 'wave' );
	await settled();
	expect( said() ).toEqual( [ 'a: hello' ] );
} );

test( '[IS-07] behavior: a script that is on the page twice attaches once', () => {
	document.body.innerHTML = '<p data-frontage-greet>a</p>';
	greeter();
	greeter();
	expect( said() ).toEqual( [ 'a: hello' ] );
} );

test( 'behavior: the block editor’s page stays unchanged', async () => {
	document.body.className = 'wp-admin block-editor-page';
	document.body.innerHTML = '<p data-frontage-greet>a</p>';
	greeter();
	document.body.innerHTML = '<p data-frontage-greet>b</p>';
	await settled();
	expect( said() ).toEqual( [] );
} );
