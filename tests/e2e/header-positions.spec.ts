/**
 * A sticky header on other kinds of pages, under the admin bar, and its counterpart at the page’s end.
 */
import {
	banner,
	countShifts,
	expect,
	fixture,
	header,
	row,
	scroll,
	shifts,
	test,
	THREE,
	topOf,
} from './header-page';

test(
	'header: a footer sticks where there is room',
	{ tag: '@HD-03' },
	async ( { decide, page, placeHeader, placePage } ) => {
		await decide( { hook_sticky_footer: true } );
		await placeHeader( header( row( 'Main' ) ) );
		const { link } = await placePage();
		await page.setViewportSize( { width: 1280, height: 3000 } );
		await page.goto( link );
		await page.setViewportSize( { width: 1280, height: 2000 } );
		const footer = page.getByRole( 'contentinfo' );
		await expect( footer ).toHaveCSS( 'position', 'sticky' );
		await page.setViewportSize( { width: 1280, height: 500 } );
		await expect( footer ).not.toHaveCSS( 'position', 'sticky' );
	}
);

for ( const where of [ 'right-to-left', 'classic-theme' ] ) {
	test(
		`header: sticks elsewhere, ${ where }`,
		{ tag: '@HD-03' },
		async ( { decide, page, placeHeader, placePage, placePattern } ) => {
			const markup = header( row( 'Main' ) );
			const pattern = await placePattern( markup );
			await decide( {
				hook_sticky_header: true,
				classic_header: pattern.id,
			} );
			await placeHeader( markup );
			const { link } = await placePage();
			await fixture( page, where );
			await page.goto( link );
			await scroll( page, 900 );
			await expect.poll( () => topOf( page, 'Main' ) ).toBe( 0 );
			await expect( banner( page ) ).toHaveAttribute(
				'data-state',
				'stuck'
			);
		}
	);
}

test.describe( 'the owner', () => {
	test.use( { as: 'owner' } );

	test(
		'header: is below the fixed admin bar in full',
		{ tag: '@HD-06' },
		async ( { decide, page, placeHeader, placePage } ) => {
			await decide( { hook_sticky_header: true } );
			await placeHeader( header( row( 'Main' ) ) );
			const { link } = await placePage();
			for ( const [ width, bar ] of [
				[ 1280, 32 ],
				[ 700, 46 ],
				[ 500, 0 ],
			] as const ) {
				await page.setViewportSize( { width, height: 700 } );
				await page.goto( link );
				await scroll( page, 900 );
				await expect.poll( () => topOf( page, 'Main' ) ).toBe( bar );
			}
		}
	);
} );

test(
	'header: hidden on phones it leaves no room there, elsewhere its rows stick',
	{ tag: [ '@PB-06', '@HD-03' ] },
	async ( { decide, page, placeHeader, placePage } ) => {
		await decide( {
			hook_sticky_header: true,
			header_above_stick: true,
			header_main_stick: false,
			header_below_stick: true,
		} );
		await placeHeader( header( THREE, { frontageHidden: [ 'mobile' ] } ) );
		const { link } = await placePage();
		await countShifts( page );
		await page.setViewportSize( { width: 375, height: 700 } );
		await page.goto( link );
		const main = banner( page ).getByText( 'Main', { exact: true } );
		const room = () =>
			page
				.locator( 'html' )
				.evaluate(
					( root ) => getComputedStyle( root ).scrollPaddingTop
				);
		await expect( main ).toBeHidden();
		await scroll( page, 900 );
		await page.waitForFunction( () =>
			Reflect.has( Reflect.get( window, 'frontage' ), 'sticky' )
		);
		await expect.poll( room ).toBe( '0px' );
		expect( await shifts( page ) ).toBeLessThan( 0.001 );
		await page.setViewportSize( { width: 1280, height: 700 } );
		await expect.poll( () => topOf( page, 'Above' ) ).toBe( 0 );
		await expect.poll( () => topOf( page, 'Below' ) ).toBeGreaterThan( 20 );
		expect( await topOf( page, 'Main' ) ).toBeLessThan( -20 );
		await page.setViewportSize( { width: 375, height: 700 } );
		await expect( main ).toBeHidden();
		await expect.poll( room ).toBe( '0px' );
	}
);
