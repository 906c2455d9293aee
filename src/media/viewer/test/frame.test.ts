import { contentFailed } from '../content/content';
import { filmContent } from '../content/film';
import { frameContent } from '../content/frame';
import { entry, SETTINGS } from './entry';

beforeEach( () => {
	Object.assign( window, {
		ResizeObserver: class {
			observe() {}
			disconnect() {}
		},
	} );
} );

test.each( [
	'javascript:alert(1)',
	'data:text/html,a',
	'blob:http://localhost/a',
	'about:blank',
	'http://[',
	'',
] )( '[PF-20] frame: %s is never framed', ( src ) => {
	for ( const kind of [ frameContent, filmContent ] ) {
		for ( const isAsked of [ true, false ] ) {
			const { element, show } = kind( {
				entry: entry( { src } ),
				settings: SETTINGS,
				onWidth() {},
			} );
			expect( () => show( isAsked ) ).toThrow();
			expect( element.childElementCount ).toBe( 0 );
		}
	}
} );

test( '[LB-02] frame: only web addresses that fail are linked', () => {
	const linkTo = ( src: string ) =>
		contentFailed( entry( { src } ), SETTINGS ).querySelector( 'a' );
	expect( linkTo( 'javascript:alert(1)' ) ).toBeNull();
	expect( linkTo( '/a/' )?.href ).toBe( 'http://localhost/a/' );
} );

test( '[PF-20] frame: a site known to refuse is not requested, but linked', () => {
	const content = frameContent( {
		entry: entry( { refusesFrames: true } ),
		settings: SETTINGS,
		onWidth() {},
	} );
	content.show( true );
	expect( content.element.querySelector( 'iframe' ) ).toBeNull();
	const notice = content.element.querySelector( '[role="alert"]' );
	expect( notice?.querySelector( 'a' )?.href ).toBe(
		'https://shop.example/'
	);
	content.hide();
	expect( content.element.childElementCount ).toBe( 0 );
} );
