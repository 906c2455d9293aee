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

test( '[CM-03] a comment that the site has taken is known by its number, and its address is the one that anybody may have', () => {
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

test( '[CM-03] a comment that waits keeps the address by which its author sees it', () => {
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

test( '[CM-03] a visitor is led where another plugin leads, as by an ordinary form', () => {
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
] )( '[CM-03] %s is no new comment', ( _name, id ) => {
	const url = `${ SITE }/note/?frontage-comment=${ id }`;
	expect( answer( '', { redirected: true, url } ).kind ).toBe( 'elsewhere' );
} );

test( '[CM-03] a visitor reads what the site says, also where its status is a good one', () => {
	expect(
		answer( died( '<p><strong>Error:</strong> Please type.</p>' ) )
	).toEqual( {
		kind: 'refused',
		message: [ { text: 'Error:' }, { text: ' Please type.' } ],
		status: 200,
	} );
} );

test( '[CM-03] of what the site says only words and web links are taken', () => {
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
] )( '[CM-03] %s is no clear answer', ( _name, html ) => {
	expect( answer( html, { status: 409 } ) ).toEqual( { kind: 'unclear' } );
	expect( answer( html ) ).toEqual( { kind: 'unclear' } );
} );

test( '[CM-03] an endless message ends', () => {
	const element = document.createElement( 'div' );
	element.textContent = 'long '.repeat( 100_000 );
	const [ piece ] = piecesOf( element, SITE );
	expect( piece?.text ).toHaveLength( 1000 );
} );
