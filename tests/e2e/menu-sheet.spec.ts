/** A menu on a phone, and as a button on desktop. */
import { goBack } from './frontage';
import { axe, expect, hold, parts, test, THREE_LEVELS } from './menu-page';

const PHONE = { width: 375, height: 700 };

test.describe( 'on a phone', () => {
	test.use( { viewport: PHONE } );

	test(
		'menu: opens at the side with focus inside, each exit returns it',
		{ tag: [ '@MN-02', '@MN-03', '@TK-03', '@everywhere' ] },
		async ( { page, placeMenu } ) => {
			await page.goto( ( await placeMenu( THREE_LEVELS ) ).link );
			const { toggle, dialog, close, link: item } = parts( page );
			const isShut = async () => {
				await expect( dialog ).toBeHidden();
				await expect( toggle ).toHaveAttribute(
					'aria-expanded',
					'false'
				);
				await expect( toggle ).toBeFocused();
			};
			await toggle.click();
			await expect( dialog ).toBeVisible();
			await expect( item( 'Home' ) ).toBeInViewport( { ratio: 1 } );
			await axe( page, '.wp-block-frontage-menu' );
			await expect( dialog ).toHaveJSProperty( 'offsetWidth', 319 );
			await expect( close ).toBeFocused();
			await page.keyboard.press( 'Shift+Tab' );
			await page.keyboard.press( 'Shift+Tab' );
			await expect( dialog.locator( ':focus' ) ).toHaveCount( 1 );
			await page.mouse.wheel( 0, 400 );
			await expect.poll( () => page.evaluate( () => scrollY ) ).toBe( 0 );
			await page.keyboard.press( 'Escape' );
			await isShut();
			await page.keyboard.press( 'Enter' );
			await expect( dialog ).toBeVisible();
			await close.click();
			await isShut();
			await toggle.click();
			await expect( close ).toBeInViewport( { ratio: 1 } );
			// A selection of text that ends beside it is no click there.
			await page.mouse.move( 200, 650 );
			await page.mouse.down();
			await page.mouse.move( 10, 400 );
			await page.mouse.up();
			await expect( dialog ).toBeVisible();
			await page.mouse.click( 10, 400 );
			await isShut();
			await toggle.click();
			await expect( dialog ).toBeVisible();
			await goBack( page );
			await isShut();
		}
	);

	test(
		'menu: rows fit a thumb, closing collapses sub-menus',
		{ tag: '@MN-02' },
		async ( { page, placeMenu } ) => {
			await page.goto( ( await placeMenu( THREE_LEVELS ) ).link );
			const { toggle, close, expand, button, link: item } = parts( page );
			await toggle.click();
			await expand( 'Work' ).click();
			await expect( item( 'Houses' ) ).toBeVisible();
			for ( const one of [
				item( 'Houses' ),
				expand( 'Public' ),
				close,
			] ) {
				const box = await one.boundingBox();
				expect( box?.height ).toBeGreaterThanOrEqual( 48 );
			}
			await button( 'Studio' ).click();
			await expect( item( 'Press' ) ).toBeVisible();
			await expect( item( 'Houses' ) ).toBeHidden();
			await close.click();
			await toggle.click();
			await expect( item( 'Home' ) ).toBeVisible();
			await expect( item( 'Press' ) ).toBeHidden();
		}
	);

	test(
		'menu: an anchor closes it, Back does not reopen it',
		{ tag: '@MN-08' },
		async ( { page, placeMenu } ) => {
			const { link: address } = await placeMenu( THREE_LEVELS );
			await page.goto( address );
			const { toggle, dialog, link: item } = parts( page );
			await toggle.click();
			await item( 'Visit' ).click();
			await expect( dialog ).toBeHidden();
			await expect( page ).toHaveURL( `${ address }#visit` );
			await expect(
				page.getByRole( 'heading', { name: 'Visit' } )
			).toBeInViewport();
			await page.goBack();
			await expect( page ).toHaveURL( address );
			await expect( dialog ).toBeHidden();
		}
	);

	test(
		'menu: opens below the header or full screen, or by an event',
		{ tag: '@MN-02' },
		async ( { page, placeMenu } ) => {
			await page.goto(
				( await placeMenu( THREE_LEVELS, { mobile: 'dropdown' } ) ).link
			);
			const { toggle, dialog, link: item } = parts( page );
			await toggle.click();
			await expect( item( 'Home' ) ).toBeVisible();
			await expect( dialog ).toHaveCount( 0 );
			await expect( toggle ).toHaveAttribute( 'aria-expanded', 'true' );
			await axe( page, '.wp-block-frontage-menu' );
			await page.keyboard.press( 'Escape' );
			await expect( item( 'Home' ) ).toBeHidden();
			await toggle.click();
			await expect( item( 'Home' ) ).toBeVisible();
			const change = ( type: string ) =>
				page.evaluate(
					( detail ) =>
						document.dispatchEvent(
							new CustomEvent( 'frontage-header-type-change', {
								detail,
							} )
						),
					{ type }
				);
			await change( 'full-width' );
			await expect( item( 'Home' ) ).toBeHidden();
			await toggle.click();
			await expect( dialog ).toHaveJSProperty(
				'offsetWidth',
				PHONE.width
			);
			await change( 'dropdown' );
			await expect( dialog ).toBeHidden();
			await expect( toggle ).toHaveAttribute( 'aria-expanded', 'false' );
		}
	);

	test(
		'menu: shows at once before its script, and stays',
		{ tag: '@MN-02' },
		async ( { page, placeMenu } ) => {
			const script = await hold( page, /deferred\/menu\.js/ );
			await page.goto( ( await placeMenu( THREE_LEVELS ) ).link );
			const { nav, toggle, dialog, close, link: item } = parts( page );
			await toggle.click();
			await expect( item( 'Home' ) ).toBeVisible();
			await expect( item( 'Houses' ) ).toBeHidden();
			await expect( nav ).not.toHaveAttribute( 'data-state' );
			script.answer();
			await expect( dialog ).toBeVisible();
			await expect( item( 'Home' ) ).toBeVisible();
			await expect( item( 'Houses' ) ).toBeHidden();
			await expect( close ).toBeFocused();
			await page.keyboard.press( 'Escape' );
			await expect( dialog ).toBeHidden();
			await expect( toggle ).toBeFocused();
		}
	);

	test(
		'menu: opens where its script never loads',
		{ tag: '@MN-02' },
		async ( { page, placeMenu, watcher } ) => {
			watcher.allow( /menu\.js|ERR_FAILED|did not load/ );
			await page.route( /deferred\/menu\.js/, ( route ) =>
				route.abort()
			);
			await page.goto( ( await placeMenu( THREE_LEVELS ) ).link );
			const { toggle, link: item, close } = parts( page );
			await toggle.click();
			await expect( item( 'Schools' ) ).toBeVisible();
			await close.click();
			await expect( item( 'Schools' ) ).toBeHidden();
		}
	);
} );

