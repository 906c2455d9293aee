/** How smoothly a finger drags a carousel of fifty pictures, at a quarter of the machine's speed. */
import { openPhone } from '../phone.mjs';
import { longest, watchFrames } from '../frames.mjs';

const FRAME_MS = 16;
const MOVES = 18;
const WAYS = [ -1, -1, -1, -1, -1, -1, 1, 1, 1, -1, -1, -1 ];

/* A finger that moves over most of the row with each frame, and leaves while it moves. */
async function drag( { page, cdp }, { x, y, width }, way ) {
	const middle = x + width / 2;
	for ( let move = 0; move <= MOVES; move++ ) {
		const part = move / MOVES - 0.5;
		await cdp.send( 'Input.dispatchTouchEvent', {
			type: move ? 'touchMove' : 'touchStart',
			touchPoints: [ { x: middle + way * part * width * 0.8, y } ],
		} );
		await page.waitForTimeout( FRAME_MS );
	}
	await cdp.send( 'Input.dispatchTouchEvent', {
		type: 'touchEnd',
		touchPoints: [],
	} );
	// It goes on, snaps, and the loop is arranged anew.
	await page.waitForTimeout( 700 );
}

/**
 * Drags to and fro, beyond both ends of the loop.
 *
 * @param {import('@playwright/test').Browser} browser The browser.
 * @param {string}                             url     A page with a carousel of many pictures, such as /bench-carousel/.
 * @return {Promise<{longestFrameMs: number}>} The longest animation frame, or the longest time between two if none was long.
 */
export async function measureDrag( browser, url ) {
	const phone = await openPhone( browser, { isSlow: false } );
	const { page } = phone;
	try {
		await page.addInitScript( watchFrames );
		await page.goto( url, { waitUntil: 'load' } );
		const row = page.locator( '.wp-block-frontage-carousel__track' );
		await row.scrollIntoViewIfNeeded();
		await phone.isQuiet();
		const box = await row.boundingBox();
		const y = box.y + box.height / 2;
		await phone.slowDown();
		const { frame, gap } = await longest( phone, async () => {
			for ( const way of WAYS ) {
				await drag( phone, { ...box, y }, way );
			}
		} );
		return { longestFrameMs: Math.round( Math.max( frame, gap ) ) };
	} finally {
		await phone.close();
	}
}
