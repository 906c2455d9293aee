import { cleanSvg } from '../svg/clean';
import { icon, registerIcon } from '../svg/icons';

const NS = 'xmlns="http://www.w3.org/2000/svg"';
const XLINK = 'xmlns:xlink="http://www.w3.org/1999/xlink"';

const cleaned = ( inner: string, attributes = '' ) =>
	cleanSvg( `<svg ${ NS } ${ XLINK } ${ attributes }>${ inner }</svg>` )
		?.outerHTML;

describe( 'SVG: an uploaded drawing', () => {
	test.each( [
		'<script>alert(1)</script>',
		'<g onload="alert(1)"/>',
		'<foreignObject><body xmlns="http://www.w3.org/1999/xhtml">alert</body></foreignObject>',
		'<a href="javascript:alert(1)"><text>alert</text></a>',
		'<use href="https://example.com/alert.svg#a"/>',
		'<use xlink:href="data:image/svg+xml,alert#a"/>',
		'<image href="/alert.png"/>',
		'<rect fill="url(https://example.com/alert)"/>',
		'<rect fill="u\\72l(//example.com/alert)"/>',
		'<rect fill="\\75rl(//example.com/alert)"/>',
		'<rect mask="image-set(\'//example.com/alert\' 1x)"/>',
		'<rect filter="src(\'//example.com/alert\')"/>',
		'<rect fill="url(#a) url(//example.com/alert)"/>',
		'<rect style="background:url(/alert)"/>',
		'<style>* { background: url(/alert) }</style>',
		'<set attributeName="href" to="javascript:alert(1)"/>',
	] )( '[TK-02] runs nothing: %s', ( inner ) => {
		expect( cleaned( inner ) ).not.toMatch( /alert|javascript/ );
	} );

	test( '[TK-02] keeps shapes and references, also used twice', () => {
		const source =
			'<defs><linearGradient id="a"><stop offset="1"/></linearGradient></defs><path d="M0 0" fill="url(#a)"/><use xlink:href="#a"/>';
		const one = cleaned( source, 'viewBox="0 0 2 2"' ) ?? '';
		const id = one.match( / id="([^"]+)"/ )?.[ 1 ];
		expect( one ).toContain( `fill="url(#${ id })"` );
		expect( one ).toContain( `xlink:href="#${ id }"` );
		expect( one ).toContain( 'viewBox="0 0 2 2"' );
		expect( cleaned( source ) ).not.toContain( `"${ id }"` );
	} );

	test.each( [
		'fill="rgb(1 2 3 / 50%)"',
		'transform="translate(1 2) rotate(45)"',
		'fill="var(--a)"',
		'aria-label="Plan (new), see http://site.test"',
	] )( '[TK-02] keeps %s', ( attribute ) => {
		expect( cleaned( `<rect ${ attribute }/>` ) ).toContain( attribute );
	} );

	test.each( [ '', 'no drawing', '<svg', '<html><svg/></html>' ] )(
		'[TK-02] is reported missing: %s',
		( text ) => {
			expect( cleanSvg( text ) ).toBeUndefined();
		}
	);
} );

test( '[TK-02] SVG: an icon is taken, added and replaced', () => {
	expect( icon( 'close' ).getAttribute( 'aria-hidden' ) ).toBe( 'true' );
	expect( icon( 'close' ) ).not.toBe( icon( 'close' ) );
	registerIcon( 'mine', `<svg ${ NS } onload="a()"><path d="M1 1"/></svg>` );
	expect( icon( 'mine' ).outerHTML ).not.toContain( 'onload' );
	expect( icon( 'mine' ).querySelector( 'path' ) ).not.toBeNull();
} );
