/**
 * The store notice over the top of every page.
 */
import type { RequestUtils } from '@wordpress/e2e-test-utils-playwright';
import { dismissed } from './alert-page';
import {
	axe,
	expect,
	fixture,
	hold,
	ownSite,
	reset,
	test,
	type Page,
} from './frontage';
import { changeSettings } from './settings-page';

const TEXT =
	'Orders until <strong>Friday</strong> arrive in time. <a href="/shop/">See how</a>';

const decide = ( requestUtils: RequestUtils, text: string ) =>
	changeSettings( requestUtils, {
		store_notice: true,
		store_notice_text: text,
	} );
const notice = ( page: Page ) =>
	page.getByRole( 'region', { name: 'Store notice' } );
const dismiss = ( page: Page ) =>
	notice( page ).getByRole( 'button', { name: 'Dismiss notice' } );
/** How far what the page begins with stands from its top. */
const start = ( page: Page ) =>
	page
		.locator( '.wp-site-blocks, #page' )
		.first()
		.evaluate(
			( element ) => element.getBoundingClientRect().top + scrollY
		);

/** Sum of the layout shifts that no visitor caused. */
const shift = ( page: Page ) =>
	page.evaluate(
		() =>
			new Promise< number >( ( resolve ) => {
				let sum = 0;
				new PerformanceObserver( ( list ) => {
					for ( const entry of list.getEntries() ) {
						sum += Number( Reflect.get( entry, 'value' ) );
					}
				} ).observe( { type: 'layout-shift', buffered: true } );
				requestAnimationFrame( () =>
					requestAnimationFrame( () => resolve( sum ) )
				);
			} )
	);

test.beforeEach( ( { requestUtils } ) => decide( requestUtils, TEXT ) );
test.afterEach( reset );

test(
	'notice: dismissed by keyboard, it is hidden until its text changes',
	{ tag: [ '@HD-11', '@everywhere', '@newest' ] },
	async ( { page, requestUtils } ) => {
		await page.goto( '/' );
		await expect( notice( page ) ).toHaveText(
			/^Orders until Friday arrive/
		);
		await expect(
			notice( page ).getByRole( 'link', { name: 'See how' } )
		).toHaveAttribute( 'href', '/shop/' );
		expect(
			await page
				.locator( 'body > :not( script, style, .skip-link )' )
				.first()
				.getAttribute( 'aria-label' )
		).toBe( 'Store notice' );
		await notice( page ).getByRole( 'link' ).focus();
		await page.keyboard.press( 'Tab' );
		await expect( dismiss( page ) ).toBeFocused();
		await page.keyboard.press( 'Enter' );
		await expect( notice( page ) ).toHaveCount( 0 );
		expect( await start( page ) ).toBe( 0 );
		await page.keyboard.press( 'Tab' );
		await expect( page.locator( 'a:focus' ).first() ).toBeVisible();

		await page.goto( '/?again' );
		await expect( notice( page ) ).toBeHidden();
		expect( await start( page ) ).toBe( 0 );
		expect( await shift( page ) ).toBeLessThanOrEqual( 0.01 );

		await decide( requestUtils, 'Closed on Monday' );
		await page.goto( '/' );
		await expect( notice( page ) ).toHaveText( 'Closed on Monday' );
	}
);

test(
	'notice: two dismissed texts both stay hidden',
	{ tag: '@HD-11' },
	async ( { page, requestUtils } ) => {
		for ( const text of [ TEXT, 'Bestellungen bis Freitag' ] ) {
			await decide( requestUtils, text );
			await page.goto( '/' );
			await dismiss( page ).click();
			await expect( notice( page ) ).toHaveCount( 0 );
		}
		await decide( requestUtils, TEXT );
		await page.goto( '/' );
		await expect( notice( page ) ).toBeHidden();
		await page.evaluate( () => {
			const key = 'frontage:1:notice';
			const entry = JSON.parse( localStorage.getItem( key ) ?? '' );
			localStorage.setItem(
				key,
				JSON.stringify( { ...entry, expires: 1 } )
			);
		} );
		await page.reload();
		await expect( notice( page ) ).toBeVisible();
	}
);

test(
	'notice: can be dismissed before its script',
	{ tag: '@HD-11' },
	async ( { page } ) => {
		const { answer } = await hold(
			page,
			/(notice\/view|bundles\/site)\.js/
		);
		await page.goto( '/', { waitUntil: 'commit' } );
		await dismiss( page ).click();
		await expect( notice( page ) ).toBeHidden();
		answer();
		await expect( notice( page ) ).toHaveCount( 0 );
		await page.reload();
		await expect( notice( page ) ).toBeHidden();
	}
);

