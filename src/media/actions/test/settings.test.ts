/** Hashes of actions, as authors, page builders and others write them. */
import { TextDecoder } from 'node:util';
import { settingsOf, wantedIn } from '../deferred/settings';

// jsdom has none.
Object.assign( globalThis, { TextDecoder } );

const NAMES = [ 'id', 'url', 'title' ];
const base64 = ( text: string ) => Buffer.from( text ).toString( 'base64' );
const hash = ( settings: string, prefix = 'elementor' ) =>
	`#${ prefix }-action:action=lightbox&settings=${ settings }`;
const read = ( from: string ) => {
	const wanted = wantedIn( from );
	return wanted && settingsOf( wanted, NAMES );
};

const VALUES = { id: 7, url: 'https://site.test/ä.jpg', title: 'Öl – 油' };
const whole = hash( base64( JSON.stringify( VALUES ) ) );

test.each( [
	[ 'as it is', whole ],
	[ 'encoded', encodeURIComponent( whole ) ],
	[
		'encoded behind its sign',
		`#${ encodeURIComponent( whole.slice( 1 ) ) }`,
	],
	[ 'encoded at its end', whole.replaceAll( '=', '%3D' ) ],
	[ 'by our own name', whole.replace( 'elementor', 'frontage' ) ],
] )( '[PB-04] link actions: settings are read %s, in UTF-8', ( _, from ) => {
	expect( read( from ) ).toEqual( VALUES );
} );

test( '[PB-04] link actions: only named texts, numbers and booleans are taken', () => {
	const json =
		'{"__proto__":{"url":"/a"},"constructor":{"prototype":{"x":1}},"html":"<img src=x onerror=alert(1)>","id":[7],"url":{"a":1},"title":null}';
	expect( read( hash( base64( json ) ) ) ).toEqual( {} );
	expect( Object.hasOwn( {}, 'x' ) ).toBe( false );
	const wanted = wantedIn( hash( base64( json ) ) );
	const names = [ '__proto__', 'toString' ];
	expect( wanted && settingsOf( wanted, names ) ).toEqual( {} );
	expect( read( '#frontage-action:action=slideshow' ) ).toEqual( {} );
	expect( read( hash( base64( '7' ) ) ) ).toEqual( {} );
	expect( read( hash( base64( 'null' ) ) ) ).toEqual( {} );
} );

test.each( [
	[ 'of another kind', '#place' ],
	[ 'encoded twice', encodeURIComponent( encodeURIComponent( whole ) ) ],
	[ 'malformed', '#elementor-action:action=lightbox&settings=%E0%A4%A' ],
	[ 'with broken base64', hash( 'eyJp=ZCI' ) ],
	[ 'with half a group of base64', hash( 'eyJpZ' ) ],
	[ 'with broken JSON', hash( base64( '{"id":' ) ) ],
	[ 'with bytes that are no text', hash( '/////w==' ) ],
	[ 'with something after its settings', `${ whole }&html=x` ],
	[ 'with markup', hash( '<b>' ) ],
	[
		'of more than 8 kB',
		hash( base64( `{"title":"${ 'a'.repeat( 8192 ) }"}` ) ),
	],
] )( '[PB-04] link actions: a hash %s means nothing', ( _, from ) => {
	expect( read( from ) ).toBeUndefined();
} );