test(
	'menu: whole menu behind a button on desktop',
	{ tag: '@MN-06' },
	async ( { page, placeMenu } ) => {
		await page.goto(
			( await placeMenu( THREE_LEVELS, { desktop: 'popup' } ) ).link
		);
		const { toggle, dialog, link: item, expand } = parts( page );
		await expect( item( 'Home' ) ).toBeHidden();
		await toggle.click();
		await expect( dialog ).toHaveJSProperty( 'offsetWidth', 400 );
		await expand( 'Work' ).click();
		await expect( item( 'Houses' ) ).toBeVisible();
		await page.keyboard.press( 'Escape' );
		await expect( toggle ).toBeFocused();
	}
);

test(
	'menu: a widened window closes it and shows the bar',
	{ tag: '@MN-02' },
	async ( { page, placeMenu } ) => {
		await page.setViewportSize( PHONE );
		await page.goto( ( await placeMenu( THREE_LEVELS ) ).link );
		const { toggle, dialog, link: item } = parts( page );
		await toggle.click();
		await expect( dialog ).toBeVisible();
		await page.setViewportSize( { width: 1280, height: 700 } );
		await expect( dialog ).toBeHidden();
		await expect( item( 'Home' ) ).toBeVisible();
		await expect( toggle ).toBeHidden();
	}
);
