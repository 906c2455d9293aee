/** A search in the hands of its owner. */
import { expect, test } from './menu-page';
import { parts } from './search-page';

test.use( { as: 'owner', viewport: { width: 1600, height: 900 } } );

test(
	'search editor: core’s block becomes a search over the screen for posts',
	{ tag: '@SR-01' },
	async ( { edit, editor, page, place } ) => {
		const { id, link } = await place(
			'<!-- wp:search {"label":"Find","buttonText":"Go","buttonPosition":"button-only"} /-->'
		);
		await edit( id );
		await editor.selectBlocks(
			editor.canvas.getByRole( 'document', { name: 'Block: Search' } )
		);
		await editor.transformBlockTo( 'frontage/search' );
		const block = editor.canvas.getByRole( 'document', {
			name: 'Block: Search',
		} );
		await expect( block.getByText( 'Go', { exact: true } ) ).toBeVisible();
		await block
			.getByRole( 'textbox', { name: 'Placeholder' } )
			.fill( 'Find a house' );
		await editor.openDocumentSettingsSidebar();
		const sidebar = page.getByRole( 'region', { name: 'Editor settings' } );
		await sidebar
			.getByRole( 'combobox', { name: 'The field opens' } )
			.selectOption( 'Over the whole screen' );
		await sidebar.getByRole( 'checkbox', { name: 'Posts' } ).check();
		expect( await editor.getBlocks() ).toMatchObject( [
			{
				name: 'frontage/search',
				attributes: {
					opens: 'full-screen',
					buttonText: 'Go',
					placeholder: 'Find a house',
					postTypes: [ 'post' ],
				},
			},
		] );
		await page.getByRole( 'button', { name: 'Save', exact: true } ).click();
		await expect(
			page.getByRole( 'button', { name: 'Save', exact: true } )
		).toBeDisabled();
		await page.goto( link );
		await page.getByRole( 'button', { name: 'Go' } ).click();
		await expect( parts( page ).field ).toHaveAttribute(
			'placeholder',
			'Find a house'
		);
	}
);
