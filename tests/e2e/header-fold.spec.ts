/**
 * A bar that does not fit on its line gives way to its button, and moves nothing on the page.
 */
import { mergeTests } from '@playwright/test';
import { hold } from './frontage';
import {
	banner,
	expect,
	header,
	scroll,
	test as headerTest,
	topOf,
	type Page,
} from './header-page';
import { link, menuBlock, test as menuTest } from './menu-page';
import { watchShifts } from './sticky-page';

const test = mergeTests( headerTest, menuTest ).extend< {
	/** Puts a title and a bar of so many flat entries into the header. */
	placeBar: ( count: number ) => Promise< void >;
} >( {
	placeBar: async ( { addMenu, placeHeader }, use ) => {
		await use( async ( count ) => {
			const entries = Array.from( { length: count }, ( _, at ) =>
				link( `Item number ${ at }` )
			);
			const menu = menuBlock( {
				menu: await addMenu( entries.join( '' ) ),
				align: '',
			} );
			await placeHeader(
				header(
					`<!-- wp:frontage/header-row --><!-- wp:site-title {"level":0} /-->${ menu }<!-- /wp:frontage/header-row -->`
				)
			);
		} );
	},
} );

const toggle = ( page: Page ) =>
	banner( page ).getByRole( 'button', { name: 'Open menu' } );
const item = ( page: Page, at: number ) =>
	page.getByRole( 'link', { name: `Item number ${ at }`, exact: true } );
const isAsWideAsWindow = ( page: Page ) =>
	page.evaluate(
		() => document.documentElement.scrollWidth <= window.innerWidth
	);

for ( const width of [ 1366, 1000 ] ) {
	test(
		`header: eighteen menu items fold at ${ width } px without a shift`,
		{ tag: '@HD-02' },
		async ( { page, placeBar } ) => {
			await placeBar( 18 );
			await page.setViewportSize( { width, height: 657 } );
			// A font that comes late moves the text, whatever a header does.
			await page.route( /\.woff2/, ( route ) =>
				route.fulfill( { body: '' } )
			);
			const shifts = await watchShifts( page );
			const script = await hold(
				page,
				/(header\/view|bundles\/site)\.js/
			);
			await page.goto( '/', { waitUntil: 'commit' } );
			await script.asked();
			await expect( item( page, 0 ) ).toBeVisible();
			await page.evaluate(
				() =>
					new Promise( ( done ) =>
						requestAnimationFrame( () =>
							requestAnimationFrame( done )
						)
					)
			);
			const before = ( await banner( page ).boundingBox() )?.height;
			expect( await isAsWideAsWindow( page ) ).toBe( true );
			script.answer();
			await expect( toggle( page ) ).toBeVisible();
			expect( ( await banner( page ).boundingBox() )?.height ).toBe(
				before
			);
			expect( before ).toBeLessThan( 100 );
			await page.waitForLoadState();
			expect( await shifts() ).toBe( 0 );
			await toggle( page ).click();
			await expect( item( page, 17 ) ).toBeVisible();
		}
	);
}

test(
	'header: a bar folds only when it fits no more',
	{ tag: '@HD-02' },
	async ( { page, placeBar } ) => {
		await placeBar( 7 );
		await page.setViewportSize( { width: 1500, height: 657 } );
		await page.goto( '/' );
		await expect( item( page, 6 ) ).toBeVisible();
		await expect( toggle( page ) ).toBeHidden();
		await page.setViewportSize( { width: 930, height: 657 } );
		await expect( toggle( page ) ).toBeVisible();
		await page.setViewportSize( { width: 1500, height: 657 } );
		await expect( item( page, 6 ) ).toBeVisible();
		await expect( toggle( page ) ).toBeHidden();
	}
);

test(
	'header: a font that loads late folds or unfolds the bar',
	{ tag: '@HD-02' },
	async ( { page, placeBar } ) => {
		await placeBar( 5 );
		await page.setViewportSize( { width: 1366, height: 657 } );
		await page.goto( '/' );
		await page.waitForLoadState( 'networkidle' );
		await expect( toggle( page ) ).toBeHidden();
		const url = await page.evaluate(
			() =>
				/url\(['"]?([^'")]+\.woff2)/.exec(
					document.querySelector( '.wp-fonts-local' )?.textContent ??
						''
				)?.[ 1 ] ?? ''
		);
		const useFont = ( percent: number ) =>
			page.addStyleTag( {
				content: `@font-face{font-family:Late${ percent };src:url(${ url }?${ percent });size-adjust:${ percent }%} header,header *{font-family:Late${ percent }!important}`,
			} );
		await useFont( 300 );
		await expect( toggle( page ) ).toBeVisible();
		await useFont( 90 );
		await expect( toggle( page ) ).toBeHidden();
		await expect( item( page, 4 ) ).toBeVisible();
	}
);

test(
	'header: a folded bar sticks, under a third of the window',
	{ tag: [ '@HD-02', '@HD-03' ] },
	async ( { decide, page, placeBar, placePage } ) => {
		await decide( { hook_sticky_header: true } );
		await placeBar( 18 );
		const made = await placePage();
		await page.setViewportSize( { width: 1366, height: 657 } );
		await page.goto( made.link );
		await scroll( page, 900 );
		await expect( banner( page ) ).toHaveAttribute( 'data-state', 'stuck' );
		await expect.poll( () => topOf( page, 'Marram' ) ).toBe( 0 );
		await expect( toggle( page ) ).toBeInViewport();
		expect( ( await banner( page ).boundingBox() )?.height ).toBeLessThan(
			657 / 3
		);
	}
);

test(
	'header: hover or focus shows all of a bar before its script',
	{ tag: '@HD-02' },
	async ( { page, placeBar } ) => {
		await placeBar( 18 );
		await page.setViewportSize( { width: 1366, height: 657 } );
		const script = await hold( page, /(header\/view|bundles\/site)\.js/ );
		await page.goto( '/', { waitUntil: 'commit' } );
		await script.asked();
		for ( const reach of [ 'hover', 'focus' ] as const ) {
			await page.mouse.move( 600, 600 );
			await expect( item( page, 17 ) ).not.toBeInViewport();
			await item( page, 0 )[ reach ]();
			await expect( item( page, 17 ) ).toBeInViewport( { ratio: 1 } );
		}
		script.answer();
	}
);

test.describe( 'without JavaScript', () => {
	test.use( { javaScriptEnabled: false } );

	test(
		'header: a bar that does not fit shows all menu items',
		{ tag: '@HD-02' },
		async ( { page, placeBar } ) => {
			await placeBar( 18 );
			for ( const width of [ 1366, 1000 ] ) {
				await page.setViewportSize( { width, height: 657 } );
				await page.goto( '/' );
				for ( let at = 0; at < 18; at++ ) {
					await expect( item( page, at ) ).toBeInViewport( {
						ratio: 1,
					} );
				}
				expect( await isAsWideAsWindow( page ) ).toBe( true );
			}
		}
	);
} );
