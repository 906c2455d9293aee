/**
 * Visitors switch between a site's two palettes.
 */
import {
	axe,
	background,
	bring,
	button,
	DARK,
	expect,
	fixture,
	LIGHT,
	record,
	test,
} from './colors-page';

test(
	'colors: a choice by keyboard lasts, and all switchers agree',
	{ tag: [ '@CS-01', '@newest' ] },
	async ( { decide, page, switchers } ) => {
		await decide();
		const address = await switchers( {}, { showText: true } );
		await page.goto( address );
		expect( await background( page ) ).toBe( LIGHT );
		await expect( button( page ) ).toHaveAttribute(
			'aria-pressed',
			'false'
		);
		const other = page
			.getByRole( 'main' )
			.getByRole( 'button', { name: 'Colors Light' } );
		await expect( other ).toBeVisible();

		await page.evaluate( () =>
			document.addEventListener(
				'frontage-color-scheme',
				( { detail } ) => Object.assign( window, { told: detail } )
			)
		);
		await button( page ).focus();
		await page.keyboard.press( 'Enter' );
		expect( await background( page ) ).toBe( DARK );
		await expect( button( page ) ).toHaveAttribute(
			'aria-pressed',
			'true'
		);
		await expect( button( page ) ).toBeFocused();
		await expect(
			page
				.getByRole( 'main' )
				.getByRole( 'button', { name: 'Colors Dark' } )
		).toBeVisible();
		await expect( page.locator( 'body' ) ).toHaveClass(
			/\bastra-dark-mode-enable\b/
		);
		expect(
			await page.evaluate( () => Reflect.get( window, 'told' ) )
		).toEqual( { isSwitched: true, choice: 'switched' } );
		const [ cookie ] = await page.context().cookies( address );
		expect( cookie ).toMatchObject( {
			value: 'true',
			sameSite: 'Lax',
			path: '/',
		} );
		expect( cookie?.expires ).toBeGreaterThan(
			Date.now() / 1000 + 89 * 86400
		);

		await page.goto( '/' );
		expect( await background( page ) ).toBe( DARK );
		await page.goto( address );
		await page.keyboard.press( 'Tab' );
		await page
			.getByRole( 'main' )
			.getByRole( 'button', { name: 'Colors Dark' } )
			.click();
		expect( await background( page ) ).toBe( LIGHT );
		const status = page.getByRole( 'main' ).getByRole( 'status' );
		await expect( status ).toHaveText( 'Light' );
		await expect( button( page ) ).toHaveAttribute(
			'aria-pressed',
			'false'
		);
		await expect( page.locator( 'body' ) ).not.toHaveClass( /dark-mode/ );
	}
);

test(
	'colors: dark without a light frame, from HTML that is everybody’s',
	{ tag: [ '@CS-02', '@everywhere' ] },
	async ( { decide, page, request, switchers } ) => {
		await decide();
		const address = await switchers( {} );
		const html = async ( cookie: string ) =>
			( await request.get( address, { headers: { cookie } } ) ).text();
		const plain = await html( '' );
		expect( await html( 'astraColorSwitcherState=true' ) ).toBe( plain );
		expect( await html( 'astraColorSwitcherState=false' ) ).toBe( plain );

		await bring( page, address, 'true' );
		const frames = await record( page );
		const cdp = await page.context().newCDPSession( page );
		await cdp.send( 'Emulation.setCPUThrottlingRate', { rate: 6 } );
		await page.goto( address );
		await expect( button( page ) ).toHaveAttribute(
			'aria-pressed',
			'true'
		);
		expect( await frames() ).toEqual( [ DARK ] );
	}
);

test(
	'colors: follow the device live until a choice, and again after it',
	{ tag: '@CS-03' },
	async ( { decide, page, switchers } ) => {
		await decide( { color_default_mode: 'system' } );
		const address = await switchers( { states: 3 } );
		await page.emulateMedia( { colorScheme: 'dark' } );
		await page.goto( address );
		const group = page
			.getByRole( 'main' )
			.getByRole( 'group', { name: 'Colors' } );
		const option = ( name: string ) =>
			group.getByRole( 'radio', { name, exact: true } );
		const scheme = () =>
			page.evaluate(
				() => getComputedStyle( document.documentElement ).colorScheme
			);
		const bar = () =>
			page.evaluate(
				() =>
					[
						...document.querySelectorAll< HTMLMetaElement >(
							'meta[name="theme-color"]'
						),
					].find( ( { media } ) => matchMedia( media ).matches )
						?.content
			);
		expect( await background( page ) ).toBe( DARK );
		expect( await scheme() ).toBe( 'dark' );
		expect( await bar() ).toBe( '#101418' );
		await expect( option( 'Like the device' ) ).toBeChecked();
		await expect( page.locator( 'body' ) ).toHaveClass(
			/dark-mode-enable/
		);
		expect( await page.context().cookies( address ) ).toEqual( [] );

		await page.emulateMedia( { colorScheme: 'light' } );
		await expect.poll( () => background( page ) ).toBe( LIGHT );
		await expect( page.locator( 'body' ) ).not.toHaveClass( /dark-mode/ );
		expect( await bar() ).toBe( '#FFFFFF' );

		await option( 'Like the device' ).focus();
		await page.keyboard.press( 'ArrowRight' );
		await expect( option( 'Dark' ) ).toBeChecked();
		expect( await background( page ) ).toBe( DARK );
		expect( await scheme() ).toBe( 'dark' );
		expect( await bar() ).toBe( '#101418' );
		await page.reload();
		expect( await background( page ) ).toBe( DARK );
		expect( await bar() ).toBe( '#101418' );
		await expect( option( 'Dark' ) ).toBeChecked();

		await option( 'Light' ).check();
		await page.emulateMedia( { colorScheme: 'dark' } );
		expect( await background( page ) ).toBe( LIGHT );
		await option( 'Like the device' ).check();
		expect( await background( page ) ).toBe( DARK );
		expect( await page.context().cookies( address ) ).toEqual( [] );
	}
);

