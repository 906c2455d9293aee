/**
 * How a gallery grows, and what a visitor is told when it can not.
 */
import {
	axe,
	expect,
	expectTrouble,
	hold,
	isForItems,
	parts,
	test,
	TITLES,
	type Page,
} from './gallery-blocks';

const FAILED = 'The items could not be loaded.';
const titlesInOrder = Object.values( TITLES );

/** Answers requests for items in turn with the given functions, the last one for ever. */
async function answerWith(
	page: Page,
	...answers: ( 'fail' | 'malformed' | 'pass' )[]
) {
	expectTrouble( page, /Error fetching data|Failed to load resource/ );
	let turn = 0;
	await page.route( isForItems, ( route ) => {
		switch ( answers[ Math.min( turn++, answers.length - 1 ) ] ) {
			case 'fail':
				return route.fulfill( {
					status: 404,
					json: { code: 'rest_no_route', message: 'Gone' },
				} );
			case 'malformed':
				return route.fulfill( { json: { not: 'a list' } } );
			default:
				return route.continue();
		}
	} );
}

test(
	'gallery: Load More appends pages and goes at the end',
	{ tag: [ '@PF-16', '@everywhere' ] },
	async ( { page, placeGallery } ) => {
		await page.goto( ( await placeGallery() ).link );
		const { more, titles, status } = parts( page );
		await more.click();
		await expect( titles ).toHaveText( titlesInOrder.slice( 0, 6 ) );
		await expect( status ).toHaveText( '6 of 8 items shown' );
		await more.click();
		await expect( titles ).toHaveText( titlesInOrder );
		await expect( status ).toHaveText( '8 of 8 items shown' );
		await expect( more ).toHaveCount( 0 );
	}
);

test(
	'gallery: no Load More when the first page holds everything',
	{ tag: '@PF-16' },
	async ( { page, placeGallery } ) => {
		await page.goto( ( await placeGallery( { itemsPerPage: 8 } ) ).link );
		await expect( parts( page ).items ).toHaveCount( 8 );
		await expect( parts( page ).more ).toHaveCount( 0 );
	}
);

test(
	'gallery: Load More has the custom label',
	{ tag: '@PF-16' },
	async ( { page, placeGallery } ) => {
		await page.goto(
			(
				await placeGallery( {
					loadMoreButtonText: 'Noch mehr & “mehr”',
				} )
			).link
		);
		await page.getByRole( 'link', { name: 'Noch mehr & “mehr”' } ).click();
		await expect( parts( page ).items ).toHaveCount( 6 );
	}
);

test(
	'gallery: Load More by keyboard focuses the first new item',
	{ tag: '@PF-18' },
	async ( { page, placeGallery } ) => {
		await page.goto( ( await placeGallery() ).link );
		const { more, items } = parts( page );
		await more.focus();
		await page.keyboard.press( 'Shift+Tab' );
		await page.keyboard.press( 'Tab' );
		const before = await page.evaluate( () => window.scrollY );
		await page.keyboard.press( 'Enter' );
		await expect( items.nth( 3 ).getByRole( 'link' ) ).toBeFocused();
		expect( await page.evaluate( () => window.scrollY ) ).toBe( before );
	}
);

test(
	'gallery: Load More by mouse keeps the focus',
	{ tag: '@PF-18' },
	async ( { page, placeGallery } ) => {
		await page.goto( ( await placeGallery() ).link );
		const { more, items } = parts( page );
		await more.click();
		await expect( items ).toHaveCount( 6 );
		await expect( more ).toBeFocused();
		await more.click();
		await expect( items ).toHaveCount( 8 );
		await expect( items.nth( 6 ).getByRole( 'link' ) ).toBeFocused();
	}
);

test(
	'gallery: loading more leaves focus that moved elsewhere',
	{ tag: '@PF-18' },
	async ( { page, placeGallery } ) => {
		await page.goto( ( await placeGallery() ).link );
		const asking = await hold( page, isForItems );
		const { more, items, field } = parts( page );
		await more.press( 'Enter' );
		await expect(
			page.getByRole( 'link', { name: 'Loading…' } )
		).toBeVisible();
		await field.press( 'End' );
		asking.answer();
		await expect( items ).toHaveCount( 6 );
		await expect( field ).toBeFocused();
	}
);

test(
	'gallery: the loading button keeps its position and width',
	{ tag: '@PF-16' },
	async ( { page, placeGallery } ) => {
		await page.goto( ( await placeGallery() ).link );
		const { more, status } = parts( page );
		const width = ( await more.boundingBox() )?.width ?? 0;
		const asking = await hold( page, isForItems );
		await more.click();
		const busy = page.getByRole( 'link', { name: 'Loading…' } );
		await expect( busy ).toHaveAttribute( 'aria-disabled', 'true' );
		await expect( status ).toHaveText( 'Loading…' );
		expect( ( await busy.boundingBox() )?.width ).toBeGreaterThanOrEqual(
			width
		);
		asking.answer();
		await expect( more ).not.toHaveAttribute( 'aria-disabled' );
		await expect( parts( page ).items ).toHaveCount( 6 );
	}
);

