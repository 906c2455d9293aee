/**
 * What a visitor sees before our second stylesheet is there, and without script.
 */
import { expect, fixture, hold, test, type Page } from './frontage';
import { category, galleryOn, WORK } from './island-page';

const places = ( page: Page ) =>
	galleryOn( page )
		.getByRole( 'listitem' )
		.evaluateAll( ( items ) =>
			items.map( ( item ) => {
				const { x, y, width, height } = item.getBoundingClientRect();
				return [ x, y, width, height ];
			} )
		);

for ( const where of [ '', 'classic-theme', 'csp' ] ) {
	test(
		`gallery: states that load later move nothing, ${ where || 'plain' }`,
		{ tag: [ '@IS-02', '@IS-02' ] },
		async ( { page } ) => {
			if ( where ) {
				await fixture( page, where );
			}
			// The theme's font moves the text when it comes late, whatever a gallery does.
			await page.route( /\.woff2/, ( route ) =>
				route.fulfill( { body: '' } )
			);
			const states = await hold( page, /portfolio\/view(-rtl)?\.css/ );
			await page.goto( WORK, { waitUntil: 'commit' } );
			await states.asked();
			await expect
				.poll( () =>
					page.evaluate(
						() =>
							performance.getEntriesByName(
								'first-contentful-paint'
							).length
					)
				)
				.toBe( 1 );
			await expect( category( page ) ).toBeVisible();
			const before = await places( page );
			expect( before.length ).toBeGreaterThan( 12 );
			states.answer();
			await page.waitForLoadState();
			await category( page ).focus();
			await page.keyboard.press( 'Tab' );
			await expect( galleryOn( page ).locator( ':focus' ) ).toHaveCSS(
				'outline-style',
				'solid'
			);
			expect( await places( page ) ).toEqual( before );
		}
	);
}

test.describe( 'without script', () => {
	test.use( { javaScriptEnabled: false } );

	test(
		'gallery: focus is visible, all pictures load',
		{ tag: '@PF-22' },
		async ( { page } ) => {
			await page.goto( WORK );
			await category( page ).focus();
			await page.keyboard.press( 'Tab' );
			await expect( galleryOn( page ).locator( ':focus' ) ).toHaveCSS(
				'outline-style',
				'solid'
			);
			const last = galleryOn( page ).getByRole( 'img' ).last();
			await last.scrollIntoViewIfNeeded();
			await expect( last ).toBeVisible();
		}
	);
} );
