/** Carousels: steps, loop, swipes, autoplay, fading, addresses, and pages without script. */
import {
	axe,
	carousel,
	expect,
	fixture,
	html,
	numbered,
	parts,
	shown,
	slide,
	test,
} from './carousel-page';

const TAGS = { tag: '@PB-01' };
const ROOT = '.wp-block-frontage-carousel';

test(
	'carousel: arrows, dots and keys go round, and names stay true',
	{ tag: [ '@PB-01', '@newest' ] },
	async ( { page, place } ) => {
		await page.goto( ( await place( carousel( numbered( 6 ) ) ) ).link );
		const { next, previous, dot, slide: at, track, status } = parts( page );
		await expect.poll( () => shown( page ) ).toEqual( [ 1, 2, 3 ] );
		await axe( page, ROOT );
		await previous.click();
		await expect.poll( () => shown( page ) ).toEqual( [ 6, 1, 2 ] );
		await expect( dot( 6 ) ).toHaveAttribute( 'aria-current', 'true' );
		await expect( status ).toHaveText( '6 of 6' );
		for ( let press = 0; press < 8; press++ ) {
			await next.click( { delay: 0 } );
		}
		await expect.poll( () => shown( page ) ).toEqual( [ 2, 3, 4 ] );
		await dot( 5 ).click();
		await expect.poll( () => shown( page ) ).toEqual( [ 5, 6, 1 ] );
		await expect( dot( 5 ) ).toHaveAttribute( 'aria-current', 'true' );
		await page.keyboard.press( 'Tab' );
		await page.keyboard.press( 'Tab' );
		await page.keyboard.press( 'Tab' );
		await page.keyboard.press( 'Tab' );
		await expect( track ).toBeFocused();
		await page.keyboard.press( 'ArrowRight' );
		await expect.poll( () => shown( page ) ).toEqual( [ 6, 1, 2 ] );
		// Focus brings its slide.
		for ( const number of [ 1, 2, 3, 4 ] ) {
			await page.keyboard.press( 'Tab' );
			await expect( page.locator( `#link-${ number }` ) ).toBeFocused();
			await expect( at( number ) ).toBeInViewport( { ratio: 0.9 } );
		}
		await expect( page.locator( '#link-4' ) ).toBeFocused();
		await axe( page, ROOT );
	}
);

test(
	'carousel: one that ends has ends, and steps of its own on each device',
	TAGS,
	async ( { page, place } ) => {
		const { link } = await place(
			carousel( numbered( 8 ), {
				infinite: false,
				slidesToScroll: { value: 2, mobile: 1 },
				offsetSides: 'both',
				offset: { value: '40px' },
				speed: 0,
			} )
		);
		await page.goto( link );
		const { next, previous, dot } = parts( page );
		await expect.poll( () => shown( page ) ).toEqual( [ 1, 2, 3 ] );
		await expect( previous ).toHaveAttribute( 'aria-disabled', 'true' );
		await expect( dot( 7 ) ).toBeVisible();
		await expect( dot( 8 ) ).toBeHidden();
		await next.click();
		await expect.poll( () => shown( page ) ).toEqual( [ 3, 4, 5 ] );
		await dot( 7 ).click();
		await expect.poll( () => shown( page ) ).toEqual( [ 6, 7, 8 ] );
		await expect( next ).toHaveAttribute( 'aria-disabled', 'true' );
		await expect( dot( 7 ) ).toHaveAttribute( 'aria-current', 'true' );
		await next.click( { force: true } );
		await expect( next ).toBeFocused();
		// The row keeps its width, its slides do not.
		await page.setViewportSize( { width: 900, height: 800 } );
		await expect.poll( () => shown( page ) ).toEqual( [ 6, 7 ] );
		await page.setViewportSize( { width: 375, height: 800 } );
		await expect.poll( () => shown( page ) ).toEqual( [ 6 ] );
		await previous.click();
		await expect.poll( () => shown( page ) ).toEqual( [ 5 ] );
	}
);

