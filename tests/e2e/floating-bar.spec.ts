/** Floating bars: their place, their room, and how they leave. */
import { dismissed } from './alert-page';
import { axe, fixture } from './frontage';
import { banner, header, row, test as withHeader } from './header-page';
import {
	expect,
	focusIsSeen,
	long,
	test,
	watchShifts,
	words,
	type Page,
} from './sticky-page';

const bar = ( text: string, attributes: object = {} ) =>
	`<!-- wp:frontage/floating-bar ${ JSON.stringify( attributes ) } -->${ words(
		`${ text } <a href="/shop/">${ text } link</a>`
	) }<!-- /wp:frontage/floating-bar -->`;
const page1 =
	words( 'First' ) +
	bar( 'Above', { position: 'top' } ) +
	bar( 'Below' ) +
	long( 'Text', 6 );

const region = ( page: Page, text: string ) =>
	page
		.getByRole( 'region', { name: 'Announcement' } )
		.filter( { hasText: text } );
const box = async ( page: Page, text: string ) => {
	const { y = 0, height = 0 } =
		( await region( page, text ).boundingBox() ) ?? {};
	return { top: y, bottom: y + height };
};
const isSorted = ( places: number[] ) =>
	places.every( ( place, at ) => place >= ( places[ at - 1 ] ?? 0 ) );
const toEnd = ( page: Page ) =>
	page.evaluate( () =>
		window.scrollTo( 0, document.documentElement.scrollHeight )
	);

test(
	'floating bar: stays at its edge, shifts and covers nothing',
	{ tag: [ '@PB-05' ] },
	async ( { page, publish } ) => {
		const shift = await watchShifts( page, 'header' );
		await page.setViewportSize( { width: 375, height: 700 } );
		await page.goto( await publish( page1 ) );
		expect( ( await box( page, 'Above' ) ).top ).toBe( 0 );
		expect( ( await box( page, 'Below' ) ).bottom ).toBe( 700 );
		await expect( page.locator( 'body' ) ).toBeFocused();
		await axe( page, '.wp-block-frontage-floating-bar__edge' );
		await toEnd( page );
		await expect
			.poll( () => box( page, 'Above' ) )
			.toMatchObject( { top: 0 } );
		const end = await page
			.locator( 'footer' )
			.last()
			.evaluate( ( footer ) => footer.getBoundingClientRect().bottom );
		expect( end ).toBeLessThanOrEqual( ( await box( page, 'Below' ) ).top );
		for ( const name of [ 'Link Text 5', 'Link Text 2' ] ) {
			await page.getByRole( 'link', { name } ).focus();
			expect( await focusIsSeen( page ) ).toBe( true );
		}
		expect( await shift() ).toBeLessThan( 0.001 );
	}
);

test(
	'floating bar: dismissed by keyboard, it leaves no room, also next time',
	{ tag: [ '@PB-05', '@newest' ] },
	async ( { page, publish } ) => {
		const link = await publish( page1 );
		await page.goto( link );
		await region( page, 'Above' ).getByRole( 'link' ).focus();
		await page.keyboard.press( 'Tab' );
		await page.keyboard.press( 'Space' );
		await expect( region( page, 'Above' ) ).toBeHidden();
		await expect( region( page, 'Below' ) ).toBeVisible();
		await expect( page.locator( ':is(a, button):focus' ) ).toHaveCount( 1 );
		await region( page, 'Below' ).getByRole( 'button' ).press( 'Enter' );
		await expect( region( page, 'Below' ) ).toBeHidden();
		// At the end of the page there is nothing after it.
		await expect( page.locator( 'body :focus' ) ).toHaveCount( 1 );
		const shift = await watchShifts( page, 'header' );
		await page.goto( link );
		await expect(
			page.getByText( 'First', { exact: true } )
		).toBeVisible();
		await expect( region( page, 'Above' ) ).toBeHidden();
		await expect( region( page, 'Below' ) ).toBeHidden();
		await expect( page.locator( 'body' ) ).toHaveCSS(
			'padding-bottom',
			'0px'
		);
		expect( await shift() ).toBeLessThan( 0.001 );
	}
);

test(
	'floating bar: many words take a third of the window, and their button stays in sight',
	{ tag: '@PB-05' },
	async ( { page, publish } ) => {
		await page.setViewportSize( { width: 320, height: 480 } );
		await page.goto(
			await publish(
				bar( 'Many words about it. '.repeat( 32 ) ) + long( 'Text', 6 )
			)
		);
		const many = await box( page, 'Many' );
		expect( many.bottom - many.top ).toBeLessThanOrEqual( 170 );
		const button = region( page, 'Many' ).getByRole( 'button' );
		await expect( button ).toBeInViewport( { ratio: 1 } );
		await axe( page, '.wp-block-frontage-floating-bar__edge' );
		await region( page, 'Many' ).getByRole( 'link' ).focus();
		await expect(
			region( page, 'Many' ).getByRole( 'link' )
		).toBeInViewport();
		await expect( button ).toBeInViewport( { ratio: 1 } );
	}
);

