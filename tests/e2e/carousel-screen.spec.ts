/** Carousels under a finger, in forced colors, at 400 %, and on paper. */
import {
	carousel,
	expect,
	html,
	numbered,
	parts,
	shown,
	slide,
	test,
	type Page,
} from './carousel-page';

const TAGS = { tag: '@PB-01' };
const ROOT = '.wp-block-frontage-carousel';

test.describe( 'under a finger', () => {
	test.use( {
		viewport: { width: 375, height: 740 },
		hasTouch: true,
		isMobile: true,
	} );

	/** Draws a finger over an element, and lets it rest for a moment before it leaves. */
	async function swipe( page: Page, at: number, x: number, y = 0 ) {
		const cdp = await page.context().newCDPSession( page );
		const box = await page
			.locator( `${ ROOT }__track` )
			.nth( at )
			.boundingBox();
		const left = ( box?.x ?? 0 ) + ( box?.width ?? 0 ) / 2 - x / 2;
		const top = ( box?.y ?? 0 ) + 60;
		const begin = Date.now() / 1000;
		const touch = (
			type: 'touchStart' | 'touchMove' | 'touchEnd',
			time: number,
			part = 1
		) =>
			cdp.send( 'Input.dispatchTouchEvent', {
				type,
				timestamp: begin + time,
				touchPoints:
					type === 'touchEnd'
						? []
						: [ { x: left + x * part, y: top + y * part } ],
			} );
		await touch( 'touchStart', 0, 0 );
		for ( let step = 1; step <= 10; step++ ) {
			await touch( 'touchMove', step * 0.02, step / 10 );
		}
		await touch( 'touchMove', 0.6 );
		await touch( 'touchEnd', 0.62 );
		await cdp.detach();
	}

	test(
		'carousel: a finger moves slides on beyond the last, and fades them',
		TAGS,
		async ( { page, place } ) => {
			await page.goto(
				(
					await place(
						carousel( numbered( 4 ) ) +
							carousel( numbered( 3 ), { effect: 'fade' } ) +
							html( '<p style="height:900px">Rest</p>' )
					)
				).link
			);
			const status = page.locator( `${ ROOT }__status` );
			await expect.poll( () => shown( page ) ).toEqual( [ 1 ] );
			for ( const number of [ 2, 3, 4, 1, 2 ] ) {
				await swipe( page, 0, -250 );
				await expect( status.first() ).toHaveText( `${ number } of 4` );
				await expect.poll( () => shown( page ) ).toEqual( [ number ] );
			}
			await swipe( page, 0, 250 );
			await expect( status.first() ).toHaveText( '1 of 4' );
			await swipe( page, 1, 200 );
			await expect( status.last() ).toHaveText( '3 of 3' );
			await swipe( page, 1, -200 );
			await expect( status.last() ).toHaveText( '1 of 3' );
			// The page scrolls as ever.
			await swipe( page, 1, 0, -200 );
			await expect
				.poll( () => page.evaluate( () => window.scrollY ) )
				.toBeGreaterThan( 50 );
			await expect( status.last() ).toHaveText( '1 of 3' );
		}
	);
} );

test(
	'carousel: at 400 % and in forced colors all controls are seen and reached',
	TAGS,
	async ( { page, place } ) => {
		// A window of 1280 by 1024 px at four times the size.
		await page.setViewportSize( { width: 320, height: 256 } );
		await page.emulateMedia( { forcedColors: 'active' } );
		await page.goto(
			(
				await place(
					carousel(
						slide( html( '<p>Verkehrswegeplanungsgesetz</p>' ) ) +
							numbered( 9 ),
						{ autoplay: true, infinite: false, align: 'full' }
					)
				)
			).link
		);
		await expect( parts( page ).dot( 10 ) ).toBeVisible();
		const buttons = page.locator( `${ ROOT } button` );
		await expect( buttons ).toHaveCount( 13 );
		for ( const button of await buttons.all() ) {
			await button.focus();
			await expect( button ).toBeInViewport( { ratio: 1 } );
			const { color, width, outline } = await button.evaluate(
				( each ) => {
					const styles = getComputedStyle( each );
					return {
						color: styles.color,
						width: each.getBoundingClientRect().width,
						outline: styles.outlineStyle,
					};
				}
			);
			expect( width ).toBeGreaterThanOrEqual( 24 );
			expect( outline ).toBe( 'solid' );
			expect( color ).not.toBe( 'rgb(255, 255, 255)' );
		}
		const marks = await page
			.locator( `${ ROOT }__dots button` )
			.evaluateAll( ( dots ) =>
				dots.map( ( dot ) => {
					const { borderTopWidth, borderTopColor } = getComputedStyle(
						dot,
						'::before'
					);
					return `${ borderTopWidth } ${ borderTopColor }`;
				} )
			);
		expect( marks[ 0 ] ).toContain( '4px' );
		expect( new Set( marks ).size ).toBe( 2 );
		expect(
			await page.evaluate(
				() =>
					document.documentElement.scrollWidth -
					document.documentElement.clientWidth
			)
		).toBe( 0 );
	}
);

test(
	'carousel: on paper all slides stand in their order',
	TAGS,
	async ( { page, place } ) => {
		await page.goto(
			(
				await place(
					carousel( numbered( 5 ) ) +
						carousel( numbered( 3 ), { effect: 'fade' } )
				)
			).link
		);
		for ( const at of [ 0, 1 ] ) {
			await parts( page ).next.nth( at ).click();
			await expect.poll( () => shown( page, at ) ).toContain( 2 );
		}
		await page.emulateMedia( { media: 'print' } );
		/** From the first to the last, line by line; `null` for one that is not wholly seen. */
		const places = () =>
			page.locator( `${ ROOT }-slide` ).evaluateAll( ( slides ) =>
				slides.map( ( each ) => {
					const { left, right, top } = each.getBoundingClientRect();
					const row = each.parentElement?.getBoundingClientRect();
					return row &&
						getComputedStyle( each ).opacity === '1' &&
						left >= row.left - 1 &&
						right <= row.right + 1
						? Math.round( top ) * 2 + Number( left > row.left + 9 )
						: null;
				} )
			);
		await expect.poll( places ).not.toContain( null );
		const found = await places();
		expect( found ).toEqual(
			[ ...found ].sort(
				( one, other ) => Number( one ) - Number( other )
			)
		);
		expect( new Set( found ).size ).toBe( 8 );
	}
);
