/**
 * A video file of the site's own, which plays over the page.
 */
import { block, expect, parts, type Page, type Placed } from './gallery-blocks';
import { BLUE } from './film';
import { test as base } from './item-publish';

const test = base.extend< { film: Placed } >( {
	/** A page with a gallery of one item, whose video is in the media library. */
	film: async ( { place, publish, requestUtils }, use ) => {
		const media = await requestUtils.rest< {
			id: number;
			source_url: string;
		} >( {
			path: '/wp/v2/media',
			method: 'POST',
			multipart: {
				file: {
					name: 'blue.webm',
					mimeType: 'video/webm',
					buffer: Buffer.from( BLUE, 'base64' ),
				},
			},
		} );
		const item = await publish( 'Blue', {
			'astra-portfolio-type': 'video',
			'astra-portfolio-video-url': media.source_url,
		} );
		await use(
			await place( block( { instanceId: 1, pickedItems: [ item.id ] } ) )
		);
		await requestUtils.rest( {
			path: `/wp/v2/media/${ media.id }`,
			method: 'DELETE',
			params: { force: true },
		} );
	},
} );

const player = ( page: Page ) => {
	const dialog = page.getByRole( 'dialog', { name: 'Blue' } );
	return {
		dialog,
		play: dialog.getByRole( 'button', { name: 'Play' } ),
		video: dialog.getByLabel( 'Blue', { exact: true } ),
		/** How far it has come, in seconds. */
		time: () =>
			dialog
				.locator( 'video' )
				.evaluate( ( video: HTMLVideoElement ) => video.currentTime ),
	};
};

test(
	'opening: a video of the site plays on demand, fetched then',
	{ tag: '@PF-20' },
	async ( { page, film } ) => {
		const asked: string[] = [];
		page.on( 'request', ( request ) => asked.push( request.url() ) );
		const { dialog, play, video, time } = player( page );

		await page.goto( `${ film.link }?frontage-1-item=blue` );
		await expect( play ).toBeVisible();
		expect( asked.join() ).not.toMatch( /blue.*\.webm|player\.js/ );
		await play.click();
		await expect( video ).toBeVisible();
		await expect.poll( time ).toBeGreaterThan( 0 );
		await expect( play ).toHaveCount( 0 );
		await page.keyboard.press( 'Escape' );
		await expect( dialog ).toHaveCount( 0 );
		await expect( page ).toHaveURL( film.link );

		// Who presses the tile has asked already.
		await parts( page ).items.getByRole( 'link' ).click();
		await expect.poll( time ).toBeGreaterThan( 0 );
		await expect( play ).toHaveCount( 0 );
	}
);

test(
	'opening: a video gets a play button where autoplay is blocked',
	{ tag: '@PF-20' },
	async ( { page, film } ) => {
		// As phones do: the press is over when the player has come. A test's own looking counts as a press in Chromium, which would allow it.
		await page.addInitScript( () => {
			const { play } = HTMLMediaElement.prototype;
			HTMLMediaElement.prototype.play = function () {
				return window.event?.type === 'click' && window.event.isTrusted
					? play.call( this )
					: Promise.reject(
							new DOMException(
								'Not by itself.',
								'NotAllowedError'
							)
						);
			};
		} );
		const { play, video, time } = player( page );

		await page.goto( film.link );
		await parts( page ).items.getByRole( 'link' ).click();
		await expect( video ).toBeVisible();
		await expect( play ).toBeVisible();
		expect( await time() ).toBe( 0 );
		await play.click();
		await expect.poll( time ).toBeGreaterThan( 0 );
		await expect( play ).toHaveCount( 0 );
		await expect( video ).toBeFocused();
	}
);

test(
	'opening: a paused video stays paused after seeking to the start',
	{ tag: '@PF-20' },
	async ( { page, film } ) => {
		const { play, video, time } = player( page );
		await page.goto( `${ film.link }?frontage-1-item=blue` );
		await play.focus();
		await page.keyboard.press( 'Enter' );
		await expect( video ).toBeFocused();
		await expect.poll( time ).toBeGreaterThan( 0 );
		const isPaused = await video.evaluate( async ( element ) => {
			if ( ! ( element instanceof HTMLVideoElement ) ) {
				return undefined;
			}
			element.pause();
			const found = new Promise( ( resolve ) =>
				element.addEventListener( 'canplay', resolve, { once: true } )
			);
			element.currentTime = 0;
			await found;
			return element.paused;
		} );
		expect( isPaused ).toBe( true );
		expect( await time() ).toBe( 0 );
	}
);
