import { covers } from '../../address/address';
import { nextFrame } from '../../trigger/next-frame';
import type * as Overlay from '../overlay';

jest.mock( '../scroll-lock', () => ( { lockScroll() {} } ) );

/** Result of the overlay's last listener on the window. */
let done: Promise< void >;

const { addEventListener } = window;
jest.spyOn( window, 'addEventListener' ).mockImplementation(
	( type: string, listener, options ) => {
		addEventListener.call(
			window,
			type,
			( event ) => {
				done = ( listener as ( event: Event ) => Promise< void > )(
					event
				);
			},
			options
		);
	}
);
const { openOverlay }: typeof Overlay = require( '../overlay' );
jest.restoreAllMocks();

test( '[OV-01] overlay: a link is followed after a form could not be sent', async () => {
	jest.spyOn( HTMLFormElement.prototype, 'requestSubmit' ).mockImplementation(
		() => {
			throw new DOMException( 'Not its button.', 'NotFoundError' );
		}
	);
	const follow = jest
		.spyOn( HTMLAnchorElement.prototype, 'click' )
		.mockImplementation( () => {} );
	document.body.innerHTML =
		'<dialog><form action="/"></form><a href="/about/">About</a></dialog>';
	const part = ( name: string ) =>
		document.querySelector( name ) as HTMLElement;
	const init = { bubbles: true, cancelable: true };
	Object.assign( part( 'dialog' ), { showModal() {}, close() {} } );
	openOverlay( part( 'dialog' ), { history: {} } );
	await nextFrame();
	part( 'form' ).dispatchEvent( new SubmitEvent( 'submit', init ) );
	await expect( done ).rejects.toThrow( 'Not its button.' );
	expect( covers() ).toEqual( [] );
	part( 'a' ).dispatchEvent( new MouseEvent( 'click', init ) );
	await done;
	expect( follow ).toHaveBeenCalledTimes( 1 );
} );
