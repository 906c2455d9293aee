/**
 * Pictures that open over the page, and everything that leads back.
 */
import {
	axe,
	block,
	expect,
	expectTrouble,
	isForItems,
	parts,
	test,
	type Page,
	writeFrom,
} from './gallery-blocks';

const GALLERY = block( { instanceId: 1, itemsPerPage: 4, columns: 2 } );

const tile = ( page: Page, title: string ) =>
	parts( page ).items.filter( { hasText: title } ).getByRole( 'link' );
const viewer = ( page: Page ) => {
	const dialog = page.getByRole( 'dialog' );
	return {
		dialog,
		picture: dialog.getByRole( 'img' ),
		next: dialog.getByRole( 'button', { name: 'Next (Right arrow key)' } ),
		previous: dialog.getByRole( 'button', {
			name: 'Previous (Left arrow key)',
		} ),
		close: dialog.getByRole( 'button', { name: 'Close (Esc)' } ),
	};
};
/** Where the visitor is in the history, and what the page below does. */
const place = ( page: Page ) =>
	page.evaluate( () => ( {
		entry: window.navigation.currentEntry?.index,
		entries: window.navigation.entries().length,
		scrolled: scrollY,
		width: document.body.getBoundingClientRect().width,
	} ) );

test(
	'opening: the page holds still, each exit closes once, focus returns',
	{ tag: [ '@PF-19', '@LB-03', '@LB-06', '@everywhere' ] },
	async ( { page, place: publish } ) => {
		const { link } = await publish( GALLERY );
		await page.goto( link );
		const { dialog, picture, close } = viewer( page );
		const opener = tile( page, 'Wind-shaped' );
		await opener.scrollIntoViewIfNeeded();
		const before = await place( page );
		const asked: string[] = [];
		page.on( 'request', ( request ) => asked.push( request.url() ) );

		const ways: Record< string, () => Promise< unknown > > = {
			button: () => close.click(),
			Escape: () => page.keyboard.press( 'Escape' ),
			beside: () => page.mouse.click( 60, 300 ),
			Back: () => page.goBack(),
		};
		for ( const [ way, leave ] of Object.entries( ways ) ) {
			await test.step( way, async () => {
				await opener.click();
				await expect( dialog ).toHaveAccessibleName( 'Wind-shaped' );
				await expect( picture ).toBeVisible();
				await expect( page ).toHaveURL(
					`${ link }?frontage-1-item=wind-shaped`
				);
				const open = await place( page );
				expect( open.entry ).toBe( Number( before.entry ) + 1 );
				expect( open.width ).toBe( before.width );
				await page.mouse.wheel( 0, 400 );

				await leave();
				await expect( dialog ).toHaveCount( 0 );
				await expect( page ).toHaveURL( link );
				await expect( opener ).toBeFocused();
				const after = await place( page );
				expect( after.entry ).toBe( before.entry );
				expect( after.scrolled ).toBe( before.scrolled );
				expect( after.width ).toBe( before.width );
			} );
		}
		// What stands beside it was asked for, the list itself never again.
		const lists = asked.filter( ( url ) => isForItems( new URL( url ) ) );
		expect( lists.filter( ( url ) => ! url.includes( 'page=2' ) ) ).toEqual(
			[]
		);

		await page.goForward();
		await expect( picture ).toBeVisible();
		await page.goBack();
		await expect( dialog ).toHaveCount( 0 );
		await expect( page ).toHaveURL( link );

		// Whoever takes the dialog from the page takes nothing else.
		await opener.click();
		await expect( picture ).toBeVisible();
		await dialog.evaluate( ( element ) => element.remove() );
		await expect( page ).toHaveURL( link );
		const { scrolled } = await place( page );
		await page.mouse.wheel( 0, 200 );
		await expect
			.poll( async () => ( await place( page ) ).scrolled )
			.toBeGreaterThan( scrolled );
	}
);

