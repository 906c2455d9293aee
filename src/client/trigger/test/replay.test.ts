import { queueEvents, type EventQueue } from '../replay';

let events: EventQueue;
let isHydrated: boolean;
let log: string[];

function island( html: string ): HTMLElement {
	document.body.innerHTML = `<div>${ html }</div>`;
	const element = document.body.firstElementChild;
	if ( ! ( element instanceof HTMLElement ) ) {
		throw new Error( 'no element' );
	}
	isHydrated = false;
	log = [];
	events = queueEvents( element, () => ! isHydrated );
	element.addEventListener( 'submit', ( event ) => {
		event.preventDefault();
		log.push( `submit ${ event.submitter?.textContent ?? '' }` );
	} );
	element.addEventListener( 'input', () => log.push( 'input' ) );
	element.addEventListener( 'keydown', () => log.push( 'keydown' ) );
	element.addEventListener( 'click', ( event ) => {
		const { target } = event;
		if ( target instanceof Element && ! target.matches( 'input' ) ) {
			log.push( `click ${ target.textContent }` );
		}
		if ( target instanceof Element && target.closest( 'a' ) ) {
			event.preventDefault();
		}
	} );
	return element;
}

function find< Type extends HTMLElement = HTMLElement >(
	selector: string
): Type {
	const found = document.querySelector< Type >( selector );
	if ( ! found ) {
		throw new Error( selector );
	}
	return found;
}

function hydrate() {
	isHydrated = true;
	events.replay();
}

beforeEach( () => jest.useFakeTimers() );
afterEach( () => {
	events.stop();
	jest.useRealTimers();
} );

describe( '[IS-04] replay: before the island is hydrated', () => {
	test( 'a click is replayed once, when it is, on the same node', () => {
		island( '<a href="#more" data-frontage-wake><b>More</b></a>' );
		find( 'b' ).click();
		find( 'b' ).click();
		expect( log ).toEqual( [] );

		hydrate();
		expect( log ).toEqual( [ 'click More' ] );
		events.replay();
		expect( log ).toEqual( [ 'click More' ] );
	} );

	test( 'the clicked control is busy until then', () => {
		island( '<a href="#more" data-frontage-wake>More</a>' );
		find( 'a' ).click();
		expect( find( 'a' ).getAttribute( 'aria-busy' ) ).toBe( 'true' );
		expect( find( 'a' ).hasAttribute( 'data-waking' ) ).toBe( true );

		hydrate();
		expect( find( 'a' ).hasAttribute( 'aria-busy' ) ).toBe( false );
		expect( find( 'a' ).hasAttribute( 'data-waking' ) ).toBe( false );
	} );

	test( 'no other listener gets a click twice', () => {
		island( '<a href="#more" data-frontage-wake>More</a>' );
		const seen = jest.fn();
		document.body.addEventListener( 'click', seen );
		find( 'a' ).click();
		hydrate();
		document.body.removeEventListener( 'click', seen );
		expect( seen ).toHaveBeenCalledTimes( 1 );
	} );

	test( 'clicks on two controls keep their order', () => {
		island(
			'<a href="#1" data-frontage-wake>One</a><button data-frontage-wake>Two</button>'
		);
		find( 'a' ).click();
		find( 'button' ).click();
		hydrate();
		expect( log ).toEqual( [ 'click One', 'click Two' ] );
	} );

	test.each( [
		[ 'with a modifier key', '', { ctrlKey: true } ],
		[ 'for a new window', '', { shiftKey: true } ],
		[ 'with the middle button', '', { button: 1 } ],
		[ 'on a link to another tab', 'target="_blank"', {} ],
		[ 'on a download', 'download', {} ],
	] )( 'a click %s stays the browser’s', ( _, attributes, init ) => {
		island( `<a href="#more" ${ attributes } data-frontage-wake>More</a>` );
		find( 'a' ).dispatchEvent(
			new MouseEvent( 'click', {
				bubbles: true,
				cancelable: true,
				...init,
			} )
		);
		expect( log ).toEqual( [ 'click More' ] );
	} );

	test( 'a click that another script has answered stays answered', () => {
		island( '<a href="#more" data-frontage-wake>More</a>' );
		find( 'a' ).addEventListener( 'click', ( event ) =>
			event.preventDefault()
		);
		find( 'a' ).click();
		hydrate();
		expect( log ).toEqual( [ 'click More' ] );
	} );

	test( 'a click on anything else is left alone', () => {
		island( '<a href="#item">Item</a>' );
		find( 'a' ).click();
		expect( log ).toEqual( [ 'click Item' ] );
	} );

	test( 'a form is sent with the button that sent it', () => {
		island(
			'<form data-frontage-wake><input name="s"><button>Search</button></form>'
		);
		find( 'button' ).click();
		expect( log ).toEqual( [ 'click Search' ] );
		hydrate();
		expect( log ).toEqual( [ 'click Search', 'submit Search' ] );
	} );

	test( 'a form for another tab is sent at once', () => {
		island(
			'<form data-frontage-wake target="_blank"><button>Search</button></form>'
		);
		find( 'button' ).click();
		expect( log ).toContain( 'submit Search' );
	} );

	test( 'input is replayed once, keys never', () => {
		island( '<input data-frontage-wake>' );
		const input = find< HTMLInputElement >( 'input' );
		input.value = 'so';
		for ( const type of [ 'keydown', 'input', 'input' ] ) {
			input.dispatchEvent( new Event( type, { bubbles: true } ) );
		}
		log = [];
		hydrate();
		expect( log ).toEqual( [ 'input' ] );
		expect( input.value ).toBe( 'so' );
	} );

	test( 'a click into a text field is left alone', () => {
		island( '<input data-frontage-wake>' );
		const click = new MouseEvent( 'click', {
			bubbles: true,
			cancelable: true,
		} );
		find( 'input' ).dispatchEvent( click );
		expect( click.defaultPrevented ).toBe( false );
	} );
} );

