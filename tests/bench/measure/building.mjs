/**
 * The blocks for page building beside core's accordion, tabs and gallery with the same content: what loading costs, what scrolling through the demo's
 * page costs with and without our scripts, and how long a visitor waits, from the tap, for a panel and a slide. Core has no carousel: its lightbox has
 * a next picture.
 */
import { openPhone } from '../phone.mjs';
import { measureDrag } from './drag.mjs';
import { pairs } from './header.mjs';
import { measureLoad } from '../load.mjs';
import { timesByUnit, watchPaint } from '../paint.mjs';
import { measureScroll } from '../scroll.mjs';

const DEMO = '/blocks/';
const OURS = '/bench-building/';
const CORES = '/bench-core-building/';
const CAROUSEL = '/bench-carousel/';
const DRAGS = 3;
const TIMEOUT_MS = 20_000;

/** The control that is tapped, what is then seen, and what is done before. */
const ACTIONS = {
	'open an item of an accordion': () => ( {
		control: ( page ) => page.getByText( 'Question 3' ),
		selector: '.answer-3',
	} ),
	'open a tab': () => ( {
		control: ( page ) => page.getByRole( 'tab', { name: 'Tab 2' } ),
		selector: '.panel-2',
	} ),
	'next slide (core: next picture in the lightbox)': ( path ) =>
		path === OURS
			? {
					control: ( page ) =>
						page.getByRole( 'button', { name: 'Next slide' } ),
					selector: '[alt="Picture 2"]',
					isMoved: true,
				}
			: {
					before: ( page ) =>
						page.getByAltText( 'Picture 1', { exact: true } ).tap(),
					control: ( page ) =>
						page.getByRole( 'button', { name: /^Next/ } ),
					selector: '.wp-lightbox-overlay.active [alt="Picture 2"]',
				},
};

async function act( browser, origin, path, action ) {
	const { before, control, selector, isMoved } = ACTIONS[ action ]( path );
	const phone = await openPhone( browser, { isSlow: false } );
	try {
		const { page } = phone;
		await page.goto( origin + path, { waitUntil: 'load' } );
		await phone.isQuiet();
		await before?.( page );
		await control( page ).scrollIntoViewIfNeeded();
		await phone.isQuiet();
		await phone.slowDown();
		const waited = page.evaluate( watchPaint, {
			type: 'click',
			selector,
			timeout: TIMEOUT_MS,
			isMoved,
		} );
		await control( page ).tap();
		return await waited;
	} finally {
		await phone.close();
	}
}

/**
 * Loads, scrolls and acts, in turn.
 *
 * @param {import('@playwright/test').Browser} browser The browser.
 * @param {string}                             origin  The site, with the pages of building.php.
 * @param {number}                             count   How many pairs of each.
 * @param {( line: string ) => void}           say     Where progress is told.
 * @return {Promise<{load: Array<{ours: Object, theirs: Object}>, times: Record<string, Array<{ours: number, theirs: number}>>, drags: number[]}>} Loads as measureLoad() gives them; ms of main-thread time for scrolling, ms and frames since the tap for what was done; the longest frame of each drag over fifty pictures, ms.
 */
export async function measureBuilding( browser, origin, count, say ) {
	const load = await pairs( count, ( isOurs ) =>
		measureLoad( browser, origin + ( isOurs ? OURS : CORES ), false )
	);
	say( 'Loaded' );
	const times = {
		'scroll, main-thread ms (the other without our scripts)': await pairs(
			count,
			( isOurs ) => measureScroll( browser, origin + DEMO, ! isOurs )
		),
	};
	say( 'Scrolled' );
	for ( const action of Object.keys( ACTIONS ) ) {
		const measured = await pairs( count, ( isOurs ) =>
			act( browser, origin, isOurs ? OURS : CORES, action )
		);
		Object.assign( times, timesByUnit( action, measured ) );
		say( action );
	}
	const drags = [];
	for ( let at = 0; at < DRAGS; at++ ) {
		const { longestFrameMs } = await measureDrag(
			browser,
			origin + CAROUSEL
		);
		drags.push( longestFrameMs );
	}
	return { load, times, drags };
}
