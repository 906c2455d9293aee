/** Pages of a site with breakpoints of its own. */
import { banner, expect, header, row, test } from './header-page';
import { bar, groupOf, long, scroll, topOf } from './sticky-page';

const MENU =
	'<!-- wp:frontage/header-row --><!-- wp:frontage/menu {"source":"pages","label":"Main"} /--><!-- /wp:frontage/header-row -->';

test(
	'breakpoints: rows, menu and button to the top follow the header’s',
	{ tag: [ '@HD-02', '@MN-01', '@HD-13' ] },
	async ( { decide, page, placeHeader, placePage } ) => {
		await decide( {
			break_point: 1100,
			scroll_to_top: true,
			scroll_to_top_on_devices: 'mobile',
		} );
		await placeHeader(
			header( MENU + row( 'On phones', { device: 'mobile' } ) )
		);
		const { link } = await placePage();
		await page.setViewportSize( { width: 1101, height: 700 } );
		await page.goto( link );
		const menu = banner( page ).getByRole( 'navigation', { name: 'Main' } );
		const toggle = menu.getByRole( 'button', { name: 'Open menu' } );
		const item = page.getByRole( 'link', { name: 'A long page' } ).first();
		const phones = banner( page ).getByText( 'On phones', { exact: true } );
		const button = page.getByRole( 'link', { name: 'Back to top' } );
		await expect( item ).toBeVisible();
		await expect( toggle ).toBeHidden();
		await expect( phones ).toBeHidden();
		// Nothing more is fetched for it.
		await expect(
			page.locator( 'link[href*="/narrow.css"],link[href*="/wide.css"]' )
		).toHaveCount( 0 );

		await page.setViewportSize( { width: 1100, height: 700 } );
		await expect( phones ).toBeVisible();
		await expect( item ).toBeHidden();
		await toggle.click();
		const dialog = page.getByRole( 'dialog', { name: 'Main' } );
		await expect(
			dialog.getByRole( 'link', { name: 'A long page' } )
		).toBeVisible();
		await page.keyboard.press( 'Escape' );
		await expect( dialog ).toBeHidden();

		await scroll( page, 1500 );
		await expect( button ).toBeVisible();
		await page.setViewportSize( { width: 1101, height: 700 } );
		await expect( button ).toBeHidden();
	}
);

test(
	'breakpoints: a sticky group follows the one for tablets',
	{ tag: '@HD-10' },
	async ( { decide, page, placePage } ) => {
		await decide( { tablet_break_point: 900 } );
		const { link } = await placePage( {
			content: bar( { devices: [ 'desktop' ] } ) + long( 'Text' ),
		} );
		await page.setViewportSize( { width: 900, height: 700 } );
		await page.goto( link );
		const sticky = groupOf( page, 'Bar' );
		await scroll( page, 1500 );
		expect( await topOf( sticky ) ).toBeLessThan( -200 );
		await page.setViewportSize( { width: 901, height: 700 } );
		await expect.poll( () => topOf( sticky ) ).toBe( 0 );
	}
);
