/**
 * A gallery with thousands of items in the page: how long the longest frame is while a visitor scrolls, searches and filters on a middling
 * phone, and whether memory settles when the same is done again and again.
 */
import { openPhone } from '../phone.mjs';

const LOADED = 5000;
const ROUNDS = 6;
const TIMES = 5;

/* Runs in the page: the longest frame while something is done, as the browser reports it, and the longest time between two frames. */
function watchFrames() {
	const most = { frame: 0, gap: 0 };
	const seen = new window.PerformanceObserver( ( list ) => add( list ) );
	const add = ( list ) => {
		for ( const { duration } of list.getEntries() ) {
			most.frame = Math.max( most.frame, duration );
		}
	};
	let last = 0;
	let isWatched = false;
	const frame = () => {
		const now = window.performance.now();
		most.gap = last ? Math.max( most.gap, now - last ) : most.gap;
		last = now;
		if ( isWatched ) {
			window.requestAnimationFrame( frame );
		}
	};
	window.benchFrames = {
		begin() {
			last = 0;
			Object.assign( most, { frame: 0, gap: 0 } );
			isWatched = true;
			seen.observe( { type: 'long-animation-frame' } );
			window.requestAnimationFrame( frame );
		},
		end() {
			isWatched = false;
			add( { getEntries: () => seen.takeRecords() } );
			seen.disconnect();
			return most;
		},
	};
}

/* By class: looking for roles among thousands of tiles takes Playwright longer than what is measured. */
const part = ( page, name ) =>
	page.locator( `.wp-block-frontage-portfolio__${ name }` );
const tiles = ( page ) => part( page, 'item' );

async function longest( phone, act ) {
	await phone.isQuiet();
	await phone.page.evaluate( () => window.benchFrames.begin() );
	await act();
	await phone.isQuiet();
	return phone.page.evaluate( () => window.benchFrames.end() );
}

async function loadAll( page ) {
	const more = part( page, 'button' );
	for ( let loaded = 200; loaded <= LOADED; loaded += 100 ) {
		await more.click();
		await page.waitForFunction(
			( all ) =>
				document.querySelectorAll(
					'.wp-block-frontage-portfolio__item'
				).length === all,
			loaded
		);
	}
}

/* Playwright's own looking for what lies at a point, among so many elements, would be a part of what is measured. */
async function pointAt( page, locator ) {
	await locator.scrollIntoViewIfNeeded();
	const { x, y, width, height } = await locator.boundingBox();
	return () => page.touchscreen.tap( x + width / 2, y + height / 2 );
}

async function scroll( page ) {
	const end = await page.evaluate( () => document.body.scrollHeight );
	for ( let step = 1; step <= 20; step++ ) {
		await page.mouse.wheel( 0, end / 20 );
		await page.waitForTimeout( 100 );
	}
	await page.evaluate( () => window.scrollTo( 0, 0 ) );
}

async function memory( { cdp } ) {
	await cdp.send( 'HeapProfiler.collectGarbage' );
	const { metrics } = await cdp.send( 'Performance.getMetrics' );
	const of = ( name ) =>
		metrics.find( ( metric ) => metric.name === name ).value;
	return { heap: of( 'JSHeapUsedSize' ), nodes: of( 'Nodes' ) };
}

const term = ( page, at ) => part( page, 'term' ).nth( at );

/**
 * Loads thousands of items, then uses the gallery at a quarter of the machine's speed.
 *
 * @param {import('@playwright/test').Browser} browser The browser.
 * @param {string}                             url     A page with a gallery of at least so many items, a hundred a page.
 * @param {( line: string ) => void}           say     Where progress is told.
 * @return {Promise<{loaded: number, frames: Record<string, Array<{frame: number, gap: number}>>, memory: Array<{heap: number, nodes: number}>}>} The longest frame and the longest time between two in ms, each time; heap in bytes.
 */
export async function measureMany( browser, url, say ) {
	const phone = await openPhone( browser, { isSlow: false } );
	const { page } = phone;
	try {
		await page.addInitScript( watchFrames );
		await page.goto( url );
		await loadAll( page );
		const loaded = await tiles( page ).count();
		say( `${ loaded } items are loaded` );
		const frames = {};
		const measure = async ( name, act ) => {
			await phone.slowDown();
			const { frame, gap } = await longest( phone, act );
			( frames[ name ] ??= [] ).push( { frame, gap } );
			say(
				`${ name }: ${ Math.round( frame ) } ms, gap ${ Math.round( gap ) } ms`
			);
			await phone.speedUp();
		};
		for ( let time = 0; time < TIMES; time++ ) {
			await measure( 'scroll to the end', () => scroll( page ) );
			await measure(
				'Load More',
				await pointAt( page, part( page, 'button' ) )
			);
			await part( page, 'field' ).focus();
			await measure( 'type three letters', () =>
				page.keyboard.type( 'har', { delay: 60 } )
			);
			await page.keyboard.press( 'ControlOrMeta+a' );
			await measure( 'clear the field', () =>
				page.keyboard.press( 'Delete' )
			);
			await page.reload();
			await loadAll( page );
			await measure( 'filter', await pointAt( page, term( page, 1 ) ) );
			await page.goto( url );
			await loadAll( page );
		}

		await phone.slowDown();
		const used = [];
		for ( let round = 0; round < ROUNDS; round++ ) {
			await term( page, 2 ).click();
			await phone.isQuiet();
			await term( page, 1 ).click();
			await phone.isQuiet();
			used.push( await memory( phone ) );
		}
		return { loaded, frames, memory: used };
	} finally {
		await phone.close();
	}
}
