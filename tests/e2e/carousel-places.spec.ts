/** Carousels of many slides, and one whose script fails. */
import {
	carousel,
	expect,
	expectTrouble,
	numbered,
	parts,
	shown,
	test,
} from './carousel-page';

const TAGS = { tag: '@PB-01' };
const ONE = { slidesToShow: { value: 1 }, speed: 0 };

test(
	'carousel: two hundred slides step at once, in both directions',
	TAGS,
	async ( { page, place } ) => {
		await page.goto( ( await place( carousel( numbered( 200 ) ) ) ).link );
		const { next, previous, status } = parts( page );
		await expect.poll( () => shown( page ) ).toEqual( [ 1, 2, 3 ] );
		const ms = await next.evaluate(
			( button ) =>
				new Promise< number >( ( resolve ) => {
					const begin = performance.now();
					( button as HTMLElement ).click();
					requestAnimationFrame( () =>
						setTimeout( () => resolve( performance.now() - begin ) )
					);
				} )
		);
		expect( ms ).toBeLessThan( 200 );
		await expect( status ).toHaveText( '2 of 200' );
		await expect( status ).toBeVisible();
		for ( let step = 0; step < 4; step++ ) {
			await previous.click();
		}
		await expect.poll( () => shown( page ) ).toEqual( [ 198, 199, 200 ] );
		await page.locator( '#link-90' ).focus();
		await expect.poll( () => shown( page ) ).toContain( 90 );
	}
);

test(
	'carousel: where its script fails the slides scroll, snap and take the focus',
	TAGS,
	async ( { page, place } ) => {
		expectTrouble( page, /It failed|carousel did not load/ );
		const { link } = await place(
			carousel( numbered( 4 ), { ...ONE, effect: 'fade' } )
		);
		await page.route( /deferred\/carousel\.js/, ( route ) =>
			route.fulfill( {
				contentType: 'text/javascript',
				body: 'throw new Error( "It failed" );',
			} )
		);
		await page.goto( link );
		await expect.poll( () => shown( page ) ).toEqual( [ 1 ] );
		await parts( page ).track.press( 'ArrowRight' );
		await expect.poll( () => shown( page ) ).toEqual( [ 2 ] );
		await page.locator( '#link-4' ).focus();
		await expect.poll( () => shown( page ) ).toEqual( [ 4 ] );
	}
);
