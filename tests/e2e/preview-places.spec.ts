/** A live preview: who may send, on which sites, and what a page pays for it. */
import {
	axe,
	expect,
	expectTrouble,
	fixture,
	reset,
	test,
	type Page,
} from './frontage';
import {
	around,
	CALL,
	PIXEL,
	post,
	PREVIEW,
	preview,
	send,
} from './preview-page';
import { gzipSync } from 'node:zlib';
import type { Frame } from '@playwright/test';

const MOST_BYTES = 1536;

const LARGE = {
	call: CALL,
	value: {
		param: 'siteTypography',
		data: { 'font-size-body': { desktop: 40 } },
	},
};

const sizeIn = ( page: Page ) =>
	page
		.frameLocator( 'iframe' )
		.locator( 'body' )
		.evaluate( ( body ) => getComputedStyle( body ).fontSize );

test(
	'preview: within a frame, only the page around it may send',
	{ tag: [ '@PV-01', '@newest' ] },
	async ( { page } ) => {
		const frame = await preview( page );
		const before = await sizeIn( page );
		// Its own window, a frame inside it, one of the same origin, and a window that it opened.
		await frame.locator( 'body' ).evaluate( async ( body, sent ) => {
			const script = `<script>addEventListener( 'message', () => {
				parent.postMessage( ${ JSON.stringify( sent ) }, '*' );
				parent.postMessage( 'done', '*' );
			} )</script>`;
			for ( const sandbox of [
				'allow-scripts',
				'allow-scripts allow-same-origin',
			] ) {
				const inner = document.createElement( 'iframe' );
				inner.setAttribute( 'sandbox', sandbox );
				inner.srcdoc = script;
				body.append( inner );
				await new Promise( ( resolve ) => ( inner.onload = resolve ) );
				await new Promise( ( resolve ) => {
					addEventListener(
						'message',
						( { data } ) => data === 'done' && resolve( 0 )
					);
					inner.contentWindow?.postMessage( '', '*' );
				} );
				inner.remove();
			}
			window.postMessage( sent, '*' );
			await new Promise( ( resolve ) => {
				addEventListener(
					'message',
					( { data } ) => data === 'last' && resolve( 0 )
				);
				window.postMessage( 'last', '*' );
			} );
		}, LARGE );
		expect( await sizeIn( page ) ).toBe( before );
		// Now from where it may come, twice.
		await post( page, LARGE );
		await post( page, LARGE );
		await expect.poll( () => sizeIn( page ) ).toBe( '40px' );

		// Not in a frame, but opened by another window.
		await page.goto( '/' );
		const opening = page.waitForEvent( 'popup' );
		await page.evaluate( ( address ) => {
			Object.assign( window, {
				heard: [],
				opened: window.open( address ),
			} );
			addEventListener( 'message', ( { data } ) =>
				window.heard.push( data )
			);
		}, PREVIEW );
		const popup = await opening;
		await popup.evaluate( () => localStorage.clear() );
		await popup.reload();
		await page.evaluate( ( sent ) => {
			const { opened } = window as unknown as { opened: Window };
			opened.postMessage( sent, '*' );
		}, LARGE );
		await popup.evaluate( ( sent ) => {
			window.postMessage( sent, '*' );
			return new Promise( ( resolve ) => setTimeout( resolve ) );
		}, LARGE );
		await expect( popup.locator( 'body' ) ).toHaveCSS(
			'font-size',
			before
		);
		expect( await page.evaluate( () => window.heard ) ).toEqual( [] );
	}
);

test(
	'preview: a page of another origin, or of none, neither sends nor hears',
	{ tag: '@PV-01' },
	async ( { page, site } ) => {
		// The browser says that nobody of the site's origin is there to be told.
		expectTrouble(
			page,
			/postMessage|origin 'null'|ERR_FAILED|autofocusing/
		);
		const src = `${ site.url }${ PREVIEW }`;
		const unheard = async ( sender: Frame | undefined ) => {
			const previewed = sender?.childFrames()[ 0 ];
			await previewed?.waitForLoadState();
			const body = previewed?.locator( 'body' ) ?? page.locator( 'none' );
			await expect( body ).toHaveClass( /wp-/ );
			await sender?.evaluate( ( sent ) => {
				frames[ 0 ]?.postMessage( sent, '*' );
				frames[ 0 ]?.postMessage( sent, '*' );
			}, LARGE );
			await body.evaluate( () => new Promise( requestAnimationFrame ) );
			await expect( body ).not.toHaveCSS( 'font-size', '40px' );
			expect( await sender?.evaluate( () => window.heard ) ).toEqual(
				[]
			);
		};
		await around( page, {
			src,
			address: `${ site.url.replace( '127.0.0.1', 'localhost' ) }/license.txt`,
		} );
		await unheard( page.mainFrame() );
		// A frame in a sandbox, in a page of the site.
		await page.goto( '/license.txt' );
		await page.setContent( `<iframe sandbox="allow-scripts" srcdoc="<script>
			heard = []; onmessage = ( { data } ) => heard.push( data );
		</script><iframe src='${ src }'></iframe>"></iframe>` );
		await expect.poll( () => page.frames().length ).toBe( 3 );
		await unheard( page.mainFrame().childFrames()[ 0 ] );
	}
);