test(
	'opening: keys walk all items of the filter over its pages',
	{ tag: [ '@LB-03', '@LB-06' ] },
	async ( { page, place: publish } ) => {
		// Without movement there is one picture at any time.
		await page.emulateMedia( { reducedMotion: 'reduce' } );
		const { link } = await publish( GALLERY );
		await page.goto( link );
		const { dialog, picture, next, previous, close } = viewer( page );
		await tile( page, 'Wind-shaped' ).focus();
		await page.keyboard.press( 'Enter' );
		await expect( picture ).toBeVisible();
		await expect( dialog ).toContainText( /4 of \d\d/ );
		const { entries } = await place( page );

		// The fifth is on a page that is not loaded, and a film: it waits to be asked.
		await page.keyboard.press( 'ArrowRight' );
		await expect( dialog ).toHaveAccessibleName( 'Spray' );
		await expect(
			dialog.getByRole( 'button', { name: 'Play' } )
		).toBeVisible();
		await expect( page ).toHaveURL( /frontage-1-item=spray$/ );
		await expect( parts( page ).items ).toHaveCount( 4 );
		await page.keyboard.press( 'ArrowRight' );
		await expect( dialog ).toHaveAccessibleName( 'Folded panels' );
		await expect( picture ).toBeVisible();
		await expect( dialog ).toContainText( /6 of \d\d/ );
		await axe( page, '.frontage-viewer' );

		for ( const [ key, control ] of [
			[ 'Tab', previous ],
			[ 'Tab', next ],
			[ 'Tab', dialog.getByRole( 'button', { name: 'Zoom in (+)' } ) ],
			[ 'Tab', dialog.getByRole( 'link', { name: /^Open the page/ } ) ],
			[ 'Tab', close ],
		] as const ) {
			await page.keyboard.press( key );
			await expect( control ).toBeFocused();
		}
		for ( const title of [
			'Spray',
			'Wind-shaped',
			'Ramp under a glass roof',
			'Spiral in ash',
			'The long eave',
		] ) {
			await page.keyboard.press( 'ArrowLeft' );
			await expect( dialog ).toHaveAccessibleName( title );
		}
		await expect( previous ).toBeHidden();
		await page.keyboard.press( 'ArrowLeft' );
		await expect( dialog ).toHaveAccessibleName( 'The long eave' );
		expect( ( await place( page ) ).entries ).toBe( entries );
		await close.focus();
		await page.keyboard.press( 'Enter' );
		await expect( tile( page, 'The long eave' ) ).toBeFocused();
		await expect( page ).toHaveURL( link );
	}
);

