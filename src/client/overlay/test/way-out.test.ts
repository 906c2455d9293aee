import { wayOut } from '../way-out';

/** Navigation caused by a click on the link, or by sending the form, in this markup. */
function following( html: string, init: MouseEventInit = {} ) {
	document.body.innerHTML = html;
	let way: ( () => void ) | undefined;
	const listen = ( event: Event ) => {
		way = wayOut( event );
		event.preventDefault();
	};
	window.addEventListener( 'click', listen, { once: true } );
	window.addEventListener( 'submit', listen, { once: true } );
	const form = document.querySelector( 'form' );
	if ( form ) {
		form.requestSubmit( form.querySelector( 'button' ) ?? undefined );
	} else {
		document.querySelector( 'a > *, a' )?.dispatchEvent(
			new MouseEvent( 'click', {
				bubbles: true,
				cancelable: true,
				...init,
			} )
		);
	}
	window.removeEventListener( 'click', listen );
	window.removeEventListener( 'submit', listen );
	return way;
}

test.each( [
	'<a href="/about/">About</a>',
	'<a href="https://elsewhere.example/#top"><b>Elsewhere</b></a>',
	'<a href="/about/#team" target="_self">Team</a>',
	'<form action="/"><input name="s"></form>',
	'<form action="/" method="post"><input name="method"><button>Send</button></form>',
] )( '[OV-01] overlay: this leads away: %s', ( html ) => {
	expect( following( html ) ).toBeInstanceOf( Function );
} );

test.each( [
	'<a href="#team">Team</a>',
	'<a href="#">Nothing</a>',
	'<a>Nothing</a>',
	'<a href="mailto:a@b.example">Mail</a>',
	'<a href="tel:123">Call</a>',
	'<a href="/a.zip" download>Save</a>',
	'<a href="/about/" target="_blank">Tab</a>',
	'<a href="/about/" onclick="return false">Answered</a>',
	'<form method="dialog"><button>Close</button></form>',
	'<form action="/"><button formtarget="_blank">Tab</button></form>',
	'<form action="/" onsubmit="return false"><button>Answered</button></form>',
] )( '[OV-01] overlay: this stays as it is: %s', ( html ) => {
	expect( following( html ) ).toBeUndefined();
} );

test( '[OV-01] overlay: a click with a key held stays as it is', () => {
	const link = '<a href="/about/">About</a>';
	expect( following( link, { ctrlKey: true } ) ).toBeUndefined();
	expect( following( link, { button: 1 } ) ).toBeUndefined();
} );

test( '[OV-01] overlay: a click is passed on once to each listener', () => {
	const heard = jest.fn( ( event: Event ) => event.preventDefault() );
	const act = following( '<form action="/"><button>Send</button></form>' );
	document.addEventListener( 'submit', heard );
	const submit = jest
		.spyOn( HTMLFormElement.prototype, 'requestSubmit' )
		.mockImplementation( function ( this: HTMLFormElement ) {
			this.dispatchEvent(
				new SubmitEvent( 'submit', { bubbles: true } )
			);
		} );
	act?.();
	expect( submit ).toHaveBeenCalledTimes( 1 );
	expect( heard ).not.toHaveBeenCalled();
	document.removeEventListener( 'submit', heard );
	submit.mockRestore();
} );

test( '[OV-01] overlay: after a form could not be sent, others hear of the next', () => {
	const act = following( '<form action="/"><button>Send</button></form>' );
	const submit = jest
		.spyOn( HTMLFormElement.prototype, 'requestSubmit' )
		.mockImplementation( () => {
			throw new DOMException( 'Not its button.', 'NotFoundError' );
		} );
	expect( act ).toThrow( 'Not its button.' );
	submit.mockRestore();
	const heard = jest.fn();
	document.addEventListener( 'submit', heard, { once: true } );
	document.body.dispatchEvent( new Event( 'submit', { bubbles: true } ) );
	expect( heard ).toHaveBeenCalledTimes( 1 );
} );
