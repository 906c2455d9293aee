/**
 * What the site's owner can decide, and who can't.
 */
import type { Locator, Page } from '@playwright/test';
import { axe, expect, expectTrouble, logIn, reset, test } from './frontage';

const SCREEN = 'options-general.php?page=frontage';

const address = ( page: Page ) =>
	page.getByRole( 'textbox', { name: 'Address of portfolio items' } );
const seconds = ( page: Page ) =>
	page.getByRole( 'spinbutton', {
		name: 'Seconds that caches may keep a list of items',
	} );
const save = ( page: Page ) =>
	page.getByRole( 'button', { name: 'Save changes' } );

/** Goes on by Tab, past what stands between. */
const tabTo = ( field: Locator ) =>
	expect( async () => {
		await field.page().keyboard.press( 'Tab' );
		await expect( field ).toBeFocused( { timeout: 50 } );
	} ).toPass( { intervals: [ 0 ] } );

test.afterEach( reset );

test.describe( 'the owner', () => {
	test.use( { as: 'owner' } );

	test.beforeEach( ( { admin } ) => admin.visitAdminPage( SCREEN ) );

	test(
		'settings: changed by keyboard, they are stored',
		{ tag: [ '@SE-01', '@everywhere', '@newest' ] },
		async ( { page, requestUtils } ) => {
			await address( page ).focus();
			await page.keyboard.press( 'ControlOrMeta+a' );
			await page.keyboard.type( 'our/work' );
			await page.keyboard.press( 'Tab' );
			await expect( seconds( page ) ).toBeFocused();
			await page.keyboard.type( '60' );
			await page.keyboard.press( 'Tab' );
			await page.keyboard.press( 'ArrowDown' );
			for ( const name of [
				/zoom$/,
				/^Pictures before/,
				/^Pictures after/,
			] ) {
				await tabTo( page.getByRole( 'spinbutton', { name } ) );
			}
			await tabTo(
				page.getByRole( 'checkbox', {
					name: 'Delete portfolio items with the plugin',
				} )
			);
			await page.keyboard.press( 'Space' );
			await page.keyboard.press( 'Tab' );
			await expect( save( page ) ).toBeFocused();
			await page.keyboard.press( 'Enter' );
			await expect(
				page.getByText( 'Settings saved.' ).first()
			).toBeVisible();

			expect(
				await requestUtils.rest( { path: '/wp/v2/settings' } )
			).toMatchObject( {
				frontage_settings: {
					portfolio_slug: 'our/work',
					rest_cache_seconds: 60,
					island_prefetch: 'idle',
					delete_on_uninstall: true,
				},
			} );
			await page.reload();
			await expect( address( page ) ).toHaveValue( 'our/work' );
			await expect(
				page.getByRole( 'radio', {
					name: 'As soon as the block is in view and the page is idle',
				} )
			).toBeChecked();
		}
	);

	test(
		'settings: an error shows beside the field before saving',
		{ tag: '@SE-01' },
		async ( { page } ) => {
			await seconds( page ).fill( '86401' );
			await address( page ).fill( 'my work' );
			await save( page ).click();
			await expect(
				page
					.getByText(
						'Please check: Address of portfolio items, Seconds that caches'
					)
					.first()
			).toBeVisible();
			await expect( address( page ) ).toBeFocused();
			await expect( address( page ) ).toHaveAccessibleDescription(
				/^Use letters, digits and hyphens/
			);
			await expect( seconds( page ) ).toHaveAccessibleDescription(
				/^Enter a whole number from 0 to 86400/
			);
			await expect( seconds( page ) ).toHaveAttribute(
				'aria-invalid',
				'true'
			);

			await address( page ).fill( 'work' );
			await seconds( page ).fill( '0' );
			await save( page ).click();
			await expect(
				page.getByText( 'Settings saved.' ).first()
			).toBeVisible();
			await expect( address( page ) ).toHaveAccessibleDescription(
				/^The part of an item/
			);
		}
	);

	test(
		'settings: a refusal by the site shows at its field',
		{ tag: '@SE-01' },
		async ( { page } ) => {
			expectTrouble( page, /Console: .*400/ );
			// What the screen lets through, but the site does not: as after an update of one and not of the other.
			await page.route(
				/wp\/v2\/settings|wp%2Fv2%2Fsettings/,
				( route ) =>
					route.continue( {
						postData: JSON.stringify( {
							frontage_settings: { rest_cache_seconds: -1 },
						} ),
					} )
			);
			await seconds( page ).fill( '5' );
			await save( page ).click();
			await expect( seconds( page ) ).toBeFocused();
			await expect( seconds( page ) ).toHaveAccessibleDescription(
				/^Seconds that caches may keep a list of items: Enter a whole number from 0 to 86400/
			);
		}
	);

	test(
		'settings: a failed request loses nothing',
		{ tag: '@SE-01' },
		async ( { page } ) => {
			expectTrouble( page, /Console: .*Failed to load/ );
			await page.route(
				/wp\/v2\/settings|wp%2Fv2%2Fsettings/,
				( route ) => route.abort()
			);
			await seconds( page ).fill( '5' );
			await save( page ).click();
			await expect(
				page.getByText( 'the site did not answer' ).first()
			).toBeVisible();
			await expect( seconds( page ) ).toHaveValue( '5' );
			await page.unrouteAll();
			await save( page ).click();
			await expect(
				page.getByText( 'Settings saved.' ).first()
			).toBeVisible();
		}
	);

	test( 'settings: leaving asks only with unsaved changes', async ( {
		page,
	} ) => {
		const questions: string[] = [];
		page.on( 'dialog', async ( dialog ) => {
			questions.push( dialog.type() );
			await dialog.accept();
		} );
		await page.reload();
		expect( questions ).toEqual( [] );
		await seconds( page ).fill( '5' );
		await page.reload();
		expect( questions ).toEqual( [ 'beforeunload' ] );
		await expect( seconds( page ) ).toHaveValue( '300' );
	} );

	test( 'settings: the screen works with a screen reader and on a phone', async ( {
		page,
	} ) => {
		await axe( page, '.frontage-settings-screen' );
		await seconds( page ).fill( '' );
		await save( page ).click();
		await expect( seconds( page ) ).toBeFocused();
		await axe( page, '.frontage-settings-screen' );
		await page.setViewportSize( { width: 375, height: 800 } );
		expect(
			await page.evaluate( () => document.documentElement.scrollWidth )
		).toBeLessThanOrEqual( 375 );
	} );

	test( 'settings: the list of plugins links to the screen', async ( {
		admin,
		page,
	} ) => {
		// WordPress itself looks for updates here, and the test site has no way to them.
		expectTrouble( page, /wp_update_plugins\(\)/ );
		await admin.visitAdminPage( 'plugins.php' );
		await page
			.getByRole( 'row', { name: /Frontage/ } )
			.getByRole( 'link', { name: 'Settings', exact: true } )
			.click();
		await expect(
			page.getByRole( 'heading', { level: 1, name: 'Frontage settings' } )
		).toBeVisible();
	} );
} );

