/**
 * What a visitor's phone goes through until a page is there: when the largest picture or text stands, what shifts, what blocks, what is sent.
 */
import { mainThreadTime, openPhone } from './phone.mjs';

/* Runs in the page before anything else and keeps what the browser reports. */
function observe() {
	const seen = { lcp: 0, cls: 0, firstPaint: 0, tasks: [], ours: [] };
	const watch = ( type, take ) =>
		new PerformanceObserver( ( list ) =>
			list.getEntries().forEach( take )
		).observe( { type, buffered: true } );
	watch( 'largest-contentful-paint', ( entry ) => {
		seen.lcp = entry.startTime;
	} );
	watch( 'paint', ( entry ) => {
		if ( entry.name === 'first-contentful-paint' ) {
			seen.firstPaint = entry.startTime;
		}
	} );
	watch( 'layout-shift', ( entry ) => {
		seen.cls += entry.hadRecentInput ? 0 : entry.value;
	} );
	watch( 'longtask', ( { startTime, duration } ) =>
		seen.tasks.push( { startTime, duration } )
	);
	watch( 'long-animation-frame', ( { scripts } ) => {
		for ( const { sourceURL, startTime, duration } of scripts ) {
			if ( sourceURL.includes( '/plugins/frontage/' ) ) {
				seen.ours.push( { startTime, duration } );
			}
		}
	} );
	window.benchSeen = seen;
}

/* Total blocking time: what each task takes beyond 50 ms, counted from the first paint on. */
const blocking = ( { startTime, duration }, firstPaint ) =>
	Math.max(
		0,
		startTime + duration - Math.max( startTime, firstPaint ) - 50
	);

const overlap = ( one, other ) =>
	Math.max(
		0,
		Math.min(
			one.startTime + one.duration,
			other.startTime + other.duration
		) - Math.max( one.startTime, other.startTime )
	);

const sum = ( list, valueOf ) =>
	list.reduce( ( total, entry ) => total + valueOf( entry ), 0 );

/**
 * Loads an address once on a fresh phone.
 *
 * @param {import('@playwright/test').Browser} browser   The browser.
 * @param {string}                             url       The page.
 * @param {boolean}                            isBlocked Whether our scripts are kept from it.
 * @return {Promise<{firstPaint: number, lcp: number, cls: number, blocking: number, ownBlocking: number, mainThread: number, bytes: number, requests: number}>} Times in ms, bytes as sent over the wire.
 */
export async function measureLoad( browser, url, isBlocked ) {
	const { page, cdp, close } = await openPhone( browser, { isBlocked } );
	const sent = { bytes: 0, requests: 0 };
	cdp.on( 'Network.loadingFinished', ( { encodedDataLength } ) => {
		sent.bytes += encodedDataLength;
		sent.requests++;
	} );
	try {
		await page.addInitScript( observe );
		const before = await mainThreadTime( cdp );
		await page.goto( url, { waitUntil: 'networkidle' } );
		const mainThread = ( await mainThreadTime( cdp ) ) - before;
		const { lcp, cls, firstPaint, tasks, ours } = await page.evaluate(
			() => window.benchSeen
		);
		return {
			firstPaint,
			lcp,
			cls,
			mainThread,
			blocking: sum( tasks, ( task ) => blocking( task, firstPaint ) ),
			// As much of a task's blocking time as our scripts ran in that task.
			ownBlocking: sum( tasks, ( task ) =>
				Math.min(
					blocking( task, firstPaint ),
					sum( ours, ( script ) => overlap( script, task ) )
				)
			),
			...sent,
		};
	} finally {
		await close();
	}
}
