/**
 * The index of the settings' sections, and a field that is a list.
 */
import { axe, expect, expectTrouble, test } from './frontage';

const SCREEN = 'options-general.php?page=frontage';

test.use( { as: 'owner' } );

test(
	'settings: section links work by keyboard, current one marked',
	{ tag: '@SE-01' },
	async ( { admin, page } ) => {
		await page.setViewportSize( { width: 1280, height: 800 } );
		await admin.visitAdminPage( SCREEN );
		const sections = page.getByRole( 'navigation', { name: 'Sections' } );
		const link = sections.getByRole( 'link', { name: 'Comments' } );
		await expect( sections.locator( '[aria-current]' ) ).toHaveCount( 1 );
		await link.focus();
		await page.keyboard.press( 'Enter' );
		const heading = page.getByRole( 'heading', { name: 'Comments' } );
		await expect( heading ).toBeInViewport();
		await expect( page ).toHaveURL( /#frontage-settings-comments$/ );
		await expect( link ).toBeInViewport();
		await expect( link ).toHaveAttribute( 'aria-current', 'true' );
		await axe( page, '.frontage-settings-screen' );

		// A reload would come back to where it was scrolled.
		const address = page.url();
		await page.goto( 'about:blank' );
		await page.goto( address );
		await expect( heading ).toBeInViewport();
		await sections.getByRole( 'link' ).nth( 1 ).click();
		await expect( sections.getByRole( 'link' ).nth( 1 ) ).toHaveAttribute(
			'aria-current',
			'true'
		);
		await page.setViewportSize( { width: 782, height: 800 } );
		expect(
			await page.evaluate( () => document.documentElement.scrollWidth )
		).toBe( 782 );
	}
);

test(
	'settings: Enter in “Add a service” adds it, sends nothing',
	{ tag: '@SE-01' },
	async ( { admin, page } ) => {
		let sent = 0;
		page.on( 'request', ( request ) => {
			sent += request.method() === 'POST' ? 1 : 0;
		} );
		await admin.visitAdminPage( SCREEN );
		const picker = page.getByRole( 'searchbox', { name: 'Add a service' } );
		await picker.fill( 'Redd' );
		await picker.press( 'Enter' );
		await expect(
			page.getByRole( 'button', { name: 'Remove Reddit' } )
		).toBeVisible();
		await expect( picker ).toHaveValue( '' );
		await picker.press( 'Enter' );
		expect( sent ).toBe( 0 );
	}
);

test(
	'settings: refused services are told at their field, focused',
	{ tag: '@SE-01' },
	async ( { admin, page } ) => {
		expectTrouble( page, /status of 400/ );
		await admin.visitAdminPage( SCREEN );
		await page.route( /wp\/v2\/settings/, ( route ) =>
			route.fulfill( {
				status: 400,
				json: {
					code: 'rest_invalid_param',
					message: 'Services: no such service.',
					data: { status: 400, field: 'share_services' },
				},
			} )
		);
		const picker = page.getByRole( 'searchbox', { name: 'Add a service' } );
		await picker.fill( 'Redd' );
		await picker.press( 'Enter' );
		await page.getByRole( 'button', { name: 'Save changes' } ).click();
		await expect( picker ).toBeFocused();
		await expect( picker ).toHaveAttribute( 'aria-invalid', 'true' );
		await expect( picker ).toHaveAccessibleDescription( /no such service/ );
	}
);
