/**
 * A mid-range phone on slow 4G, as Lighthouse defines it for the throttling of DevTools: 4 × CPU slowdown, and 1.6 Mbit/s down, 750 kbit/s up,
 * 150 ms round trip, which DevTools, knowing requests and no packets, comes nearest to with 90 % of the one and 3.75 times the other.
 *
 * @see https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md
 */

const NETWORK = {
	offline: false,
	latency: 150 * 3.75,
	downloadThroughput: ( 0.9 * 1.6 * 1024 * 1024 ) / 8,
	uploadThroughput: ( 0.9 * 750 * 1024 ) / 8,
};
const CPU_SLOWDOWN = 4;
const QUIET_MS = 500;
const OUR_SCRIPTS = '*/plugins/frontage/build/*.js*';

/**
 * Opens a fresh page, with an empty cache, in a browser that pretends to be a phone.
 *
 * @param {import('@playwright/test').Browser} browser           The browser.
 * @param {Object}                             options           What differs from page to page.
 * @param {boolean}                            options.isBlocked Whether our scripts are kept from the page.
 * @param {boolean}                            options.isSlow    Whether it is slow from the start; if not, slowDown() slows its processor alone, until speedUp().
 * @return {Promise<{page: import('@playwright/test').Page, cdp: import('@playwright/test').CDPSession, isQuiet: () => Promise<void>, slowDown: () => Promise<void>, speedUp: () => Promise<void>, close: () => Promise<void>}>} The page, its DevTools session, a wait until nothing has been loaded for half a second, and how to end it.
 */
export async function openPhone(
	browser,
	{ isBlocked = false, isSlow = true } = {}
) {
	const context = await browser.newContext( {
		viewport: { width: 375, height: 740 },
		deviceScaleFactor: 2,
		isMobile: true,
		hasTouch: true,
	} );
	const page = await context.newPage();
	const cdp = await context.newCDPSession( page );
	await cdp.send( 'Network.enable' );
	await cdp.send( 'Performance.enable', { timeDomain: 'timeTicks' } );
	const slowDown = () =>
		cdp.send( 'Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN } );
	const speedUp = () =>
		cdp.send( 'Emulation.setCPUThrottlingRate', { rate: 1 } );
	if ( isSlow ) {
		await cdp.send( 'Network.emulateNetworkConditions', NETWORK );
		await slowDown();
	}
	if ( isBlocked ) {
		await cdp.send( 'Network.setBlockedURLs', { urls: [ OUR_SCRIPTS ] } );
	}
	const isQuiet = quietness( page );
	return {
		page,
		cdp,
		isQuiet,
		slowDown,
		speedUp,
		close: () => context.close(),
	};
}

/* Playwright's own `networkidle` is over for good once it was reached. */
function quietness( page ) {
	const running = new Set();
	page.on( 'request', ( request ) => running.add( request ) );
	for ( const end of [ 'requestfinished', 'requestfailed' ] ) {
		page.on( end, ( request ) => running.delete( request ) );
	}
	return async () => {
		for ( let calm = 0; calm < QUIET_MS; calm += 50 ) {
			await page.waitForTimeout( 50 );
			calm = running.size ? -50 : calm;
		}
	};
}

/**
 * @param {import('@playwright/test').CDPSession} cdp The page's session.
 * @return {Promise<number>} Milliseconds that the main thread has worked so far.
 */
export async function mainThreadTime( cdp ) {
	const { metrics } = await cdp.send( 'Performance.getMetrics' );
	return (
		1000 *
		( metrics.find( ( metric ) => metric.name === 'TaskDuration' )?.value ??
			0 )
	);
}
