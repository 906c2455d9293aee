import { renew } from '../deferred/renew';

const FORM = `<form><input type="hidden" name="token" value="spent"><input type="hidden" name="comment_parent" value="7">
	<input type="hidden" name="comment_post_ID" value="5"><input name="author" value="Ines">
	<textarea name="g-recaptcha-response" id="g-recaptcha-response-1"></textarea>
	<input type="hidden" name="cf-turnstile-response" id="cf-chl-widget-a1_response" value="used"></form>`;
const FRESH = `<form><input type="hidden" name="token" value="other"><input type="hidden" name="comment_post_ID" value="6"></form>
	<form><input type="hidden" name="token" value="new"><input type="hidden" name="comment_parent" value="0">
	<input type="hidden" name="author" value="X"><input type="hidden" name="comment_post_ID" value="5"></form>`;

const parse = ( html: string ) =>
	new DOMParser().parseFromString( html, 'text/html' );
const form = () => document.forms[ 0 ] as HTMLFormElement;
const valueOf = ( name: string ) => new FormData( form() ).get( name );

beforeEach( () => {
	document.body.innerHTML = FORM;
} );

test( '[CM-03] renew: hidden fields are updated from the answer, no others', async () => {
	await renew( form(), parse( FRESH ) );
	expect( valueOf( 'token' ) ).toBe( 'new' );
	expect( valueOf( 'comment_parent' ) ).toBe( '7' );
	expect( valueOf( 'author' ) ).toBe( 'Ines' );
} );

test( '[CM-03] renew: after an error the page’s own form is fetched', async () => {
	window.fetch = jest.fn( async () =>
		Object.assign( Object.create( null ), { text: async () => FRESH } )
	);
	AbortSignal.timeout ??= () => new AbortController().signal;
	await renew( form(), undefined );
	expect( valueOf( 'token' ) ).toBe( 'new' );
	window.fetch = jest.fn( async () => {
		throw new Error( 'offline' );
	} );
	await renew( form(), undefined );
	expect( valueOf( 'token' ) ).toBe( 'new' );
} );

test( '[CM-03] renew: the form’s captcha is reset, a script can reset others', async () => {
	const reset = jest.fn();
	const told = jest.fn();
	Object.assign( window, {
		grecaptcha: { reset },
		hcaptcha: { reset },
		turnstile: {
			reset( id: string ) {
				reset( id );
				throw new Error( 'gone' );
			},
		},
	} );
	document.addEventListener( 'frontage-comment-answered', ( { detail } ) =>
		told( detail )
	);
	await renew( form(), parse( '' ) );
	expect( reset.mock.calls ).toEqual( [ [ '1' ], [ 'cf-chl-widget-a1' ] ] );
	expect( told ).toHaveBeenCalledWith( { isAccepted: true } );
} );