for ( const how of [ 'fail', 'malformed' ] as const ) {
	test(
		`gallery: Load More that fails (${ how }) keeps items and can retry`,
		{ tag: '@PF-17' },
		async ( { page, placeGallery } ) => {
			await page.goto( ( await placeGallery() ).link );
			await answerWith( page, how, 'pass' );
			const { more, retry, titles, status } = parts( page );
			const logged = page.waitForEvent( 'console', ( message ) =>
				message.text().includes( 'Error fetching data' )
			);
			await more.click();
			await logged;
			await expect( page.getByText( FAILED ).first() ).toBeVisible();
			await expect( status ).toHaveText( FAILED );
			await expect( titles ).toHaveText( titlesInOrder.slice( 0, 3 ) );
			await expect( retry ).toBeFocused();
			await retry.click();
			await expect( titles ).toHaveText( titlesInOrder.slice( 0, 6 ) );
			await expect( retry ).toHaveCount( 0 );
		}
	);
}

test(
	'gallery: a filter that fails keeps items, Retry repeats it',
	{ tag: '@PF-17' },
	async ( { page, placeGallery } ) => {
		await page.goto( ( await placeGallery() ).link );
		await answerWith( page, 'fail', 'pass' );
		const { categories, retry, titles } = parts( page );
		await categories.getByRole( 'link', { name: 'Labs' } ).click();
		await expect( retry ).toBeVisible();
		await expect( titles ).toHaveText( titlesInOrder.slice( 0, 3 ) );
		await axe( page, '.portfolio-block-wrapper' );
		await retry.click();
		await expect( titles ).toHaveText( [
			TITLES.arabic,
			TITLES.quotes,
			TITLES.hostile,
		] );
		await expect(
			categories.getByRole( 'link', { name: 'Labs' } )
		).toBeFocused();
	}
);

test(
	'gallery: a slow answer never overwrites a later one',
	{ tag: '@PF-17' },
	async ( { page, placeGallery } ) => {
		await page.goto( ( await placeGallery() ).link );
		const { categories, titles } = parts( page );
		// Without the route the browser would let go what it holds.
		let isFirst = true;
		const labs = await hold(
			page,
			( url ) => isFirst && isForItems( url )
		);
		await categories.getByRole( 'link', { name: 'Labs' } ).click();
		await expect(
			categories.getByRole( 'link', { name: 'Labs' } )
		).toHaveAttribute( 'aria-current', 'true' );
		const late = await labs.asked();
		isFirst = false;
		await categories.getByRole( 'link', { name: 'Rooms' } ).click();
		const rooms = [ TITLES.harbour, TITLES.emoji, TITLES.long ];
		await expect( titles ).toHaveText( rooms );
		labs.answer();
		// None, where it was given up.
		await ( await late.response() )?.finished();
		await page.evaluate(
			() =>
				new Promise( ( done ) =>
					requestAnimationFrame( () => setTimeout( done ) )
				)
		);
		await expect( titles ).toHaveText( rooms );
	}
);

test(
	'gallery: a filter dims the items until its answer',
	{ tag: '@PF-17' },
	async ( { page, placeGallery } ) => {
		await page.goto( ( await placeGallery() ).link );
		const { categories, titles } = parts( page );
		const grid = page.locator( '.wp-block-frontage-portfolio__grid' );
		const asking = await hold( page, isForItems );
		await categories.getByRole( 'link', { name: 'Labs' } ).click();
		await expect( grid ).toHaveCSS( 'opacity', '0.5' );
		await expect( titles ).toHaveText( titlesInOrder.slice( 0, 3 ) );
		asking.answer();
		await expect( grid ).toHaveCSS( 'opacity', '1' );
		await expect( titles.first() ).toHaveText( TITLES.arabic );
	}
);

test(
	'gallery: pages turn without JavaScript',
	{ tag: '@PF-11' },
	async ( { browser, placeGallery } ) => {
		const page = await browser.newPage( { javaScriptEnabled: false } );
		await page.goto( ( await placeGallery() ).link );
		const { items, more } = parts( page );
		await expect( more ).toBeHidden();
		await page.getByRole( 'link', { name: 'Next page' } ).click();
		await expect( items.filter( { visible: true } ) ).toHaveText(
			titlesInOrder
				.slice( 3, 6 )
				.map( ( title ) => new RegExp( title.slice( 0, 3 ) ) )
		);
		await page.getByRole( 'link', { name: 'Next page' } ).click();
		await expect( items.filter( { visible: true } ) ).toHaveCount( 2 );
		await expect(
			page.getByRole( 'link', { name: 'Next page' } )
		).toHaveCount( 0 );
		await page.getByRole( 'link', { name: 'Previous page' } ).click();
		await expect( items.filter( { visible: true } ) ).toHaveCount( 3 );
		await page.close();
	}
);

test(
	'gallery: a failed search shows the count of what fits',
	{ tag: '@PF-17' },
	async ( { page, placeGallery } ) => {
		await page.goto( ( await placeGallery() ).link );
		await answerWith( page, 'fail' );
		const { field, retry } = parts( page );
		await field.fill( 'harb' );
		await expect( retry ).toBeVisible();
		await expect(
			page.getByText( '1 item', { exact: true } )
		).toBeVisible();
		await expect( page.getByText( 'Searching…' ) ).toHaveCount( 0 );
	}
);

test(
	'gallery: Load More pressed before any script loads the next items',
	{ tag: [ '@IS-04', '@PF-16' ] },
	async ( { page, placeGallery } ) => {
		const { link } = await placeGallery();
		const { asked, answer } = await hold(
			page,
			/build\/portfolio\/view\.js/
		);
		await page.goto( link, { waitUntil: 'commit' } );
		await asked();
		const { more, titles } = parts( page );
		await more.click( { noWaitAfter: true } );
		await page.waitForURL( /frontage-1-page=2/, { waitUntil: 'commit' } );
		answer();
		await expect( titles ).toHaveText( titlesInOrder.slice( 0, 6 ) );
	}
);
