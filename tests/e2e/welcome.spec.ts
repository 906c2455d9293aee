/**
 * A new owner’s first steps: a header, a portfolio from pictures, its page; by which ways they come there.
 */
import { axe, expect, expectTrouble, fixture, reset, test } from './frontage';
import {
	button,
	choosePictures,
	counts,
	heading,
	SCREEN,
} from './welcome-page';

test.use( { as: 'owner' } );
test.afterEach( reset );

test(
	'welcome: page, pictures and header are made by the last step only',
	{ tag: [ '@PF-26', '@newest' ] },
	async ( { admin, page, requestUtils } ) => {
		// WordPress's admin begins a transition that no visitor's page takes part in.
		expectTrouble( page, /ViewTransition opt-in disabled/ );
		const before = await counts( requestUtils );
		await admin.visitAdminPage( SCREEN );
		const entries = () => page.evaluate( () => history.length );
		const entriesBefore = await entries();
		await page.getByRole( 'radio', { name: /^Keep the current/ } ).focus();
		await page.keyboard.press( 'ArrowDown' );
		await expect(
			page.getByRole( 'radio', { name: 'Simple' } )
		).toBeChecked();
		const preview = page.frameLocator( 'iframe[title="Simple"]' );
		await expect(
			preview.locator( 'header .wp-block-frontage-header' )
		).toBeVisible();
		await expect( preview.locator( '#wpadminbar' ) ).toHaveCount( 0 );
		expect( await entries() ).toBe( entriesBefore );
		await axe( page, '.frontage-welcome-screen' );
		await button( page, 'Continue' ).focus();
		await page.keyboard.press( 'Enter' );

		await expect(
			heading( page, 'Create a portfolio from pictures' )
		).toBeFocused();
		await page.keyboard.press( 'Tab' );
		await expect( button( page, 'Choose pictures' ) ).toBeFocused();
		await page.keyboard.press( 'Enter' );
		await choosePictures( page, 2 );
		await expect(
			page.getByText( '2 pictures', { exact: true } )
		).toBeVisible();
		await page
			.getByRole( 'textbox', { name: 'Title' } )
			.first()
			.fill( 'The <b>loft' );
		await page
			.getByRole( 'textbox', { name: 'Categories' } )
			.first()
			.fill( 'Attics' );
		await axe( page, '.frontage-welcome-screen' );
		// Enter in a field goes on, as the button does.
		await page.keyboard.press( 'Enter' );

		await expect( heading( page, 'Add it to a page' ) ).toBeFocused();
		await page.keyboard.press( 'Tab' );
		await page.keyboard.press( 'ControlOrMeta+a' );
		await page.keyboard.type( 'Work' );
		await axe( page, '.frontage-welcome-screen' );
		await page.keyboard.press( 'Enter' );

		await expect( heading( page, 'Review your choices' ) ).toBeFocused();
		await expect(
			page.getByText( '2 pictures become portfolio items.' )
		).toBeVisible();
		await axe( page, '.frontage-welcome-screen' );
		expect( await counts( requestUtils ) ).toEqual( before );

		await page.keyboard.press( 'Tab' );
		await expect( button( page, 'Create' ) ).toBeFocused();
		await page.keyboard.press( 'Enter' );
		await expect( heading( page, 'All done' ) ).toBeFocused();
		expect( await counts( requestUtils ) ).toEqual( {
			items: before.items + 2,
			pages: before.pages + 1,
		} );
		await expect( page.locator( 'iframe[title="Work"]' ) ).toBeVisible();
		await axe( page, '.frontage-welcome-screen' );

		// The site has a page of this name: the new one says its own address.
		await expect( page.getByText( /\/work-2\/$/ ) ).toBeVisible();
		await page.getByRole( 'link', { name: 'View “Work”' } ).click();
		await expect(
			page.getByRole( 'heading', { name: 'Work', level: 1 } )
		).toBeVisible();
		await expect(
			page.getByRole( 'link', { name: 'The <b>loft' } ).first()
		).toBeVisible();
		await expect(
			page
				.getByRole( 'banner' )
				.getByRole( 'link', { name: 'Work' } )
				.last()
		).toHaveAttribute( 'href', /\/work-2\/$/ );
	}
);

