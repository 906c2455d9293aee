/**
 * How an owner lets a picture open over the page, in the editor.
 */
import { expect, image, test, viewer } from './lightbox-page';

test.use( { as: 'owner' } );

test(
	'lightbox: the sidebar makes an image open',
	{ tag: '@LB-04' },
	async ( { edit, editor, page, publish, pictures: [ one ] } ) => {
		const link = await publish( image( one, 'A harbour', { link: '' } ) );
		await page.goto( link );
		await expect(
			page.getByRole( 'link', { name: 'A harbour' } )
		).toHaveCount( 0 );
		await edit();
		await editor.selectBlocks(
			editor.canvas.getByRole( 'document', { name: 'Block: Image' } )
		);
		await editor.openDocumentSettingsSidebar();
		const sidebar = page.getByRole( 'region', { name: 'Editor settings' } );
		await sidebar.getByRole( 'tab', { name: 'Settings' } ).click();
		await sidebar.getByRole( 'button', { name: 'Lightbox' } ).click();
		await sidebar
			.getByRole( 'combobox', { name: 'Open in the lightbox' } )
			.selectOption( 'Yes' );
		await page.getByRole( 'button', { name: 'Save', exact: true } ).click();
		await expect( page.getByText( 'Page updated.' ).first() ).toBeVisible();
		await page.goto( link );
		await page.getByRole( 'link', { name: 'A harbour' } ).click();
		await expect( viewer( page ).dialog ).toHaveAccessibleName(
			'A harbour'
		);
	}
);
