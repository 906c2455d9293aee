/** A live preview: the site in a frame, and the page around it that sends messages. */
import { expect, expectTrouble, test } from './frontage';
import { CALL, heard, PIXEL, preview, send, STORED } from './preview-page';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const LOGO = { url: '/wp-includes/images/w-logo-blue.png' };

const size = ( desktop: number, unit = 'px' ) => ( {
	'font-size-body': { desktop, 'desktop-unit': unit },
} );

test(
	'preview: logo, palette, fonts and title change at once, and back',
	{ tag: [ '@PV-01', '@PV-02', '@PV-05', '@everywhere' ] },
	async ( { page } ) => {
		const frame = await preview( page );
		const title = frame.locator( '.wp-block-site-title' ).first();
		const body = frame.locator( 'body' );
		const heading = frame.locator( 'h2' ).first();
		const logo = frame.locator( '.custom-logo' );
		await expect( title ).toBeVisible();
		const html = await frame.locator( 'html' ).innerHTML();
		expect(
			await send( page, 'colorPalette', {
				colors: [ '#102030', 'red;}', 'nonsense' ],
			} )
		).toMatchObject( {
			param: 'colorPalette',
			applied: { '/colorPalette/colors/0': '#102030' },
			refused: {
				'/colorPalette/colors/1': 'invalid',
				'/colorPalette/colors/2': 'invalid',
			},
		} );
		await expect( body ).toHaveCSS( 'background-color', 'rgb(16, 32, 48)' );
		await send( page, 'siteTypography', {
			'body-font-family': 'Georgia, serif',
			'body-font-weight': '300',
			'body-line-height': 2,
			'headings-font-family': 'monospace',
			'headings-line-height': 1,
			'font-family-h2': 'cursive',
			'font-weight-h2': 900,
			'line-height-h2': 3,
			...size( 20 ),
		} );
		await expect( body ).toHaveCSS( 'font-family', 'Georgia, serif' );
		await expect( body ).toHaveCSS( 'font-weight', '300' );
		await expect( body ).toHaveCSS( 'font-size', '20px' );
		await expect( body ).toHaveCSS( 'line-height', '40px' );
		await expect( heading ).toHaveCSS( 'font-family', 'cursive' );
		await expect( heading ).toHaveCSS( 'font-weight', '900' );
		const h1 = frame.locator( 'h1, h3' ).first();
		await expect( h1 ).toHaveCSS( 'font-family', 'monospace' );
		await send( page, 'siteLogo', { dataUri: PIXEL, width: 90 } );
		await expect( logo ).toHaveCSS( 'width', '90px' );
		await send( page, 'siteTitle', { show: false } );
		await expect( title ).toBeHidden();
		await send( page, 'siteTitle', { show: true } );
		await expect( title ).toBeVisible();
		await send( page, 'clearPreviewAssets' );
		await expect( logo ).toBeHidden();
		await expect( body ).not.toHaveCSS( 'font-size', '20px' );
		await logo.evaluate( ( element ) => element.remove() );
		// A logo of the page's own gives way, and comes back.
		await body.evaluate(
			( element, { url } ) =>
				element.insertAdjacentHTML(
					'beforeend',
					`<img class="custom-logo" alt="" src="${ url }">`
				),
			LOGO
		);
		const shown = () =>
			logo.evaluate( ( image: HTMLImageElement ) => image.currentSrc );
		await send( page, 'siteLogo', { dataUri: PIXEL } );
		await expect.poll( shown ).toBe( PIXEL );
		await send( page, 'clearPreviewAssets' );
		await expect.poll( shown ).toContain( LOGO.url );
		await logo.evaluate( ( element ) => element.remove() );
		expect( await frame.locator( 'html' ).innerHTML() ).toBe( html );
	}
);

