/** How long the main thread works while a visitor scrolls. */
import { mainThreadTime, openPhone } from './phone.mjs';

const STEPS = 40;

/**
 * @param {import('@playwright/test').Browser} browser   The browser.
 * @param {string}                             url       The page.
 * @param {boolean}                            isBlocked Whether our scripts are kept from it.
 * @return {Promise<number>} Milliseconds of the main thread, down the page and part of the way back.
 */
export async function measureScroll( browser, url, isBlocked ) {
	const phone = await openPhone( browser, { isBlocked } );
	try {
		const { page, cdp } = phone;
		await page.goto( url, { waitUntil: 'load' } );
		await phone.isQuiet();
		const before = await mainThreadTime( cdp );
		for ( let step = 0; step < STEPS; step++ ) {
			await page.mouse.wheel( 0, step < STEPS / 2 ? 400 : -300 );
			await page.waitForTimeout( 50 );
		}
		await phone.isQuiet();
		return ( await mainThreadTime( cdp ) ) - before;
	} finally {
		await phone.close();
	}
}
