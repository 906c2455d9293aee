/**
 * All or nothing of what the welcome screen makes: who goes back, leaves, meets a failure, or takes it back.
 */
import { axe, expect, expectTrouble, reset, test } from './frontage';
import { button, counts, goToReview, heading, SCREEN } from './welcome-page';

const ROUTE = /frontage(\/|%2F)v1(\/|%2F)welcome/;

test.use( { as: 'owner' } );
test.afterEach( reset );

test(
	'welcome: Back keeps choices, leaving changes nothing',
	{ tag: '@HK-02' },
	async ( { admin, page, requestUtils } ) => {
		const before = await counts( requestUtils );
		await admin.visitAdminPage( SCREEN );
		await goToReview( page );
		await button( page, 'Back' ).click();
		await expect(
			page.getByRole( 'textbox', { name: 'Page title' } )
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
			page.getByRole( 'radio', { name: 'Centered logo' } )
		).toBeChecked();
		await expect( button( page, 'Back' ) ).toHaveCount( 0 );

		for ( let step = 0; step < 3; step++ ) {
			await button( page, 'Skip' ).click();
		}
		await expect( page.getByText( 'nothing to create' ) ).toBeVisible();
		await expect( button( page, 'Create' ) ).toBeDisabled();

		await page
			.getByRole( 'link', { name: 'Exit without changes' } )
			.click();
		await expect( page ).toHaveURL( /wp-admin\/(index\.php)?$/ );
		expect( await counts( requestUtils ) ).toEqual( before );
		await page.goto( '/' );
		await expect( page.locator( '.wp-block-frontage-header' ) ).toHaveCount(
			1
		);
		await admin.visitAdminPage( SCREEN );
		await expect( button( page, 'Undo everything' ) ).toHaveCount( 0 );
	}
);

test(
	'welcome: a failure is told, choices stay until Retry',
	{ tag: '@HK-02' },
	async ( { admin, page, requestUtils } ) => {
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
						message:
							'The page couldn’t be created: the disk is full.',
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
				.getByText( 'The page couldn’t be created: the disk is full.' )
		).toBeVisible();
		await expect( button( page, 'Retry' ) ).toBeFocused();
		await button( page, 'Retry' ).click();
		await expect(
			page
				.locator( '.frontage-welcome-screen' )
				.getByText( 'Couldn’t reach the site.' )
		).toBeVisible();
		await button( page, 'Retry' ).click();
		await expect( heading( page, 'All done' ) ).toBeFocused();
		expect( await counts( requestUtils ) ).toEqual( {
			items: before.items + 1,
			pages: before.pages + 1,
		} );
	}
);

test(
	'welcome: undo reverts all but later changes, named',
	{ tag: '@HK-02' },
	async ( { admin, page, requestUtils } ) => {
		const before = await counts( requestUtils );
		await page.goto( '/' );
		const header = await page.getByRole( 'banner' ).innerText();
		await admin.visitAdminPage( SCREEN );
		await goToReview( page );
		await button( page, 'Create' ).click();
		await expect( heading( page, 'All done' ) ).toBeFocused();
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
			page.getByText( 'You have completed these steps before.' ).first()
		).toBeVisible();
		await axe( page, '.frontage-welcome-screen' );
		await button( page, 'Undo everything' ).click();
		await expect( heading( page, 'Undone' ) ).toBeFocused();
		await expect(
			page.getByText(
				'“Our rooms” has been edited since you created it, so undo keeps it.'
			)
		).toBeVisible();
		expect( await counts( requestUtils ) ).toEqual( {
			items: before.items,
			pages: before.pages + 1,
		} );
		await page.goto( '/' );
		expect( await page.getByRole( 'banner' ).innerText() ).toBe( header );
	}
);
