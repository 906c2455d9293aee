/**
 * The sections that an owner finds in the inserter, each with a gallery in it, and the style that a gallery comes in.
 */
import {
	axe,
	block,
	expect,
	onlySeeded,
	parts,
	test,
	TITLES,
} from './gallery-blocks';

test.describe( 'the owner', () => {
	test.use( { as: 'owner' } );

	test(
		'patterns: every section can be inserted without a complaint',
		{ tag: '@PF-06' },
		async ( { admin, editor, page, requestUtils } ) => {
			const [ patterns ] = await requestUtils.rest< { id: number }[] >( {
				path: '/wp/v2/pages',
				params: { slug: 'patterns' },
			} );
			await admin.visitAdminPage(
				'post.php',
				`post=${ patterns?.id }&action=edit`
			);
			await editor.setPreferences( 'core/edit-post', {
				welcomeGuide: false,
			} );
			const galleries = editor.canvas.locator(
				'.wp-block-frontage-portfolio__grid'
			);
			await expect( galleries ).toHaveCount( 4 );

			await page
				.getByRole( 'button', { name: 'Block Inserter', exact: true } )
				.click();
			const library = page.getByRole( 'region', {
				name: 'Block Library',
			} );
			await library.getByRole( 'searchbox' ).fill( 'Portfolio: films' );
			await library
				.getByRole( 'option', { name: 'Portfolio: films' } )
				.click();
			await expect( galleries ).toHaveCount( 5 );
			await expect(
				editor.canvas.getByText( /unexpected or invalid content/ )
			).toHaveCount( 0 );
		}
	);
} );

test(
	'patterns: each has its heading and items, without script too',
	{ tag: '@PF-06' },
	async ( { browser, page } ) => {
		await page.goto( '/patterns/' );
		await axe( page, 'main' );
		const address = page.url();
		const context = await browser.newContext( {
			javaScriptEnabled: false,
		} );
		const plain = await context.newPage();
		await plain.goto( address );
		const galleries = plain.locator( '.portfolio-block-wrapper' );
		await expect( galleries ).toHaveCount( 4 );
		for ( const [ at, items ] of [ 6, 12, 4, 4 ].entries() ) {
			await expect( parts( galleries.nth( at ) ).items ).toHaveCount(
				items
			);
		}
		await context.close();
	}
);

test(
	'patterns: “Color on hover” shows color on hover and focus only',
	{ tag: '@PF-06' },
	async ( { page, placeGallery } ) => {
		const { link } = await placeGallery( {
			className: 'is-style-monochrome',
			fontSize: 'large',
			style: { border: { radius: '12px', width: '2px' } },
			loadMoreBgColor: 'transparent',
			loadMoreTextColor: 'inherit',
			loadMoreBorderWidth: 1,
		} );
		await page.goto( link );
		const tile = parts( page ).items.first();
		const picture = tile.locator( '.wp-block-frontage-portfolio__picture' );
		await expect( picture ).toHaveCSS( 'filter', 'grayscale(1)' );
		await expect( picture ).toHaveCSS( 'border-top-left-radius', '12px' );
		await expect( picture ).toHaveCSS( 'border-bottom-width', '2px' );
		await tile.getByRole( 'link' ).hover();
		await expect( picture ).toHaveCSS( 'filter', 'none' );
		await page.mouse.move( 0, 0 );
		await expect( picture ).toHaveCSS( 'filter', 'grayscale(1)' );
		await parts( page ).field.focus();
		await page.keyboard.press( 'Tab' );
		await expect( tile.getByRole( 'link' ) ).toBeFocused();
		await expect( picture ).toHaveCSS( 'filter', 'none' );

		const { more } = parts( page );
		await expect( more ).toHaveCSS(
			'background-color',
			'rgba(0, 0, 0, 0)'
		);
		await expect( more ).toHaveCSS( 'border-top-width', '1px' );
	}
);

test(
	'patterns: two uses of one synced pattern are two galleries',
	{ tag: '@PF-28' },
	async ( { page, place, requestUtils, seeded } ) => {
		const pattern = await requestUtils.rest< { id: number } >( {
			path: '/wp/v2/blocks',
			method: 'POST',
			data: {
				title: 'A pattern of a test',
				status: 'publish',
				content: block( onlySeeded( seeded ) ),
			},
		} );
		try {
			const use = `<!-- wp:block ${ JSON.stringify( { ref: pattern.id } ) } /-->`;
			const { link } = await place( `${ use }\n${ use }` );
			await page.goto( link );
			const galleries = page.locator( 'frontage-portfolio' );
			const first = parts( galleries.first() );
			const second = parts( galleries.last() );
			await second.categories
				.getByRole( 'link', { name: 'Labs' } )
				.click();
			await expect( second.titles.first() ).toHaveText( TITLES.arabic );
			await expect( first.titles.first() ).toHaveText( TITLES.harbour );
			await page.reload();
			await expect( second.titles.first() ).toHaveText( TITLES.arabic );
			await expect( first.titles.first() ).toHaveText( TITLES.harbour );
		} finally {
			await requestUtils.rest( {
				path: `/wp/v2/blocks/${ pattern.id }`,
				method: 'DELETE',
				params: { force: true },
			} );
		}
	}
);
