/**
 * Our search beside WordPress's Search block (its button opens the field) in the same header: how long a visitor waits for the field, and from the
 * last key for a first result. WordPress's block has none while somebody types: there it is the first paint of the results page after Enter.
 */
import { openPhone } from '../phone.mjs';
import { pairs } from './header.mjs';
import { firstPaintSince, watchPaint } from '../paint.mjs';

const PAGE = '/bench-search/';
const TIMEOUT_MS = 20_000;
const TERM = 'stair';

const OURS = {
	button: ( page ) =>
		page
			.locator( '.wp-block-frontage-search' )
			.getByRole( 'button', { name: 'Open Search' } ),
	field: '.wp-block-frontage-search__field',
	option: '.wp-block-frontage-search__option',
};
const CORES = {
	button: ( page ) => page.locator( '.wp-block-search__button' ),
	field: '.wp-block-search__input',
};

async function open( { page }, { button, field } ) {
	const waited = page.evaluate( watchPaint, {
		type: 'click',
		selector: field,
		timeout: TIMEOUT_MS,
	} );
	await button( page ).click();
	return ( await waited ).ms;
}

async function firstResult( { page, isQuiet }, side ) {
	await open( { page }, side );
	await page.locator( side.field ).focus();
	await isQuiet();
	if ( side.option ) {
		const waited = page.evaluate( watchPaint, {
			type: 'keydown',
			selector: side.option,
			timeout: TIMEOUT_MS,
		} );
		await page.keyboard.type( TERM );
		return ( await waited ).ms;
	}
	await page.keyboard.type( TERM );
	const start = await page.evaluate( () => Date.now() );
	await page.keyboard.press( 'Enter' );
	await page.waitForURL( /[?&]s=/ );
	return firstPaintSince( page, start );
}

async function onPhone( browser, origin, measure ) {
	const phone = await openPhone( browser );
	try {
		await phone.page.goto( origin + PAGE, { waitUntil: 'load' } );
		await phone.isQuiet();
		return await measure( phone );
	} finally {
		await phone.close();
	}
}

/**
 * Opens and searches, in turn.
 *
 * @param {import('@playwright/test').Browser} browser The browser.
 * @param {string}                             origin  The site, with the pages of pages.php.
 * @param {number}                             count   How many pairs of each.
 * @param {( line: string ) => void}           say     Where progress is told.
 * @return {Promise<Record<string, Array<{ours: number, theirs: number}>>>} Milliseconds.
 */
export async function measureSearch( browser, origin, count, say ) {
	const times = {};
	for ( const [ name, act ] of Object.entries( {
		'open search, ms': open,
		'first result (core: the results page), ms': firstResult,
	} ) ) {
		times[ name ] = await pairs( count, ( isOurs ) =>
			onPhone( browser, origin, ( phone ) =>
				act( phone, isOurs ? OURS : CORES )
			)
		);
		say( name );
	}
	return times;
}
