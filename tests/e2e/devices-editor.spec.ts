/** Values per device in the hands of the site's owner. */
import {
	axe,
	expect,
	gallery,
	header,
	LOGO_ROW,
	parts,
	stand,
	test,
} from './devices-page';

test.use( { as: 'owner', viewport: { width: 1600, height: 900 } } );

test(
	'devices editor: numbers are set and previewed on the device, and kept',
	{ tag: [ '@PB-06', '@PF-06' ] },
	async ( { edit, editor, page, place } ) => {
		const { id, link } = await place(
			gallery( { columns: 3, layout: 'grid', itemsPerPage: 6 } ) +
				header( LOGO_ROW )
		);
		await edit( id );
		const preview = editor.canvas.getByRole( 'document', {
			name: 'Block: Portfolio',
		} );
		await expect( parts( preview ).items ).toHaveCount( 6 );
		await editor.selectBlocks( preview );
		await editor.openDocumentSettingsSidebar();
		const inspector = page.getByRole( 'region', {
			name: 'Editor settings',
		} );
		const onPhone = ( name: string ) =>
			inspector
				.getByRole( 'group', { name, exact: true } )
				.getByRole( 'button', { name: 'Phone' } );
		await onPhone( 'Columns' ).click();
		await inspector
			.getByRole( 'spinbutton', { name: 'Columns' } )
			.fill( '2' );
		await inspector
			.getByRole( 'spinbutton', { name: 'Space between' } )
			.fill( '4' );
		await expect
			.poll( async () => await stand( preview ) )
			.toMatchObject( { columns: 2, gap: 4 } );
		await axe( page, '.interface-complementary-area' );

		const logo = editor.canvas.getByRole( 'document', {
			name: 'Block: Header',
			exact: true,
		} );
		await editor.selectBlocks( logo );
		await inspector
			.getByRole( 'spinbutton', { name: 'Width of the logo' } )
			.fill( '60' );
		await expect( logo ).toHaveAttribute( 'style', /-mobile\) 60px/ );

		const content = await editor.getEditedPostContent();
		expect( content ).toContain( '"columns":{"value":3,"mobile":2}' );
		expect( content ).toContain( '"gap":{"mobile":"4px"}' );
		expect( content ).toContain( '"logoWidth":{"mobile":60}' );
		await page.getByRole( 'button', { name: 'Save', exact: true } ).click();
		await expect( page.getByText( 'Page updated.' ).first() ).toBeVisible();
		await page.reload();
		await expect( parts( preview ).items ).toHaveCount( 6 );
		await expect(
			editor.canvas.locator( '.block-editor-warning' )
		).toHaveCount( 0 );
		await page.setViewportSize( { width: 375, height: 800 } );
		await page.goto( link );
		expect( await stand( page ) ).toMatchObject( {
			columns: 2,
			gap: 4,
		} );
	}
);