test(
	'preview: fonts come from a service only after the owner’s consent',
	{ tag: '@PV-03' },
	async ( { context, page, requestUtils } ) => {
		const asked: string[] = [];
		await page.route( 'https://fonts.googleapis.com/**', ( route ) => {
			asked.push( route.request().url() );
			return route.fulfill( { contentType: 'text/css', body: '' } );
		} );
		const fonts = {
			'body-font-family': "'Open Sans', sans-serif",
			'headings-font-family': 'Manrope',
			'font-family-h1': 'Lora',
			'font-weight-h1': 700,
		};
		await preview( page );
		await send( page, 'siteTypography', fonts );
		expect( asked ).toEqual( [] );
		await requestUtils.rest( {
			path: '/wp/v2/settings',
			method: 'POST',
			data: { frontage_settings: { preview_fonts: true } },
		} );
		await preview( page );
		await send( page, 'siteTypography', fonts );
		const service =
			'https://fonts.googleapis.com/css2?display=swap&family=';
		await expect
			.poll( () => asked )
			.toEqual( [
				`${ service }Open%20Sans:wght@400`,
				`${ service }Lora:wght@700`,
			] );
		await reset( { context } );
	}
);

test(
	'preview: a page pays at most 1.5 kB, and nothing without a preview',
	{ tag: '@PV-05' },
	async ( { page, request } ) => {
		const bytes = ( html: string ) => gzipSync( html, { level: 9 } ).length;
		for ( const [ name, path ] of [
			[ '', '/about/' ],
			[ '', '/films/' ],
			[ 'classic-theme', '/about/' ],
			// The heaviest: it has little in common with the script.
			[ 'classic-theme', '/patterns/' ],
		] as const ) {
			const headers = { 'x-frontage-fixture': name };
			const html = async ( query: string ) =>
				(
					await request.get( `${ path }?${ query }`, { headers } )
				).text();
			const usual = await html( 'frontage_unknown' );
			const previewed = await html( 'frontage_preview' );
			const script =
				/<script[^>]*>\s*(?:\/\* <!\[CDATA\[ \*\/\s*)?\(\(\)=>{"use strict";const\[[^\]]*\]=\[\["http[^]*?<\/script>\s*/;
			expect( previewed ).toMatch( script );
			// It is the page as ever, also without a script.
			expect(
				previewed
					.replace( script, '' )
					.replaceAll( 'frontage_preview', 'frontage_unknown' )
			).toBe( usual );
			const paid = bytes( previewed ) - bytes( usual );
			test.info().annotations.push( {
				type: 'measured',
				description: `${ name } ${ path } ${ paid } bytes`,
			} );
			expect( paid ).toBeLessThanOrEqual( MOST_BYTES );
		}
		const { headers } = await page
			.goto( PREVIEW )
			.then( async ( response ) => ( {
				headers: await response?.allHeaders(),
			} ) );
		expect( headers?.[ 'x-robots-tag' ] ).toBe( 'noindex' );
		expect( headers?.[ 'cache-control' ] ).toContain( 'no-cache' );
	}
);

test(
	'preview: block and classic themes, right to left: logo before the title',
	{ tag: [ '@PV-02' ] },
	async ( { page } ) => {
		for ( const name of [ 'right-to-left', 'classic-theme' ] ) {
			await fixture( page, name );
			const frame = await preview( page );
			const named = ( selector: string ) =>
				frame.locator( selector ).first();
			await send( page, 'siteLogo', { dataUri: PIXEL, width: 60 } );
			const shown = await send( page, 'colorPalette', {
				colors: [ '#fefefe' ],
			} );
			const logo = await named( '.custom-logo' ).boundingBox();
			const title = await named(
				'.wp-block-site-title, .site-title'
			).boundingBox();
			expect( logo?.width ).toBe( 60 );
			if ( name === 'right-to-left' ) {
				expect( logo?.x ).toBeGreaterThan( title?.x ?? Infinity );
				await axe( page, 'iframe' );
			} else {
				// The theme has no palette, and its title is a line of its own.
				expect( shown?.refused ).toEqual( {
					'/colorPalette/colors/0': 'unknown',
				} );
				expect( logo?.y ).toBeLessThan( title?.y ?? 0 );
				await send( page, 'siteTitle', { show: false } );
				await expect( named( '.site-title' ) ).toBeHidden();
			}
		}
	}
);
