/**
 * As many tiles as ever stand in a page: how long the longest frame is while a visitor scrolls, searches, filters and loads more at a quarter
 * of the machine's speed.
 */
import { openPhone } from '../phone.mjs';
import { longest, watchFrames } from '../frames.mjs';

const LOADED = 1000;
const EACH = 100;
const TIMES = 5;

/* By class: looking for roles among so many tiles takes Playwright longer than what is measured. */
const part = ( page, name ) =>
	page.locator( `.wp-block-frontage-portfolio__${ name }` );

async function load( page, url, count ) {
	await page.goto( url );
	for ( let loaded = 2 * EACH; loaded <= count; loaded += EACH ) {
		await part( page, 'button' ).click();
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
async function pointAt( locator ) {
	await locator.scrollIntoViewIfNeeded();
	const { x, y, width, height } = await locator.boundingBox();
	return () =>
		locator.page().touchscreen.tap( x + width / 2, y + height / 2 );
}

async function scroll( page ) {
	const end = await page.evaluate( () => document.body.scrollHeight );
	for ( let step = 1; step <= 20; step++ ) {
		await page.mouse.wheel( 0, end / 20 );
		await page.waitForTimeout( 100 );
	}
	await page.evaluate( () => window.scrollTo( 0, 0 ) );
}

/**
 * Loads the tiles at the machine's own speed, and uses the gallery at a quarter of it; several times.
 *
 * @param {import('@playwright/test').Browser} browser The browser.
 * @param {string}                             url     A page with a gallery of more items, a hundred a page.
 * @param {( line: string ) => void}           say     Where progress is told.
 * @return {Promise<{loaded: number, frames: Record<string, Array<{frame: number, gap: number}>>}>} The longest animation frame and the longest time between two in ms, each time.
 */
export async function measureMany( browser, url, say ) {
	const phone = await openPhone( browser, { isSlow: false } );
	const { page } = phone;
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
	try {
		await page.addInitScript( watchFrames );
		for ( let time = 0; time < TIMES; time++ ) {
			await load( page, url, LOADED - EACH );
			await measure(
				'Load More, the last hundred',
				await pointAt( part( page, 'button' ) )
			);
			await measure( 'scroll to the end', () => scroll( page ) );
			await part( page, 'field' ).focus();
			await measure( 'type three letters', () =>
				page.keyboard.type( 'har', { delay: 60 } )
			);
			await page.keyboard.press( 'ControlOrMeta+a' );
			await measure( 'clear the field', () =>
				page.keyboard.press( 'Delete' )
			);
			await load( page, url, LOADED );
			await measure(
				'filter',
				await pointAt( part( page, 'term' ).nth( 1 ) )
			);
			await load( page, url, LOADED );
			await measure(
				'Load More, once more',
				await pointAt( part( page, 'button' ) )
			);
		}
		return { loaded: LOADED, frames };
	} finally {
		await phone.close();
	}
}