describe( '[IS-04] replay: an island that does not load in 4 s', () => {
	test( 'the last link is followed, and nothing happens a second time', () => {
		island(
			'<a href="#1" data-frontage-wake>One</a><a href="#2" data-frontage-wake>Two</a>'
		);
		document.querySelectorAll( 'a' ).forEach( ( link ) => link.click() );
		jest.advanceTimersByTime( 3999 );
		expect( log ).toEqual( [] );
		jest.advanceTimersByTime( 1 );
		expect( log ).toEqual( [ 'click Two' ] );
		hydrate();
		expect( log ).toEqual( [ 'click Two' ] );
	} );

	test( 'a second click on another link is the browser’s, at once', () => {
		island(
			'<a href="#1" data-frontage-wake>One</a><a href="#2" data-frontage-wake>Two</a>'
		);
		const [ one, two ] = document.querySelectorAll( 'a' );
		one?.click();
		jest.advanceTimersByTime( 4000 );
		two?.click();
		expect( log ).toEqual( [ 'click One', 'click Two' ] );
	} );

	test( 'the form is sent', () => {
		island( '<form data-frontage-wake><button>Search</button></form>' );
		find( 'button' ).click();
		jest.advanceTimersByTime( 4000 );
		expect( log ).toEqual( [ 'click Search', 'submit Search' ] );
	} );

	test( 'a button without a destination waits on', () => {
		island( '<button type="button" data-frontage-wake>More</button>' );
		find( 'button' ).click();
		jest.advanceTimersByTime( 4000 );
		expect( log ).toEqual( [] );
		hydrate();
		expect( log ).toEqual( [ 'click More' ] );
	} );
} );

describe( '[IS-10] replay: after an island broke and its HTML was restored', () => {
	const FORM =
		'<form data-frontage-wake><input name="of"></form><form data-frontage-wake><input name="title"><button>Go</button></form>';

	test( 'a form is sent with the text of the one before', () => {
		const element = island( FORM );
		const title = () => find< HTMLInputElement >( '[name=title]' );
		title().value = 'eave';
		find( 'button' ).click();
		element.innerHTML = FORM;
		let sent: FormDataEntryValue | null = null;
		element.addEventListener( 'submit', ( { target } ) => {
			sent =
				target instanceof HTMLFormElement
					? new FormData( target ).get( 'title' )
					: null;
		} );
		events.release();
		expect( log ).toEqual( [ 'click Go', 'submit ' ] );
		expect( sent ).toBe( 'eave' );
		expect( title().value ).toBe( 'eave' );
	} );

	test( 'a link is followed in its new position', () => {
		const LINKS =
			'<a href="#1" data-frontage-wake>One</a><a href="#2" data-frontage-wake><b>Two</b></a>';
		const element = island( LINKS );
		find( 'b' ).click();
		element.innerHTML = LINKS;
		events.release();
		expect( log ).toEqual( [ 'click Two' ] );
	} );
} );
