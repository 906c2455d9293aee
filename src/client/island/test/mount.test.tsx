import { act } from 'react';
import { useEffect, useState } from '@wordpress/element';
import { emit } from '../../events/events';
import { island } from '../mount';

interface Props {
	words: string;
	picture?: string;
	element: HTMLElement;
}

const SERVER = '<p data-clicks="0"><button>Hello</button><input></p>';
const onOutcome = jest.fn();
const effects = jest.fn();
let leaving: AbortController;

function Greeter( { words, picture }: Props ) {
	const [ clicks, setClicks ] = useState( 0 );
	useEffect( () => {
		effects();
		return () => {
			effects( 'undone' );
		};
	}, [] );
	if ( clicks > 1 ) {
		throw new Error( 'too much' );
	}
	return (
		<p data-clicks={ clicks }>
			<button
				onClick={ () => setClicks( clicks + 1 ) }
				suppressHydrationWarning
			>
				{ words }
			</button>
			<input />
			{ picture && <img src={ picture } alt="" /> }
		</p>
	);
}

island< { words: string } >( 'greeter', Greeter );
island< { words: string } >( 'greeter', Greeter );

function add( props = '{"words":"Hello"}', version = '0.1.0', html = SERVER ) {
	document.body.innerHTML = `<div data-frontage-version="${ version }">${ html }</div>`;
	const element = document.body.firstElementChild;
	if ( ! ( element instanceof HTMLElement ) ) {
		throw new Error( 'no element' );
	}
	const data = document.createElement( 'template' );
	data.setAttribute( 'data-frontage-props', props );
	element.append( data );
	return element;
}

/** Visible state of the island. */
const html = ( { innerHTML }: Element ) =>
	innerHTML.replace( /<template.*<\/template>/, '' );

function request( element: HTMLElement, block = 'greeter' ) {
	leaving = new AbortController();
	emit(
		element,
		'frontage-island-mount',
		{ block, signal: leaving.signal, onOutcome },
		{ cancelable: true }
	);
}

const mount = ( element: HTMLElement, block?: string ) =>
	act( async () => request( element, block ) );

const click = () =>
	act( async () => document.querySelector( 'button' )?.click() );

beforeAll( () => {
	Object.assign( globalThis, {
		FRONTAGE_VERSION: '0.1.0',
		IS_REACT_ACT_ENVIRONMENT: true,
	} );
} );
beforeEach( () => {
	onOutcome.mockReset();
	effects.mockReset();
} );
afterEach( () => act( async () => leaving.abort() ) );

test( '[IS-02] mount: server elements keep focus and text', async () => {
	const element = add();
	const input = element.querySelector( 'input' );
	const button = element.querySelector( 'button' );
	input?.focus();
	Object.assign( input ?? {}, { value: 'typed' } );

	await mount( element );
	expect( element.querySelector( 'input' ) ).toBe( input );
	expect( element.querySelector( 'button' ) ).toBe( button );
	expect( element.ownerDocument.activeElement ).toBe( input );
	expect( input?.value ).toBe( 'typed' );

	await click();
	expect( element.querySelector( '[data-clicks="1"]' ) ).not.toBeNull();
} );

test( '[IS-07] mount: one of two copies answers, after the effects', async () => {
	onOutcome.mockImplementation( () =>
		expect( effects ).toHaveBeenCalledTimes( 1 )
	);
	await mount( add() );
	expect( onOutcome.mock.calls ).toEqual( [ [ 'mounted' ] ] );
} );

test( '[IS-07] mount: formatted HTML hydrates', async () => {
	const element = add(
		undefined,
		undefined,
		'\n<p data-clicks="0">\n\t<button>Hello</button> <!-- field -->\n<input>\n</p>\n'
	);
	const button = element.querySelector( 'button' );
	await mount( element );
	expect( element.querySelector( 'button' ) ).toBe( button );
} );

test( '[IS-07] optimizers: their wrapper of a picture is no mismatch', async () => {
	const element = add(
		'{"words":"Hello","picture":"/a.jpg"}',
		undefined,
		'<p data-clicks="0"><button>Hello</button><input><noscript>&lt;img src="/a.jpg"></noscript><picture><source srcset="/a.webp"><img src="/a.jpg" alt=""></picture></p>'
	);
	const button = element.querySelector( 'button' );
	const picture = element.querySelector( 'img' );
	await mount( element );
	expect( element.querySelector( 'button' ) ).toBe( button );
	expect( element.querySelector( 'p > img' ) ).toBe( picture );
} );

test( '[IS-02] translated pages: words that do not change stay translated', async () => {
	const words = '<font><font>Hallo</font></font>';
	const element = add(
		undefined,
		undefined,
		`<p data-clicks="0"><button>${ words }</button><input></p>`
	);
	const button = element.querySelector( 'button' );
	await mount( element );
	await click();
	expect( element.querySelector( 'button' ) ).toBe( button );
	expect( button?.innerHTML ).toBe( words );
	expect( element.querySelector( '[data-clicks="1"]' ) ).not.toBeNull();
} );

test( '[IS-08] mount: another release’s HTML is left alone, no message', async () => {
	const element = add( undefined, '0.0.9' );
	await mount( element );
	expect( onOutcome.mock.calls ).toEqual( [ [ 'server' ] ] );
	expect( html( element ) ).toBe( SERVER );
} );

test( '[IS-10] mount: broken props are reported', async () => {
	const element = add( '{"words":' );
	await mount( element );
	expect( onOutcome ).toHaveBeenCalledWith( expect.any( SyntaxError ) );
	expect( html( element ) ).toBe( SERVER );
} );

test( '[IS-10] mount: a component that throws keeps the server’s HTML', async () => {
	const element = add();
	await mount( element );
	await click();
	await click();
	expect( html( element ) ).toBe( SERVER );
	expect( onOutcome ).toHaveBeenLastCalledWith( expect.any( Error ), true );
	expect( effects ).toHaveBeenLastCalledWith( 'undone' );
	expect( console ).toHaveErrored();
} );

test( '[IS-09] mount: a removed island undoes effects, restores the HTML', async () => {
	const element = add();
	await mount( element );
	await act( async () => leaving.abort() );
	expect( effects ).toHaveBeenLastCalledWith( 'undone' );
	expect( html( element ) ).toBe( SERVER );
} );

test( '[IS-09] mount: one that is removed before it is hydrated can be mounted again', async () => {
	const element = add();
	await act( async () => {
		request( element );
		leaving.abort();
	} );
	expect( html( element ) ).toBe( SERVER );
	const button = element.querySelector( 'button' );
	await mount( element );
	expect( element.querySelector( 'button' ) ).toBe( button );
} );

test( 'mount: a request for another block is ignored', async () => {
	await mount( add(), 'other' );
	expect( onOutcome ).not.toHaveBeenCalled();
} );

test( '[IS-10] mount: restored HTML is no longer busy', async () => {
	const element = add();
	const button = element.querySelector( 'button' );
	button?.setAttribute( 'aria-busy', 'true' );
	button?.setAttribute( 'data-waking', '' );
	await mount( element );
	await click();
	await click();
	expect( html( element ) ).toBe( SERVER );
	expect( console ).toHaveErrored();
} );