test(
	'preview: what would break out of CSS changes nothing, and is named',
	{ tag: [ '@PV-02', '@PV-05' ] },
	async ( { page } ) => {
		const frame = await preview( page );
		const look = () =>
			frame.locator( 'body' ).evaluate( ( body ) => {
				const { background, font, display } = getComputedStyle( body );
				return [ background, font, display, document.title ];
			} );
		const before = await look();
		const cases = readFileSync(
			join( __dirname, '../../src/preview/test/cases.json' ),
			'utf8'
		);
		const expected = JSON.parse( cases ).slice( 1 );
		// Parsed there, for `__proto__` is lost on the way.
		await page.evaluate(
			( [ call, json ] ) => {
				for ( const { state } of JSON.parse( json ?? '' ).slice( 1 ) ) {
					frames[ 0 ]?.postMessage(
						{
							call,
							value: { param: 'clearPreviewAssets', data: state },
						},
						'*'
					);
				}
			},
			[ CALL, cases ]
		);
		const answers = () => heard( page, 'frontagePreviewApplied' );
		await expect.poll( answers ).toHaveLength( 2 );
		for ( const [ at, { applied, refused } ] of (
			await answers()
		).entries() ) {
			expect( applied ).toEqual( {} );
			expect( Object.keys( refused ) ).toEqual(
				Object.keys( expected[ at ].refused )
			);
		}
		// Neither no data at all, nor circles.
		await page.evaluate( ( call ) => {
			const circle: { [ name: string ]: unknown } = {};
			circle.circle = circle;
			const odd = [
				null,
				5,
				'text',
				{ call },
				{ call, value: { param: 'siteLogo', data: circle } },
				{ call, value: { param: 'siteLogo', data: BigInt( 5 ) } },
				{ call, value: { param: '__proto__', data: { url: '/x' } } },
				{
					call: 'other',
					value: { param: 'siteTitle', data: { show: false } },
				},
			];
			odd.forEach( ( message ) =>
				frames[ 0 ]?.postMessage( message, '*' )
			);
		}, CALL );
		expect(
			await send( page, 'clearPreviewAssets', { siteTitle: { show: 1 } } )
		).toMatchObject( { refused: { '/siteTitle/show': 'invalid' } } );
		expect( await look() ).toEqual( before );
	}
);

test(
	'preview: a state lasts over pages of its site, until it is completed',
	{ tag: '@PV-04' },
	async ( { page, baseURL } ) => {
		await preview( page );
		const body = page.frameLocator( 'iframe' ).locator( 'body' );
		const stored = () =>
			page.evaluate(
				( name ) =>
					JSON.parse( localStorage.getItem( name ) ?? 'null' ),
				STORED
			);
		await send( page, 'siteTypography', size( 22 ) );
		await send( page, 'siteLogo', LOGO );
		expect( await stored() ).toEqual( {
			data: {
				siteTypography: size( 22 ),
				siteLogo: LOGO,
			},
			url: `${ baseURL }/`,
		} );
		await preview( page, { src: '/about/?frontage_preview' } );
		await expect( body ).toHaveCSS( 'font-size', '22px' );
		await send( page, 'cleanStorage' );
		await expect( body ).not.toHaveCSS( 'font-size', '22px' );
		expect( ( await stored() ).data ).toEqual( {
			siteLogo: LOGO,
		} );
		await send( page, 'cleanStorage', { width: 9 } );
		expect( ( await stored() ).data ).toEqual( { siteLogo: { width: 9 } } );
		await send( page, 'siteTypography', size( 23 ) );
		await send( page, 'completeOnboarding' );
		expect( await stored() ).toBeNull();
		await expect( body ).toHaveCSS( 'font-size', '23px' );

		// An entry of another site, and nonsense.
		for ( const [ url, data ] of [
			[ 'https://example.org/', { siteTypography: size( 50 ) } ],
			[ `${ baseURL }/`, null ],
			[ `${ baseURL }/`, 5 ],
		] ) {
			await page.evaluate(
				( [ name, value ] ) =>
					localStorage.setItem( name ?? '', value ?? '' ),
				[ STORED, JSON.stringify( { url, data } ) ]
			);
			await preview( page );
			await expect( body ).not.toHaveCSS( 'font-size', '50px' );
		}
	}
);

test(
	'preview: it goes on with a storage that is full or forbidden',
	{ tag: '@PV-04' },
	async ( { page } ) => {
		const frame = await preview( page );
		const body = frame.locator( 'body' );
		await send( page, 'siteTypography', size( 24 ) );
		await page.evaluate( () => {
			for ( let part = 2 ** 22; part >= 1; part /= 2 ) {
				try {
					localStorage.setItem( `${ part }`, 'x'.repeat( part ) );
				} catch {}
			}
		} );
		await send( page, 'siteTypography', {
			...size( 25 ),
			'body-font-family': 'a'.repeat( 999 ),
		} );
		await expect( body ).toHaveCSS( 'font-size', '25px' );
		// Not what was stored before.
		expect(
			await page.evaluate(
				( name ) => localStorage.getItem( name ),
				STORED
			)
		).toBeNull();

		// In a sandbox, where there is none at all, and no font and no module either.
		expectTrouble( page, /origin 'null'|ERR_FAILED|autofocusing/ );
		await preview( page, { attributes: 'sandbox="allow-scripts"' } );
		await send( page, 'siteTypography', size( 26 ) );
		await expect( body ).toHaveCSS( 'font-size', '26px' );
	}
);