test(
	'notice: sticks, one line high on a phone, covers no anchor',
	{ tag: '@HD-11' },
	async ( { page, requestUtils } ) => {
		const { link } = await requestUtils.rest< { link: string } >( {
			path: '/wp/v2/pages',
			method: 'POST',
			data: {
				title: 'Long',
				status: 'publish',
				content:
					'<p><a href="#far">Far</a></p><p style="height:3000px">Words</p><p id="far">Here</p><p style="height:3000px">Words</p>',
			},
		} );
		await decide( requestUtils, 'Free delivery this week' );
		await page.setViewportSize( { width: 375, height: 700 } );
		await page.goto( link );
		const box = await notice( page ).boundingBox();
		expect( box ).toMatchObject( { x: 0, y: 0, width: 375, height: 44 } );
		expect( await start( page ) ).toBe( 44 );
		await page.getByRole( 'link', { name: 'Far' } ).click();
		await expect(
			page.getByText( 'Here', { exact: true } )
		).toBeInViewport();
		expect( ( await notice( page ).boundingBox() )?.y ).toBe( 0 );
		const here = await page
			.getByText( 'Here', { exact: true } )
			.boundingBox();
		// A window scrolls by whole pixels.
		expect( Math.ceil( here?.y ?? 0 ) ).toBeGreaterThanOrEqual( 44 );
		expect( await shift( page ) ).toBeLessThanOrEqual( 0.01 );
	}
);

test(
	'notice: sticky elements are below it, and move up without it',
	{ tag: '@HD-11' },
	async ( { page, requestUtils } ) => {
		const { link } = await requestUtils.rest< { link: string } >( {
			path: '/wp/v2/pages',
			method: 'POST',
			data: {
				title: 'Long',
				status: 'publish',
				content: `<!-- wp:html --><div data-frontage-sticky='{"distance":{"desktop":"0px"}}'>Bar</div><p style="height:3000px">Words</p><!-- /wp:html -->`,
			},
		} );
		await page.goto( link );
		await page.mouse.wheel( 0, 900 );
		const top = async () =>
			( await page.getByText( 'Bar', { exact: true } ).boundingBox() )?.y;
		const height = ( await notice( page ).boundingBox() )?.height;
		await expect.poll( top ).toBe( height );
		await dismiss( page ).click();
		await expect.poll( top ).toBe( 0 );
	}
);

test(
	'notice: is below the admin bar',
	{ tag: '@HD-11' },
	async ( { browser, page } ) => {
		const context = await browser.newContext( {
			storageState: ownSite().owner,
		} );
		const own = await context.newPage();
		for ( const [ width, top ] of [
			[ 1280, 32 ],
			[ 700, 46 ],
		] as const ) {
			await own.setViewportSize( { width, height: 700 } );
			await own.goto( '/' );
			await own.mouse.wheel( 0, 400 );
			await expect
				.poll( async () => ( await notice( own ).boundingBox() )?.y )
				.toBe( top );
		}
		await context.close();
		await expect( page ).toHaveURL( 'about:blank' );
	}
);

test(
	'notice: can be dismissed under a strict policy',
	{ tag: '@HD-11' },
	async ( { page } ) => {
		await fixture( page, 'csp' );
		await page.goto( '/' );
		await dismiss( page ).click();
		await expect.poll( () => dismissed( page ) ).not.toBeNull();
		await page.reload();
		await expect( notice( page ) ).toBeHidden();
	}
);

test(
	'notice: shown and dismissed in a classic theme',
	{ tag: '@HD-11' },
	async ( { page } ) => {
		await fixture( page, 'classic-theme' );
		await page.goto( '/' );
		await expect( notice( page ) ).toContainText( 'Orders until Friday' );
		expect( await start( page ) ).toBeGreaterThanOrEqual( 44 );
		await dismiss( page ).click();
		await expect( notice( page ) ).toHaveCount( 0 );
		await page.reload();
		await expect( page.getByRole( 'main' ) ).toBeVisible();
		await expect( notice( page ) ).toBeHidden();
	}
);

test(
	'notice: dismissed for this page where nothing can be stored',
	{ tag: '@HD-11' },
	async ( { page } ) => {
		await page.addInitScript( () =>
			Object.defineProperty( window, 'localStorage', {
				get: () => {
					throw new Error( 'no storage' );
				},
			} )
		);
		await page.goto( '/' );
		await dismiss( page ).click();
		await expect( notice( page ) ).toHaveCount( 0 );
		await page.reload();
		await expect( notice( page ) ).toBeVisible();
	}
);

test(
	'notice: accessible right to left, at 320 pixels, without dead buttons',
	{ tag: '@HD-11' },
	async ( { page, browser } ) => {
		await axeIn( page );
		await fixture( page, 'right-to-left' );
		await page.setViewportSize( { width: 320, height: 600 } );
		await axeIn( page );
		expect( ( await dismiss( page ).boundingBox() )?.x ).toBeLessThan( 10 );
		expect(
			await page.evaluate( () => document.documentElement.scrollWidth )
		).toBe( 320 );

		const context = await browser.newContext( {
			javaScriptEnabled: false,
		} );
		const plain = await context.newPage();
		await plain.goto( '/' );
		await expect( notice( plain ) ).toBeVisible();
		await expect( dismiss( plain ) ).toBeHidden();
		await context.close();
	}
);

async function axeIn( page: Page ) {
	await page.goto( '/' );
	await expect( dismiss( page ) ).toBeVisible();
	await axe( page, '.frontage-notice' );
}

test(
	'notice: not printed without text',
	{ tag: '@HD-11' },
	async ( { page, requestUtils } ) => {
		await decide( requestUtils, ' <script></script> ' );
		await page.goto( '/' );
		await expect( page.getByRole( 'main' ) ).toBeVisible();
		await expect( notice( page ) ).toHaveCount( 0 );
	}
);
