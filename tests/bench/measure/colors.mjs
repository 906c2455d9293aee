/**
 * How long a visitor waits, from the click on the color switcher to the frame in the other colors: beside the static limit, the same page without our
 * scripts, where one line sets the attribute.
 */
import { openPhone } from '../phone.mjs';

const PAGE = '/bench-colors/';
const TIMEOUT_MS = 20_000;

/* Runs in the page: ms from the visitor's own click to the frame in which the background is another. */
function watchBackground( timeout ) {
	const color = () =>
		window.getComputedStyle( document.body ).backgroundColor;
	const before = color();
	return new Promise( ( resolve, reject ) => {
		let input = 0;
		window.addEventListener(
			'click',
			( event ) => ( input = event.timeStamp ),
			{ capture: true, once: true }
		);
		const frame = () => {
			const now = window.performance.now();
			if ( input && color() !== before ) {
				resolve( now - input );
			} else if ( input && now - input > timeout ) {
				reject( new Error( 'The colors stay' ) );
			} else {
				window.requestAnimationFrame( frame );
			}
		};
		window.requestAnimationFrame( frame );
	} );
}

async function press( browser, url, isOurs ) {
	const phone = await openPhone( browser, { isBlocked: ! isOurs } );
	try {
		const { page } = phone;
		await page.goto( url, { waitUntil: 'load' } );
		await phone.isQuiet();
		const button = page.locator( '.ast-switcher-button' );
		if ( ! isOurs ) {
			await button.evaluate( ( element ) => {
				element.onclick = () =>
					document.documentElement.setAttribute(
						'data-frontage-palette',
						'switched'
					);
			} );
		}
		const waited = page.evaluate( watchBackground, TIMEOUT_MS );
		await button.click();
		return await waited;
	} finally {
		await phone.close();
	}
}

/**
 * Switches, in turn.
 *
 * @param {import('@playwright/test').Browser} browser The browser.
 * @param {string}                             origin  The site, with the pages of pages.php.
 * @param {number}                             count   How many pairs.
 * @param {( line: string ) => void}           say     Where progress is told.
 * @return {Promise<Record<string, Array<{ours: number, theirs: number}>>>} ms since the click.
 */
export async function measureColors( browser, origin, count, say ) {
	const measured = [];
	for ( let at = 0; at < count; at++ ) {
		const pair = {};
		for ( const side of at % 2
			? [ 'theirs', 'ours' ]
			: [ 'ours', 'theirs' ] ) {
			pair[ side ] = await press(
				browser,
				origin + PAGE,
				side === 'ours'
			);
		}
		measured.push( pair );
		say( `Pair ${ at + 1 } of ${ count }` );
	}
	return { 'switch colors, ms (the other: the static limit)': measured };
}
