import { outcomeOf, piecesOf } from '../deferred/outcome';

const SITE = 'https://example.org';
const answer = ( html: string, more = {} ) =>
	outcomeOf( {
		url: `${ SITE }/wp-comments-post.php`,
		redirected: false,
		status: 200,
		html,
		...more,
	} );
const died = ( words: string ) =>
	`<body id="error-page"><div class="wp-die-message">${ words }</div>`;

test( '[CM-03] outcome: an accepted comment has its number and public address', () => {
	const outcome = answer( '<li id="comment-7">Hello</li>', {
		redirected: true,
		url: `${ SITE }/note/?frontage-comment=7`,
	} );
	expect( outcome ).toMatchObject( {
		kind: 'accepted',
		id: '7',
		waits: false,
		url: `${ SITE }/note/#comment-7`,
	} );
} );

test( '[CM-03] outcome: a pending comment keeps its author’s address', () => {
	const outcome = answer( '', {
		redirected: true,
		url: `${ SITE }/note/?unapproved=7&moderation-hash=abc&frontage-comment=7`,
	} );
	expect( outcome ).toMatchObject( {
		kind: 'accepted',
		waits: true,
		url: `${ SITE }/note/?unapproved=7&moderation-hash=abc#comment-7`,
	} );
} );

test( '[CM-03] outcome: another plugin’s redirect is followed', () => {
	const url = `${ SITE }/thank-you/`;
	expect( answer( '<p>Thanks</p>', { redirected: true, url } ) ).toEqual( {
		kind: 'elsewhere',
		url,
	} );
} );

test.each( [
	[ 'a number that is none', '7%22%5D' ],
	[ 'nothing', '' ],
	[ 'zero', '0' ],
] )( '[CM-03] outcome: %s is no new comment', ( _name, id ) => {
	const url = `${ SITE }/note/?frontage-comment=${ id }`;
	expect( answer( '', { redirected: true, url } ).kind ).toBe( 'elsewhere' );
} );

test( '[CM-03] outcome: a message is read, also with a status of success', () => {
	expect(
		answer( died( '<p><strong>Error:</strong> Please type.</p>' ) )
	).toEqual( {
		kind: 'refused',
		message: [ { text: 'Error:' }, { text: ' Please type.' } ],
		status: 200,
	} );
} );

test( '[CM-03] outcome: only text and web links of a message are used', () => {
	const outcome = answer(
		died(
			'<p onclick="a()">No<script>alert(1)</script><style>p{}</style></p><a href="javascript:a()">one</a> <a href="/rules">two</a> <a href="data:text/html,x">three</a><iframe src="/"></iframe>'
		),
		{ status: 409 }
	);
	expect( outcome ).toMatchObject( {
		message: expect.arrayContaining( [
			{ text: 'No' },
			{ text: 'two', href: `${ SITE }/rules` },
		] ),
	} );
	expect( JSON.stringify( outcome ) ).not.toMatch(
		/alert|javascript|data:|p\{/
	);
} );

test.each( [
	[ 'nothing at all', '' ],
	[ 'half a page', '<html><bo' ],
	[ 'JSON', '{"success":false}' ],
	[ 'a proxy’s page', '<h1>502 Bad Gateway</h1>' ],
	[ 'an error without words', died( ' <script>1</script> ' ) ],
	[ 'zeros', '\0\0\0' ],
] )( '[CM-03] outcome: %s is no clear answer', ( _name, html ) => {
	expect( answer( html, { status: 409 } ) ).toEqual( { kind: 'unclear' } );
	expect( answer( html ) ).toEqual( { kind: 'unclear' } );
} );

test( '[CM-03] outcome: an endless message is cut', () => {
	const element = document.createElement( 'div' );
	element.textContent = 'long '.repeat( 100_000 );
	const [ piece ] = piecesOf( element, SITE );
	expect( piece?.text ).toHaveLength( 1000 );
} );
