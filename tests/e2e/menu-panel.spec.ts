/** Mega panels below the entries of a menu. */
import { axe, expect, link, parts, test, type Page } from './menu-page';

const MENU = [ 'Home', 'Work', 'Shop', 'Studio', 'Journal' ]
	.map( ( label ) => link( label ) )
	.join( '' );

const panel = ( item: string, width: string, words: string ) =>
	`<!-- wp:frontage/menu-panel ${ JSON.stringify( {
		item: `/?to=${ item }`,
		width,
	} ) } --><!-- wp:paragraph --><p><a href="/?in=${ words }">${ words }</a></p><!-- /wp:paragraph --><!-- /wp:frontage/menu-panel -->`;

const WIDTHS = [
	'content-width',
	'menu-container-width',
	'full-width',
	'full-stretched-width',
	'custom-width',
];
const PANELS = [ 'Home', 'Work', 'Shop', 'Studio', 'Journal' ]
	.map( ( item, at ) => panel( item, WIDTHS[ at ] ?? '', `In ${ item }` ) )
	.join( '' );

const boxOf = ( page: Page, words: string ) =>
	page
		.locator( '.wp-block-frontage-menu__panel' )
		.filter( { hasText: words } )
		.evaluate( ( element ) => {
			const { left, right } = element.getBoundingClientRect();
			return { left, right };
		} );

test(
	'menu: panels of five widths open by pointer and focus, in the window',
	{ tag: [ '@MN-07', '@newest' ] },
	async ( { page, placeMenu } ) => {
		const { link: address } = await placeMenu(
			MENU,
			{ layout: { type: 'flex', justifyContent: 'right' } },
			PANELS
		);
		await page.goto( address );
		const { nav, link: item, expand } = parts( page );
		const edge = await page.evaluate(
			() => document.documentElement.clientWidth
		);
		for ( const name of [ 'Home', 'Work', 'Shop', 'Studio', 'Journal' ] ) {
			await item( name ).hover();
			await expect( item( `In ${ name }` ) ).toBeVisible();
			await expect( expand( name ) ).toHaveAttribute(
				'aria-expanded',
				'true'
			);
			const { left, right } = await boxOf( page, `In ${ name }` );
			expect( left ).toBeGreaterThanOrEqual( 0 );
			expect( right ).toBeLessThanOrEqual( edge );
		}
		expect( await boxOf( page, 'In Journal' ) ).toMatchObject( {
			right: edge - 8,
		} );
		await item( 'Studio' ).hover();
		await expect( item( 'In Studio' ) ).toBeVisible();
		expect( await boxOf( page, 'In Studio' ) ).toEqual( {
			left: 0,
			right: edge,
		} );
		await axe( page, '.wp-block-frontage-menu' );
		await page.mouse.move( 0, 790 );
		await page.getByText( 'Below the menu.' ).click();
		await expect( nav ).toHaveAttribute( 'data-state', 'ready' );
		await expand( 'Home' ).focus();
		await page.keyboard.press( 'ArrowRight' );
		await expect( item( 'Work' ) ).toBeFocused();
		await expect( item( 'In Work' ) ).toBeVisible();
		await page.keyboard.press( 'Tab' );
		await page.keyboard.press( 'Tab' );
		await expect( item( 'In Work' ) ).toBeFocused();
		await page.keyboard.press( 'Escape' );
		await expect( item( 'In Work' ) ).toBeHidden();
		await expect( expand( 'Work' ) ).toBeFocused();
	}
);

test(
	'menu: crossing menu items on the way to a panel opens none',
	{ tag: '@MN-07' },
	async ( { page, placeMenu } ) => {
		await page.goto( ( await placeMenu( MENU, {}, PANELS ) ).link );
		const { nav, link: item } = parts( page );
		await item( 'Home' ).hover();
		await expect( nav ).toHaveAttribute( 'data-state', 'ready' );
		await expect( item( 'In Home' ) ).toBeVisible();
		const from = await item( 'Home' ).boundingBox();
		const shop = await item( 'Shop' ).boundingBox();
		if ( ! from || ! shop ) {
			throw new Error( 'The entries are not there.' );
		}
		const y = from.y + from.height / 2;
		await page.mouse.move( from.x + from.width / 2, y );
		// Along the bar, a little downwards, slower than the pointer would have to rest on an item.
		const way = shop.x + shop.width / 2 - from.x;
		for ( let step = 1; step <= 12; step++ ) {
			await page.mouse.move(
				from.x + ( way * step ) / 12,
				y + ( from.height * step ) / 30
			);
			await page.evaluate(
				() => new Promise( ( done ) => setTimeout( done, 40 ) )
			);
		}
		await expect( item( 'In Home' ) ).toBeVisible();
		await expect( item( 'In Work' ) ).toBeHidden();
		await item( 'In Home' ).hover();
		await expect( item( 'In Home' ) ).toBeVisible();
		await item( 'Shop' ).hover();
		await expect( item( 'In Shop' ) ).toBeVisible();
		await expect( item( 'In Home' ) ).toBeHidden();
	}
);

test(
	'menu: a panel opens in the list on a phone',
	{ tag: '@MN-07' },
	async ( { page, placeMenu } ) => {
		await page.setViewportSize( { width: 375, height: 700 } );
		await page.goto( ( await placeMenu( MENU, {}, PANELS ) ).link );
		const { toggle, link: item, expand } = parts( page );
		await toggle.click();
		await expand( 'Journal' ).click();
		await expect( item( 'In Journal' ) ).toBeInViewport( { ratio: 1 } );
		await axe( page, '.wp-block-frontage-menu' );
	}
);
