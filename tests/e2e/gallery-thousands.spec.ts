/**
 * A gallery into which a visitor has loaded so many items that it is cut into strips. The site has some sixty; what is beyond them is
 * answered in its place.
 */
import {
	axe,
	block,
	expect,
	hasRing,
	isForItems,
	parts,
	test,
	writeFrom,
} from './gallery-shelf';
import type { Page } from './gallery-shelf';

const GALLERY = '.portfolio-block-wrapper';
const PER_PAGE = 50;
const TOTAL = 5000;

/** The site's own answers, as long as a page and numbered on. */
const answerThousands = ( page: Page ) =>
	page.route( isForItems, async ( route ) => {
		const asked = new URL( route.request().url() );
		const at = Number( asked.searchParams.get( 'page' ) ?? 1 );
		asked.searchParams.set( 'page', '1' );
		const answer = await route.fetch( { url: asked.href } );
		const [ known = {} ]: { title?: object }[] = await answer.json();
		await route.fulfill( {
			response: answer,
			headers: { ...answer.headers(), 'x-wp-total': String( TOTAL ) },
			json: Array.from( { length: PER_PAGE }, ( _, place ) => {
				const number = ( at - 1 ) * PER_PAGE + place + 1;
				return {
					...known,
					id: 900_000 + number,
					slug: `item-${ number }`,
					title: { rendered: `Item ${ number }` },
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
	for ( let there = PER_PAGE; there < count; there += PER_PAGE ) {
		await parts( page ).more.click();
		await expect( tiles( page ) ).toHaveCount( there + PER_PAGE );
	}
}

/* By class, for looking for roles among so many takes seconds. */
const tiles = ( page: Page ) =>
	page.locator( '.wp-block-frontage-portfolio__item' );

const lists = ( page: Page ) =>
	page.locator( '.wp-block-frontage-portfolio__grid' );

for ( const [ layout, width, direction, style ] of [
	[ 'masonry', 1280, 'ltr', '01-evening' ],
	[ 'grid', 820, 'rtl', '02-noon' ],
	[ 'masonry', 375, 'rtl', '08-midnight' ],
] as const ) {
	test( `[PF-23][PF-22] a visitor walks through a thousand tiles as if they were one list (${ layout }, ${ width } px, ${ direction }, ${ style })`, async ( {
		page,
		place,
	} ) => {
		await page.setViewportSize( { width, height: 800 } );
		await page.setExtraHTTPHeaders( {
			'x-frontage-fixture': 'style-variation',
			'x-frontage-style': style,
		} );
		const { link } = await place(
			block( {
				instanceId: 1,
				itemsPerPage: PER_PAGE,
				layout,
				columns: 3,
			} )
		);
		await writeFrom( page, link, direction );
		await load( page, link, 400 );
		await expect( lists( page ) ).not.toHaveCount( 1 );
		const items = tiles( page );
		const first = lists( page ).nth( 1 ).getByRole( 'listitem' ).first();
		const before = await lists( page )
			.first()
			.getByRole( 'listitem' )
			.count();
		const last = items.nth( before - 1 );

		// From one strip to the next and back, where Tab leads.
		await last.getByRole( 'link' ).focus();
		await page.keyboard.press( 'Tab' );
		await expect( first.getByRole( 'link' ) ).toBeFocused();
		await expect( first.getByRole( 'link' ) ).toBeInViewport();
		expect( await hasRing( first.getByRole( 'link' ) ) ).toBe( true );
		await expect( first ).toContainText( `Item ${ before + 1 }` );
		await expect( first.getByRole( 'img' ) ).toBeVisible();
		await page.keyboard.press( 'Shift+Tab' );
		await expect( last.getByRole( 'link' ) ).toBeFocused();

		// The seam is as wide as any other row's, and the columns go on.
		const seam = await lists( page ).evaluateAll( ( [ one, other ] ) => {
			const gap = one && parseFloat( getComputedStyle( one ).rowGap );
			const end = one?.getBoundingClientRect();
			const begin = other?.getBoundingClientRect();
			return {
				gap,
				between: ( begin?.top ?? 0 ) - ( end?.bottom ?? 0 ),
				sides: [ end, begin ].map( ( box ) => [
					box?.left,
					box?.right,
				] ),
			};
		} );
		expect( seam.between ).toBeCloseTo( seam.gap ?? 0, 0 );
		expect( seam.sides[ 0 ] ).toEqual( seam.sides[ 1 ] );

		// A strip is as high as the tiles that turn out to be in it.
		const strips = page.locator( `${ GALLERY } [data-strip]` );
		for ( const strip of await strips.all() ) {
			await strip.scrollIntoViewIfNeeded();
			const left = await strip.evaluate(
				( list ) =>
					list.getBoundingClientRect().bottom -
					Math.max(
						...Array.from(
							list.children,
							( tile ) => tile.getBoundingClientRect().bottom
						)
					)
			);
			expect( left ).toBeCloseTo( 0, 0 );
		}
		await axe( page, `${ GALLERY } [data-strip]` );
	} );
}

test( '[PF-23][PF-10] a list of hundreds gives way at once, and a screen reader hears only the other', async ( {
	page,
	place,
} ) => {
	const { link } = await place(
		block( { instanceId: 1, itemsPerPage: PER_PAGE } )
	);
	await load( page, link, 400 );
	const { field } = parts( page );
	await page.unroute( isForItems );
	await field.fill( 'Item 399' );
	await expect( tiles( page ) ).toHaveText( [ /Item 399/ ] );
	await expect( lists( page ) ).toHaveCount( 1 );
	await expect( field ).toBeFocused();
} );

test( '[PF-23] a visitor who has loaded a thousand items has no links fetched ahead, until there are fewer', async ( {
	page,
	place,
} ) => {
	const { link } = await place(
		block( { instanceId: 1, itemsPerPage: PER_PAGE } )
	);
	await load( page, link, 1000 );
	const rules = page.locator( 'script[type="speculationrules"]' );
	await expect( rules ).toHaveCount( 1 );
	const { field, more } = parts( page );
	await more.click();
	await expect( tiles( page ) ).toHaveCount( 1050 );
	await expect( rules ).toHaveCount( 0 );
	await page.unroute( isForItems );
	await field.fill( 'Item 7' );
	await expect( rules ).toHaveCount( 1 );
} );
