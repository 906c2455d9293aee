/**
 * The header in the editor.
 */
import { banner, expect, header, row, test } from './header-page';

test.use( { as: 'owner' } );

test(
	'header editor: rows, phone layout and position are set in place',
	{ tag: '@HD-01' },
	async ( { edit, editor, page, placePattern } ) => {
		const { id } = await placePattern(
			header(
				row( 'For desktop', { device: 'desktop' } ) +
					row( 'For phones', { device: 'mobile' } )
			)
		);
		await edit( id );
		const desktop = editor.canvas.getByText( 'For desktop', {
			exact: true,
		} );
		const phones = editor.canvas.getByText( 'For phones', { exact: true } );
		await expect( desktop ).toBeVisible();
		await expect( phones ).toBeHidden();
		await editor.selectBlocks(
			editor.canvas.getByRole( 'document', {
				name: 'Block: Header',
				exact: true,
			} )
		);
		await page
			.getByRole( 'button', { name: 'Arrangement on phones' } )
			.click();
		await expect( phones ).toBeVisible();
		await expect( desktop ).toBeHidden();
		await editor.openDocumentSettingsSidebar();
		const inspector = page.getByRole( 'region', {
			name: 'Editor settings',
		} );
		await inspector
			.getByRole( 'button', { name: 'Where it stands' } )
			.click();
		await inspector
			.getByRole( 'combobox', { name: 'Not on' } )
			.fill( 'Page not found' );
		await page.keyboard.press( 'Enter' );
		expect( ( await editor.getBlocks() )[ 0 ]?.attributes ).toMatchObject( {
			hideOn: [ '404' ],
		} );
	}
);

test(
	'header editor: a page’s panel switches the header off',
	{ tag: '@HD-01' },
	async ( { edit, editor, page, placeHeader, placePage } ) => {
		await placeHeader( header( row( 'A row' ) ) );
		const { id, link } = await placePage();
		await edit( id );
		await editor.openDocumentSettingsSidebar();
		const settings = page.getByRole( 'region', {
			name: 'Editor settings',
		} );
		await settings.getByRole( 'tab', { name: 'Page' } ).click();
		await settings
			.getByRole( 'button', { name: 'Header', exact: true } )
			.click();
		await settings
			.getByRole( 'combobox', { name: 'The header on this page' } )
			.selectOption( 'No header' );
		await page.getByRole( 'button', { name: 'Save', exact: true } ).click();
		await expect( page.getByText( 'Page updated.' ).first() ).toBeVisible();
		await page.goto( link );
		await expect( page.getByRole( 'main' ) ).toBeVisible();
		await expect( banner( page ) ).toHaveCount( 0 );
	}
);

test(
	'header editor: no panel and no error on a page without screens',
	{ tag: '@HD-01' },
	async ( { request } ) => {
		const answer = await request.get( '/', {
			headers: { 'x-frontage-fixture': 'front-end-editor' },
		} );
		expect( answer.status() ).toBe( 200 );
		const html = await answer.text();
		expect( html ).toContain( 'build/sticky-editor.js' );
		expect( html ).not.toContain( 'header-page-panel' );
		expect( html ).toContain( '</html>' );
	}
);