test(
	'colors: without JavaScript the device’s apply, and no control is idle',
	{ tag: '@CS-03' },
	async ( { browser, decide, page, switchers } ) => {
		await decide( { color_default_mode: 'system' } );
		const address = await switchers( {}, { states: 3 } );
		const context = await browser.newContext( {
			javaScriptEnabled: false,
			colorScheme: 'dark',
		} );
		const plain = await context.newPage();
		await plain.goto( address );
		await expect( plain.getByText( 'Words.' ) ).toHaveCSS(
			'color',
			'rgb(242, 242, 242)'
		);
		await expect(
			plain.getByRole( 'button', { name: /colors/i } )
		).toHaveCount( 0 );
		await expect( plain.getByRole( 'radio' ) ).toHaveCount( 0 );
		await context.close();
		await expect( page ).toHaveURL( 'about:blank' );
	}
);

test(
	'colors: only the logo and pictures of the palette are fetched',
	{ tag: '@CS-01' },
	async ( { decide, page, place, requestUtils } ) => {
		const media = await requestUtils.rest<
			{ id: number; source_url: string }[]
		>( { path: '/wp/v2/media?per_page=3&media_type=image' } );
		const [ logo, day, night ] = media;
		await requestUtils.rest( {
			path: '/wp/v2/settings',
			method: 'POST',
			data: { site_logo: day?.id },
		} );
		await decide( { color_logo_switched: logo?.id } );
		const image = ( picture: typeof day, scheme: string, alt: string ) =>
			`<!-- wp:image {"frontageScheme":"${ scheme }"} --><figure class="wp-block-image"><img src="${ picture?.source_url }?${ alt }" alt="${ alt }"/></figure><!-- /wp:image -->`;
		const { link } = await place(
			`<!-- wp:site-logo {"width":64} /--><!-- wp:frontage/color-switcher /-->${ image( day, 'default', 'Day' ) }${ image( night, 'switched', 'Night' ) }`
		);
		const asked: string[] = [];
		page.on( 'request', ( sent ) => asked.push( sent.url() ) );
		await page.goto( link );
		const logos = page.getByRole( 'main' ).locator( '.custom-logo' );
		await expect( page.getByRole( 'img', { name: 'Day' } ) ).toBeVisible();
		await expect( page.getByRole( 'img', { name: 'Night' } ) ).toHaveCount(
			0
		);
		await expect( logos ).toHaveCount( 2 );
		await expect( logos.first() ).toBeVisible();
		await expect( logos.last() ).toBeHidden();
		expect( asked.filter( ( url ) => url.endsWith( '?Night' ) ) ).toEqual(
			[]
		);

		await button( page ).click();
		await expect(
			page.getByRole( 'img', { name: 'Night' } )
		).toBeVisible();
		await expect( page.getByRole( 'img', { name: 'Day' } ) ).toHaveCount(
			0
		);
		await expect( logos.first() ).toBeHidden();
		await expect( logos.last() ).toBeVisible();
		expect( ( await logos.last().boundingBox() )?.width ).toBe( 64 );
	}
);

test(
	'colors: switchers are accessible on both palettes, at 320 pixels, RTL',
	{ tag: '@CS-01' },
	async ( { decide, page, switchers } ) => {
		await decide( { color_default_mode: 'system' } );
		const address = await switchers(
			{},
			{ states: 3 },
			{ states: 3, showText: true },
			{ icon: 'none' }
		);
		await page.setViewportSize( { width: 320, height: 600 } );
		for ( const condition of [ [], [ 'right-to-left' ] ] ) {
			await fixture( page, ...condition );
			await page.goto( address );
			await axe( page, 'main' );
			await button( page ).click();
			await axe( page, 'main' );
			await button( page ).click();
			expect(
				await page.evaluate(
					() => document.documentElement.scrollWidth
				)
			).toBe( 320 );
		}
		const groups = page
			.getByRole( 'main' )
			.getByRole( 'group', { name: 'Colors' } );
		await groups.first().getByRole( 'radio', { name: 'Dark' } ).check();
		await expect(
			groups.last().getByRole( 'radio', { name: 'Dark' } )
		).toBeChecked();
	}
);
