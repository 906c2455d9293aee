import { insertComment } from '../deferred/insert-comment';

const page = ( html: string ) =>
	new DOMParser().parseFromString( html, 'text/html' );
const comment = ( id: number, inside = '' ) =>
	`<li id="comment-${ id }"><p>Words ${ id }</p>${ inside }</li>`;
const area = ( list: string ) =>
	`<div class="wp-block-comments"><h2>Comments</h2>${ list }<div id="respond"><form></form></div></div>`;
const list = ( ...comments: string[] ) => `<ol>${ comments.join( '' ) }</ol>`;

function insert( id: string, here: string, there: string ) {
	document.body.innerHTML = here;
	const respond = document.getElementById( 'respond' );
	return respond && insertComment( id, page( there ), respond );
}
const order = () =>
	[ ...document.querySelectorAll( 'li,#respond' ) ].map( ( { id } ) => id );

test( '[CM-03] position: a comment follows the one that both pages have', () => {
	insert(
		'9',
		area( list( comment( 1 ), comment( 2 ) ) ),
		area( list( comment( 1 ), comment( 2 ), comment( 5 ), comment( 9 ) ) )
	);
	expect( order() ).toEqual( [
		'comment-1',
		'comment-2',
		'comment-9',
		'respond',
	] );
} );

test( '[CM-03] position: with the newest first it is prepended', () => {
	insert(
		'9',
		area( list( comment( 2 ), comment( 1 ) ) ),
		area( list( comment( 9 ), comment( 2 ), comment( 1 ) ) )
	);
	expect( order()[ 0 ] ).toBe( 'comment-9' );
} );

test( '[CM-03] position: a first reply adds the list of replies', () => {
	const placed = insert(
		'9',
		area( list( comment( 1 ), comment( 2 ) ) ),
		area(
			list(
				comment( 1, `<ol class="children">${ comment( 9 ) }</ol>` ),
				comment( 2 )
			)
		)
	);
	expect( placed?.parentElement?.className ).toBe( 'children' );
	expect( placed?.closest( '#comment-1' ) ).not.toBeNull();
} );

test( '[CM-03] position: a reply finds its parent nested without lists', () => {
	const one = ( id: number, inside = '' ) =>
		`<div id="comment-${ id }"><div id="div-comment-${ id }">Words</div>${ inside }</div>`;
	const placed = insert(
		'9',
		area( one( 1 ) + one( 2 ) ),
		area( one( 1, one( 9 ) ) + one( 2 ) )
	);
	expect( placed?.parentElement?.id ).toBe( 'comment-1' );
} );

test( '[CM-03] position: the first comment adds list and title above the form', () => {
	insert(
		'9',
		area( '' ),
		area(
			`<h3 class="wp-block-comments-title">One response</h3>${ list( comment( 9 ) ) }`
		)
	);
	expect( order() ).toEqual( [ 'comment-9', 'respond' ] );
	expect(
		document.querySelector( '.wp-block-comments-title' )?.textContent
	).toBe( 'One response' );
	expect( document.querySelectorAll( 'h2' ) ).toHaveLength( 1 );
} );

test( '[CM-03] position: the title counts again', () => {
	const title = ( words: string ) => `<h2 id="comments">${ words }</h2>`;
	insert(
		'9',
		title( 'One' ) + area( list( comment( 1 ) ) ),
		title( 'Two <img src=x onerror=alert(1)>' ) +
			area( list( comment( 1 ), comment( 9 ) ) )
	);
	expect( document.getElementById( 'comments' )?.innerHTML ).toBe( 'Two ' );
} );

test.each( [
	[ 'on another page of comments', area( list( comment( 9 ) ) ) ],
	[
		'below a comment that is not here',
		area( list( comment( 4, list( comment( 9 ) ) ) ) ),
	],
	[ 'not shown yet', area( list( comment( 1 ) ) ) ],
	[ 'on a page without a form', list( comment( 9 ) ) ],
	[ 'on no page at all', '' ],
] )(
	'[CM-03] position: a comment that is %s is not inserted',
	( _name, there ) => {
		expect(
			insert( '9', area( list( comment( 1 ), comment( 2 ) ) ), there )
		).toBeNull();
		expect( order() ).toEqual( [ 'comment-1', 'comment-2', 'respond' ] );
	}
);

test( '[CM-03] position: a comment already present stays', () => {
	const placed = insert(
		'1',
		area( list( comment( 1 ) ) ),
		area( list( comment( 1 ) ) )
	);
	expect( placed?.id ).toBe( 'comment-1' );
	expect( order() ).toEqual( [ 'comment-1', 'respond' ] );
} );
