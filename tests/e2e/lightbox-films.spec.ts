/**
 * Films that links in the content lead to.
 */
import { serveFilm } from './film';
import { expectTrouble } from './frontage';
import { expect, html, test, viewer, type Page } from './lightbox-page';

const main = ( page: Page, name: string ) =>
	page.getByRole( 'main' ).getByRole( 'link', { name, exact: true } );

test(
	'viewer: a video file plays without React or a player',
	{ tag: '@PF-20' },
	async ( { page, publish } ) => {
		const asked: string[] = [];
		page.on( 'request', ( request ) => asked.push( request.url() ) );
		await serveFilm( page );
		await page.goto(
			await publish(
				html(
					'<a href="/tea.webm" data-frontage-lightbox="video">Tea</a>'
				)
			)
		);
		const { dialog } = viewer( page );
		await main( page, 'Tea' ).click();
		const video = dialog.getByLabel( 'Tea', { exact: true } );
		await expect( video ).toHaveJSProperty( 'tagName', 'VIDEO' );
		await expect
			.poll( () =>
				video.evaluate(
					( element: HTMLVideoElement ) => element.currentTime
				)
			)
			.toBeGreaterThan( 0 );
		expect( asked.join() ).not.toMatch( /react|element\.|player/ );
		await page.keyboard.press( 'Escape' );
		await expect( dialog ).toHaveCount( 0 );
	}
);

test(
	'viewer: a stream loads a player where the browser has none',
	{ tag: '@PF-21' },
	async ( { page, publish } ) => {
		await page.addInitScript( () => {
			HTMLMediaElement.prototype.canPlayType = () => '';
		} );
		expectTrouble( page, /Failed to load resource/ );
		await page.route( '**/live.m3u8', ( route ) =>
			route.fulfill( { status: 404, body: '' } )
		);
		const asked: string[] = [];
		page.on( 'request', ( request ) => asked.push( request.url() ) );
		await page.goto(
			await publish(
				html(
					'<a href="/live.m3u8" data-frontage-lightbox="video">Live</a>'
				)
			)
		);
		const { dialog } = viewer( page );
		await main( page, 'Live' ).click();
		await expect.poll( () => asked.join() ).toMatch( /player-hls\.js/ );
		await expect.poll( () => asked.join() ).toMatch( /live\.m3u8/ );
		await expect( dialog.locator( 'hls-video' ) ).toBeVisible();
		await page.keyboard.press( 'Escape' );
		await expect( dialog ).toHaveCount( 0 );
	}
);
