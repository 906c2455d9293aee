/** Where what a menu opens stands: from the first hover on, and when the window changes. */
import {
	expect,
	hold,
	link,
	parts,
	test,
	writeFrom,
	type Page,
} from './menu-page';
import { inHeader } from './search-page';

const WIDE = { width: 1280, height: 800 };
const RIGHT = {
	align: 'full',
	layout: { type: 'flex', justifyContent: 'right' },
};
const MENU =
	link( 'Home' ) +
	link( 'Shop' ) +
	link( 'Last', {}, link( 'An item of a good many words' ) );
const PANEL =
	'<!-- wp:frontage/menu-panel {"item":"/?to=Shop","width":"full-stretched-width"} --><!-- wp:paragraph --><p><a href="/?in=Shop">In Shop</a></p><!-- /wp:paragraph --><!-- /wp:frontage/menu-panel -->';

/** What is open stands between the window's sides, and the page does not scroll sideways. */
async function isInside( page: Page, selector: string ) {
	const beyond = () =>
		page.evaluate( ( what ) => {
			const { left, right } =
				document.querySelector( what )?.getBoundingClientRect() ??
				new DOMRect();
			const { clientWidth, scrollWidth } = document.documentElement;
			return {
				isSeen: right > left,
				isBeyond: left < 0 || right > clientWidth,
				sideways: scrollWidth - clientWidth,
			};
		}, selector );
	await expect
		.poll( beyond )
		.toEqual( { isSeen: true, isBeyond: false, sideways: 0 } );
}

for ( const delay of [ 0, 60, 120, 700 ] ) {
	for ( const [ name, what ] of [
		[ 'Last', '.wp-block-frontage-menu__sub' ],
		[ 'Shop', '.wp-block-frontage-menu__panel' ],
	] as const ) {
		test(
			`menu: first hover on ${ name } opens in the window, script ${ delay } ms late`,
			{ tag: [ '@MN-05', '@MN-07' ] },
			async ( { page, placeMenu } ) => {
				await page.setViewportSize( WIDE );
				const { link: address } = await placeMenu( MENU, RIGHT, PANEL );
				await page.goto( address );
				if ( delay ) {
					await page.route( /deferred\/menu\.js/, async ( route ) => {
						await new Promise( ( done ) =>
							setTimeout( done, delay )
						);
						await route.continue();
					} );
				}
				// The browser has it already.
				await page.reload();
				const { nav, link: to, expand } = parts( page );
				await to( name ).hover();
				await expect( nav ).toHaveAttribute( 'data-state', 'ready' );
				await expect( expand( name ) ).toHaveAttribute(
					'aria-expanded',
					'true'
				);
				await isInside( page, `${ what }[data-state="open"]` );
			}
		);
	}
}

for ( const direction of [ 'ltr', 'rtl' ] as const ) {
	test(
		`menu: hovered before any script, a side sub-menu is inside, ${ direction }`,
		{ tag: '@MN-05' },
		async ( { page, placeMenu } ) => {
			await page.setViewportSize( WIDE );
			const { link: address } = await placeMenu( MENU, RIGHT );
			await writeFrom( page, address, direction );
			await hold( page, /(build\/runtime|bundles\/site)\.js/ );
			await page.goto( address, { waitUntil: 'commit' } );
			const { link: to } = parts( page );
			await to( 'Last' ).hover();
			await isInside( page, '.wp-block-frontage-menu__sub' );
			const [ above, below ] = await Promise.all(
				[ 'Last', 'An item of a good many words' ].map( ( name ) =>
					to( name ).boundingBox()
				)
			);
			expect( below?.y ).toBeGreaterThan( above?.y ?? Infinity );
			await to( 'An item of a good many words' ).hover();
			await isInside( page, '.wp-block-frontage-menu__sub' );
		}
	);
}

