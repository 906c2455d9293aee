/** How an owner stretches, hides and animates a block, and sees it so in the editor. */
import { axe } from './frontage';
import { entrance, expect, paragraph, section, test } from './sections-page';

test.use( { as: 'owner' } );

test(
	'sections editor: a group looks alike in preview and page',
	{ tag: [ '@PB-02', '@PB-03', '@PB-06' ] },
	async ( { edit, editor, page, publish } ) => {
		const link = await publish(
			section(
				{ layout: { type: 'constrained', contentSize: '300px' } },
				section( {}, paragraph( 'Words' ) )
			) +
				paragraph( 'Dim', {
					frontageHidden: [ 'desktop', 'tablet' ],
				} ) +
				paragraph( 'Bright', entrance( 'fade', { delay: 9000 } ) )
		);
		await page.goto( link );
		await edit();
		const block = editor.canvas
			.getByRole( 'document', { name: 'Block: Group' } )
			.last();
		await editor.selectBlocks( block );
		await editor.openDocumentSettingsSidebar();
		const sidebar = page.getByRole( 'region', { name: 'Editor settings' } );
		await sidebar.getByRole( 'button', { name: 'Section' } ).click();

		const narrow = await block.boundingBox();
		await sidebar
			.getByRole( 'combobox', { name: 'Stretch' } )
			.selectOption( 'To the window' );
		await expect
			.poll( async () => ( await block.boundingBox() )?.width ?? 0 )
			.toBeGreaterThan( ( narrow?.width ?? 0 ) + 300 );

		// WordPress itself hides on the other devices since 7.0.
		await sidebar.getByRole( 'checkbox', { name: 'Wide screen' } ).check();
		await expect( block ).toHaveAttribute(
			'data-frontage-hidden',
			'widescreen'
		);
		await expect( editor.canvas.getByText( 'Dim' ) ).toHaveCSS(
			'opacity',
			'0.3'
		);
		await expect( editor.canvas.getByText( 'Bright' ) ).toHaveCSS(
			'opacity',
			'1'
		);

		await sidebar
			.getByRole( 'combobox', { name: 'Entrance' } )
			.selectOption( 'Fade up' );
		await sidebar
			.getByRole( 'spinbutton', { name: 'Duration (ms)' } )
			.fill( '3000' );
		await sidebar.getByRole( 'button', { name: 'Play entrance' } ).click();
		await expect( block ).toHaveCSS( 'animation-name', 'frontage-fade-up' );
		await axe( page, '.block-editor-block-inspector' );
		await expect( block ).toHaveCSS( 'animation-name', 'none' );

		await page.getByRole( 'button', { name: 'Save', exact: true } ).click();
		await expect( page.getByText( 'Page updated.' ).first() ).toBeVisible();
		await page.goto( link );
		const stretched = page.locator( '[data-frontage-stretch=window]' );
		await expect( stretched ).toHaveAttribute(
			'data-frontage-hidden',
			'widescreen'
		);
		await expect( stretched ).toHaveCSS( 'animation-duration', '3s' );

		await edit();
		await expect( block ).toBeVisible();
		await expect(
			editor.canvas.getByText( /unexpected or invalid content/ )
		).toBeHidden();
	}
);
