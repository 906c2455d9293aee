/**
 * A header that stays in view while a visitor scrolls.
 */
import {
	axe,
	banner,
	expect,
	header,
	row,
	scroll,
	test,
	topOf,
	type Page,
} from './header-page';

const THREE =
	row( 'Above', { row: 'above' } ) +
	row( 'Main' ) +
	row( 'Below', { row: 'below' } );

const scrolledTo = ( page: Page ) => page.evaluate( () => window.scrollY );

/** Sums layout shifts, from the page's first moment. */
const countShifts = async ( page: Page ) => {
	// The theme's font moves the text when it comes late, whatever a header does.
	await page.route( /\.woff2/, ( route ) => route.fulfill( { body: '' } ) );
	await page.addInitScript( () => {
		new PerformanceObserver( ( list ) => {
			for ( const entry of list.getEntries() ) {
				const { dataset } = document.documentElement;
				dataset.shift = String(
					Number( dataset.shift ?? 0 ) +
						Number( Reflect.get( entry, 'value' ) )
				);
			}
		} ).observe( { type: 'layout-shift', buffered: true } );
	} );
};

const shifts = ( page: Page ) =>
	page
		.locator( 'html' )
		.evaluate( ( { dataset } ) => Number( dataset.shift ?? 0 ) );

test( '[HD-03] the main row stays in view, the row above scrolls away, and the way back shows all @everywhere', async ( {
	decide,
	page,
	placeHeader,
	placePage,
} ) => {
	await decide( { hook_sticky_header: true } );
	await placeHeader(
		header( row( 'Above', { row: 'above' } ) + row( 'Main' ) )
	);
	const { link } = await placePage();
	await page.goto( link );
	await scroll( page, 900 );
	await expect.poll( () => topOf( page, 'Main' ) ).toBe( 0 );
	expect( await topOf( page, 'Above' ) ).toBeLessThan( -20 );
	await expect( banner( page ) ).toHaveAttribute( 'data-state', 'stuck' );
	await axe( page, '.wp-block-frontage-header' );
	await scroll( page, -2000 );
	await expect.poll( () => topOf( page, 'Above' ) ).toBe( 0 );
	await expect( banner( page ) ).toHaveAttribute( 'data-state', 'normal' );
} );

test( '[HD-03] a row that does not stick leaves from between two that do, and a phone may do without all of it', async ( {
	decide,
	page,
	placeHeader,
	placePage,
} ) => {
	await decide( {
		hook_sticky_header: true,
		header_above_stick: true,
		header_main_stick: false,
		header_below_stick: true,
		sticky_header_on_devices: 'desktop',
	} );
	await placeHeader( header( THREE ) );
	const { link } = await placePage();
	await page.goto( link );
	const height = await topOf( page, 'Main' );
	await scroll( page, 900 );
	await expect.poll( () => topOf( page, 'Below' ) ).toBe( height );
	expect( await topOf( page, 'Above' ) ).toBe( 0 );
	expect( await topOf( page, 'Main' ) ).toBeLessThan( -400 );
	await page.setViewportSize( { width: 700, height: 700 } );
	await expect.poll( () => topOf( page, 'Above' ) ).toBeLessThan( -400 );
} );

for ( const [ style, effect ] of [
	[ 'none', 'slide' ],
	[ 'none', 'fade' ],
	[ 'slide', 'slide' ],
	[ 'fade', 'fade' ],
] as const ) {
	test( `[HD-03] a header that shrinks, hides on the way down and comes back on the way up moves nothing on the page (${ style }, ${ effect })${
		style === 'slide' ? ' @everywhere' : ''
	}`, async ( { decide, page, placeHeader, placePage } ) => {
		await decide( {
			hook_sticky_header: true,
			header_above_stick: true,
			hook_shrink_header: true,
			sticky_hide_on_scroll: true,
			sticky_header_style: style,
			header_animation_effect: effect,
		} );
		await placeHeader(
			header( row( 'Above', { row: 'above' } ) + row( 'Main' ) )
		);
		const { link } = await placePage();
		await countShifts( page );
		await page.goto( link );
		await page.waitForLoadState( 'networkidle' );
		const bottom = () =>
			banner( page ).evaluate(
				( element ) => element.getBoundingClientRect().bottom
			);
		const whole = await bottom();
		for ( const pixels of [ 120, 120, 300, 700 ] ) {
			const before = await scrolledTo( page );
			await scroll( page, pixels );
			await expect
				.poll( () => scrolledTo( page ) )
				.toBeGreaterThan( before + pixels - 2 );
		}
		await expect( banner( page ) ).toHaveAttribute(
			'data-state',
			'hidden'
		);
		await expect.poll( bottom ).toBeLessThanOrEqual( 0 );
		await scroll( page, -100 );
		await expect( banner( page ) ).toHaveAttribute( 'data-state', 'stuck' );
		await expect.poll( bottom ).toBe( whole - 32 );
		expect( await topOf( page, 'Above' ) ).toBe( -16 );
		await scroll( page, -3000 );
		await expect.poll( bottom ).toBe( whole );
		expect( await shifts( page ) ).toBeLessThanOrEqual( 0.01 );
	} );
}

