/**
 * What the page's address says of a gallery.
 */
import {
	block,
	expect,
	fixture,
	onlySeeded,
	parts,
	test,
	TITLES,
} from './gallery-blocks';

const queryOf = ( url: string ) =>
	Object.fromEntries( new URL( url ).searchParams );

test(
	'gallery: Back and Forward move through filters',
	{ tag: '@PF-11' },
	async ( { page, placeGallery } ) => {
		const { link } = await placeGallery();
		await page.goto( link );
		const { categories, titles } = parts( page );
		await categories.getByRole( 'link', { name: 'Labs' } ).click();
		await expect( titles.first() ).toHaveText( TITLES.arabic );
		await categories.getByRole( 'link', { name: 'Rooms' } ).click();
		await expect( titles ).toHaveText( [
			TITLES.harbour,
			TITLES.emoji,
			TITLES.long,
		] );

		await page.goBack();
		await expect( titles.first() ).toHaveText( TITLES.arabic );
		await expect(
			categories.getByRole( 'link', { name: 'Labs' } )
		).toHaveAttribute( 'aria-current', 'true' );
		await page.goBack();
		await expect( page ).toHaveURL( link );
		await expect( titles.nth( 1 ) ).toHaveText( TITLES.arabic );
		await page.goForward();
		await expect( titles.first() ).toHaveText( TITLES.arabic );
	}
);

test(
	'gallery: a shared link opens in its state',
	{ tag: '@PF-11' },
	async ( { page, browser, placeGallery } ) => {
		await page.goto( ( await placeGallery() ).link );
		const { categories, field, titles } = parts( page );
		await categories.getByRole( 'link', { name: 'Labs' } ).click();
		await field.fill( 'a' );
		await expect( titles ).toHaveText( [ TITLES.quotes, TITLES.hostile ] );
		await expect( page ).toHaveURL( /frontage-1-search=a$/ );

		const friend = await browser.newPage( { javaScriptEnabled: false } );
		await friend.goto( page.url() );
		await expect( parts( friend ).titles ).toHaveText( [
			TITLES.quotes,
			TITLES.hostile,
		] );
		await expect( parts( friend ).field ).toHaveValue( 'a' );
		await expect(
			parts( friend ).categories.getByRole( 'link', { name: 'Labs' } )
		).toHaveAttribute( 'aria-current', 'true' );
		await friend.close();
	}
);

test(
	'gallery: filters push to the history, Load More and typing replace',
	{ tag: '@PF-28' },
	async ( { page, placeGallery } ) => {
		await page.goto( ( await placeGallery() ).link );
		const { categories, field, items, more } = parts( page );
		const before = await page.evaluate( () => history.length );
		await more.click();
		await expect( items ).toHaveCount( 6 );
		await expect( page ).toHaveURL( /frontage-1-page=2/ );
		await field.fill( 'e' );
		await expect( page ).toHaveURL( /frontage-1-search=e$/ );
		expect( await page.evaluate( () => history.length ) ).toBe( before );
		await categories.getByRole( 'link', { name: 'Labs' } ).click();
		await expect( page ).toHaveURL( /frontage-1-category=/ );
		expect( await page.evaluate( () => history.length ) ).toBe(
			before + 1
		);
	}
);

test(
	'gallery: foreign history state and parameters stay',
	{ tag: '@PF-28' },
	async ( { page, placeGallery } ) => {
		const { link } = await placeGallery();
		await page.goto( `${ link }?utm_source=a%20b&list[]=1&list[]=2` );
		await page.evaluate( () =>
			history.replaceState( { wordpress: 7 }, '', location.href )
		);
		const { categories, more, items } = parts( page );
		await more.click();
		await expect( items ).toHaveCount( 6 );
		await categories.getByRole( 'link', { name: 'Labs' } ).click();
		await expect( page ).toHaveURL(
			/\?utm_source=a%20b&list\[\]=1&list\[\]=2&frontage-1-category=/
		);
		expect( await page.evaluate( () => history.state ) ).toMatchObject( {
			wordpress: 7,
		} );
	}
);

test(
	'gallery: two on a page do not disturb each other',
	{ tag: '@PF-28' },
	async ( { page, place, seeded } ) => {
		const one = onlySeeded( seeded );
		const { link } = await place(
			block( one ) + block( { ...one, instanceId: 2, itemsPerPage: 2 } )
		);
		await page.goto( link );
		const galleries = page.locator( '.portfolio-block-wrapper' );
		const [ first, second ] = [
			parts( galleries.nth( 0 ) ),
			parts( galleries.nth( 1 ) ),
		];
		await first.categories.getByRole( 'link', { name: 'Labs' } ).click();
		await expect( first.titles.first() ).toHaveText( TITLES.arabic );
		await second.more.click();
		await expect( second.items ).toHaveCount( 4 );
		await expect( second.titles.first() ).toHaveText( TITLES.harbour );
		expect( queryOf( page.url() ) ).toEqual( {
			'frontage-1-category': expect.any( String ),
			'frontage-2-page': '2',
		} );
		// The first gallery's links keep what the second has become.
		await expect(
			first.categories.getByRole( 'link', { name: 'Rooms' } )
		).toHaveAttribute( 'href', /frontage-2-page=2/ );

		await page.reload();
		await expect( first.titles.first() ).toHaveText( TITLES.arabic );
		await expect( second.items ).toHaveCount( 4 );
	}
);

