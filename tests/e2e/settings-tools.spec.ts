/**
 * How the owner finds settings among many, and takes them back to their defaults.
 */
import { axe, expect, fixture, reset, test } from './frontage';
import { breakPoint, saved, SCREEN, search, settings } from './settings-page';

test.use( { as: 'owner' } );

test.beforeEach( ( { admin } ) => admin.visitAdminPage( SCREEN ) );
test.afterEach( reset );

test(
	'settings: a search finds by words, and offers a way out',
	{ tag: '@SE-01' },
	async ( { page } ) => {
		await search( page ).fill( 'logo tablets' );
		await expect(
			page.getByRole( 'heading', { level: 2, name: 'Logo' } )
		).toBeVisible();
		await expect( page.getByRole( 'spinbutton' ) ).toHaveCount( 1 );
		await expect( page.getByText( '1 setting found' ) ).toBeAttached();
		await search( page ).fill( 'xyz' );
		await expect(
			page.getByText( 'Nothing found for “xyz”.' )
		).toBeVisible();
		await axe( page, '.frontage-settings-screen' );
		await page.getByRole( 'button', { name: 'Clear search' } ).click();
		await expect( search( page ) ).toBeFocused();
		await expect( breakPoint( page ) ).toBeVisible();
	}
);

test(
	'settings: a wrong value hidden by the search is revealed',
	{ tag: '@SE-01' },
	async ( { page } ) => {
		await breakPoint( page ).fill( '5' );
		await search( page ).fill( 'notice' );
		await expect( breakPoint( page ) ).toBeHidden();
		await page.getByRole( 'button', { name: 'Save changes' } ).click();
		await expect( breakPoint( page ) ).toBeFocused();
		await expect( breakPoint( page ) ).toHaveAccessibleDescription(
			/^Enter a whole number from 320 to 2560/
		);
	}
);

test(
	'settings: logo width for each device and text of the notice are set',
	{ tag: '@SE-01' },
	async ( { page, requestUtils } ) => {
		await page
			.getByRole( 'spinbutton', { name: 'Width of the logo on tablets' } )
			.fill( '120' );
		await page
			.getByRole( 'textbox', { name: 'Text of the notice' } )
			.fill( 'New <b>hours</b><script>x</script>' );
		await page.getByRole( 'button', { name: 'Save changes' } ).click();
		await expect( saved( page ) ).toBeVisible();
		expect( await settings( requestUtils ) ).toMatchObject( {
			responsive_header_logo_width: {
				desktop: 0,
				tablet: 120,
				mobile: 0,
			},
			store_notice_text: 'New <b>hours</b>x',
		} );
		await expect(
			page.getByRole( 'textbox', { name: 'Text of the notice' } )
		).toHaveValue( 'New <b>hours</b>x' );
	}
);

test(
	'settings: a synced pattern becomes the header of a classic theme',
	{ tag: '@SE-01' },
	async ( { page, requestUtils } ) => {
		const { id } = await requestUtils.rest< { id: number } >( {
			path: '/wp/v2/blocks',
			method: 'POST',
			data: { title: 'Our header', content: '', status: 'publish' },
		} );
		await page.reload();
		await page
			.getByRole( 'combobox', { name: 'Header on classic themes' } )
			.selectOption( 'Our header' );
		await page.getByRole( 'button', { name: 'Save changes' } ).click();
		await expect( saved( page ) ).toBeVisible();
		expect( await settings( requestUtils ) ).toMatchObject( {
			classic_header: id,
		} );
	}
);

test(
	'settings: one is reset by keyboard, all after a confirmation',
	{ tag: '@SE-01' },
	async ( { page, requestUtils } ) => {
		await breakPoint( page ).fill( '800' );
		await page.keyboard.press( 'Shift+Tab' );
		await expect(
			page.getByRole( 'button', {
				name: /^Reset: Breakpoint of the header/,
			} )
		).toBeFocused();
		await page.keyboard.press( 'Enter' );
		await expect( breakPoint( page ) ).toBeFocused();
		await expect( breakPoint( page ) ).toHaveValue( '920' );

		await breakPoint( page ).fill( '800' );
		await page
			.getByRole( 'checkbox', { name: 'Keep the header in view' } )
			.check();
		await page.keyboard.press( 'Enter' );
		await page.getByRole( 'button', { name: 'Save changes' } ).click();
		await expect( saved( page ) ).toBeVisible();

		const all = page.getByRole( 'button', { name: 'Reset all' } );
		const dialog = page.getByRole( 'dialog', {
			name: 'Reset all settings',
		} );
		await all.click();
		await expect( dialog.getByRole( 'listitem' ) ).toHaveText( [
			/^Keep the header in view.*on becomes off/,
			/^Breakpoint of the header.*“800” becomes “920”/,
		] );
		await axe( page, '.components-modal__frame' );
		await page.keyboard.press( 'Escape' );
		await expect( all ).toBeFocused();
		expect( await settings( requestUtils ) ).toMatchObject( {
			break_point: 800,
		} );
		await all.click();
		await dialog
			.getByRole( 'button', { name: 'Reset', exact: true } )
			.click();
		await expect( saved( page ) ).toBeVisible();
		await expect( breakPoint( page ) ).toHaveValue( '920' );
		expect( await settings( requestUtils ) ).toMatchObject( {
			break_point: 920,
			hook_sticky_header: false,
		} );
	}
);

test(
	'settings: the screen works RTL and on a phone, focus never covered',
	{ tag: '@SE-01' },
	async ( { page } ) => {
		await fixture( page, 'right-to-left' );
		await page.setViewportSize( { width: 375, height: 667 } );
		await page.reload();
		await breakPoint( page ).fill( '800' );
		await axe( page, '.frontage-settings-screen' );
		expect(
			await page.evaluate( () => document.documentElement.scrollWidth )
		).toBeLessThanOrEqual( 375 );
		const save = page.getByRole( 'button', { name: 'Save changes' } );
		await search( page ).focus();
		for ( let at = 0; at < 30; at++ ) {
			await page.keyboard.press( 'Tab' );
			const covered = await page.evaluate( () => {
				const { activeElement } = document;
				const box = activeElement?.getBoundingClientRect();
				const bar = document
					.querySelector( '.frontage-settings-screen__save' )
					?.getBoundingClientRect();
				return (
					!! box &&
					!! bar &&
					! activeElement?.closest(
						'.frontage-settings-screen__save'
					) &&
					box.bottom > bar.top
				);
			} );
			expect( covered ).toBe( false );
		}
		await expect( save ).toBeInViewport();
	}
);