test(
	'carousel: it plays, pauses where it should, and says nothing meanwhile',
	TAGS,
	async ( { page, place } ) => {
		await page.clock.install();
		await page.goto(
			(
				await place(
					html( '<button>Before</button>' ) +
						carousel( numbered( 6 ), {
							autoplay: true,
							autoplaySpeed: 3000,
							speed: 0,
							label: 'Rooms',
						} )
				)
			).link
		);
		const { status, root } = parts( page );
		const pause = page.getByRole( 'button', { name: 'Pause the slides' } );
		const play = page.getByRole( 'button', { name: 'Play the slides' } );
		await expect(
			page.getByRole( 'region', { name: 'Rooms' } )
		).toHaveAttribute( 'aria-roledescription', 'carousel' );
		await expect( status ).toHaveAttribute( 'aria-live', 'off' );
		const first = async ( number: number ) => {
			await page.clock.runFor( 3100 );
			await expect( status ).toHaveText( `${ number } of 6` );
		};
		await first( 2 );
		await root.hover();
		await first( 2 );
		await page.mouse.move( 0, 0 );
		await first( 3 );
		// The pause comes first.
		await page.getByRole( 'button', { name: 'Before' } ).focus();
		await page.keyboard.press( 'Tab' );
		await expect( pause ).toBeFocused();
		await page.keyboard.press( 'Space' );
		await expect( play ).toBeFocused();
		await expect( status ).toHaveAttribute( 'aria-live', 'polite' );
		await first( 3 );
		await page.keyboard.press( 'Space' );
		await first( 4 );
		await page.keyboard.press( 'Tab' );
		await first( 4 );
		await page.keyboard.press( 'Shift+Tab' );
		await first( 5 );
		await page.emulateMedia( { reducedMotion: 'reduce' } );
		await expect( play ).toBeFocused();
		await first( 5 );
		await page.emulateMedia( { reducedMotion: 'no-preference' } );
		await play.click();
		await first( 6 );
		await parts( page ).next.click();
		await expect( play ).toBeVisible();
		await axe( page, ROOT );
	}
);

test(
	'carousel: what fades away is inert, and does not take the focus along',
	TAGS,
	async ( { page, place } ) => {
		await page.goto(
			(
				await place(
					carousel( numbered( 3 ), {
						effect: 'fade',
						speed: 100,
						pagination: 'fraction',
					} ) + html( '<a href="#link-1">First</a>' )
				)
			).link
		);
		const { next, previous, status, track } = parts( page );
		await expect.poll( () => shown( page ) ).toEqual( [ 1 ] );
		await expect( page.locator( '[inert]' ) ).toHaveCount( 2 );
		await next.click();
		await expect.poll( () => shown( page ) ).toEqual( [ 2 ] );
		await expect( status ).toHaveText( '2 of 3' );
		await expect( status ).toBeVisible();
		await page.getByRole( 'link', { name: 'First' } ).click();
		await expect.poll( () => shown( page ) ).toEqual( [ 1 ] );
		await expect( status ).toHaveText( '1 of 3' );
		await page.locator( '#link-1' ).focus();
		await previous.dispatchEvent( 'click' );
		await expect.poll( () => shown( page ) ).toEqual( [ 3 ] );
		await expect( track ).toBeFocused();
		await page.keyboard.press( 'ArrowRight' );
		await expect.poll( () => shown( page ) ).toEqual( [ 1 ] );
		await axe( page, ROOT );
	}
);

test(
	'carousel: right to left, by the page or by itself, arrows follow the eye',
	TAGS,
	async ( { page, place } ) => {
		const { link } = await place(
			carousel( numbered( 6 ), { direction: 'rtl' } )
		);
		const { next, track, slide: at } = parts( page );
		await page.goto( link );
		await expect.poll( () => shown( page ) ).toEqual( [ 3, 2, 1 ] );
		await expect( at( 1 ) ).toHaveCSS( 'direction', 'ltr' );
		await fixture( page, 'right-to-left' );
		await page.goto( link.replace( /$/, '' ) );
		await expect.poll( () => shown( page ) ).toEqual( [ 3, 2, 1 ] );
		await next.click();
		await expect.poll( () => shown( page ) ).toEqual( [ 4, 3, 2 ] );
		await track.focus();
		await page.keyboard.press( 'ArrowRight' );
		await page.keyboard.press( 'ArrowRight' );
		await expect.poll( () => shown( page ) ).toEqual( [ 2, 1, 6 ] );
	}
);

