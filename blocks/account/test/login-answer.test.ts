import { answerOf } from '../deferred/login-answer';

const answer = ( body: string, more: Partial< Response > = {} ) =>
	answerOf( {
		redirected: false,
		url: 'https://example.org/wp-login.php',
		text: () => Promise.resolve( body ),
		...more,
	} as Response );

const page = ( error: string ) =>
	`<div id="login_error">${ error }</div><form id="loginform"><input name="pwd"></form>`;

const textOf = ( words: ( Node | string )[] ) => {
	const line = document.createElement( 'p' );
	line.append( ...words );
	return line;
};

test( '[AC-02] login answer: a redirect means logged in, or on the way to it', async () => {
	expect(
		await answer( page( 'Old news' ), {
			redirected: true,
			url: 'https://example.org/shop/',
		} )
	).toEqual( { kind: 'in', url: 'https://example.org/shop/' } );
} );

test( '[AC-02] login answer: wrong name or password is told in our words', async () => {
	expect(
		await answer( page( '<p><span data-frontage-wrong>No.</span></p>' ) )
	).toMatchObject( { kind: 'refused', isWrong: true } );
	expect( await answer( page( '<p>Locked.</p>' ) ) ).toMatchObject( {
		kind: 'refused',
		isWrong: false,
	} );
} );

test( '[AC-02] login answer: another plugin’s text and links stay, other HTML goes', async () => {
	const found = await answer(
		page(
			'<ul><li><b>Too</b>\n many.</li><li>Wait<script>evil()</script>, or <a href="https://example.org/help" onclick="evil()">ask</a> <a href="javascript:evil()">now</a><img src=x onerror=evil()></li></ul>'
		)
	);
	if ( found.kind !== 'refused' ) {
		throw new Error( found.kind );
	}
	expect( textOf( found.words ).innerHTML.trim() ).toBe(
		'Too many.\nWait, or <a href="https://example.org/help">ask</a> now'
	);
} );

test.each( [
	[
		'a second factor’s page',
		'<form id="loginform"><input name="code"></form>',
	],
	[ 'a page without a form', '<div id="login_error">Blocked</div>' ],
	[ 'an error without words', page( ' <br> ' ) ],
	[ 'nothing', '' ],
] )(
	'[AC-02] login answer: %s is left to the site’s own page',
	async ( _, body ) => {
		expect( await answer( body ) ).toEqual( { kind: 'elsewhere' } );
	}
);

test( '[AC-02] login answer: an error is read, a question or gateway page is not', async () => {
	const stop = '<div class="wp-die-message"><p>Too many tries.</p></div>';
	expect( await answer( stop, { status: 403 } ) ).toMatchObject( {
		kind: 'refused',
		isWrong: false,
	} );
	expect( await answer( `${ stop }<form></form>` ) ).toEqual( {
		kind: 'elsewhere',
	} );
	for ( const status of [ 502, 504 ] ) {
		expect( await answer( stop, { status } ) ).toEqual( {
			kind: 'unreachable',
		} );
	}
} );