for ( const direction of [ 'ltr', 'rtl' ] as const ) {
	test(
		`menu: before any script a third level opens inside the window, ${ direction }`,
		{ tag: '@MN-05' },
		async ( { page, placeMenu } ) => {
			const words = 'More words than one line of a menu has room for, in';
			const menu = [ 'One', 'Two', 'Three', 'Four', 'Last' ].map(
				( name ) =>
					link(
						name,
						{},
						link(
							`${ words } ${ name }`,
							{},
							link( `${ words } it` )
						)
					)
			);
			const { link: address } = await placeMenu( menu.join( '' ), {
				...RIGHT,
				style: { spacing: { blockGap: '5rem' } },
			} );
			await writeFrom( page, address, direction );
			await hold( page, /(build\/runtime|bundles\/site)\.js/ );
			for ( const width of [ 940, 1280 ] ) {
				await page.setViewportSize( { width, height: 800 } );
				await page.goto( address, { waitUntil: 'commit' } );
				for ( const name of [ 'One', 'Three', 'Last' ] ) {
					const { link: to } = parts( page );
					await to( name ).hover();
					await to( `${ words } ${ name }` ).hover();
					await isInside( page, 'li:hover li:hover > ul' );
					await page.mouse.move( 600, 700 );
				}
			}
		}
	);
}

test(
	'menu: the list below the header spans the turned phone',
	{ tag: '@OV-02' },
	async ( { page, placeMenu } ) => {
		const { link: address } = await placeMenu( MENU, {
			mobile: 'dropdown',
		} );
		const open = '.wp-block-frontage-menu__sheet[data-state="open"]';
		const sheet = page.locator( open );
		const upright = { width: 390, height: 844 };
		const lying = { width: 844, height: 390 };
		for ( const [ from, to ] of [
			[ upright, lying ],
			[ lying, upright ],
		] as const ) {
			await page.setViewportSize( from );
			await page.goto( address );
			await parts( page ).toggle.click();
			await expect( sheet ).toHaveJSProperty( 'offsetWidth', from.width );
			await page.setViewportSize( to );
			await expect( sheet ).toHaveJSProperty( 'offsetWidth', to.width );
			await isInside( page, open );
			const box = await sheet.boundingBox();
			expect(
				( box?.y ?? 0 ) + ( box?.height ?? 0 )
			).toBeLessThanOrEqual(
				Math.max( to.height, ( box?.y ?? 0 ) + 200 )
			);
		}
	}
);

