/**
 * A new owner's first steps: a header, a portfolio from pictures, its page; made in one go, and taken back in one.
 */
import type { RequestUtils } from '@wordpress/e2e-test-utils-playwright';
import {
	axe,
	expect,
	expectTrouble,
	fixture,
	reset,
	test,
	type Page,
} from './frontage';

const LIST = 'edit.php?post_type=astra-portfolio';
const SCREEN = `${ LIST }&page=frontage-welcome`;
const ROUTE = /frontage(\/|%2F)v1(\/|%2F)welcome/;

test.use( { as: 'owner' } );
test.afterEach( async ( { page } ) => {
	await page.goto( 'about:blank' );
	await reset();
} );

const button = ( page: Page, name: string ) =>
	page.getByRole( 'button', { name, exact: true } );
const heading = ( page: Page, name: string ) =>
	page.getByRole( 'heading', { name, exact: true } );

async function choosePictures( page: Page, count: number ) {
	const library = page.getByRole( 'dialog', { name: 'Choose pictures' } );
	await library.getByRole( 'tab', { name: 'Media Library' } ).click();
	for ( let nth = 0; nth < count; nth++ ) {
		await library.getByRole( 'checkbox' ).nth( nth ).click();
	}
	await library
		.getByRole( 'button', { name: 'Select', exact: true } )
		.click();
}

/** How much there is of what the screen could make. */
async function counts( requestUtils: RequestUtils ) {
	const of = async ( path: string ) =>
		(
			await requestUtils.rest< unknown[] >( {
				path: `/wp/v2/${ path }`,
				params: { per_page: 100, status: 'any', _fields: 'id' },
			} )
		).length;
	return {
		items: await of( 'astra-portfolio' ),
		pages: await of( 'pages' ),
	};
}

/** Leads from the first step to the last, with one picture. */
async function goToReview( page: Page ) {
	await page.getByRole( 'radio', { name: 'Centred logo' } ).check();
	await button( page, 'Continue' ).click();
	await button( page, 'Choose pictures' ).click();
	await choosePictures( page, 1 );
	await button( page, 'Continue' ).click();
	await page
		.getByRole( 'textbox', { name: 'Title of the page' } )
		.fill( 'Our rooms' );
	await button( page, 'Continue' ).click();
	await expect( heading( page, 'Look it over' ) ).toBeFocused();
}

test( '[PF-26] a new owner comes by keyboard to a page with pictures under a header of choice, and nothing is made before the last step', async ( {
	admin,
	page,
	requestUtils,
} ) => {
	const before = await counts( requestUtils );
	await admin.visitAdminPage( SCREEN );
	await page.getByRole( 'radio', { name: /^Keep the present/ } ).focus();
	await page.keyboard.press( 'ArrowDown' );
	await expect( page.getByRole( 'radio', { name: 'Simple' } ) ).toBeChecked();
	const preview = page.frameLocator( 'iframe[title="Simple"]' );
	await expect(
		preview.locator( 'header .wp-block-frontage-header' )
	).toBeVisible();
	await expect( preview.locator( '#wpadminbar' ) ).toHaveCount( 0 );
	await axe( page, '.frontage-welcome-screen' );
	await button( page, 'Continue' ).focus();
	await page.keyboard.press( 'Enter' );

	await expect(
		heading( page, 'Make a portfolio from pictures' )
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

	await expect( heading( page, 'Place it on a page' ) ).toBeFocused();
	await page.keyboard.press( 'Tab' );
	await page.keyboard.press( 'ControlOrMeta+a' );
	await page.keyboard.type( 'Work' );
	await axe( page, '.frontage-welcome-screen' );
	await page.keyboard.press( 'Enter' );

	await expect( heading( page, 'Look it over' ) ).toBeFocused();
	await expect(
		page.getByText( '2 pictures become portfolio items.' )
	).toBeVisible();
	await axe( page, '.frontage-welcome-screen' );
	expect( await counts( requestUtils ) ).toEqual( before );

	await page.keyboard.press( 'Tab' );
	await expect( button( page, 'Create' ) ).toBeFocused();
	await page.keyboard.press( 'Enter' );
	await expect( heading( page, 'It is there' ) ).toBeFocused();
	expect( await counts( requestUtils ) ).toEqual( {
		items: before.items + 2,
		pages: before.pages + 1,
	} );
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
		page.getByRole( 'banner' ).getByRole( 'link', { name: 'Work' } ).last()
	).toHaveAttribute( 'href', /\/work-2\/$/ );
} );

test( '[HK-02] an owner who goes back finds every choice, and one who leaves in the middle has changed nothing', async ( {
	admin,
	page,
	requestUtils,
} ) => {
	const before = await counts( requestUtils );
	await admin.visitAdminPage( SCREEN );
	await goToReview( page );
	await button( page, 'Back' ).click();
	await expect(
		page.getByRole( 'textbox', { name: 'Title of the page' } )
	).toHaveValue( 'Our rooms' );
	await button( page, 'Back' ).click();
	await expect( button( page, 'Choose more pictures' ) ).toBeVisible();
	await button( page, 'Skip' ).click();
	await button( page, 'Back' ).click();
	await expect(
		page.getByText( '1 picture', { exact: true } )
	).toBeVisible();
	await button( page, 'Back' ).click();
	await expect(
		page.getByRole( 'radio', { name: 'Centred logo' } )
	).toBeChecked();
	await expect( button( page, 'Back' ) ).toHaveCount( 0 );

	for ( let step = 0; step < 3; step++ ) {
		await button( page, 'Skip' ).click();
	}
	await expect( page.getByText( 'nothing to create' ) ).toBeVisible();
	await expect( button( page, 'Create' ) ).toBeDisabled();

	await page.getByRole( 'link', { name: 'Leave without changes' } ).click();
	await expect( page ).toHaveURL( /wp-admin\/(index\.php)?$/ );
	expect( await counts( requestUtils ) ).toEqual( before );
	await page.goto( '/' );
	await expect( page.locator( '.wp-block-frontage-header' ) ).toHaveCount(
		1
	);
	await admin.visitAdminPage( SCREEN );
	await expect( button( page, 'Undo all of it' ) ).toHaveCount( 0 );
} );

