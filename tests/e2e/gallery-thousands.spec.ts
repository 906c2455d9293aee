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
		const known: { title?: object }[] = await answer.json();
		await route.fulfill( {
			response: answer,
			headers: { ...answer.headers(), 'x-wp-total': String( TOTAL ) },
			json: Array.from( { length: PER_PAGE }, ( _, place ) => {
				const number = ( at - 1 ) * PER_PAGE + place + 1;
				return {
					...known[ place % known.length ],
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

for ( const [ layout, width, columns, direction, style ] of [
	[ 'masonry', 1280, 3, 'ltr', '01-evening' ],
	[ 'grid', 820, 2, 'rtl', '02-noon' ],
	[ 'masonry', 375, 1, 'rtl', '08-midnight' ],
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
				align: 'wide',
			} )
		);
		await writeFrom( page, link, direction );
		await load( page, link, 400 );
		await expect( lists( page ) ).not.toHaveCount( 1 );
		// A screen reader hears two lists, however many strips there are.
		const heard = page
			.locator( GALLERY )
			.getByRole( 'list' )
			.filter( { has: tiles( page ) } );
		await expect( heard ).toHaveCount( 2 );
		const items = tiles( page );
		const first = lists( page ).nth( 1 ).getByRole( 'listitem' ).first();
		const before = await lists( page )
			.first()
			.getByRole( 'listitem' )
			.count();
		await expect( heard.last().getByRole( 'listitem' ) ).toHaveCount(
			400 - before
		);
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

		// Every tile stands below another one, as far from it as in any list, and each column goes on where it ended.
		const gaps = await items.evaluateAll( ( list ) => {
			const row = list[ 0 ]?.parentElement;
			const stacks = new Map< number, DOMRect[] >();
			for ( const tile of list ) {
				const box = tile.getBoundingClientRect();
				const stack = stacks.get( Math.round( box.left ) ) ?? [];
				stacks.set( Math.round( box.left ), [ ...stack, box ] );
			}
			return {
				aim: row ? parseFloat( getComputedStyle( row ).rowGap ) : 0,
				columns: stacks.size,
				all: [ ...stacks.values() ].flatMap( ( stack ) =>
					stack
						.slice( 1 )
						.map(
							( box, at ) =>
								box.top - ( stack[ at ]?.bottom ?? 0 )
						)
				),
			};
		} );
		expect( gaps.columns ).toBe( columns );
		expect( gaps.all ).toHaveLength( 400 - columns );
		for ( const gap of gaps.all ) {
			expect( gap ).toBeCloseTo( gaps.aim, 0 );
		}

		// Where two strips overlap, a pointer reaches the tiles of both: the last ones at their ends, the first ones at their beginnings.
		for ( let at = before - columns; at < before + columns; at++ ) {
			const tile = items.nth( at ).getByRole( 'link' );
			const { height = 0 } = ( await tile.boundingBox() ) ?? {};
			await tile.click( {
				trial: true,
				position: { x: 8, y: at < before ? height - 4 : 4 },
			} );
		}

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