test(
	'menu: sub-menu and panel stay in a window that narrows',
	{ tag: '@OV-02' },
	async ( { page, placeMenu } ) => {
		const { link: address } = await placeMenu(
			[ 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight' ]
				.map( ( name ) => link( name ) )
				.join( '' ) + MENU,
			{ align: 'full', style: { spacing: { blockGap: '2.4rem' } } },
			PANEL
		);
		for ( const [ name, what ] of [
			[ 'Last', '.wp-block-frontage-menu__sub' ],
			[ 'Shop', '.wp-block-frontage-menu__panel' ],
		] as const ) {
			await page.setViewportSize( { width: 1400, height: 800 } );
			await page.goto( address );
			await parts( page ).expand( name ).click();
			for ( const width of [ 1100, 1000, 1280 ] ) {
				await page.setViewportSize( { width, height: 700 } );
				await isInside( page, `${ what }[data-state="open"]` );
			}
		}
	}
);

test(
	'menu: a second tap on a menu item’s button closes its sub-menu',
	{ tag: '@MN-05' },
	async ( { browser, placeMenu } ) => {
		const menu = link( 'Work', {}, link( 'Houses' ) );
		const { link: address } = await placeMenu( menu );
		const page = await browser.newPage( {
			hasTouch: true,
			viewport: WIDE,
		} );
		await page.goto( address );
		const { link: item, expand } = parts( page );
		await expand( 'Work' ).tap();
		await expect( item( 'Houses' ) ).toBeVisible();
		await expand( 'Work' ).tap();
		await expect( item( 'Houses' ) ).toBeHidden();
		await page.close();
	}
);

test(
	'menu: at 320 pixels the text of level nine has room',
	{ tag: '@MN-02' },
	async ( { page, placeMenu } ) => {
		await page.setViewportSize( { width: 320, height: 700 } );
		const nested = ( level: number ): string =>
			link(
				`Level ${ level }`,
				{},
				level < 10 ? nested( level + 1 ) : ''
			);
		await page.goto( ( await placeMenu( nested( 1 ) ) ).link );
		const { toggle, expand, nav } = parts( page );
		await toggle.click();
		for ( let level = 1; level < 9; level++ ) {
			await expand( `Level ${ level }` ).click();
		}
		const box = await nav
			.getByText( 'Level 9', { exact: true } )
			.evaluate( ( words ) => words.parentElement?.clientWidth );
		expect( box ).toBeGreaterThanOrEqual( 80 );
	}
);

test(
	'menu: a tapped row stays in place as the one above closes',
	{ tag: '@MN-02' },
	async ( { page, placeMenu } ) => {
		await page.setViewportSize( { width: 375, height: 500 } );
		const many = ( name: string ) =>
			Array.from( { length: 12 }, ( _, at ) =>
				link( `${ name } ${ at }` )
			).join( '' );
		const menu =
			many( 'Above' ) +
			link( 'Work', {}, many( 'House' ) ) +
			link( 'Studio', {}, link( 'People' ) ) +
			many( 'Below' );
		await page.goto( ( await placeMenu( menu ) ).link );
		const { toggle, expand, dialog } = parts( page );
		await toggle.click();
		await expand( 'Work' ).click();
		await expand( 'Studio' ).scrollIntoViewIfNeeded();
		const top = ( await expand( 'Studio' ).boundingBox() )?.y;
		await expand( 'Studio' ).click();
		await expect( dialog.getByText( 'People' ) ).toBeVisible();
		expect( ( await expand( 'Studio' ).boundingBox() )?.y ).toBeCloseTo(
			top ?? 0,
			0
		);
	}
);

test(
	'menu: removed and added again, it opens without script',
	{ tag: '@MN-02' },
	async ( { page, placeMenu } ) => {
		await page.setViewportSize( { width: 375, height: 700 } );
		await page.goto( ( await placeMenu( MENU ) ).link );
		const { nav, toggle, dialog } = parts( page );
		await toggle.click();
		await expect( dialog ).toBeVisible();
		await page.keyboard.press( 'Escape' );
		const [ sheet, button ] = await nav.evaluate( async ( element ) => {
			const place = element.parentElement;
			element.remove();
			await new Promise( ( done ) => setTimeout( done ) );
			place?.prepend( element );
			return [ '[popover]', '[popovertarget]' ].map(
				( what ) => element.querySelectorAll( what ).length
			);
		} );
		expect( sheet ).toBe( 1 );
		expect( button ).toBeGreaterThan( 0 );
	}
);

test(
	'header: a turned device changes its mode without resize events',
	{ tag: '@HD-02' },
	async ( { page, place } ) => {
		await page.addInitScript( () => {
			const ask = window.matchMedia.bind( window );
			window.matchMedia = ( query ) =>
				Object.assign( ask( query ), { addEventListener() {} } );
		} );
		await page.setViewportSize( WIDE );
		await page.goto( ( await place( inHeader() ) ).link );
		const header = page.locator(
			'.entry-content .wp-block-frontage-header'
		);
		await expect( header ).toHaveAttribute( 'data-mode', 'desktop' );
		await page.setViewportSize( { width: 375, height: 700 } );
		await expect( header ).toHaveAttribute( 'data-mode', 'desktop' );
		await page.evaluate( () =>
			window.dispatchEvent( new Event( 'orientationchange' ) )
		);
		await expect( header ).toHaveAttribute( 'data-mode', 'mobile' );
	}
);
