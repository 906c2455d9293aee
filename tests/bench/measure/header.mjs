/**
 * Our header beside WordPress's Navigation with the same menu: what loading costs, what scrolling costs with and without our scripts, and how long a
 * visitor waits for what opens.
 */
import { openPhone } from '../phone.mjs';
import { measureLoad } from '../load.mjs';
import { measureScroll } from '../scroll.mjs';

const OURS = '/bench-header/';
const CORES = '/bench-navigation/';
const TIMEOUT_MS = 20_000;
/** A hand rests on a control before it presses; shorter than a hover that opens. */
const REST_MS = 60;

/* Runs in the page: how long after the visitor's own click an entry is seen; core's are buttons where they open others. */
function watchLink( { name, timeout } ) {
	return new Promise( ( resolve, reject ) => {
		let input = 0;
		window.addEventListener(
			'click',
			( event ) => {
				if ( event.isTrusted && ! input ) {
					input = event.timeStamp;
				}
			},
			{ capture: true }
		);
		const links = [ ...document.querySelectorAll( 'a, button' ) ].filter(
			( link ) => link.textContent.trim() === name
		);
		const frame = () => {
			const isSeen = links.some(
				( link ) =>
					link.checkVisibility( {
						visibilityProperty: true,
						opacityProperty: true,
					} ) && link.getBoundingClientRect().width > 0
			);
			const now = window.performance.now();
			if ( input && isSeen ) {
				resolve( now - input );
			} else if ( input && now - input > timeout ) {
				reject( new Error( `${ name } is not seen` ) );
			} else {
				window.requestAnimationFrame( frame );
			}
		};
		window.requestAnimationFrame( frame );
	} );
}

const toggle = ( page, entry ) =>
	page
		.getByRole( 'listitem' )
		.filter( { has: page.getByText( entry, { exact: true } ) } )
		.last()
		.getByRole( 'button', { expanded: false } )
		.first();

/** What is done, on which window, and the link that is then seen. */
const ACTIONS = {
	'open the menu': {
		width: 375,
		control: ( page ) => page.getByRole( 'button', { name: 'Open menu' } ),
		seen: 'Entry 1',
	},
	'open a sub-menu': {
		width: 1280,
		control: ( page ) => toggle( page, 'Entry 1' ),
		seen: 'Entry 1.1',
	},
	'open a third level': {
		width: 1280,
		before: ( page ) => toggle( page, 'Entry 1' ).click(),
		control: ( page ) => toggle( page, 'Entry 1.2' ),
		seen: 'Entry 1.2.1',
	},
	'open a mega panel (core: a sub-menu)': {
		width: 1280,
		control: ( page ) => toggle( page, 'Entry 2' ),
		seen: { [ OURS ]: 'Films', [ CORES ]: 'Entry 2.1' },
	},
};

async function act( browser, origin, path, action ) {
	const { width, before, control, seen } = ACTIONS[ action ];
	const phone = await openPhone( browser );
	try {
		const { page } = phone;
		await page.setViewportSize( { width, height: 740 } );
		await page.goto( origin + path, { waitUntil: 'load' } );
		await phone.isQuiet();
		if ( before ) {
			await before( page );
			await phone.isQuiet();
		}
		const waited = page.evaluate( watchLink, {
			name: seen[ path ] ?? seen,
			timeout: TIMEOUT_MS,
		} );
		// Otherwise Playwright moves the mouse and presses in the same instant.
		await control( page ).hover();
		await page.waitForTimeout( REST_MS );
		await control( page ).click();
		return await waited;
	} finally {
		await phone.close();
	}
}

/**
 * Both, one after the other; each pair begins with the other one.
 *
 * @template Measured
 * @param {number}                                   count   How many pairs.
 * @param {( isOurs: boolean ) => Promise<Measured>} measure Measures one.
 * @return {Promise<Array<{ours: Measured, theirs: Measured}>>} The pairs.
 */
export async function pairs( count, measure ) {
	const measured = [];
	for ( let at = 0; at < count; at++ ) {
		const pair = {};
		for ( const side of at % 2
			? [ 'theirs', 'ours' ]
			: [ 'ours', 'theirs' ] ) {
			pair[ side ] = await measure( side === 'ours' );
		}
		measured.push( pair );
	}
	return measured;
}

/**
 * Loads, scrolls and opens, in turn.
 *
 * @param {import('@playwright/test').Browser} browser The browser.
 * @param {string}                             origin  The site, with the pages of pages.php.
 * @param {number}                             count   How many pairs of each.
 * @param {( line: string ) => void}           say     Where progress is told.
 * @return {Promise<{load: Array<{ours: Object, theirs: Object}>, times: Record<string, Array<{ours: number, theirs: number}>>}>} Loads as measureLoad() gives them; ms of main-thread time for scrolling, ms since the click for what opens.
 */
export async function measureHeader( browser, origin, count, say ) {
	const load = await pairs( count, ( isOurs ) =>
		measureLoad( browser, origin + ( isOurs ? OURS : CORES ), false )
	);
	say( 'Loaded' );
	const times = {
		'scroll, main-thread ms (ours without script)': await pairs(
			count,
			( isOurs ) => measureScroll( browser, origin + OURS, ! isOurs )
		),
	};
	say( 'Scrolled' );
	for ( const action of Object.keys( ACTIONS ) ) {
		times[ `${ action }, ms` ] = await pairs( count, ( isOurs ) =>
			act( browser, origin, isOurs ? OURS : CORES, action )
		);
		say( action );
	}
	return { load, times };
}
