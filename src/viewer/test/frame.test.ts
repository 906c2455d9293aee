import type { Item } from '../../gallery/item';
import { frameContent } from '../content/frame';
import type { Settings } from '../settings';

const labels = new Proxy(
	{},
	{ get: ( _, name ) => String( name ) }
) as Settings[ 'labels' ];

const ITEM: Item = {
	id: 1,
	slug: 'shop',
	title: 'Shop',
	link: '/shop/',
	type: 'iframe',
	opensIn: 'lightbox',
	siteUrl: 'https://shop.example/',
};

beforeEach( () => {
	Object.assign( window, {
		ResizeObserver: class {
			observe() {}
			disconnect() {}
		},
	} );
} );

function show( item: Item, isAsked: boolean ) {
	const content = frameContent( {
		item,
		url: 'https://shop.example/',
		settings: { labels } as Settings,
		onWidth() {},
	} );
	content.show( isAsked );
	return content;
}

test( '[PF-20] a site that is known to refuse is not asked: the visitor reads so at once, with the way to it', () => {
	const content = show( { ...ITEM, frameable: false }, true );
	expect( content.element.querySelector( 'iframe' ) ).toBeNull();
	const notice = content.element.querySelector( '[role="alert"]' );
	expect( notice?.querySelector( 'a' )?.href ).toBe(
		'https://shop.example/'
	);
	content.hide();
	expect( content.element.childElementCount ).toBe( 0 );
} );

test( '[PF-20] any other site is framed in a sandbox that keeps it from moving the page', () => {
	const frame = show( ITEM, true ).element.querySelector( 'iframe' );
	expect( frame?.src ).toBe( 'https://shop.example/' );
	expect( frame?.getAttribute( 'sandbox' ) ).not.toContain( 'navigation' );
} );

test( '[PF-20] a shared link asks another site for nothing before the visitor does', () => {
	const { element } = show( ITEM, false );
	expect( element.querySelector( 'iframe' ) ).toBeNull();
	element.querySelector( 'button' )?.click();
	expect( element.querySelector( 'iframe' ) ).not.toBeNull();
} );
