/** The demo's page with one of each block for page building. */
import { axe, expect, fixture, hold, reset } from './frontage';
import { test } from './header-page';
import { isTooWide, type Page } from './sections-page';
import { watchShifts } from './sticky-page';

const PATH = '/blocks/';

async function scrollThrough( page: Page ) {
	const height = await page.evaluate( () => document.body.scrollHeight );
	for ( let y = 0; y < height; y += 400 ) {
		await page.mouse.wheel( 0, 400 );
		await page.evaluate(
			() => new Promise( ( resolve ) => requestAnimationFrame( resolve ) )
		);
	}
}

test.afterEach( reset );

for ( const width of [ 375, 1280 ] ) {
	test(
		`blocks page: nothing shifts while it is scrolled, at ${ width } px, nor when scripts come late`,
		{ tag: '@PB-05' },
		async ( { page } ) => {
			await page.setViewportSize( { width, height: 800 } );
			const shift = await watchShifts( page );
			const { asked, answer } = await hold(
				page,
				/frontage\/build\/.+\.js/
			);
			await page.goto( PATH, { waitUntil: 'commit' } );
			await asked();
			await page.waitForFunction(
				() =>
					document.readyState === 'interactive' &&
					performance.getEntriesByName( 'first-contentful-paint' )
						.length
			);
			// Seen through while the scripts are held, with what they would move in the window when they come.
			await scrollThrough( page );
			await page
				.locator( '[data-frontage-masonry]' )
				.first()
				.scrollIntoViewIfNeeded();
			answer();
			await page.waitForLoadState( 'networkidle' );
			await page.mouse.wheel( 0, -99999 );
			await expect
				.poll( () => page.evaluate( () => window.scrollY ) )
				.toBe( 0 );
			await scrollThrough( page );
			await page.waitForLoadState( 'networkidle' );
			expect( await shift() ).toBeLessThan( 0.01 );
			expect( await isTooWide( page ) ).toBe( false );
			await axe( page, 'main' );
		}
	);
}

test(
	'blocks page: all words are there without script, none too wide at 320 px',
	{ tag: '@PB-05' },
	async ( { browser } ) => {
		const context = await browser.newContext( {
			javaScriptEnabled: false,
			viewport: { width: 320, height: 640 },
		} );
		const page = await context.newPage();
		await page.goto( PATH );
		for ( const words of [
			/soup is gone/,
			/12,400/,
			/carry the washing before/,
			/before they asked for the budget/,
			/The harbour lets it|the harbour lets it/,
			'Stonework',
			/third coat/,
			/as it was drawn/,
			/at low water/,
			/The door sticks/,
			/To Leuchars/,
		] ) {
			await expect( page.getByText( words ).first() ).toBeVisible();
		}
		await expect(
			page.getByRole( 'progressbar', { name: 'Roof' } )
		).toHaveAttribute( 'aria-valuenow', '72' );
		await context.close();
	}
);

test(
	'blocks page: right to left, nothing is too wide',
	{ tag: '@PB-05' },
	async ( { page } ) => {
		await fixture( page, 'right-to-left' );
		await page.goto( PATH );
		await scrollThrough( page );
		expect( await isTooWide( page ) ).toBe( false );
		await axe( page, 'main' );
	}
);
