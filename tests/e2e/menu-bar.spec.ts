/** A menu as a bar on desktop: by pointer, keyboard and finger. */
import {
	axe,
	expect,
	hold,
	link,
	parts,
	test,
	THREE_LEVELS,
	writeFrom,
} from './menu-page';

test(
	'menu: without JavaScript every menu item of every level',
	{ tag: [ '@MN-01', '@everywhere' ] },
	async ( { browser, placeMenu } ) => {
		const { link: address } = await placeMenu( THREE_LEVELS );
		for ( const width of [ 1280, 375 ] ) {
			const page = await browser.newPage( {
				javaScriptEnabled: false,
				viewport: { width, height: 800 },
			} );
			await page.goto( address );
			const { link: item, toggle } = parts( page );
			if ( width === 375 ) {
				await toggle.click();
			} else {
				await expect( item( 'Schools' ) ).toBeHidden();
				await item( 'Work' ).hover();
				await item( 'Public' ).hover();
			}
			for ( const name of [ 'Houses', 'Schools', 'Libraries' ] ) {
				await expect( item( name ) ).toBeVisible();
			}
			if ( width === 1280 ) {
				await page.mouse.move( 0, 700 );
				await item( 'Work' ).focus();
				await page.keyboard.press( 'Tab' );
				await page.keyboard.press( 'Tab' );
				await expect( item( 'Houses' ) ).toBeFocused();
				await expect( item( 'Houses' ) ).toBeVisible();
			}
			await page.close();
		}
	}
);

test(
	'menu: arrow keys, one sub-menu at a time, Escape leads back',
	{ tag: '@MN-04' },
	async ( { page, placeMenu } ) => {
		await page.goto( ( await placeMenu( THREE_LEVELS ) ).link );
		const { nav, link: item, expand, button } = parts( page );
		await item( 'Home' ).focus();
		await expect( nav ).toHaveAttribute( 'data-state', 'ready' );
		await page.keyboard.press( 'ArrowRight' );
		await expect( item( 'Work' ) ).toBeFocused();
		await expect( item( 'Houses' ) ).toBeHidden();
		await page.keyboard.press( 'ArrowRight' );
		await expect( expand( 'Work' ) ).toBeFocused();
		await page.keyboard.press( 'Enter' );
		await expect( expand( 'Work' ) ).toHaveAttribute(
			'aria-expanded',
			'true'
		);
		await axe( page, '.wp-block-frontage-menu' );
		await page.keyboard.press( 'ArrowDown' );
		await expect( item( 'Houses' ) ).toBeFocused();
		await page.keyboard.press( 'ArrowDown' );
		await page.keyboard.press( 'ArrowDown' );
		await page.keyboard.press( 'Enter' );
		await page.keyboard.press( 'ArrowDown' );
		await expect( item( 'Schools' ) ).toBeFocused();
		await page.keyboard.press( 'Escape' );
		await expect( expand( 'Public' ) ).toBeFocused();
		await expect( item( 'Schools' ) ).toBeHidden();
		await page.keyboard.press( 'Escape' );
		await expect( expand( 'Work' ) ).toBeFocused();
		await page.keyboard.press( 'Enter' );
		await page.keyboard.press( 'End' );
		await expect( item( 'Visit' ) ).toBeFocused();
		await page.keyboard.press( 'ArrowLeft' );
		await page.keyboard.press( 'Enter' );
		await expect( button( 'Studio' ) ).toHaveAttribute(
			'aria-expanded',
			'true'
		);
		await expect( expand( 'Work' ) ).toHaveAttribute(
			'aria-expanded',
			'false'
		);
		await expect( item( 'Press' ) ).toBeVisible();
	}
);

test(
	'menu: hover opens to level three, a click keeps, Escape closes',
	{ tag: '@MN-05' },
	async ( { page, placeMenu } ) => {
		await page.goto( ( await placeMenu( THREE_LEVELS ) ).link );
		const { nav, link: item, expand, button } = parts( page );
		await item( 'Work' ).hover();
		await expect( item( 'Houses' ) ).toBeVisible();
		await expect( nav ).toHaveAttribute( 'data-state', 'ready' );
		await expect( expand( 'Work' ) ).toHaveAttribute(
			'aria-expanded',
			'true'
		);
		await page.keyboard.press( 'Escape' );
		await expect( item( 'Houses' ) ).toBeHidden();
		await page.mouse.move( 0, 700 );
		await item( 'Work' ).hover();
		await item( 'Public' ).hover();
		await item( 'Schools' ).hover();
		await expect( item( 'Schools' ) ).toBeVisible();
		await button( 'Studio' ).hover();
		await expect( item( 'Press' ) ).toBeVisible();
		await expect( item( 'Houses' ) ).toBeHidden();
		await button( 'Studio' ).click();
		await expect( item( 'Press' ) ).toBeVisible();
		await page.mouse.move( 0, 700 );
		await page.keyboard.press( 'Escape' );
		await expect( item( 'Press' ) ).toBeHidden();
	}
);

test(
	'menu: one tap on a parent follows it or opens its sub-menu',
	{ tag: '@MN-05' },
	async ( { browser, placeMenu } ) => {
		const { link: address } = await placeMenu( THREE_LEVELS );
		const page = await browser.newPage( {
			hasTouch: true,
			viewport: { width: 1280, height: 800 },
		} );
		await page.goto( address );
		const { link: item, expand, button } = parts( page );
		await button( 'Studio' ).tap();
		await expect( item( 'Press' ) ).toBeVisible();
		await expand( 'Work' ).tap();
		await expect( item( 'Houses' ) ).toBeVisible();
		await expect( item( 'Press' ) ).toBeHidden();
		await item( 'Work' ).tap();
		await expect( page ).toHaveURL( /to=Work/ );
		await page.close();
	}
);

