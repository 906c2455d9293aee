/** A live preview: the site in a frame, and the page around it that sends messages. */
import { expect, expectTrouble, test } from './frontage';
import {
	CALL,
	heard,
	preview,
	send,
	sendAndHear,
	STORED,
} from './preview-page';

const size = ( desktop: number ) => ( {
	'font-size-body': { desktop, 'desktop-unit': 'px' },
} );

test(
	'preview: logo, palette, fonts and title change at once, each is acknowledged',
	{ tag: [ '@PV-01', '@PV-02', '@PV-05', '@everywhere' ] },
	async ( { page } ) => {
		const frame = await preview( page );
		const title = frame.locator( '.wp-block-site-title' ).first();
		const body = frame.locator( 'body' );
		await expect( title ).toBeVisible();
		expect(
			await sendAndHear( page, 'colorPalette', {
				colors: [ '#102030', 'red;}', 'nonsense' ],
			} )
		).toMatchObject( {
			param: 'colorPalette',
			applied: [ 'colors.0' ],
			refused: { 'colors.1': 'invalid', 'colors.2': 'invalid' },
		} );
		await expect( body ).toHaveCSS( 'background-color', 'rgb(16, 32, 48)' );
		await sendAndHear( page, 'siteTypography', {
			'body-font-family': 'Georgia, serif',
			'body-line-height': 1.9,
			...size( 21 ),
		} );
		await expect( body ).toHaveCSS( 'font-family', 'Georgia, serif' );
		await expect( body ).toHaveCSS( 'font-size', '21px' );
		await sendAndHear( page, 'siteLogo', {
			dataUri:
				'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==',
			width: 90,
		} );
		const logo = frame.locator( '.custom-logo' );
		await expect( logo.first() ).toHaveCSS( 'width', '90px' );
		await sendAndHear( page, 'siteTitle', { show: false } );
		await expect( title ).toBeHidden();
		await sendAndHear( page, 'undoPreview' );
		await expect( title ).toBeVisible();
		await sendAndHear( page, 'clearPreviewAssets' );
		await expect( logo ).toHaveCount( 0 );
		await expect( body ).not.toHaveCSS( 'font-size', '21px' );
		await sendAndHear( page, 'undoPreview' );
		await expect( body ).toHaveCSS( 'font-size', '21px' );
	}
);

test(
	'preview: a state lasts over pages, until it is completed',
	{ tag: [ '@PV-04', '@PV-05', '@everywhere' ] },
	async ( { page } ) => {
		const frame = await preview( page );
		await sendAndHear( page, 'siteTypography', size( 22 ) );
		// A link leads to another page that is previewed.
		await frame.getByRole( 'link', { name: 'About' } ).first().click();
		await expect
			.poll( () => heard( page, 'frontagePreviewReady' ) )
			.toHaveLength( 2 );
		await expect( frame.locator( 'body' ) ).toHaveCSS(
			'font-size',
			'22px'
		);
		const stored = () =>
			page.evaluate( ( name ) => localStorage.getItem( name ), STORED );
		expect( await stored() ).toContain( '"22"' );
		await sendAndHear( page, 'cleanStorage', { url: '/logo.png' } );
		expect( JSON.parse( ( await stored() ) ?? '' ).data ).toEqual( {
			siteLogo: { url: '/logo.png' },
		} );
		await sendAndHear( page, 'completeOnboarding' );
		expect( await stored() ).toBeNull();
	}
);

