import { openOverlay } from '../overlay';

/* What jsdom lacks of a dialog; `close` comes later, as in browsers. */
beforeAll( () => {
	Object.assign( CSSStyleSheet.prototype, { replaceSync: () => {} } );
	Object.assign( document, { adoptedStyleSheets: [] } );
	const prototype = HTMLDialogElement.prototype;
	prototype.showModal = function () {
		this.open = true;
	};
	prototype.close = function () {
		if ( this.open ) {
			this.open = false;
			queueMicrotask( () => this.dispatchEvent( new Event( 'close' ) ) );
		}
	};
} );

const made: HTMLDialogElement[] = [];
const dialog = () => {
	const element = document.createElement( 'dialog' );
	element.innerHTML = '<button data-frontage-overlay-close><i></i></button>';
	document.body.append( element );
	made.push( element );
	return element;
};
const opener = document.createElement( 'button' );
/* A way back takes a few turns of the loop, each begun by the one before: a single timer may come sooner on a busy machine. */
const settled = async () => {
	for ( let turn = 0; turn < 10; turn++ ) {
		await new Promise( ( resolve ) => setTimeout( resolve, 2 ) );
	}
};

beforeEach( () => {
	history.replaceState( null, '', '/work/' );
	document.body.replaceChildren( opener );
} );
afterEach( async () => {
	made.splice( 0 ).forEach( ( each ) => each.close() );
	await settled();
} );

test( '[LB-06] a control in it closes it: the focus goes back', async () => {
	const onClose = jest.fn();
	const element = dialog();
	const overlay = openOverlay( element, { opener, onClose } );
	expect( overlay.isOpen ).toBe( true );

	element.querySelector( 'i' )?.click();
	await settled();
	expect( overlay.isOpen ).toBe( false );
	expect( onClose ).toHaveBeenCalledTimes( 1 );
	expect( opener.matches( ':focus' ) ).toBe( true );
} );

test( '[LB-06] Back closes the topmost, once', async () => {
	const closed: string[] = [];
	const open = ( name: string ) =>
		openOverlay( dialog(), {
			opener,
			onClose: () => closed.push( name ),
			history: { parameters: { [ name ]: '1' } },
		} );
	open( 'menu' );
	const item = open( 'item' );
	history.back();
	await settled();
	expect( closed ).toEqual( [ 'item' ] );
	expect( location.search ).toBe( '?menu=1' );

	item.close();
	history.back();
	await settled();
	expect( closed ).toEqual( [ 'item', 'menu' ] );
	expect( location.search ).toBe( '' );
} );

test( '[LB-06] closing it any other way takes its entry away, and what was below stays', async () => {
	const menu = openOverlay( dialog(), {
		history: { parameters: { menu: '1' } },
	} );
	const top = dialog();
	openOverlay( top, { history: { parameters: { item: '1' } } } );
	// As Escape and a phone's gesture do: nobody has called close().
	top.close();
	await settled();
	expect( location.search ).toBe( '?menu=1' );
	expect( menu.isOpen ).toBe( true );
} );

test( '[LB-03] a click beside closes, one that began inside does not', async () => {
	const element = dialog();
	element.getBoundingClientRect = () =>
		( { left: 100, right: 300, top: 100, bottom: 300 } ) as DOMRect;
	const overlay = openOverlay( element );
	const press = ( type: string, clientX: number ) =>
		element.dispatchEvent(
			new MouseEvent( type, { clientX, clientY: 150, bubbles: true } )
		);
	press( 'pointerdown', 150 );
	press( 'click', 20 );
	expect( overlay.isOpen ).toBe( true );
	press( 'pointerdown', 20 );
	press( 'click', 20 );
	await settled();
	expect( overlay.isOpen ).toBe( false );
} );

test( '[LB-06] a dialog that other code takes from the page leaves it as it was', async () => {
	const onClose = jest.fn();
	const element = dialog();
	openOverlay( element, {
		opener,
		onClose,
		history: { parameters: { item: '1' } },
	} );
	element.remove();
	await settled();
	expect( onClose ).toHaveBeenCalledTimes( 1 );
	expect( location.search ).toBe( '' );
	expect( opener.matches( ':focus' ) ).toBe( true );
} );

test( '[LB-06] a dialog that cannot be shown leaves the page as it was, and says why', async () => {
	const element = dialog();
	element.showModal = () => {
		throw new DOMException( 'Not connected.', 'InvalidStateError' );
	};
	expect( () =>
		openOverlay( element, { history: { parameters: { item: '1' } } } )
	).toThrow( 'Not connected.' );
	await settled();
	expect( location.search ).toBe( '' );
} );

test( '[LB-06] a page that comes back from the browser’s cache on an entry without the dialog is without it', async () => {
	const onClose = jest.fn();
	openOverlay( dialog(), {
		onClose,
		history: { parameters: { item: '1' } },
	} );
	history.replaceState( null, '', '/work/' );
	window.dispatchEvent(
		Object.assign( new Event( 'pageshow' ), { persisted: true } )
	);
	await settled();
	expect( onClose ).toHaveBeenCalledTimes( 1 );
} );