test( '[HD-12] what a visitor reaches by keyboard is never hidden under the header, and the header never hides with the focus in it @everywhere', async ( {
	decide,
	page,
	placeHeader,
	placePage,
} ) => {
	await decide( { hook_sticky_header: true, sticky_hide_on_scroll: true } );
	await placeHeader( header( row( 'Main' ) ) );
	const { link } = await placePage();
	await page.goto( link );
	const last = page.getByRole( 'main' ).getByRole( 'link' ).last();
	await last.focus();
	for ( let at = 0; at < 25; at++ ) {
		await page.keyboard.press( 'Shift+Tab' );
		const focused = page.locator( ':focus' );
		const [ link_, edge ] = await Promise.all( [
			focused.boundingBox(),
			banner( page ).evaluate(
				( element ) => element.getBoundingClientRect().bottom
			),
		] );
		expect( link_?.y ).toBeGreaterThanOrEqual( edge - 1 );
	}
	await scroll( page, -50 );
	await banner( page ).getByRole( 'link' ).focus();
	await scroll( page, 600 );
	await expect.poll( () => topOf( page, 'Main' ) ).toBe( 0 );
	await expect( banner( page ) ).toHaveAttribute( 'data-state', 'stuck' );
} );

test( '[HD-04] a boxed site bounds the header, stuck or not @everywhere', async ( {
	decide,
	page,
	placeHeader,
	placePage,
} ) => {
	await decide( {
		hook_sticky_header: true,
		site_layout: 'box',
		site_layout_box_width: 900,
	} );
	await placeHeader( header( row( 'Main' ) ) );
	const { link } = await placePage();
	await page.setViewportSize( { width: 1200, height: 700 } );
	await page.goto( link );
	await scroll( page, 900 );
	await expect( banner( page ) ).toHaveAttribute( 'data-state', 'stuck' );
	const box = await banner( page ).boundingBox();
	expect( box?.width ).toBe( 900 );
	expect( box?.x ).toBeCloseTo( 150, -1 );
	await decide( { site_layout: 'padded', site_layout_box_width: 1920 } );
	await page.reload();
	expect( ( await banner( page ).boundingBox() )?.width ).toBeLessThan(
		1170
	);
} );

test( '[HD-03] a page chooses that its header does not stick, another that it is transparent until it does', async ( {
	decide,
	page,
	placeHeader,
	placePage,
} ) => {
	await decide( { hook_sticky_header: true } );
	await placeHeader(
		header( row( 'Main' ), {
			backgroundColor: 'contrast',
			textColor: 'base',
		} )
	);
	const still = await placePage( {
		meta: { _frontage_header: 'not-sticky' },
	} );
	await page.goto( still.link );
	await scroll( page, 900 );
	await expect.poll( () => topOf( page, 'Main' ) ).toBeLessThan( -400 );

	const over = await placePage( {
		meta: { _frontage_header: 'transparent' },
	} );
	await countShifts( page );
	await page.goto( over.link );
	const block = banner( page ).locator( '.wp-block-frontage-header' );
	await expect( block ).toHaveCSS( 'background-color', 'rgba(0, 0, 0, 0)' );
	await scroll( page, 900 );
	await expect.poll( () => topOf( page, 'Main' ) ).toBe( 0 );
	await expect( block ).toHaveCSS( 'background-color', 'rgb(17, 17, 17)' );
	expect( await shifts( page ) ).toBeLessThanOrEqual( 0.01 );
} );

test( '[HD-03] a header sticks although an optimizer has dropped the style of what shrinks', async ( {
	decide,
	page,
	placeHeader,
	placePage,
} ) => {
	await decide( { hook_sticky_header: true } );
	await placeHeader( header( row( 'Main' ) ) );
	const { link } = await placePage();
	await page.addInitScript( () => {
		const { prototype } = CSSStyleDeclaration;
		const read = prototype.getPropertyValue;
		prototype.getPropertyValue = function ( name ) {
			return name === '--frontage-header-shrink'
				? ''
				: read.call( this, name );
		};
	} );
	await page.goto( link );
	await scroll( page, 900 );
	await expect( banner( page ) ).toHaveAttribute( 'data-state', 'stuck' );
	await expect.poll( () => topOf( page, 'Main' ) ).toBe( 0 );
} );