test(
	'welcome: works in a small window, right to left, in a classic theme',
	{ tag: '@PF-26' },
	async ( { admin, page } ) => {
		await fixture( page, 'right-to-left', 'classic-theme' );
		await page.setViewportSize( { width: 375, height: 740 } );
		await admin.visitAdminPage( SCREEN );
		await page.getByRole( 'radio', { name: 'Simple' } ).check();
		await expect(
			page
				.frameLocator( 'iframe[title="Simple"]' )
				.locator( 'header .wp-block-frontage-header' )
		).toBeVisible();
		const overflow = () =>
			page
				.locator( '.frontage-welcome-screen' )
				.evaluate(
					( { scrollWidth, clientWidth } ) =>
						scrollWidth - clientWidth
				);
		expect( await overflow() ).toBeLessThanOrEqual( 0 );
		await axe( page, '.frontage-welcome-screen' );
		await button( page, 'Continue' ).click();
		await button( page, 'Choose pictures' ).click();
		await choosePictures( page, 2 );
		expect( await overflow() ).toBeLessThanOrEqual( 0 );
		await page
			.getByRole( 'button', { name: /^Remove / } )
			.first()
			.click();
		await expect( button( page, 'Choose more pictures' ) ).toBeFocused();
		await button( page, 'Continue' ).click();
		await button( page, 'Skip' ).click();
		await button( page, 'Create' ).click();
		await expect( heading( page, 'All done' ) ).toBeFocused();
		await page.goto( '/' );
		await expect( page.locator( '.wp-block-frontage-header' ) ).toHaveCount(
			1
		);
		await expect( page.getByText( 'The theme’s own header' ) ).toHaveCount(
			0
		);
	}
);

test(
	'welcome: only the first activation opens it',
	{ tag: '@HK-02' },
	async ( { admin, page, request } ) => {
		expectTrouble( page, /wp_update_plugins\(\)|api\.wordpress\.org/ );
		const switchTo = async ( name: 'Activate' | 'Deactivate' ) => {
			await admin.visitAdminPage( 'plugins.php' );
			// An unbuilt copy, which another test leaves in its folder, bears the same name.
			await page
				.locator( '[data-plugin="frontage/plugin.php"]' )
				.getByRole( 'link', {
					name: `${ name } Frontage`,
					exact: true,
				} )
				.click();
		};
		await switchTo( 'Deactivate' );
		await switchTo( 'Activate' );
		await expect(
			page.getByText( 'Plugin activated.' ).first()
		).toBeVisible();
		await page
			.locator( '#the-list' )
			.getByRole( 'link', { name: 'Get started' } )
			.click();
		await expect( heading( page, 'Choose a header' ) ).toBeVisible();

		await switchTo( 'Deactivate' );
		await request.get( '/', {
			headers: { 'x-frontage-fixture': 'forgotten' },
		} );
		await switchTo( 'Activate' );
		await expect( heading( page, 'Choose a header' ) ).toBeVisible();
		await admin.visitAdminPage( 'plugins.php' );
		await expect( page ).toHaveURL( /plugins\.php$/ );
	}
);

test.describe( 'without JavaScript', () => {
	test.use( { javaScriptEnabled: false } );

	test(
		'welcome: explains the manual steps without JavaScript',
		{ tag: '@PF-26' },
		async ( { page } ) => {
			await page.goto( `/wp-admin/${ SCREEN }` );
			await expect(
				page.getByText( 'These steps require JavaScript' )
			).toBeVisible();
			await page
				.getByRole( 'link', { name: 'Add portfolio items.' } )
				.click();
			await expect( page ).toHaveURL( /post_type=astra-portfolio$/ );
		}
	);
} );
