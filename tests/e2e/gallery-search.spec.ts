/**
 * What a visitor finds by typing.
 */
import {
	block,
	expect,
	hold,
	isForItems,
	onlySeeded,
	parts,
	test,
	TITLES,
} from './gallery-blocks';

test(
	'gallery: the search box has a label and a placeholder',
	{ tag: '@PF-10' },
	async ( { page, placeGallery } ) => {
		await page.goto( ( await placeGallery() ).link );
		await expect( parts( page ).field ).toHaveAttribute(
			'placeholder',
			'Search...'
		);
	}
);

test(
	'gallery: typing narrows loaded items at once, search goes on',
	{ tag: '@PF-10' },
	async ( { page, placeGallery } ) => {
		await page.goto( ( await placeGallery() ).link );
		const { field, titles } = parts( page );
		const asking = await hold( page, isForItems );
		const before = await field.boundingBox();
		await field.fill( 'HARB' );
		await expect( titles ).toHaveText( [ TITLES.harbour ] );
		await expect(
			page.getByText( 'Searching… 1 item so far' )
		).toBeVisible();
		expect( await field.boundingBox() ).toEqual( before );
		asking.answer();
		await expect(
			page.getByText( '1 item', { exact: true } )
		).toBeVisible();
		await expect( titles ).toHaveText( [ TITLES.harbour ] );
	}
);

const FOUND_ON_THE_SERVER = [
	[ 'QUIET ST', TITLES.last ],
	[ 'r & l', TITLES.harbour ],
	[ 'الميناء', TITLES.arabic ],
	[ '😀', TITLES.emoji ],
	[ '“glass”', TITLES.quotes ],
	[ '"glass"', TITLES.quotes ],
	[ "baker's", TITLES.straight ],
	[ '</script>', TITLES.hostile ],
	[ '[gallery]', TITLES.hostile ],
] as const;

test(
	'gallery: a search finds any item, however it is written',
	{ tag: [ '@PF-10', '@everywhere' ] },
	async ( { page, placeGallery } ) => {
		await page.goto( ( await placeGallery( { itemsPerPage: 1 } ) ).link );
		const { field, titles } = parts( page );
		for ( const [ typed, title ] of FOUND_ON_THE_SERVER ) {
			await test.step( typed, async () => {
				await field.fill( typed );
				await expect( page ).toHaveURL(
					( { searchParams } ) =>
						searchParams.get( 'frontage-1-search' ) === typed
				);
				await expect(
					page.getByText( '1 item', { exact: true } )
				).toBeVisible();
				await expect( titles ).toHaveText( [ title ] );

				const plain = await page.request.get( page.url() );
				expect( await plain.text() ).toContain( '>1 item<' );
			} );
		}
	}
);

test(
	'gallery: a search needs no server when all items are there',
	{ tag: '@PF-10' },
	async ( { page, placeGallery } ) => {
		await page.goto( ( await placeGallery( { itemsPerPage: 24 } ) ).link );
		const { field, titles } = parts( page );
		const asked: string[] = [];
		page.on( 'request', ( request ) => {
			if ( isForItems( new URL( request.url() ) ) ) {
				asked.push( request.url() );
			}
		} );
		await field.fill( 'quiet' );
		await expect( titles ).toHaveText( [ TITLES.last ] );
		await expect( page ).toHaveURL( /frontage-1-search=quiet/ );
		await field.fill( '' );
		await expect( titles ).toHaveCount( 8 );
		await expect( page ).not.toHaveURL( /search/ );
		expect( asked ).toEqual( [] );
	}
);

test(
	'gallery: Enter searches without leaving the page',
	{ tag: '@PF-10' },
	async ( { page, placeGallery } ) => {
		await page.goto( ( await placeGallery() ).link );
		await page.evaluate( () =>
			Object.assign( window, { isSamePage: true } )
		);
		const { field, titles } = parts( page );
		await field.fill( 'stair' );
		await field.press( 'Enter' );
		await expect( titles ).toHaveText( [ TITLES.last ] );
		expect( await page.evaluate( () => 'isSamePage' in window ) ).toBe(
			true
		);
	}
);

test(
	'gallery: a search stays within the chosen category',
	{ tag: '@PF-10' },
	async ( { page, placeGallery } ) => {
		await page.goto( ( await placeGallery() ).link );
		const { categories, field, titles } = parts( page );
		await categories.getByRole( 'link', { name: 'Labs' } ).click();
		await field.fill( 'a' );
		await expect( titles ).toHaveText( [ TITLES.quotes, TITLES.hostile ] );
		await categories.getByRole( 'link', { name: 'Rooms' } ).click();
		await expect( titles ).toHaveText( [
			TITLES.harbour,
			TITLES.emoji,
			TITLES.straight,
		] );
		await expect( field ).toHaveValue( 'a' );
	}
);

test(
	'gallery: without JavaScript a search keeps the other parameters',
	{ tag: '@PF-11' },
	async ( { browser, place, seeded } ) => {
		const page = await browser.newPage( { javaScriptEnabled: false } );
		const one = onlySeeded( seeded );
		const { link } = await place(
			block( one ) + block( { ...one, instanceId: 2 } )
		);
		await page.goto( `${ link }?from=a%26b&frontage-2-page=2` );
		const first = parts(
			page.locator( '.portfolio-block-wrapper' ).first()
		);
		await first.categories.getByRole( 'link', { name: 'Rooms' } ).click();
		await first.field.fill( 'stair' );
		await page
			.locator( '.portfolio-block-wrapper' )
			.first()
			.getByRole( 'button', { name: 'Search' } )
			.click();
		await expect( first.titles ).toHaveText( [ TITLES.last ] );
		const { searchParams } = new URL( page.url() );
		expect( Object.fromEntries( searchParams ) ).toEqual( {
			from: 'a&b',
			'frontage-2-page': '2',
			'frontage-1-category': 'rooms',
			'frontage-1-search': 'stair',
		} );
		await page.close();
	}
);

test(
	'gallery: a filter and a search before the script both count',
	{ tag: '@IS-02' },
	async ( { page, placeGallery } ) => {
		await page.goto( ( await placeGallery() ).link );
		const script = await hold( page, /portfolio\/island\.js/ );
		const { categories, field, titles } = parts( page );
		await categories.getByRole( 'link', { name: 'Labs' } ).click();
		await field.fill( 'a' );
		script.answer();
		await expect( page ).toHaveURL( /frontage-1-search=a$/ );
		await expect( titles ).toHaveText( [ TITLES.quotes, TITLES.hostile ] );
		await expect( field ).toHaveValue( 'a' );
	}
);

test(
	'gallery: a search while loading more replaces it',
	{ tag: [ '@PF-16', '@PF-10' ] },
	async ( { page, placeGallery } ) => {
		await page.goto( ( await placeGallery() ).link );
		const { more, field, titles } = parts( page );
		const room = page.locator( '.wp-block-frontage-portfolio__more' );
		const asking = await hold( page, isForItems );
		await more.click();
		await expect( room ).toHaveCSS( 'margin-block-end', /\d{3}px$/ );
		await field.fill( 'stair' );
		await expect( room ).toHaveCount( 0 );
		asking.answer();
		await expect( titles ).toHaveText( [ TITLES.last ] );
		await field.fill( '' );
		await expect( titles ).toHaveText(
			Object.values( TITLES ).slice( 0, 3 )
		);
		await expect( room ).toHaveCSS( 'margin-block-end', '0px' );
		await expect( more ).not.toHaveAttribute( 'aria-disabled' );
	}
);
