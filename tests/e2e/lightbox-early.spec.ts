/**
 * What a visitor sees of a picture in the next frame, before what shows all of it has come.
 */
import type { Locator } from '@playwright/test';
import { expectTrouble, hold } from './frontage';
import { expect, html, linked, test, viewer } from './lightbox-page';

test(
	'lightbox: on a slow line a picture opens at the click, Escape cancels',
	{ tag: '@LB-05' },
	async ( { page, publish, pictures: [ one, two ] } ) => {
		const { asked, answer } = await hold( page, /deferred\/lightbox/ );
		await page.goto(
			await publish( html( linked( one, 'One' ) + linked( two, 'Two' ) ) )
		);
		const { dialog, picture } = viewer( page );
		const early = ( name: string ) => page.getByAltText( name ).nth( 1 );
		await page.getByRole( 'link', { name: 'One' } ).click();
		await asked();
		await expect( early( 'One' ) ).toBeInViewport( { ratio: 0.9 } );
		await page.keyboard.press( 'Escape' );
		await expect( early( 'One' ) ).toBeHidden();

		await page.getByRole( 'link', { name: 'Two' } ).click();
		await expect( early( 'Two' ) ).toBeInViewport( { ratio: 0.9 } );
		answer();
		await expect( dialog ).toHaveAccessibleName( 'Two' );
		await expect( picture ).toHaveAccessibleName( 'Two' );
		await expect( early( 'One' ) ).toHaveCount( 0 );
		await page.keyboard.press( 'Escape' );
		await expect( dialog ).toHaveCount( 0 );
		await expect( page.getByAltText( 'Two' ) ).toHaveCount( 1 );
	}
);

test(
	'lightbox: without its script the link opens the picture',
	{ tag: '@LB-05' },
	async ( { page, publish, pictures: [ one ] } ) => {
		expectTrouble( page, /ERR_FAILED|did not load/ );
		await page.route( /deferred\/lightbox/, ( route ) =>
			route.abort( 'failed' )
		);
		await page.goto( await publish( html( linked( one, 'One' ) ) ) );
		await page.getByRole( 'link', { name: 'One' } ).click();
		await expect( page ).toHaveURL( one.source_url );
	}
);

test(
	'lightbox: one of 200 opens in a frame, only neighbors are fetched',
	{ tag: '@LB-05' },
	async ( { page, publish, pictures: [ one ] } ) => {
		await page.emulateMedia( { reducedMotion: 'reduce' } );
		await page.route( /\/avif\/\d+\.avif$/, async ( route ) =>
			route.fulfill( {
				response: await route.fetch( { url: one.source_url } ),
				contentType: 'image/webp',
			} )
		);
		const asked: string[] = [];
		page.on( 'request', ( request ) => asked.push( request.url() ) );
		const links = Array.from(
			{ length: 200 },
			( _, at ) =>
				`<a href="/avif/${ at }.avif"><img src="${ one.source_url }" alt="Picture ${ at }" width="80" height="60"></a>`
		);
		await page.goto(
			await publish(
				html( `<div class="gallery">${ links.join( '' ) }</div>` )
			)
		);
		const opener = page.getByRole( 'link', {
			name: 'Picture 100',
			exact: true,
		} );
		await opener.hover();
		await page.waitForFunction( () =>
			Reflect.has(
				Object( Reflect.get( window, 'frontage' ) ),
				'overlay'
			)
		);
		await page.waitForLoadState( 'networkidle' );
		const isShownInNextFrame = await opener.evaluate(
			async ( element: HTMLElement ) => {
				element.click();
				await new Promise( requestAnimationFrame );
				return !! document.querySelector(
					'img[src]:is(:popover-open,dialog[open] *)'
				);
			}
		);
		expect( isShownInNextFrame ).toBe( true );
		const { dialog, picture } = viewer( page );
		await expect( dialog ).toContainText( '101 of 200' );
		await expect( picture.last() ).toHaveAttribute( 'src', /100\.avif$/ );
		await expect
			.poll(
				() => asked.filter( ( url ) => url.endsWith( '.avif' ) ).length
			)
			.toBeGreaterThanOrEqual( 3 );
		expect(
			asked.filter( ( url ) => url.endsWith( '.avif' ) ).length
		).toBeLessThanOrEqual( 5 );
	}
);

test(
	'lightbox: a lone thumbnail grows to the window at once and stays',
	{ tag: '@LB-05' },
	async ( { page, publish, requestUtils, pictures: [ one ] } ) => {
		await page.emulateMedia( { reducedMotion: 'reduce' } );
		const { media_details: details } = await requestUtils.rest< {
			media_details: { sizes: { medium: { source_url: string } } };
		} >( { path: `/wp/v2/media/${ one.id }` } );
		const small = details.sizes.medium.source_url;
		const link = await publish(
			html(
				`<a href="${ one.source_url }"><img src="${ small }" alt="One"></a>`
			)
		);
		const script = await hold( page, /deferred\/lightbox/ );
		const whole = await hold(
			page,
			( url ) => url.href === one.source_url
		);
		await page.goto( link );
		await page.getByRole( 'link', { name: 'One' } ).click();
		await script.asked();
		const size = ( locator: Locator ) =>
			locator.evaluate(
				( { offsetWidth, offsetHeight }: HTMLElement ) => [
					offsetWidth,
					offsetHeight,
				]
			);
		const early = page.locator( 'img:popover-open' );
		await expect( early ).toBeInViewport( { ratio: 0.9 } );
		const atOnce = await size( early );
		script.answer();
		await whole.asked();
		const { dialog } = viewer( page );
		const before = dialog.locator( '.frontage-viewer__before' );
		expect( await size( before ) ).toEqual( atOnce );
		whole.answer();
		await expect( before ).toHaveCount( 0 );
	}
);
