/**
 * How the owner takes settings to another site, as a file.
 */
import { readFile } from 'node:fs/promises';
import { axe, expect, reset, test, type Page } from './frontage';
import {
	changeSettings,
	breakPoint,
	saved,
	SCREEN,
	settings,
} from './settings-page';

async function importFile( page: Page, text: string ) {
	const chooser = page.waitForEvent( 'filechooser' );
	await page.getByRole( 'button', { name: 'Import' } ).click();
	await (
		await chooser
	).setFiles( {
		name: 'settings.json',
		mimeType: 'application/json',
		buffer: Buffer.from( text ),
	} );
}

test.use( { as: 'owner' } );

test.beforeEach( ( { admin } ) => admin.visitAdminPage( SCREEN ) );
test.afterEach( reset );

test(
	'settings: export, then import after a preview of changes',
	{ tag: [ '@SE-01', '@everywhere' ] },
	async ( { page, requestUtils } ) => {
		await breakPoint( page ).fill( '700' );
		await page.getByRole( 'button', { name: 'Save changes' } ).click();
		await expect( saved( page ) ).toBeVisible();
		const download = page.waitForEvent( 'download' );
		await page.getByRole( 'button', { name: 'Export' } ).click();
		const text = await readFile( await ( await download ).path(), 'utf8' );
		expect( JSON.parse( text ) ).toEqual( {
			frontage_settings: await settings( requestUtils ),
		} );

		await changeSettings( requestUtils, { break_point: 920 } );
		await page.reload();
		// What the file does not name stays, also where it is not saved yet.
		const { break_point: width, sticky_header_style: style } =
			JSON.parse( text ).frontage_settings;
		await page
			.getByRole( 'textbox', { name: 'Address of portfolio items' } )
			.fill( 'work' );
		await importFile(
			page,
			JSON.stringify( {
				frontage_settings: {
					break_point: width,
					sticky_header_style: style,
					color: 'red',
				},
			} )
		);
		const dialog = page.getByRole( 'dialog', { name: 'Import settings' } );
		await expect( dialog.getByRole( 'listitem' ) ).toHaveText( [
			/“920” becomes “700”/,
		] );
		await expect( dialog ).toContainText(
			'no setting has this name: color'
		);
		expect( await settings( requestUtils ) ).toMatchObject( {
			break_point: 920,
		} );
		await dialog.getByRole( 'button', { name: 'Import' } ).click();
		await expect( dialog ).toHaveCount( 0 );
		await expect( breakPoint( page ) ).toHaveValue( '700' );
		await expect( page.getByText( 'Not saved yet.' ) ).toBeVisible();
		await expect(
			page.getByRole( 'textbox', { name: 'Address of portfolio items' } )
		).toHaveValue( 'work' );
		expect( await settings( requestUtils ) ).toMatchObject( {
			break_point: 700,
			portfolio_slug: 'portfolio',
		} );
		await page.getByRole( 'button', { name: 'Save changes' } ).click();
		await expect( saved( page ) ).toBeVisible();
	}
);

test(
	'settings: palettes are imported, the logo is chosen there',
	{ tag: '@SE-01' },
	async ( { page, requestUtils } ) => {
		const palette = 'base:#101418 contrast:#f2f2f2';
		await importFile(
			page,
			JSON.stringify( {
				frontage_settings: {
					color_palette_switched: palette,
					color_default_mode: 'switched',
					color_logo_switched: 999999,
				},
			} )
		);
		const dialog = page.getByRole( 'dialog', { name: 'Import settings' } );
		await expect( dialog.getByRole( 'listitem' ) ).toHaveText( [
			/^Colors of the switched palette.*becomes “base:#101418/,
			/^What visitors see who have not chosen.*becomes “The second palette”/,
		] );
		await expect( dialog ).toContainText(
			'holds no pictures: Logo on the second palette'
		);
		await axe( page, '.components-modal__frame' );
		await dialog.getByRole( 'button', { name: 'Import' } ).click();
		await expect( saved( page ) ).toBeVisible();
		expect( await settings( requestUtils ) ).toMatchObject( {
			color_palette_switched: palette,
			color_default_mode: 'switched',
			color_logo_switched: 0,
		} );
	}
);

test(
	'settings: a wrong value in a file is named, nothing changes',
	{ tag: '@SE-01' },
	async ( { page, requestUtils } ) => {
		const before = await settings( requestUtils );
		await importFile(
			page,
			JSON.stringify( {
				frontage_settings: {
					break_point: 5,
					sticky_header_style: 'bounce',
					header_logo_width: 100,
				},
			} )
		);
		await expect(
			page
				.getByText(
					'The file has wrong values for: Breakpoint of the header, in pixels, How the header begins to stick'
				)
				.or(
					page.getByText(
						'The file has wrong values for: How the header begins to stick, Breakpoint of the header, in pixels'
					)
				)
				.first()
		).toBeVisible();
		await importFile( page, 'no settings' );
		await expect(
			page.getByText( 'the file holds no settings of Frontage' ).first()
		).toBeVisible();
		expect( await settings( requestUtils ) ).toEqual( before );
	}
);
