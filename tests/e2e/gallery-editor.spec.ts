/**
 * How an owner puts a gallery on a page.
 */
import { expect, parts, test } from './gallery-blocks';

test.use( { as: 'owner' } );

test.beforeEach( async ( { admin } ) => {
	await admin.createNewPost( { postType: 'page', title: 'A new gallery' } );
} );

test(
	'gallery editor: insert, preview, change and publish',
	{ tag: [ '@PF-06', '@everywhere' ] },
	async ( { editor, page, requestUtils, seeded } ) => {
		await editor.insertBlock( { name: 'frontage/portfolio' } );
		const preview = editor.canvas.getByRole( 'document', {
			name: 'Block: Portfolio',
		} );
		await expect( parts( preview ).items ).toHaveCount( 24 );

		await editor.openDocumentSettingsSidebar();
		const inspector = page.getByRole( 'region', {
			name: 'Editor settings',
		} );
		await inspector
			.getByRole( 'spinbutton', { name: 'Items per page' } )
			.fill( '4' );
		await expect( parts( preview ).items ).toHaveCount( 4 );
		await inspector.getByRole( 'checkbox', { name: 'Search' } ).uncheck();
		await expect( parts( preview ).field ).toHaveCount( 0 );
		await inspector
			.getByRole( 'textbox', { name: 'Load more text' } )
			.fill( 'Show me more' );
		await inspector
			.getByRole( 'combobox', { name: 'Categories', exact: true } )
			.fill( 'Kitch' );
		await page.getByRole( 'option', { name: 'Kitchens' } ).click();
		await expect( parts( preview ).titles.first() ).toHaveText(
			'Harbour & light'
		);

		const [ saved ] = await editor.getBlocks();
		expect( saved?.attributes ).toMatchObject( {
			instanceId: 1,
			itemsPerPage: 4,
			showSearch: false,
			categorySelectedNum: [ seeded.kitchens ],
			categorySelectedLabels: [ 'Kitchens' ],
		} );

		const id = await editor.publishPost();
		await page.goto( `/?page_id=${ id }` );
		await expect( parts( page ).items ).toHaveCount( 4 );
		await expect( parts( page ).field ).toHaveCount( 0 );
		await page.getByRole( 'link', { name: 'Show me more' } ).click();
		await expect( parts( page ).items ).toHaveCount( 5 );
		await requestUtils.rest( {
			path: `/wp/v2/pages/${ id }`,
			method: 'DELETE',
			params: { force: true },
		} );
	}
);

test(
	'gallery editor: each gets its own number, a copy too',
	{ tag: '@PF-28' },
	async ( { editor } ) => {
		const gallery = {
			name: 'frontage/portfolio',
			attributes: { itemsPerPage: 2 },
		};
		const numbers = expect.poll( async () =>
			( await editor.getBlocks() ).map(
				( { attributes } ) => attributes.instanceId
			)
		);
		await editor.insertBlock( gallery );
		await editor.insertBlock( gallery );
		await numbers.toEqual( [ 1, 2 ] );
		await editor.insertBlock( {
			...gallery,
			attributes: { itemsPerPage: 2, instanceId: 1 },
		} );
		await numbers.toEqual( [ 1, 2, 3 ] );
	}
);

test(
	'gallery editor: a new one is wide, and keeps width and anchor',
	{ tag: '@PF-06' },
	async ( { editor, page, requestUtils } ) => {
		await editor.canvas
			.getByRole( 'button', { name: 'Add default block' } )
			.click();
		await page.keyboard.type( '/portfolio' );
		await page
			.getByRole( 'option', { name: 'Portfolio', exact: true } )
			.click();
		await expect
			.poll(
				async () => ( await editor.getBlocks() )[ 0 ]?.attributes.align
			)
			.toBe( 'wide' );
		await editor.openDocumentSettingsSidebar();
		const inspector = page.getByRole( 'region', {
			name: 'Editor settings',
		} );
		await inspector.getByRole( 'button', { name: 'Advanced' } ).click();
		await inspector
			.getByRole( 'textbox', { name: 'HTML anchor' } )
			.fill( 'our-work' );
		const id = await editor.publishPost();
		await page.reload();
		await expect
			.poll( async () => ( await editor.getBlocks() )[ 0 ]?.attributes )
			.toMatchObject( { align: 'wide', anchor: 'our-work' } );
		await page.goto( `/?page_id=${ id }` );
		await expect( page.locator( '#our-work.alignwide' ) ).toBeVisible();
		await requestUtils.rest( {
			path: `/wp/v2/pages/${ id }`,
			method: 'DELETE',
			params: { force: true },
		} );
	}
);

test(
	'gallery editor: links of the preview lead nowhere',
	{ tag: '@PF-05' },
	async ( { editor, page } ) => {
		await editor.insertBlock( {
			name: 'frontage/portfolio',
			attributes: { itemsPerPage: 2 },
		} );
		const { items } = parts( editor.canvas.locator( ':root' ) );
		await expect( items ).toHaveCount( 2 );
		await expect(
			editor.canvas.locator( '[inert] .portfolio-block-wrapper' )
		).toHaveCount( 1 );
		expect(
			await page.evaluate( () =>
				customElements.get( 'frontage-portfolio' )
			)
		).toBeUndefined();
	}
);

test(
	'gallery editor: opening a post leaves a synced gallery unchanged',
	{ tag: '@PF-28' },
	async ( { editor, page, requestUtils } ) => {
		const gallery = ( attributes: object ) => ( {
			name: 'frontage/portfolio',
			attributes: { itemsPerPage: 2, ...attributes },
		} );
		const { id } = await requestUtils.rest< { id: number } >( {
			path: '/wp/v2/blocks',
			method: 'POST',
			data: {
				title: 'A pattern of a test',
				status: 'publish',
				content:
					'<!-- wp:frontage/portfolio {"instanceId":1,"itemsPerPage":2} /-->',
			},
		} );
		await editor.insertBlock( gallery( {} ) );
		await editor.insertBlock( {
			name: 'core/block',
			attributes: { ref: id },
		} );
		const shown = editor.canvas.locator( '.portfolio-block-wrapper' );
		await expect( shown ).toHaveCount( 2 );
		// A third one is numbered after the pattern's, whose own number had its chance to change by then.
		await editor.insertBlock( gallery( {} ) );
		await expect( shown ).toHaveCount( 3 );
		await expect
			.poll(
				async () => ( await editor.getBlocks() ).at( -1 )?.attributes
			)
			.toMatchObject( { instanceId: 2 } );
		expect(
			await page.evaluate(
				( pattern ) =>
					window.wp.data
						.select( 'core' )
						.hasEditsForEntityRecord(
							'postType',
							'wp_block',
							pattern
						),
				id
			)
		).toBe( false );
		await requestUtils.rest( {
			path: `/wp/v2/blocks/${ id }`,
			method: 'DELETE',
			params: { force: true },
		} );
	}
);
