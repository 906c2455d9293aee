/** Small blocks in the hands of the site's owner. */
import { expect, test } from './tabs-page';

test.use( { as: 'owner' } );

test(
	'widgets editor: blocks are written in place, saved, and valid again',
	{ tag: '@PB-05' },
	async ( { edit, editor, page, place } ) => {
		const { id } = await place(
			'<!-- wp:paragraph --><p>Words</p><!-- /wp:paragraph -->'
		);
		await edit( id );
		const { canvas } = editor;
		await editor.selectBlocks( canvas.getByText( 'Words' ) );
		await editor.transformBlockTo( 'frontage/alert' );
		await canvas
			.getByRole( 'textbox', { name: 'Title', exact: true } )
			.fill( 'Closed' );
		await editor.clickBlockToolbarButton( 'Warning' );
		const saved = [
			{
				name: 'frontage/alert',
				attributes: { title: 'Closed', type: 'warning' },
				innerBlocks: [ { attributes: { content: 'Words' } } ],
			},
		];
		expect( await editor.getBlocks() ).toMatchObject( saved );
		await editor.transformBlockTo( 'core/group' );
		expect( await editor.getBlocks() ).toMatchObject( [
			{
				name: 'core/group',
				innerBlocks: [
					{ attributes: { content: '<strong>Closed</strong>' } },
					{ attributes: { content: 'Words' } },
				],
			},
		] );
		await editor.insertBlock( { name: 'frontage/counter' } );
		await canvas
			.locator( '.wp-block-frontage-counter' )
			.getByRole( 'textbox', { name: 'Title', exact: true } )
			.fill( 'of slate' );
		await editor.openDocumentSettingsSidebar();
		await page.getByLabel( 'Number', { exact: true } ).fill( '1240.5' );
		await expect( canvas.getByText( '1,240.5' ) ).toBeVisible();
		await editor.insertBlock( { name: 'frontage/progress' } );
		await canvas
			.getByRole( 'textbox', { name: 'Text in the bar' } )
			.fill( 'Seats' );
		await editor.insertBlock( { name: 'frontage/contact-buttons' } );
		await page
			.getByRole( 'button', { name: 'Add a way of contact' } )
			.click();
		await page
			.getByLabel( 'Number, name or address' )
			.fill( '+44 20 7946 0000' );
		await expect(
			canvas.getByRole( 'link', { name: 'Phone +44 20 7946 0000' } )
		).toBeVisible();
		await editor.insertBlock( { name: 'frontage/floating-bar' } );
		await canvas
			.locator( '.wp-block-frontage-floating-bar [contenteditable=true]' )
			.click();
		await page.keyboard.type( 'Open on Saturday' );
		await page.getByRole( 'button', { name: 'Save', exact: true } ).click();
		await expect( page.getByText( 'updated.' ).first() ).toBeVisible();
		await page.reload();
		await expect( canvas.getByText( 'of slate' ) ).toBeVisible();
		expect( await editor.getBlocks() ).toMatchObject( [
			{ name: 'core/group' },
			{
				name: 'frontage/counter',
				attributes: { end: 1240.5, title: 'of slate' },
			},
			{ name: 'frontage/progress', attributes: { innerText: 'Seats' } },
			{
				name: 'frontage/contact-buttons',
				attributes: {
					links: [ { type: 'phone', value: '+44 20 7946 0000' } ],
				},
			},
			{
				name: 'frontage/floating-bar',
				innerBlocks: [
					{ attributes: { content: 'Open on Saturday' } },
				],
			},
		] );
		await expect( canvas.locator( '.block-editor-warning' ) ).toHaveCount(
			0
		);
	}
);

test(
	'widgets editor: patterns are in the inserter, and valid blocks',
	{ tag: '@PB-05' },
	async ( { edit, editor, place, requestUtils } ) => {
		const patterns = await requestUtils.rest<
			{ name: string; content: string; block_types?: string[] }[]
		>( { path: '/wp/v2/block-patterns/patterns' } );
		const ours = patterns.filter( ( { block_types: types = [] } ) =>
			types.some( ( type ) =>
				/^frontage\/(alert|counter|progress|contact-buttons|floating-bar|text-path)$/.test(
					type
				)
			)
		);
		expect( ours.map( ( { name } ) => name ).sort() ).toEqual( [
			'frontage/announcement-bar',
			'frontage/before-you-come',
			'frontage/how-far-we-are',
			'frontage/in-figures',
			'frontage/talk-to-us',
			'frontage/words-in-a-circle',
		] );
		const { id } = await place(
			ours.map( ( { content } ) => content ).join( '' )
		);
		await edit( id );
		await expect(
			editor.canvas.getByText( '12,400' ).first()
		).toBeVisible();
		await expect(
			editor.canvas.getByRole( 'link', { name: /The office/ } )
		).toBeVisible();
		expect( JSON.stringify( await editor.getBlocks() ) ).not.toMatch(
			/core\/(missing|freeform)|"isValid":false/
		);
		await expect(
			editor.canvas.locator( '.block-editor-warning' )
		).toHaveCount( 0 );
	}
);
