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
		`a gallery is painted before its states come, and nothing moves when they do${
			where && `: ${ where }`
		}${ where === '' ? ' @everywhere' : '' }`,
		{ tag: '@IS-02' },
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
		'focus shows without script, and all pictures come',
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