test( '[HK-02] an owner whose site fails is told why and keeps every choice until Retry, also where only the answer was lost', async ( {
	admin,
	page,
	requestUtils,
} ) => {
	expectTrouble( page, /500|ERR_FAILED/ );
	const before = await counts( requestUtils );
	let asked = 0;
	await page.route( ROUTE, async ( route ) => {
		asked++;
		if ( asked === 1 ) {
			await route.fulfill( {
				status: 500,
				json: {
					code: 'full',
					message: 'The page could not be made: the disk is full.',
					data: { status: 500 },
				},
			} );
		} else if ( asked === 2 ) {
			await route.fetch();
			await route.abort();
		} else {
			await route.continue();
		}
	} );
	await admin.visitAdminPage( SCREEN );
	await goToReview( page );
	await button( page, 'Create' ).click();
	await expect(
		page
			.locator( '.frontage-welcome-screen' )
			.getByText( 'The page could not be made: the disk is full.' )
	).toBeVisible();
	await expect( button( page, 'Retry' ) ).toBeFocused();
	await button( page, 'Retry' ).click();
	await expect(
		page
			.locator( '.frontage-welcome-screen' )
			.getByText( 'The site could not be reached.' )
	).toBeVisible();
	await button( page, 'Retry' ).click();
	await expect( heading( page, 'It is there' ) ).toBeFocused();
	expect( await counts( requestUtils ) ).toEqual( {
		items: before.items + 1,
		pages: before.pages + 1,
	} );
} );

test( '[HK-02] an owner takes everything back, but for what was changed since, which is named', async ( {
	admin,
	page,
	requestUtils,
} ) => {
	const before = await counts( requestUtils );
	await page.goto( '/' );
	const header = await page.getByRole( 'banner' ).innerText();
	await admin.visitAdminPage( SCREEN );
	await goToReview( page );
	await button( page, 'Create' ).click();
	await expect( heading( page, 'It is there' ) ).toBeFocused();
	const made = await requestUtils.rest< { id: number }[] >( {
		path: '/wp/v2/pages',
		params: { search: 'Our rooms' },
	} );
	await requestUtils.rest( {
		path: `/wp/v2/pages/${ made[ 0 ]?.id }`,
		method: 'POST',
		data: { content: 'Words of my own.' },
	} );

	// Later, too.
	await admin.visitAdminPage( SCREEN );
	await expect(
		page.getByText( 'You have been here before.' )
	).toBeVisible();
	await axe( page, '.frontage-welcome-screen' );
	await button( page, 'Undo all of it' ).click();
	await expect( heading( page, 'Taken back' ) ).toBeFocused();
	await expect(
		page.getByText( '“Our rooms” was changed since, and stays.' )
	).toBeVisible();
	expect( await counts( requestUtils ) ).toEqual( {
		items: before.items,
		pages: before.pages + 1,
	} );
	await page.goto( '/' );
	expect( await page.getByRole( 'banner' ).innerText() ).toBe( header );
} );

test( '[PF-26] an owner of a small window, one who reads from right to left, and one of a classic theme see the same', async ( {
	admin,
	page,
} ) => {
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
				( { scrollWidth, clientWidth } ) => scrollWidth - clientWidth
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
	await expect( heading( page, 'It is there' ) ).toBeFocused();
	await page.goto( '/' );
	await expect( page.locator( '.wp-block-frontage-header' ) ).toHaveCount(
		1
	);
	await expect( page.getByText( 'The theme’s own header' ) ).toHaveCount( 0 );
} );

test( '[HK-02] the first activation in the list of plugins leads an owner there, and no later one', async ( {
	admin,
	page,
	request,
} ) => {
	expectTrouble( page, /wp_update_plugins\(\)|api\.wordpress\.org/ );
	const switchTo = async ( name: 'Activate' | 'Deactivate' ) => {
		await admin.visitAdminPage( 'plugins.php' );
		await page
			.getByRole( 'link', { name: `${ name } Frontage`, exact: true } )
			.click();
	};
	await switchTo( 'Deactivate' );
	await switchTo( 'Activate' );
	await expect( page ).toHaveURL( /plugins\.php\?activate=true/ );
	await page.getByRole( 'link', { name: 'Get started' } ).first().click();
	await expect( heading( page, 'Pick a header' ) ).toBeVisible();

	await switchTo( 'Deactivate' );
	await request.get( '/', {
		headers: { 'x-frontage-fixture': 'forgotten' },
	} );
	await switchTo( 'Activate' );
	await expect( heading( page, 'Pick a header' ) ).toBeVisible();
	await admin.visitAdminPage( 'plugins.php' );
	await expect( page ).toHaveURL( /plugins\.php$/ );
} );

test.describe( 'without JavaScript', () => {
	test.use( { javaScriptEnabled: false } );

	test( '[PF-26] an owner is told how to do the same by hand', async ( {
		page,
	} ) => {
		await page.goto( `/wp-admin/${ SCREEN }` );
		await expect(
			page.getByText( 'These steps need JavaScript.' )
		).toBeVisible();
		await page
			.getByRole( 'link', { name: 'Add portfolio items.' } )
			.click();
		await expect( page ).toHaveURL( /post_type=astra-portfolio$/ );
	} );
} );
