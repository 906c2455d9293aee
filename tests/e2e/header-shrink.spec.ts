/**
 * A header that shrinks while it sticks.
 */
import {
	banner,
	bottomOf,
	countShifts,
	expect,
	header,
	LOGO_ROW,
	row,
	scroll,
	shifts,
	test,
	THREE,
	topOf,
	type Page,
} from './header-page';

const scrolledTo = ( page: Page ) => page.evaluate( () => window.scrollY );

for ( const [ style, effect ] of [
	[ 'none', 'slide' ],
	[ 'none', 'fade' ],
	[ 'slide', 'slide' ],
	[ 'fade', 'fade' ],
] as const ) {
	test(
		`header: shrinking and hiding shifts nothing (${ style }, ${ effect })`,
		{ tag: [ '@HD-03', '@HD-03' ] },
		async ( { decide, page, placeHeader, placePage } ) => {
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
			const bottom = () => bottomOf( page );
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
			await expect( banner( page ) ).toHaveAttribute(
				'data-state',
				'stuck'
			);
			await expect.poll( bottom ).toBe( whole - 32 );
			expect( await topOf( page, 'Above' ) ).toBe( -16 );
			await scroll( page, -3000 );
			await expect.poll( bottom ).toBe( whole );
			expect( await shifts( page ) ).toBeLessThanOrEqual( 0.01 );
		}
	);
}

test(
	'header: three sticky rows shrink in line without a shift',
	{ tag: '@HD-03' },
	async ( { decide, page, placeHeader, placePage } ) => {
		await decide( {
			hook_sticky_header: true,
			header_above_stick: true,
			header_below_stick: true,
			hook_shrink_header: true,
		} );
		await placeHeader(
			header(
				row( 'Above', { row: 'above' } ) +
					row( 'Main' ) +
					row( 'Below', {
						row: 'below',
						style: {
							spacing: { padding: { top: '0', bottom: '32px' } },
						},
					} )
			)
		);
		const { link } = await placePage();
		await countShifts( page );
		await page.goto( link );
		const bottom = () => bottomOf( page );
		const [ whole, main, below ] = [
			await bottom(),
			await topOf( page, 'Main' ),
			await topOf( page, 'Below' ),
		];
		await scroll( page, 900 );
		await expect.poll( bottom ).toBe( whole - 48 );
		expect( await topOf( page, 'Above' ) ).toBe( -16 );
		expect( await topOf( page, 'Main' ) ).toBe( main - 32 );
		expect( await topOf( page, 'Below' ) ).toBe( below - 48 );
		for ( const [ words, top, end ] of [
			[ 'Above', 0, main - 16 ],
			[ 'Main', main - 16, below - 32 ],
			[ 'Below', below - 32, whole - 48 ],
		] as const ) {
			const middle = () =>
				banner( page )
					.getByText( words, { exact: true } )
					.evaluate( ( element ) => {
						const box = element.getBoundingClientRect();
						return ( box.top + box.bottom ) / 2;
					} );
			await expect.poll( middle ).toBeCloseTo( ( top + end ) / 2, 0 );
		}
		expect( await shifts( page ) ).toBeLessThanOrEqual( 0.01 );
	}
);

test(
	'header: the lower of two shrinking rows hides no words',
	{ tag: '@HD-03' },
	async ( { decide, page, placeHeader, placePage } ) => {
		await decide( {
			hook_sticky_header: true,
			header_above_stick: true,
			hook_shrink_header: true,
		} );
		await placeHeader( header( THREE ) );
		const { link } = await placePage();
		await page.goto( link );
		await scroll( page, 900 );
		await expect.poll( () => topOf( page, 'Above' ) ).toBe( -16 );
		for ( const words of [ 'Above', 'Main' ] ) {
			await expect
				.poll( () =>
					banner( page )
						.getByText( words, { exact: true } )
						.evaluate( ( element ) => {
							const { left, top, bottom } =
								element.getBoundingClientRect();
							return [ top + 1, bottom - 1 ].map( ( y ) =>
								element.contains(
									document.elementFromPoint( left + 2, y )
								)
							);
						} )
				)
				.toEqual( [ true, true ] );
		}
	}
);

test(
	'header: a logo keeps its width, or shrinks without one',
	{ tag: '@HD-05' },
	async ( { decide, page, placeHeader, placeLogo, placePage } ) => {
		await placeLogo();
		await placeHeader( header( LOGO_ROW ) );
		const { link } = await placePage();
		for ( const [ chosen, stuck ] of [
			[ 150, 150 ],
			[ 0, 32 ],
		] as const ) {
			await decide( {
				hook_sticky_header: true,
				hook_shrink_header: true,
				header_logo_width: chosen,
			} );
			await page.goto( link );
			await scroll( page, 900 );
			await expect( banner( page ) ).toHaveAttribute(
				'data-state',
				'stuck'
			);
			await expect
				.poll(
					async () =>
						(
							await banner( page )
								.getByRole( 'img' )
								.boundingBox()
						)?.width
				)
				.toBe( stuck );
		}
	}
);
