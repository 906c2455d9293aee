/** Our login, which opens over the page, beside WordPress's login block, whose link leads to another one. */
import { openPhone } from '../phone.mjs';
import { pairs } from './header.mjs';
import { firstPaintSince, watchPaint } from '../paint.mjs';

const PAGE = '/bench-account/';
const TIMEOUT_MS = 20_000;

async function open( browser, url, isOurs ) {
	const phone = await openPhone( browser );
	try {
		const { page } = phone;
		await page.goto( url, { waitUntil: 'load' } );
		await phone.isQuiet();
		if ( isOurs ) {
			const waited = page.evaluate( watchPaint, {
				type: 'click',
				selector: 'dialog [name=log]',
				timeout: TIMEOUT_MS,
			} );
			await page.locator( '.wp-block-frontage-account a' ).click();
			return ( await waited ).ms;
		}
		const start = await page.evaluate( () => Date.now() );
		await page.locator( '.wp-block-loginout a' ).click();
		await page.waitForURL( /wp-login/ );
		return await firstPaintSince( page, start );
	} finally {
		await phone.close();
	}
}

/**
 * Opens both, in turn.
 *
 * @param {import('@playwright/test').Browser} browser The browser.
 * @param {string}                             origin  The site, with the pages of pages.php.
 * @param {number}                             count   How many pairs.
 * @return {Promise<Record<string, Array<{ours: number, theirs: number}>>>} Milliseconds.
 */
export const measureAccount = async ( browser, origin, count ) => ( {
	'open the login (core: its page), ms': await pairs( count, ( isOurs ) =>
		open( browser, origin + PAGE, isOurs )
	),
} );