test(
	'opening: a failed picture is told, the next one shows',
	{ tag: '@LB-02' },
	async ( { page, place: publish } ) => {
		await page.emulateMedia( { reducedMotion: 'reduce' } );
		await page.goto( ( await publish( GALLERY ) ).link );
		const opener = tile( page, 'Wind-shaped' );
		const address = String( await opener.getAttribute( 'href' ) );
		expectTrouble( page, /Failed to load resource.*\(http/ );
		await page.route( address, ( route ) => route.abort() );
		await opener.click();
		const { dialog, picture } = viewer( page );
		await expect( dialog.getByRole( 'alert' ) ).toContainText(
			'The image could not be loaded.'
		);
		await expect(
			dialog.getByRole( 'link', { name: 'Open the image' } )
		).toHaveAttribute( 'href', address );
		await page.keyboard.press( 'ArrowRight' );
		await page.keyboard.press( 'ArrowRight' );
		await expect( picture ).toBeVisible();
		await page.keyboard.press( 'ArrowLeft' );
		await page.keyboard.press( 'ArrowLeft' );
		await expect( dialog.getByRole( 'alert' ) ).toBeVisible();
	}
);

test(
	'opening: controls hide for a resting mouse, not for a keyboard',
	{ tag: [ '@LB-05' ] },
	async ( { page, place: publish } ) => {
		await page.emulateMedia( { reducedMotion: 'reduce' } );
		await page.goto( ( await publish( GALLERY ) ).link );
		await tile( page, 'Wind-shaped' ).click();
		const { close, picture } = viewer( page );
		await expect( picture ).toBeVisible();
		await page.clock.install();
		await page.mouse.move( 640, 300 );
		await page.clock.runFor( 3100 );
		await expect( close ).toHaveCSS( 'opacity', '1' );
		await expect( close.locator( '..' ) ).toHaveCSS( 'opacity', '0' );
		await page.mouse.move( 650, 300 );
		await expect( close.locator( '..' ) ).toHaveCSS( 'opacity', '1' );
		await page.keyboard.press( 'Tab' );
		await page.clock.runFor( 10_000 );
		await expect( close.locator( '..' ) ).toHaveCSS( 'opacity', '1' );
	}
);

test(
	'opening: right to left, the next picture is on the left',
	{ tag: '@LB-05' },
	async ( { page, place: publish } ) => {
		const { link } = await publish( GALLERY );
		await writeFrom( page, link, 'rtl' );
		await page.goto( link );
		await tile( page, 'Ramp under a glass roof' ).click();
		const { dialog, next, previous, close } = viewer( page );
		await expect( dialog ).toHaveAccessibleName(
			'Ramp under a glass roof'
		);
		await page.keyboard.press( 'ArrowLeft' );
		await expect( dialog ).toHaveAccessibleName( 'Wind-shaped' );
		const x = async ( button: typeof next ) =>
			( await button.boundingBox() )?.x ?? 0;
		expect( await x( next ) ).toBeLessThan( await x( previous ) );
		expect( await x( close ) ).toBeLessThan( 100 );
		await page.keyboard.press( 'ArrowRight' );
		await expect( dialog ).toHaveAccessibleName(
			'Ramp under a glass roof'
		);
	}
);

test.describe( 'on a phone', () => {
	test.use( {
		viewport: { width: 375, height: 700 },
		hasTouch: true,
		isMobile: true,
	} );

	test(
		'opening: swipe to the next, double tap enlarges',
		{ tag: '@LB-05' },
		async ( { page, place: publish } ) => {
			await page.goto( ( await publish( GALLERY ) ).link );
			await tile( page, 'Wind-shaped' ).tap();
			const { dialog, picture, next } = viewer( page );
			await expect( picture ).toBeVisible();
			await expect( next ).toBeEnabled();
			const phone = await page.context().newCDPSession( page );
			const touch = (
				type: 'touchStart' | 'touchMove' | 'touchEnd',
				...points: { x: number; y: number }[]
			) =>
				phone.send( 'Input.dispatchTouchEvent', {
					type,
					touchPoints: points,
				} );
			const width = async () =>
				( await picture.boundingBox() )?.width ?? 0;
			const swipe = async () => {
				await touch( 'touchStart', { x: 300, y: 350 } );
				for ( const x of [ 250, 180, 100, 60 ] ) {
					await touch( 'touchMove', { x, y: 350 } );
				}
				await touch( 'touchEnd' );
			};

			const small = await width();
			for ( const x of [ 180, 182 ] ) {
				await touch( 'touchStart', { x, y: 350 } );
				await touch( 'touchEnd' );
			}
			await expect.poll( width ).toBeGreaterThan( 2 * small );
			// Larger, a finger moves the picture.
			await swipe();
			await expect( dialog ).toHaveAccessibleName( 'Wind-shaped' );
			await next.tap();
			await expect( dialog ).toHaveAccessibleName( 'Spray' );
			await expect( next ).toBeEnabled();
			await swipe();
			await expect( dialog ).toHaveAccessibleName( 'Folded panels' );
			// The one before is still leaving.
			await expect( picture ).toHaveCount( 1 );
			await expect( picture ).toBeVisible();
			for ( const control of await dialog.getByRole( 'button' ).all() ) {
				expect(
					( await control.boundingBox() )?.height
				).toBeGreaterThanOrEqual( 44 );
			}
		}
	);
} );