test(
	'floating bar: without script, in a classic theme and in print',
	{ tag: '@PB-05' },
	async ( { browser, page, publish } ) => {
		const link = await publish( page1 );
		const context = await browser.newContext( {
			javaScriptEnabled: false,
			viewport: { width: 1280, height: 700 },
		} );
		const plain = await context.newPage();
		await plain.goto( link );
		expect( ( await box( plain, 'Above' ) ).top ).toBe( 0 );
		expect( ( await box( plain, 'Below' ) ).bottom ).toBe( 700 );
		await expect(
			region( plain, 'Above' ).getByRole( 'button' )
		).toBeHidden();
		await context.close();

		await fixture( page, 'classic-theme' );
		await page.setViewportSize( { width: 1280, height: 700 } );
		await page.goto( link );
		await expect( region( page, 'Above' ) ).toBeVisible();
		expect( ( await box( page, 'Below' ) ).bottom ).toBe( 700 );
		await region( page, 'Above' ).getByRole( 'button' ).click();
		await expect.poll( () => dismissed( page ) ).not.toBeNull();
		await page.reload();
		await expect( region( page, 'Below' ) ).toBeVisible();
		await expect( region( page, 'Above' ) ).toBeHidden();
		await page.emulateMedia( { media: 'print' } );
		await expect( region( page, 'Below' ) ).toBeVisible();
		await expect(
			region( page, 'Below' ).getByRole( 'button' )
		).toBeHidden();
		await expect(
			page.locator( '.wp-block-frontage-floating-bar__edge' ).last()
		).toHaveCSS( 'position', 'static' );
	}
);

test(
	'floating bar: two share an edge, short pages have it at the bottom too',
	{ tag: '@PB-05' },
	async ( { page, publish } ) => {
		await fixture( page, 'right-to-left' );
		await page.setViewportSize( { width: 320, height: 2400 } );
		const once = bar( 'One' );
		await page.goto(
			await publish( once + once + bar( 'Two', { dismissible: false } ) )
		);
		await expect( region( page, 'One' ) ).toHaveCount( 1 );
		const [ one, two ] = await Promise.all( [
			box( page, 'One' ),
			box( page, 'Two' ),
		] );
		expect( two.bottom ).toBe( 2400 );
		expect( one.bottom ).toBe( two.top );
		await expect( region( page, 'Two' ).getByRole( 'button' ) ).toHaveCount(
			0
		);
		const button = region( page, 'One' ).getByRole( 'button' );
		expect( ( await button.boundingBox() )?.x ).toBeLessThan( 10 );
		await axe( page, '.wp-block-frontage-floating-bar__edge' );
	}
);

withHeader(
	'floating bar: is between store notice and sticky header, none over another',
	{ tag: [ '@PB-05', '@HD-11' ] },
	async ( { decide, page, placeHeader, placePage } ) => {
		await decide( {
			store_notice: true,
			store_notice_text: 'Orders until Friday arrive in time.',
			hook_sticky_header: true,
		} );
		await placeHeader( header( row( 'Main' ) ) );
		const { link } = await placePage( { content: page1 } );
		for ( const width of [ 375, 1280 ] ) {
			await page.setViewportSize( { width, height: 800 } );
			await page.goto( link );
			/** Tops and ends, from above; none begins before the last one ends. */
			const edges = async () => {
				const boxes = await Promise.all(
					[
						page.getByRole( 'region', { name: 'Store notice' } ),
						region( page, 'Above' ),
						banner( page ),
					].map( ( each ) => each.boundingBox() )
				);
				return boxes.flatMap( ( each ) => [
					Math.round( each?.y ?? NaN ),
					Math.round( ( each?.y ?? NaN ) + ( each?.height ?? NaN ) ),
				] );
			};
			for ( const pixels of [ 0, 900, 900 ] ) {
				await page.mouse.wheel( 0, pixels );
				await expect
					.poll( async () => {
						const [ top, ...places ] = await edges();
						return [ top, places.length, isSorted( places ) ];
					} )
					.toEqual( [ 0, 5, true ] );
			}
			await expect( banner( page ) ).toHaveAttribute(
				'data-state',
				'stuck'
			);
			await page.getByRole( 'link', { name: 'Link Text 1' } ).focus();
			expect( await focusIsSeen( page ) ).toBe( true );
		}
	}
);
