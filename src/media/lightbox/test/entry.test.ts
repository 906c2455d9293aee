import { clean } from '../../../client/dom/clean';
import { elementFor } from '../deferred/content';
import { entryOf } from '../deferred/entry';
import { placeOf } from '../deferred/places';

const entryIn = ( html: string ) => {
	document.body.innerHTML = html;
	const link = document.querySelector( 'a' );
	const place = link && placeOf( link );
	if ( ! place ) {
		throw new Error( 'no place' );
	}
	return entryOf( place, link, ( name ) => ( { item: name } ) );
};
const captioned = ( caption: string, more = '' ) =>
	entryIn(
		`<figure><a href="/a.jpg"${ more }><img src="/a.jpg"></a><figcaption>${ caption }</figcaption></figure>`
	);
const markup = ( node?: Node | null ) => {
	const box = document.createElement( 'div' );
	box.append( node ? clean( node ) : '' );
	return box.innerHTML;
};

test( '[LB-05] caption: keeps lines and links, its name is one line', () => {
	const { title, alt, titled } = captioned(
		'The old pier<br>Photo: <a href="/about/" onclick="a()">M. Example</a>, <a href="javascript:alert(1)">no</a>, <a href="mailto:m@site.test">mail</a>'
	);
	expect( title ).toBe( 'The old pier Photo: M. Example, no, mail' );
	expect( alt ).toBe( title );
	expect( markup( titled ) ).toBe(
		'The old pier<br>Photo: <a href="http://localhost/about/">M. Example</a>, <a>no</a>, <a href="mailto:m@site.test">mail</a>'
	);
} );

test( '[LB-05] caption: paragraphs are separate words in its name', () => {
	expect( captioned( '<p>One</p><p>Two</p>three' ).title ).toBe(
		'One Two three'
	);
} );

test( '[LB-05] caption: a link’s title goes before it, as text', () => {
	const { title, titled } = captioned( 'Words', ' title="<b>Pier"' );
	expect( title ).toBe( '<b>Pier' );
	expect( titled ).toBeUndefined();
} );

test.each( [
	[ 'as it is written', '%d1%86', '%d1%86' ],
	[ 'decoded', 'ц', '%D1%86' ],
	[ 'in letters', 'ц', 'ц' ],
	[ 'with half a sign', '%E0%A4%A', '%E0%A4%A' ],
] )(
	'[LB-01] slide: an element is found by its id %s',
	async ( _, id, hash ) => {
		document.body.innerHTML = `<div id="${ id }">From 10</div>`;
		const found = await elementFor( `http://localhost/#${ hash }` )(
			new AbortController().signal
		);
		expect( found?.textContent ).toBe( 'From 10' );
	}
);

test( '[LB-01] slide: of two ids the exact one is meant', async () => {
	document.body.innerHTML = '<p id="ц">a</p><p id="%d1%86">b</p>';
	const found = await elementFor( 'http://localhost/#%d1%86' )(
		new AbortController().signal
	);
	expect( found?.textContent ).toBe( 'b' );
} );