test(
	'carousel: without script a row that scrolls, and nothing moves with it',
	TAGS,
	async ( { page, place, browser } ) => {
		const { link } = await place(
			carousel( numbered( 5 ), { effect: 'fade' } ) +
				carousel( numbered( 5 ), { offsetSides: 'both' } ) +
				carousel( slide( html( '<p>Alone</p>' ) ) )
		);
		const context = await browser.newContext( {
			javaScriptEnabled: false,
		} );
		const plain = await context.newPage();
		await plain.goto( link );
		await expect(
			plain.getByRole( 'button', { name: 'Next slide' } )
		).toHaveCount( 0 );
		await plain.locator( '#link-5' ).first().focus();
		await expect( plain.locator( '#link-5' ).first() ).toBeInViewport();
		await context.close();

		// Without the theme's fonts: one that comes late moves lines.
		await page.route( /\.woff2/, ( route ) =>
			route.fulfill( { contentType: 'font/woff2', body: '' } )
		);
		await page.addInitScript( () => {
			const shifts: string[] = [];
			Object.assign( window, { shifts } );
			new PerformanceObserver( ( list ) => {
				for ( const entry of list.getEntries() ) {
					const sources: { node?: Node }[] =
						Reflect.get( entry, 'sources' ) ?? [];
					for ( const { node } of sources ) {
						const parent = node?.parentElement;
						// A loop that shows a part of the slide before the first gets it with the script.
						if (
							parent?.closest( 'main' ) &&
							! parent.closest( '[data-offset]' )
						) {
							shifts.push(
								`${ Reflect.get( entry, 'value' ) } ${ parent.outerHTML }`
							);
						}
					}
				}
			} ).observe( { type: 'layout-shift', buffered: true } );
		} );
		await page.goto( link );
		await expect( parts( page ).dot( 5 ).last() ).toBeVisible();
		await expect( page.locator( ROOT ).last() ).not.toHaveAttribute(
			'role'
		);
		await page.locator( ROOT ).nth( 1 ).scrollIntoViewIfNeeded();
		await expect( page.locator( '[data-fades] > [inert]' ) ).toHaveCount(
			4
		);
		expect(
			await page.evaluate( () => Reflect.get( window, 'shifts' ) )
		).toEqual( [] );
	}
);

test(
	'carousel: a swipe goes on beyond the last slide, in tabs opened later too',
	TAGS,
	async ( { page, place } ) => {
		const inner = carousel( numbered( 4 ), { slidesToShow: { value: 1 } } );
		await page.goto(
			(
				await place(
					`<!-- wp:frontage/tabs --><!-- wp:frontage/tab {"title":"One"} -->${ html( '<p>Text</p>' ) }<!-- /wp:frontage/tab --><!-- wp:frontage/tab {"title":"Two"} -->${ inner }<!-- /wp:frontage/tab --><!-- /wp:frontage/tabs -->`
				)
			).link
		);
		await page.getByRole( 'tab', { name: 'Two' } ).click();
		const { track, status } = parts( page );
		await expect(
			page.getByRole( 'button', { name: 'Go to slide 4' } )
		).toBeVisible();
		for ( const number of [ 2, 3, 4, 1, 2 ] ) {
			// As a finger moves the row, which then snaps; none comes before the frame in which the slides were arranged anew.
			await track.evaluate( async ( row ) => {
				for ( let frame = 0; frame < 2; frame++ ) {
					await new Promise( requestAnimationFrame );
				}
				row.scrollBy( {
					left: row.clientWidth * 0.8,
					behavior: 'smooth',
				} );
			} );
			await expect( status ).toHaveText( `${ number } of 4` );
			await expect.poll( () => shown( page ) ).toEqual( [ number ] );
		}
	}
);
