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

test( '[PF-20] a site that is known to refuse is not asked: the visitor reads so at once, with the way to it', () => {
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
