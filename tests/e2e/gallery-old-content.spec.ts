/**
 * What stands in contents from before: galleries of WordPress, and of the plugin that this one replaces.
 */
import {
	expect,
	expectTrouble,
	parts,
	test,
	type Page,
} from './gallery-blocks';

test.use( { as: 'owner' } );

/** Whether an address makes items, one by one or many at once. */
const makesItems = ( url: URL ) =>
	/\/wp\/v2\/astra-portfolio|\/items-from-pictures/.test(
		decodeURIComponent( url.href )
	);

const notices = ( page: Page ) =>
	page.getByText( /doesn’t include support|unexpected or invalid content/ );

test(
	'gallery editor: a core gallery becomes items, Undo restores it',
	{ tag: '@PF-26' },
	async ( { admin, editor, page, requestUtils } ) => {
		const media = await requestUtils.rest<
			{ id: number; source_url: string }[]
		>( {
			path: '/wp/v2/media',
			params: { per_page: 3, media_type: 'image', orderby: 'title' },
		} );
		await admin.createNewPost( {
			postType: 'page',
			title: 'From a gallery',
		} );
		await editor.insertBlock( {
			name: 'core/gallery',
			attributes: { columns: 2, align: 'wide' },
			innerBlocks: media.map( ( { id, source_url: url }, at ) => ( {
				name: 'core/image',
				attributes: {
					id,
					url,
					caption: `Picture <em>no.</em> ${ at + 1 }`,
				},
			} ) ),
		} );
		await editor.selectBlocks(
			editor.canvas.getByRole( 'document', { name: 'Block: Gallery' } )
		);
		// The server has a bad moment.
		let isTired = true;
		expectTrouble( page, /500/ );
		await page.route( makesItems, ( route ) =>
			isTired && route.request().method() === 'POST'
				? route.fulfill( {
						status: 500,
						json: {
							code: 'tired',
							message: 'Not now.',
							data: { status: 500 },
						},
					} )
				: route.fallback()
		);
		await editor.transformBlockTo( 'frontage/portfolio' );
		await expect(
			editor.canvas.getByText( '3 pictures did not become items.' )
		).toBeVisible();
		await expect( editor.canvas.getByText( 'Not now.' ) ).toBeVisible();
		isTired = false;
		await editor.canvas.getByRole( 'button', { name: 'Retry' } ).click();
		const preview = editor.canvas.getByRole( 'document', {
			name: 'Block: Portfolio grid',
		} );
		await expect( parts( preview ).titles ).toHaveCount( 3 );

		const [ portfolio ] = await editor.getBlocks();
		const { pickedItems, ...attributes } = portfolio?.attributes ?? {};
		expect( attributes ).toMatchObject( {
			align: 'wide',
			columns: 2,
			layout: 'grid',
			itemsPerPage: 3,
			showSearch: false,
		} );
		const items = await requestUtils.rest<
			{
				id: number;
				title: { raw: string };
				status: string;
				'portfolio-type': string;
			}[]
		>( {
			path: '/wp/v2/astra-portfolio',
			params: {
				include: String( pickedItems ),
				orderby: 'include',
				context: 'edit',
			},
		} );
		expect(
			items.map( ( item ) => [
				item.title.raw,
				item.status,
				item[ 'portfolio-type' ],
			] )
		).toEqual(
			[ 1, 2, 3 ].map( ( at ) => [
				`Picture no. ${ at }`,
				'publish',
				'image',
			] )
		);

		await page.getByRole( 'button', { name: 'Undo', exact: true } ).click();
		expect( ( await editor.getBlocks() )[ 0 ]?.name ).toBe(
			'core/gallery'
		);
		for ( const { id } of items ) {
			await requestUtils.rest( {
				path: `/wp/v2/astra-portfolio/${ id }`,
				method: 'DELETE',
				params: { force: true },
			} );
		}
	}
);

test(
	'gallery editor: legacy content shows, opens and becomes our block',
	{ tag: '@PF-27' },
	async ( { admin, editor, page, place, seeded } ) => {
		const { id, link } = await place(
			`<!-- wp:astra-portfolio/wp-portfolio {"columns":"2","itemsPerPage":2,"categorySelectedNum":"[${ seeded.rooms }]","enableMasonry":false,"quick-view-text":"Look"} /-->

<!-- wp:shortcode -->
[wp_portfolio categories="${ seeded.labs }" per-page="1" show-search="yes"]
<!-- /wp:shortcode -->`
		);
		await page.goto( link );
		const [ first, second ] = await page
			.locator( '.portfolio-block-wrapper' )
			.all();
		expect( first && second ).toBeTruthy();
		if ( ! first || ! second ) {
			return;
		}
		await expect( parts( first ).items ).toHaveCount( 2 );
		await expect( parts( first ).titles.first() ).toHaveText(
			'Harbour & light'
		);
		await expect( parts( second ).items ).toHaveCount( 1 );
		await expect( parts( second ).field ).toBeVisible();

		await admin.visitAdminPage( 'post.php', `post=${ id }&action=edit` );
		const old = editor.canvas.getByRole( 'document', {
			name: 'Block: Portfolio of an earlier plugin',
		} );
		await expect( parts( old ).items ).toHaveCount( 2 );
		await expect( notices( page ) ).toHaveCount( 0 );
		await editor.selectBlocks( old );
		await editor.clickBlockToolbarButton( 'Turn into Portfolio' );
		await editor.selectBlocks(
			editor.canvas.getByRole( 'document', { name: 'Block: Shortcode' } )
		);
		await editor.transformBlockTo( 'frontage/portfolio' );
		const blocks = await editor.getBlocks();
		expect( blocks.map( ( { name } ) => name ) ).toEqual( [
			'frontage/portfolio',
			'frontage/portfolio',
		] );
		expect( blocks[ 0 ]?.attributes ).toMatchObject( {
			columns: 2,
			itemsPerPage: 2,
			categorySelectedNum: [ seeded.rooms ],
			layout: 'grid',
			quickViewText: 'Look',
		} );
		expect( blocks[ 1 ]?.attributes ).toMatchObject( {
			itemsPerPage: 1,
			categorySelectedNum: [ seeded.labs ],
			showSearch: true,
			thumbnailHoverStyle: 'style-1',
		} );
		const ours = editor.canvas.getByRole( 'document', {
			// Each is called by the variation that it is.
			name: /^Block: Portfolio/,
		} );
		await expect( parts( ours.first() ).items ).toHaveCount( 2 );
		await expect( parts( ours.last() ).items ).toHaveCount( 1 );
	}
);