test(
	'gallery: two of the same number are told apart',
	{ tag: '@PF-28' },
	async ( { page, place, seeded } ) => {
		const one = onlySeeded( seeded );
		const { link } = await place(
			block( one ) + block( { ...one, itemsPerPage: 2 } )
		);
		await page.goto( link );
		const galleries = page.locator( '.portfolio-block-wrapper' );
		await parts( galleries.nth( 1 ) ).more.click();
		await expect( parts( galleries.nth( 1 ) ).items ).toHaveCount( 4 );
		await expect( page ).toHaveURL( /\?frontage-1-2-page=2$/ );
		await page.reload();
		await expect( parts( galleries.nth( 0 ) ).items ).toHaveCount( 3 );
		await expect( parts( galleries.nth( 1 ) ).items ).toHaveCount( 4 );
	}
);

test(
	'gallery: one on the front page filters there',
	{ tag: '@PF-28' },
	async ( { page, placeGallery, requestUtils } ) => {
		const before = await requestUtils.getSiteSettings();
		const { id } = await placeGallery();
		await requestUtils.updateSiteSettings( {
			show_on_front: 'page',
			page_on_front: id,
		} );
		try {
			await page.goto( '/' );
			await parts( page )
				.categories.getByRole( 'link', { name: 'Labs' } )
				.click();
			await expect( parts( page ).titles.first() ).toHaveText(
				TITLES.arabic
			);
			await page.reload();
			await expect( parts( page ).titles.first() ).toHaveText(
				TITLES.arabic
			);
			expect( new URL( page.url() ).pathname ).toBe( '/' );
		} finally {
			await requestUtils.updateSiteSettings( {
				show_on_front: before.show_on_front,
				page_on_front: before.page_on_front,
			} );
		}
	}
);

test(
	'gallery: page 2 without script, pages 1 to 2 with it',
	{ tag: [ '@PF-28', '@everywhere' ] },
	async ( { page, browser, placeGallery } ) => {
		const { link } = await placeGallery();
		const second = `${ link }?frontage-1-page=2`;
		await page.goto( second );
		await expect( parts( page ).titles ).toHaveText(
			Object.values( TITLES ).slice( 0, 6 )
		);

		const plain = await browser.newPage( { javaScriptEnabled: false } );
		await plain.goto( second );
		const { items } = parts( plain );
		await expect( items ).toHaveCount( 3 );
		await expect( items.first() ).toContainText( TITLES.quotes );
		await plain.close();
	}
);

test(
	'gallery: a link to a missing page or term shows the rest',
	{ tag: '@PF-28' },
	async ( { page, placeGallery } ) => {
		const { link } = await placeGallery();
		await page.goto( `${ link }?frontage-1-page=99` );
		await expect( parts( page ).items ).toHaveCount( 8 );
		await page.goto( `${ link }?frontage-1-category=long-gone` );
		await expect( parts( page ).items ).toHaveCount( 3 );
		await expect( parts( page ).more ).toBeVisible();
	}
);

test(
	'gallery: a cached page of another state corrects itself',
	{ tag: '@PF-28' },
	async ( { page, placeGallery } ) => {
		const { link } = await placeGallery();
		const cached = await ( await page.request.get( link ) ).text();
		await page.route(
			( url ) => url.search.includes( 'frontage-1-search' ),
			( route ) =>
				route.request().isNavigationRequest()
					? route.fulfill( {
							body: cached,
							contentType: 'text/html; charset=utf-8',
						} )
					: route.fallback()
		);
		await page.goto( `${ link }?frontage-1-search=quiet` );
		await expect( parts( page ).titles ).toHaveText( [ TITLES.last ] );
		await expect( parts( page ).field ).toHaveValue( 'quiet' );
	}
);

test(
	'gallery: only the unfiltered page is indexed by search engines',
	{ tag: '@PF-28' },
	async ( { page, placeGallery } ) => {
		const { link } = await placeGallery();
		await page.goto( `${ link }?frontage-1-page=2` );
		await expect( page.locator( 'link[rel=canonical]' ) ).toHaveAttribute(
			'href',
			link
		);
		for ( const category of await parts( page )
			.categories.getByRole( 'link' )
			.all() ) {
			await expect( category ).toHaveAttribute( 'rel', 'nofollow' );
		}
	}
);

test(
	'gallery: filters, search and pages work with plain permalinks',
	{ tag: '@PF-03' },
	async ( { page, browser, placeGallery, requestUtils } ) => {
		const { id } = await placeGallery();
		void requestUtils;
		await fixture( page, 'plain-permalinks' );
		await page.goto( `/?page_id=${ id }` );
		const { categories, titles, items, more } = parts( page );
		await more.click();
		await expect( items ).toHaveCount( 6 );
		await categories.getByRole( 'link', { name: 'Labs' } ).click();
		await expect( titles ).toHaveText( [
			TITLES.arabic,
			TITLES.quotes,
			TITLES.hostile,
		] );
		expect( queryOf( page.url() ) ).toMatchObject( {
			page_id: String( id ),
		} );

		const plain = await browser.newPage( { javaScriptEnabled: false } );
		await fixture( plain, 'plain-permalinks' );
		await plain.goto( `/?page_id=${ id }` );
		await parts( plain ).field.fill( 'glass' );
		await parts( plain ).field.press( 'Enter' );
		await expect( parts( plain ).titles ).toHaveText( [ TITLES.quotes ] );
		expect( queryOf( plain.url() ) ).toMatchObject( {
			page_id: String( id ),
			'frontage-1-search': 'glass',
		} );
		await plain.close();
	}
);
