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

test( 'a visitor finds what stands on the page at work, each element once', () => {
	document.body.innerHTML =
		'<p data-frontage-greet>a</p><p data-frontage-greet>b</p><p>c</p>';
	greeter();
	expect( said() ).toEqual( [ 'a: hello', 'b: hello' ] );
} );

test( 'a visitor finds what comes later at work too, however deep it stands', async () => {
	greeter();
	document.body.innerHTML = '<div><p data-frontage-greet>a</p></div><p>b</p>';
	await settled();
	document
		.querySelector( 'body > p' )
		?.setAttribute( 'data-frontage-greet', '' );
	await settled();
	expect( said() ).toEqual( [ 'a: hello', 'b: hello' ] );
} );

test( 'what leaves the page is undone, and what comes back starts anew', async () => {
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

test( 'an element that is moved within the page goes on as if nothing had happened', async () => {
	document.body.innerHTML = '<p data-frontage-greet>a</p><div></div>';
	greeter();
	document
		.querySelector( 'div' )
		?.append( document.querySelector( 'p' ) as HTMLElement );
	await settled();
	expect( said() ).toEqual( [ 'a: hello' ] );
} );

test( 'an element takes what its attribute says over the defaults, and follows when it changes', async () => {
	document.body.innerHTML = `<p data-frontage-greet='{"loud":true,"unknown":1}'>a</p>`;
	greeter();
	document
		.querySelector( 'p' )
		?.setAttribute( 'data-frontage-greet', '{"words":"hi"}' );
	await settled();
	expect( said() ).toEqual( [ 'a: hello!', 'a: bye', 'a: hi' ] );
} );

test( 'malformed options leave the defaults standing, and the console says so', () => {
	document.body.innerHTML = `<p data-frontage-greet="{">a</p><p data-frontage-greet="[1]">b</p><p data-frontage-greet="null">c</p>`;
	greeter();
	expect( said() ).toEqual( [ 'a: hello', 'b: hello', 'c: hello' ] );
	expect( console ).toHaveErrored();
	// eslint-disable-next-line no-console
	expect( console.error ).toHaveBeenCalledTimes( 1 );
} );

test( 'one behavior does not change the defaults of the next element', () => {
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

test( 'a behavior that throws, at work or when undone, breaks no other', async () => {
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

test( 'undoing a behavior leaves nothing of it, and the others at work', async () => {
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

test( 'a behavior that is declared while the page changes misses nothing', async () => {
	greeter();
	document.body.innerHTML = '<p data-frontage-greet>a</p>';
	greeter( 'wave' );
	await settled();
	expect( said() ).toEqual( [ 'a: hello' ] );
} );

test( '[IS-07] a script that stands on the page twice attaches once', () => {
	document.body.innerHTML = '<p data-frontage-greet>a</p>';
	greeter();
	greeter();
	expect( said() ).toEqual( [ 'a: hello' ] );
} );

test( 'an author’s block editor page stays as it is', async () => {
	document.body.className = 'wp-admin block-editor-page';
	document.body.innerHTML = '<p data-frontage-greet>a</p>';
	greeter();
	document.body.innerHTML = '<p data-frontage-greet>b</p>';
	await settled();
	expect( said() ).toEqual( [] );
} );