test.describe( 'an author', () => {
	test(
		'settings: can be neither read nor written',
		{ tag: '@SE-02' },
		async ( { page, requestUtils, baseURL } ) => {
			expectTrouble( page, /Console: .*403/ );
			await requestUtils.createUser( {
				username: 'writer',
				email: 'writer@example.org',
				password: 'a long password',
				roles: [ 'editor' ],
			} );
			await page.goto( '/wp-login.php' );
			await logIn( page, 'writer', 'a long password' );
			await expect(
				page.getByRole( 'heading', { level: 1, name: 'Dashboard' } )
			).toBeVisible();
			await expect(
				page.getByRole( 'link', { name: 'Frontage', exact: true } )
			).toHaveCount( 0 );

			const answer = await page.goto( `/wp-admin/${ SCREEN }` );
			expect( answer?.status() ).toBe( 403 );

			await page.goto( '/wp-admin/post-new.php' );
			const status = await page.evaluate( async ( root ) => {
				const nonce = await (
					await fetch( '/wp-admin/admin-ajax.php?action=rest-nonce' )
				).text();
				const { status: answered } = await fetch(
					`${ root }/index.php?rest_route=/wp/v2/settings`,
					{
						method: 'POST',
						headers: {
							'X-WP-Nonce': nonce,
							'Content-Type': 'application/json',
						},
						body: JSON.stringify( {
							frontage_settings: { portfolio_slug: 'mine' },
						} ),
					}
				);
				return answered;
			}, baseURL );
			expect( status ).toBe( 403 );
		}
	);
} );
