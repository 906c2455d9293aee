/**
 * Two opened items at once: one that is still leaving, one that lies over another.
 */
import { block, expect, hold, parts, test } from './gallery-blocks';

const GALLERY = block( { instanceId: 1, itemsPerPage: 4 } );

test(
	'opening: an item reopens while it is still closing',
	{ tag: '@LB-06' },
	async ( { page, place } ) => {
		const { link } = await place( GALLERY );
		await page.goto( link );
		const dialog = page.getByRole( 'dialog' );
		const picture = dialog.getByRole( 'img' );
		const opener = parts( page ).items.getByRole( 'link', {
			name: 'Wind-shaped',
		} );
		await opener.click();
		await expect( picture ).toBeVisible();
		const browser = await page.context().newCDPSession( page );
		const setPace = ( playbackRate: number ) =>
			browser.send( 'Animation.setPlaybackRate', { playbackRate } );
		await browser.send( 'Animation.enable' );
		await setPace( 0.01 );
		await page.keyboard.press( 'Escape' );
		await expect( opener ).toBeFocused();
		await expect( page ).toHaveURL( link );
		await page.keyboard.press( 'Enter' );
		// The header has some that wait.
		const dialogs = page.locator( 'dialog.frontage-viewer' );
		await expect( dialogs ).toHaveCount( 2 );
		await setPace( 1 );
		await expect( dialogs ).toHaveCount( 1 );
		await expect( picture ).toBeVisible();
		await page.keyboard.press( 'ArrowRight' );
		await expect( dialog ).toHaveAccessibleName( 'Spray' );
		await page.keyboard.press( 'Escape' );
		await expect( dialog ).toHaveCount( 0 );
		await expect( page ).toHaveURL( link );
	}
);

test(
	'opening: two by one link close by Escape, then by Back',
	{ tag: '@LB-06' },
	async ( { page, place } ) => {
		const { link } = await place(
			GALLERY + block( { instanceId: 2, itemsPerPage: 4 } )
		);
		const slow = await hold( page, /viewer\.js/ );
		await page.goto(
			`${ link }?frontage-1-item=wind-shaped&frontage-2-item=spiral-in-ash`,
			// A script that is held back may hold the page's own end of loading back.
			{ waitUntil: 'commit' }
		);
		await slow.asked();
		await expect( page ).toHaveURL( link );
		slow.answer();
		const dialog = ( name: string ) =>
			page.locator( 'dialog' ).and( page.getByLabel( name ) );
		const lower = dialog( 'Wind-shaped' );
		const upper = dialog( 'Spiral in ash' );
		await expect( lower ).toBeVisible();
		await expect( upper ).toBeFocused();

		await page.keyboard.press( 'Escape' );
		await expect( upper ).toHaveCount( 0 );
		await expect( lower ).toBeFocused();
		await expect( page ).toHaveURL(
			`${ link }?frontage-1-item=wind-shaped`
		);
		await page.mouse.wheel( 0, 400 );
		await page.goBack();
		await expect( lower ).toHaveCount( 0 );
		await expect( page ).toHaveURL( link );
		expect( await page.evaluate( () => scrollY ) ).toBe( 0 );
	}
);
