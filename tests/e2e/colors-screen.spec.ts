/**
 * Owners make a second palette, and place what belongs to it.
 */
import { axe, background, expect, test } from './colors-page';

test.use( { as: 'owner', viewport: { width: 1400, height: 1000 } } );

test(
	'colors: a proposed dark palette can be checked, changed, undone, used',
	{ tag: [ '@CS-04', '@everywhere' ] },
	async ( { admin, decide, page, switchers } ) => {
		await decide( { color_palette_switched: '' } );
		const address = await switchers( {} );
		await page.goto( address );
		await expect(
			page.getByRole( 'main' ).getByText( /nothing to switch to/ )
		).toBeVisible();

		await admin.visitAdminPage( 'themes.php', 'page=frontage-colors' );
		await page
			.getByRole( 'button', { name: 'Propose a dark palette' } )
			.click();
		const pairs = page.getByRole( 'list', {
			name: 'Contrast: Second palette',
		} );
		await expect( pairs.getByRole( 'listitem' ) ).not.toHaveCount( 0 );
		await expect( pairs.getByText( /fails/ ) ).toHaveCount( 0 );

		const contrast = page.getByRole( 'button', {
			name: /^Contrast, Second palette/,
		} );
		const proposed = await contrast.getAttribute( 'aria-label' );
		await contrast.click();
		await page
			.getByRole( 'textbox', { name: 'Hex color' } )
			.fill( '222222' );
		await expect( pairs.getByText( /fails/ ).first() ).toBeVisible();
		await page.keyboard.press( 'Escape' );
		await page.getByRole( 'button', { name: 'Undo' } ).click();
		await expect( contrast ).toHaveAttribute(
			'aria-label',
			proposed ?? ''
		);
		await expect( pairs.getByText( /fails/ ) ).toHaveCount( 0 );
		await axe( page, '.frontage-color-switcher-screen' );

		await page.getByRole( 'button', { name: 'Save changes' } ).click();
		await expect( page.getByText( 'Colors saved.' ).first() ).toBeVisible();
		await page.goto( address );
		const before = await background( page );
		await page
			.getByRole( 'main' )
			.getByRole( 'button', { name: 'Dark colors' } )
			.click();
		expect( await background( page ) ).not.toBe( before );
		await axe( page, 'main' );
	}
);

test(
	'colors: unknown or invalid ones are refused with the field’s name',
	{ tag: '@CS-04' },
	async ( { decide, page } ) => {
		for ( const [ field, value, message ] of [
			[
				'color_palette_switched',
				'base:#101418 void:#ffffff',
				/no such colors: void/,
			],
			[ 'color_palette_switched', 'base:red', /Write colors as/ ],
			[
				'color_palette_default',
				'base:#fff;}body{display:none',
				/Write colors as/,
			],
			[ 'color_logo_switched', 999999, /picture of the media library/ ],
			[ 'color_theme_default', 'white', /Write it as #rrggbb/ ],
		] as const ) {
			await expect(
				decide( { [ field ]: value } )
			).rejects.toMatchObject( {
				message: expect.stringMatching( message ),
				data: { field, status: 400 },
			} );
		}
		await expect( page ).toHaveURL( 'about:blank' );
	}
);

test(
	'colors: the editor has palettes for a picture, and shows the switcher',
	{ tag: '@CS-01' },
	async ( { admin, decide, editor, page } ) => {
		await decide();
		await admin.createNewPost();
		await editor.insertBlock( { name: 'frontage/color-switcher' } );
		await expect(
			editor.canvas
				.locator( '[inert] button, [inert] .ast-switcher-button' )
				.first()
		).toBeAttached();
		await editor.insertBlock( {
			name: 'core/group',
			attributes: { layout: { type: 'flex' } },
		} );
		await editor.openDocumentSettingsSidebar();
		const panel = page.getByRole( 'button', { name: 'Color scheme' } );
		if ( ( await panel.getAttribute( 'aria-expanded' ) ) === 'false' ) {
			await panel.click();
		}
		await page
			.getByRole( 'radio', { name: 'The second palette only' } )
			.check();
		const blocks = await editor.getBlocks();
		expect( blocks[ 1 ]?.attributes ).toMatchObject( {
			frontageScheme: 'switched',
		} );
	}
);
