/**
 * A gallery into which a visitor has loaded hundreds of items, up to the thousand that may stand. The site has some sixty; what is beyond them is answered in its place.
 */
import { block, expect, isForItems, parts, test } from './gallery-blocks';
import type { Page } from './gallery-blocks';

const PER_PAGE = 100;
const TOTAL = 2500;

/** The site's own answers, as long as a page and numbered on. */
const answerThousands = ( page: Page ) =>
	page.route( isForItems, async ( route ) => {
		const asked = new URL( route.request().url() );
		const at = Number( asked.searchParams.get( 'page' ) ?? 1 );
		const perPage = Number( asked.searchParams.get( 'per_page' ) );
		asked.searchParams.set( 'page', '1' );
		const answer = await route.fetch( { url: asked.href } );
		const known: object[] = await answer.json();
		await route.fulfill( {
			response: answer,
			headers: { ...answer.headers(), 'x-wp-total': String( TOTAL ) },
			json: Array.from( { length: perPage }, ( _, place ) => {
				const number = ( at - 1 ) * perPage + place + 1;
				return {
					...known[ place % known.length ],
					id: 900_000 + number,
					slug: `item-${ number }`,
					frontage_plain_title: `Item ${ number }`,
				};
			} ),
		} );
	} );

/** Goes to a gallery and presses Load More until it holds so many items. */
async function load(
	page: Page,
	link: string,
	count: number
): Promise< void > {
	await answerThousands( page );
	await page.goto( link );
	// The site has fewer items than a page, so they are all there: another filter has more.
	await parts( page ).categories.getByRole( 'link' ).nth( 1 ).click();
	await expect( tiles( page ).first() ).toContainText( 'Item 1' );
	for ( let there = PER_PAGE; there < count; there += PER_PAGE ) {
		await button( page ).click();
		await expect( tiles( page ) ).toHaveCount( there + PER_PAGE );
	}
}

/* By class, for looking for roles among so many takes seconds. */
const tiles = ( page: Page ) =>
	page.locator( '.wp-block-frontage-portfolio__item' );

const button = ( page: Page ) =>
	page.locator( '.wp-block-frontage-portfolio__button' );

/* The last items that were asked for may still be on their way. */
test.afterEach( ( { page } ) =>
	page.unrouteAll( { behavior: 'ignoreErrors' } )
);

const scrolled = ( page: Page ) => page.evaluate( () => window.scrollY );

for ( const width of [ 375, 1280 ] ) {
	test(
		`gallery: Load More and Back beyond a thousand tiles, ${ width } px`,
		{ tag: [ '@PF-23', '@PF-18' ] },
		async ( { page, place } ) => {
			test.setTimeout( 120_000 );
			await page.setViewportSize( { width, height: 800 } );
			const { link } = await place(
				block( { instanceId: 1, itemsPerPage: PER_PAGE } )
			);
			await load( page, link, 1000 );
			const { more } = parts( page );
			const earlier = page.getByRole( 'link', {
				name: 'Show earlier items',
			} );
			await expect( earlier ).toHaveCount( 0 );
			await more.scrollIntoViewIfNeeded();
			const before = await scrolled( page );
			await more.press( 'Enter' );
			await expect( tiles( page ) ).toHaveCount( PER_PAGE );
			const next = tiles( page ).first().getByRole( 'link' );
			await expect( next ).toContainText( 'Item 1001' );
			await expect( next ).toBeFocused();
			await expect( next ).toBeInViewport();
			await expect( earlier ).toHaveAttribute(
				'href',
				/frontage-1-page=10$/
			);
			await expect( page ).toHaveURL( /frontage-1-page=11$/ );

			await more.click();
			await expect( tiles( page ) ).toHaveCount( 2 * PER_PAGE );
			await page.goBack();
			await expect( tiles( page ) ).toHaveCount( 1000 );
			await expect.poll( () => scrolled( page ) ).toBe( before );
			await expect( more ).toBeInViewport();
		}
	);
}

test(
	'gallery: Back after a filter restores loaded items and position',
	{ tag: [ '@PF-11', '@PF-23' ] },
	async ( { page, place } ) => {
		const { link } = await place(
			block( { instanceId: 1, itemsPerPage: PER_PAGE } )
		);
		await load( page, link, 300 );
		const { categories } = parts( page );
		const other = categories.getByRole( 'link' ).nth( 2 );
		await other.evaluate( ( tile ) => tile.scrollIntoView() );
		const before = await scrolled( page );
		await page.unroute( isForItems );
		await other.click();
		await expect( tiles( page ).filter( { hasText: 'Item' } ) ).toHaveCount(
			0
		);
		await page.goBack();
		await expect( tiles( page ) ).toHaveCount( 300 );
		await expect( tiles( page ).last() ).toContainText( 'Item 300' );
		expect( await scrolled( page ) ).toBe( before );
	}
);

test(
	'gallery: hundreds of tiles give way to a search and come back',
	{ tag: [ '@PF-23', '@PF-10' ] },
	async ( { page, place } ) => {
		const { link } = await place(
			block( { instanceId: 1, itemsPerPage: PER_PAGE } )
		);
		await load( page, link, 400 );
		const { field } = parts( page );
		await field.fill( 'Item 399' );
		await expect( tiles( page ) ).toHaveText( [ /Item 399/ ] );
		await expect( field ).toBeFocused();
		await field.fill( '' );
		await expect( tiles( page ) ).toHaveCount( 400 );
	}
);

test(
	'many tiles: only near ones fade in when a hundred are added',
	{ tag: '@PF-23' },
	async ( { page, place } ) => {
		const { link } = await place(
			block( { instanceId: 1, itemsPerPage: PER_PAGE } )
		);
		await load( page, link, 200 );
		await page.evaluate( () => {
			const faded = new Set< EventTarget | null >();
			document.addEventListener( 'transitionrun', ( { target } ) => {
				const isInTile =
					target instanceof Element && target.closest( 'li' );
				if ( isInTile ) {
					faded.add( target );
				}
			} );
			Object.assign( window, { faded } );
		} );
		await button( page ).click();
		await expect( tiles( page ) ).toHaveCount( 300 );
		const fading = () =>
			page.evaluate( () => Reflect.get( window, 'faded' ).size );
		await expect.poll( fading ).toBeGreaterThan( 0 );
		expect( await fading() ).toBeLessThan( 50 );
	}
);

test(
	'many tiles: speculation rules pause, and return when few are left',
	{ tag: '@PF-23' },
	async ( { page, place } ) => {
		const { link } = await place(
			block( { instanceId: 1, itemsPerPage: PER_PAGE } )
		);
		const rules = page.locator( 'script[type="speculationrules"]' );
		await page.goto( link );
		const before = await rules.count();
		expect( before ).toBeGreaterThan( 0 );
		await load( page, link, 300 );
		await expect( rules ).toHaveCount( 0 );
		const { field } = parts( page );
		await field.fill( 'Item 299' );
		await expect( tiles( page ) ).toHaveText( [ /Item 299/ ] );
		await expect( rules ).toHaveCount( before );
	}
);
