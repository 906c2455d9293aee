/**
 * How an owner lets a block stick, and sees it so in the editor.
 */
import type { Locator } from '@playwright/test';
import { axe } from './frontage';
import {
	expect,
	group,
	groupOf,
	long,
	scroll,
	test,
	topOf,
	words,
} from './sticky-page';

test.use( { as: 'owner' } );

test(
	'sticky editor: a group sticks alike in preview and page',
	{ tag: [ '@HD-07' ] },
	async ( { edit, editor, page, publish } ) => {
		const link = await publish(
			group( null, words( 'Bar' ) ) + long( 'Text' )
		);
		await page.goto( link );
		await edit();
		const block = editor.canvas
			.getByRole( 'document', { name: 'Block: Group' } )
			.first();
		await editor.selectBlocks( block );
		await editor.openDocumentSettingsSidebar();
		const sidebar = page.getByRole( 'region', { name: 'Editor settings' } );
		const color = async ( name: string, value: string ) => {
			const field = sidebar.getByRole( 'group', { name } );
			await field.getByRole( 'button', { name: /Custom color/ } ).click();
			const hex = page.getByRole( 'textbox', { name: 'Hex color' } );
			await hex.fill( value );
			// The picker hands a color on after a moment.
			await expect( field ).toContainText( new RegExp( value, 'i' ) );
			await page.keyboard.press( 'Escape' );
		};
		const toggle = ( name: string ): Locator =>
			sidebar.getByRole( 'checkbox', { name } );

		await sidebar.getByRole( 'button', { name: 'Sticky' } ).click();
		await toggle( 'Stick to the top' ).check();
		await toggle( 'Mobile' ).uncheck();
		const distance = sidebar.getByRole( 'spinbutton', {
			name: 'Scroll distance',
		} );
		await distance.fill( '300' );
		await sidebar
			.getByRole( 'radiogroup', { name: 'Scroll distance' } )
			.getByRole( 'radio', { name: 'Tablet' } )
			.click();
		await expect( distance ).toHaveAttribute( 'placeholder', /300/ );
		await distance.fill( '40' );
		await sidebar
			.getByRole( 'combobox', { name: 'Background while stuck' } )
			.selectOption( 'A color' );
		await color( 'Background color', 'd0e0f0' );
		await toggle( 'Border while stuck' ).check();
		await axe( page, '.block-editor-block-inspector' );

		await expect( block ).toHaveCSS(
			'background-color',
			'rgba(0, 0, 0, 0)'
		);
		await toggle( 'Show as stuck' ).check();
		await expect( block ).toHaveCSS(
			'background-color',
			'rgb(208, 224, 240)'
		);
		await toggle( 'Show as stuck' ).uncheck();
		await expect( block ).toHaveCSS(
			'background-color',
			'rgba(0, 0, 0, 0)'
		);

		await page.getByRole( 'button', { name: 'Save', exact: true } ).click();
		await expect( page.getByText( 'Page updated.' ).first() ).toBeVisible();
		await page.goto( link );
		const sticky = groupOf( page, 'Bar' );
		await expect( sticky ).toHaveAttribute(
			'data-frontage-sticky',
			JSON.stringify( { distance: { desktop: '300px', tablet: '40px' } } )
		);
		await scroll( page, 1200 );
		expect( await topOf( sticky ) ).toBe( 32 );
		await expect( sticky ).toHaveCSS(
			'background-color',
			'rgb(208, 224, 240)'
		);

		await edit();
		await expect( block ).toBeVisible();
		await expect(
			editor.canvas.getByText( /unexpected or invalid content/ )
		).toBeHidden();
	}
);
