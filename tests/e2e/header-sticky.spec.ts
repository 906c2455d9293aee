/**
 * A header that stays in view while a visitor scrolls.
 */
import {
	axe,
	banner,
	bottomOf,
	countShifts,
	expect,
	header,
	row,
	scroll,
	shifts,
	test,
	THREE,
	topOf,
} from './header-page';

test(
	'header: main row sticks, row above returns on the way up',
	{ tag: [ '@HD-03', '@everywhere' ] },
	async ( { decide, page, placeHeader, placePage } ) => {
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
		await expect( banner( page ) ).toHaveAttribute(
			'data-state',
			'normal'
		);
	}
);

test(
	'header: a row between sticky ones scrolls away, phones can opt out',
	{ tag: '@HD-03' },
	async ( { decide, page, placeHeader, placePage } ) => {
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
	}
);

test(
	'header: keyboard focus is never under it, nor in it while it hides',
	{ tag: '@HD-12' },
	async ( { decide, page, placeHeader, placePage } ) => {
		await decide( {
			hook_sticky_header: true,
			sticky_hide_on_scroll: true,
		} );
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
				bottomOf( page ),
			] );
			expect( link_?.y ).toBeGreaterThanOrEqual( edge - 1 );
		}
		await scroll( page, -50 );
		await banner( page ).getByRole( 'link' ).focus();
		await scroll( page, 600 );
		await expect.poll( () => topOf( page, 'Main' ) ).toBe( 0 );
		await expect( banner( page ) ).toHaveAttribute( 'data-state', 'stuck' );
	}
);

test(
	'header: as wide as a boxed site, stuck or not',
	{ tag: '@HD-04' },
	async ( { decide, page, placeHeader, placePage } ) => {
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
	}
);

test(
	'header: as wide as a boxed site when one of two rows sticks',
	{ tag: '@HD-04' },
	async ( { decide, page, placeHeader, placePage } ) => {
		await decide( {
			hook_sticky_header: true,
			site_layout_box_width: 900,
		} );
		await placeHeader( header( THREE ) );
		const { link } = await placePage();
		await page.setViewportSize( { width: 1200, height: 700 } );
		const rows = banner( page ).locator( '.wp-block-frontage-header-row' );
		for ( const [ layout, width ] of [
			[ 'box', 900 ],
			[ 'padded', 900 ],
			[ 'full', 1200 ],
		] as const ) {
			await decide( { site_layout: layout } );
			await page.goto( link );
			for ( const pixels of [ 0, 900 ] ) {
				await scroll( page, pixels );
				for ( const one of await rows.all() ) {
					const { x, width: seen } = await one.evaluate(
						( element ) => element.getBoundingClientRect()
					);
					expect( seen ).toBe( width );
					expect( x ).toBe( ( 1200 - width ) / 2 );
				}
			}
			await expect.poll( () => topOf( page, 'Main' ) ).toBe( 0 );
		}
	}
);

test(
	'header: a page switches sticky off, or transparent on',
	{ tag: '@HD-03' },
	async ( { decide, page, placeHeader, placePage } ) => {
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
		await expect( block ).toHaveCSS(
			'background-color',
			'rgba(0, 0, 0, 0)'
		);
		await scroll( page, 900 );
		await expect.poll( () => topOf( page, 'Main' ) ).toBe( 0 );
		await expect( block ).toHaveCSS(
			'background-color',
			'rgb(17, 17, 17)'
		);
		expect( await shifts( page ) ).toBeLessThanOrEqual( 0.01 );
	}
);

test(
	'header: sticks after an optimizer has dropped a style',
	{ tag: '@HD-03' },
	async ( { decide, page, placeHeader, placePage } ) => {
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
	}
);