test(
	'preview: only the page around it may send, of an allowed origin',
	{ tag: '@PV-01' },
	async ( { page, baseURL } ) => {
		const frame = await preview( page );
		const body = frame.locator( 'body' );
		const before = await body.evaluate(
			( element ) => getComputedStyle( element ).fontSize
		);
		const message = {
			call: CALL,
			value: { param: 'siteTypography', data: size( 40 ) },
		};
		// Its own window, and a frame in it without an origin.
		await body.evaluate( async ( element, sent ) => {
			window.postMessage( sent, '*' );
			const inner = document.createElement( 'iframe' );
			inner.sandbox.add( 'allow-scripts' );
			inner.srcdoc = `<script>parent.postMessage( ${ JSON.stringify( sent ) }, '*' );parent.postMessage( 'done', '*' )</script>`;
			const done = new Promise( ( resolve ) =>
				addEventListener( 'message', ( { data } ) =>
					data === 'done' ? resolve( 0 ) : 0
				)
			);
			element.append( inner );
			await done;
		}, message );
		for ( const odd of [
			null,
			5,
			'text',
			{ call: CALL },
			{ ...message, call: 'other' },
		] ) {
			await page.evaluate(
				( sent ) => frames[ 0 ]?.postMessage( sent, '*' ),
				odd
			);
		}
		expect( await sendAndHear( page, '__proto__', {} ) ).toMatchObject( {
			applied: [],
		} );
		await expect( body ).toHaveCSS( 'font-size', before );
		// A page of another origin, which hears nothing either.
		expectTrouble( page, /./ );
		await preview( page, {
			origin: 'http://another.localhost:1',
			path: `${ baseURL }/?frontage_preview=1`,
			isHeard: false,
		} );
		const foreign = page.frameLocator( 'iframe' ).locator( 'body' );
		await foreign.waitFor();
		await send( page, 'siteTypography', size( 40 ) );
		await expect( foreign ).toHaveCSS( 'font-size', before );
		expect( await heard( page, 'frontagePreviewReady' ) ).toEqual( [] );
	}
);

test(
	'preview: fonts come from the service; other pages load nothing of it',
	{ tag: [ '@PV-03', '@PV-05', '@everywhere' ] },
	async ( { page } ) => {
		const asked: string[] = [];
		await page.route( 'https://fonts.googleapis.com/**', ( route ) => {
			asked.push( route.request().url() );
			return route.fulfill( { contentType: 'text/css', body: '' } );
		} );
		await preview( page );
		await sendAndHear( page, 'siteTypography', {
			'body-font-family': 'Open Sans',
			'headings-font-family': 'Manrope',
			'font-family-h1': 'Lora',
		} );
		await expect.poll( () => asked.length ).toBe( 2 );
		expect( asked[ 0 ] ).toContain( 'family=Open+Sans:wght@400&' );
		const scripts: string[] = [];
		page.on( 'request', ( request ) => scripts.push( request.url() ) );
		await page.goto( '/', { waitUntil: 'networkidle' } );
		expect(
			scripts.filter( ( url ) => url.includes( 'preview/' ) )
		).toEqual( [] );
		await expect( page.locator( '[data-frontage-preview]' ) ).toHaveCount(
			0
		);
	}
);

test(
	'preview: of sixty messages a second the last one is shown within 100 ms',
	{ tag: '@PV-05' },
	async ( { page } ) => {
		const frame = await preview( page );
		const cdp = await page.context().newCDPSession( page );
		await cdp.send( 'Emulation.setCPUThrottlingRate', { rate: 4 } );
		const waited = await page.evaluate(
			( call ) =>
				new Promise< number >( ( resolve ) => {
					let count = 0;
					let heardOf = 0;
					let last = 0;
					addEventListener( 'message', () => {
						heardOf++;
						if ( heardOf === 60 ) {
							resolve( performance.now() - last );
						}
					} );
					const timer = setInterval( () => {
						count++;
						last = performance.now();
						const data = {
							'font-size-body': {
								desktop: 10 + ( count % 20 ),
								'desktop-unit': 'px',
							},
						};
						frames[ 0 ]?.postMessage(
							{ call, value: { param: 'siteTypography', data } },
							'*'
						);
						if ( count === 60 ) {
							clearInterval( timer );
						}
					}, 1000 / 60 );
				} ),
			CALL
		);
		expect( waited ).toBeLessThan( 100 );
		await expect( frame.locator( 'body' ) ).toHaveCSS(
			'font-size',
			'10px'
		);
	}
);