test(
	'menu: a pending click shows the sub-menu at once and keeps it',
	{ tag: '@MN-04' },
	async ( { page, placeMenu } ) => {
		const script = await hold( page, /deferred\/menu\.js/ );
		await page.goto( ( await placeMenu( THREE_LEVELS ) ).link );
		const { nav, expand, link: item } = parts( page );
		await expand( 'Work' ).dispatchEvent( 'click' );
		await expect( item( 'Houses' ) ).toBeVisible();
		await expect( nav ).not.toHaveAttribute( 'data-state' );
		script.answer();
		await expect( expand( 'Work' ) ).toHaveAttribute(
			'aria-expanded',
			'true'
		);
		await expect( item( 'Houses' ) ).toBeVisible();
	}
);

test(
	'menu: a click before any script opens a sub-menu, which stays',
	{ tag: '@MN-04' },
	async ( { page, placeMenu } ) => {
		const { link: address } = await placeMenu( THREE_LEVELS );
		const script = await hold( page, /(build\/runtime|bundles\/site)\.js/ );
		await page.goto( address, { waitUntil: 'commit' } );
		const { expand, link: item } = parts( page );
		await expand( 'Work' ).click();
		await expect( item( 'Houses' ) ).toBeVisible();
		await page.mouse.move( 10, 600 );
		script.answer();
		await expect( expand( 'Work' ) ).toHaveAttribute(
			'aria-expanded',
			'true'
		);
		await expect( item( 'Houses' ) ).toBeVisible();
	}
);

test(
	'menu: an anchor from a sub-menu scrolls and closes it',
	{ tag: '@MN-08' },
	async ( { page, placeMenu } ) => {
		const menu = link( 'More', {}, link( 'Visit', { url: '#visit' } ) );
		await page.goto( ( await placeMenu( menu ) ).link );
		const { link: item } = parts( page );
		await item( 'More' ).hover();
		await item( 'Visit' ).click();
		await expect( item( 'Visit' ) ).toBeHidden();
		await expect( page ).toHaveURL( /#visit$/ );
		await expect(
			page.getByRole( 'heading', { name: 'Visit' } )
		).toBeInViewport();
	}
);

test(
	'menu: right to left, keys reversed, level three in the window',
	{ tag: '@MN-04' },
	async ( { page, placeMenu } ) => {
		const { link: address } = await placeMenu( THREE_LEVELS );
		await writeFrom( page, address, 'rtl' );
		await page.goto( address );
		const { nav, link: item, expand } = parts( page );
		await item( 'Home' ).focus();
		await expect( nav ).toHaveAttribute( 'data-state', 'ready' );
		await page.keyboard.press( 'ArrowLeft' );
		await expect( item( 'Work' ) ).toBeFocused();
		await expand( 'Work' ).click();
		await expand( 'Public' ).click();
		const [ second, third ] = await Promise.all(
			[ item( 'Public' ), item( 'Schools' ) ].map( ( one ) =>
				one.boundingBox()
			)
		);
		expect( third?.x ).toBeLessThan( second?.x ?? 0 );
		expect( third?.x ).toBeGreaterThanOrEqual( 0 );
	}
);

test(
	'menu: hundreds of menu items, two menus and hostile text',
	{ tag: '@MN-01' },
	async ( { page, addMenu, place } ) => {
		const hostile = await addMenu(
			link( '</a><b>Bold</b><img src="" onerror=alert(1)>', {
				url: 'javascript:alert(1)',
				title: '"><script>alert(2)</script>',
			} ) + link( 'Fish & chips', { url: '/?a=1&b="2"' } )
		);
		const many = await addMenu(
			Array.from( { length: 10 }, ( _, top ) =>
				link(
					`Top ${ top }`,
					{},
					Array.from( { length: 30 }, ( __, at ) =>
						link( `Item ${ top }-${ at }` )
					).join( '' )
				)
			).join( '' )
		);
		const block = ( menu: number, label: string ) =>
			`<!-- wp:frontage/menu ${ JSON.stringify( { menu, label } ) } /-->`;
		await page.goto(
			(
				await place(
					block( hostile, 'Hostile' ) + block( many, 'Many' )
				)
			).link
		);
		const first = page.getByRole( 'navigation', { name: 'Hostile' } );
		await expect( first.getByText( 'Bold' ) ).toBeVisible();
		await expect( first.locator( '[onerror], script' ) ).toHaveCount( 0 );
		await expect( first.locator( '[href^=javascript]' ) ).toHaveCount( 0 );
		await expect(
			first.getByRole( 'link', { name: 'Fish & chips' } )
		).toHaveAttribute( 'href', '/?a=1&b=2' );
		const second = page.getByRole( 'navigation', { name: 'Many' } );
		await second
			.getByRole( 'button', { name: 'Sub-menu of Top 3', exact: true } )
			.click();
		const last = second.getByRole( 'link', { name: 'Item 3-29' } );
		await last.scrollIntoViewIfNeeded();
		await expect( last ).toBeInViewport();
		expect(
			await page.evaluate(
				() => document.documentElement.scrollWidth <= innerWidth
			)
		).toBe( true );
	}
);
