/** How an owner chooses what a link does. */
import { expect, test, viewer } from './lightbox-page';

test.use( { as: 'owner' } );

test(
	'link actions: the toolbars of a text link and of a button offer them',
	{ tag: '@PB-04' },
	async ( { edit, editor, page, publish, pictures: [ one, two ] } ) => {
		const link = await publish(
			`<!-- wp:paragraph --><p>Before <a href="${ one.source_url }">the harbour</a> after</p><!-- /wp:paragraph --><!-- wp:buttons --><div class="wp-block-buttons"><!-- wp:button --><div class="wp-block-button"><a class="wp-block-button__link wp-element-button" href="${ two.source_url }">Pier</a></div><!-- /wp:button --></div><!-- /wp:buttons -->`
		);
		await page.goto( link );
		await edit();
		const choose = async ( name: string ) => {
			await editor.clickBlockToolbarButton( 'On a click' );
			await page.getByRole( 'menuitemradio', { name } ).click();
		};
		const { canvas } = editor;
		await canvas.getByText( 'the harbour' ).click();
		await choose( 'Open the picture or video in the lightbox' );
		await editor.selectBlocks(
			canvas.getByRole( 'document', {
				name: 'Block: Button',
				exact: true,
			} )
		);
		await choose( 'Start a slideshow' );
		const content = await editor.getEditedPostContent();
		expect( content ).toContain(
			`<a href="${ one.source_url }"><span data-frontage-action="#frontage-action:action=lightbox" class="frontage-link-action">the harbour</span></a>`
		);
		expect( content ).toContain(
			'<!-- wp:button {"frontageAction":"#frontage-action:action=slideshow"} -->'
		);
		await page.getByRole( 'button', { name: 'Save', exact: true } ).click();
		await expect( page.getByText( 'Page updated.' ).first() ).toBeVisible();
		await page.reload();
		await expect( canvas.getByText( 'the harbour' ) ).toBeVisible();
		await expect( canvas.getByText( 'Attempt recovery' ) ).toHaveCount( 0 );
		await editor.selectBlocks(
			canvas.getByRole( 'document', {
				name: 'Block: Button',
				exact: true,
			} )
		);
		await choose( 'Follow the link' );
		expect( await editor.getEditedPostContent() ).toContain(
			'<!-- wp:button -->'
		);
		await page.goto( link );
		for ( const name of [ 'the harbour', 'Pier' ] ) {
			await page.getByRole( 'link', { name } ).click();
			await expect( viewer( page ).dialog ).toHaveAccessibleName( name );
			await page.keyboard.press( 'Escape' );
			await expect( viewer( page ).dialog ).toHaveCount( 0 );
		}
	}
);
