import { attachDeferred } from '../deferred';
import { behavior } from '../../behavior/behavior';

const undos: ( () => void )[] = [];
const log: string[] = [];
let answer: ( works: boolean ) => void = () => {};
let loads = 0;

/** A behavior whose code loads when `answer( true )` is called. */
function greet( trigger: 'load' | 'interaction', html: string ) {
	document.body.innerHTML = html;
	undos.push(
		behavior(
			'greet',
			{ words: 'hello' },
			attachDeferred( trigger, () => {
				loads++;
				return new Promise( ( resolve, reject ) => {
					answer = ( works ) =>
						works
							? resolve( { attach } )
							: reject( new Error( 'no line' ) );
				} );
			} )
		)
	);
}

function attach( element: HTMLElement, { words }: { words: string } ) {
	const answerClick = ( event: Event ) => {
		event.preventDefault();
		log.push( `${ words } click` );
	};
	element.addEventListener( 'click', answerClick );
	log.push( 'attached' );
	return () => {
		element.removeEventListener( 'click', answerClick );
		log.push( 'detached' );
	};
}

/* Longer than the frame in which the click's feedback is painted. */
const settled = () =>
	new Promise( ( resolve ) =>
		requestAnimationFrame( () => setTimeout( resolve, 5 ) )
	);
const link = () => document.querySelector( 'a' ) as HTMLElement;
const LINK =
	'<p data-frontage-greet><a href="#" data-frontage-wake>Hi</a> <i>or</i></p>';

beforeEach( () => {
	log.splice( 0 );
	loads = 0;
} );
afterEach( () => undos.splice( 0 ).forEach( ( undo ) => undo() ) );

test( '[IS-04] deferred: a click before the code loads is answered once', async () => {
	greet( 'interaction', LINK );
	expect( loads ).toBe( 0 );
	link().click();
	link().click();
	expect( link().getAttribute( 'aria-busy' ) ).toBe( 'true' );
	await settled();
	expect( loads ).toBe( 1 );
	answer( true );
	await settled();
	expect( log ).toEqual( [ 'attached', 'hello click' ] );
	expect( link().hasAttribute( 'aria-busy' ) ).toBe( false );
} );

test( '[IS-01] deferred: the pointer on a control loads code, beside it none', async () => {
	greet( 'interaction', LINK );
	const over = ( selector: string ) =>
		document
			.querySelector( selector )
			?.dispatchEvent( new Event( 'pointermove', { bubbles: true } ) );
	over( 'i' );
	expect( loads ).toBe( 0 );
	over( 'a' );
	await settled();
	expect( loads ).toBe( 1 );
	answer( true );
	await settled();
	expect( log ).toEqual( [ 'attached' ] );
} );

test( '[IS-01] deferred: other triggers load it, removed elements do not', async () => {
	greet( 'load', LINK );
	await settled();
	expect( loads ).toBe( 1 );
	document.body.innerHTML = '';
	await settled();
	answer( true );
	await settled();
	expect( log ).toEqual( [] );
} );

test( '[IS-10] deferred: a failure follows the link, the next click retries', async () => {
	greet( 'interaction', LINK );
	const followed = jest.fn( ( event: Event ) => event.defaultPrevented );
	document.body.addEventListener( 'click', followed );
	link().click();
	await settled();
	answer( false );
	await settled();
	expect( loads ).toBe( 1 );
	expect( followed ).toHaveReturnedWith( false );

	link().click();
	await settled();
	answer( true );
	await settled();
	expect( log ).toEqual( [ 'attached', 'hello click' ] );
	document.body.removeEventListener( 'click', followed );
} );

test( '[IS-09] deferred: a page from the cache waits for no aborted download', async () => {
	greet( 'interaction', LINK );
	link().click();
	await settled();
	expect( loads ).toBe( 1 );
	dispatchEvent(
		Object.assign( new Event( 'pageshow' ), { persisted: true } )
	);
	expect( link().hasAttribute( 'aria-busy' ) ).toBe( false );
	const first = answer;
	link().click();
	await settled();
	expect( loads ).toBe( 2 );
	answer( true );
	first( true );
	await settled();
	expect( log ).toEqual( [ 'attached', 'hello click' ] );
} );
