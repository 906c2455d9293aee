/**
 * Our search beside WordPress's Search block (its button opens the field) in the same header: how long a visitor waits for the field, and from the
 * last key for a first result. WordPress's block has none while somebody types: there it is the first paint of the results page after Enter.
 */
import { openPhone } from '../phone.mjs';
import { pairs } from './header.mjs';

const PAGE = '/bench-search/';
const TIMEOUT_MS = 20_000;
const TERM = 'stair';

/* Runs in the page: ms from the last trusted event of a type until what a selector finds is painted. */
function watchPaint( { type, selector, timeout } ) {
	return new Promise( ( resolve, reject ) => {
		let input = 0;
		window.addEventListener(
			type,
			( event ) => {
				input = event.isTrusted ? event.timeStamp : input;
			},
			{ capture: true }
		);
		const frame = () => {
			const seen = document.querySelector( selector );
			const now = window.performance.now();
			if (
				input &&
				seen?.checkVisibility( {
					visibilityProperty: true,
					opacityProperty: true,
				} ) &&
				seen.getBoundingClientRect().width > 60
			) {
				resolve( now - input );
			} else if ( input && now - input > timeout ) {
				reject( new Error( `${ selector } is not seen` ) );
			} else {
				window.requestAnimationFrame( frame );
			}
		};
		window.requestAnimationFrame( frame );
	} );
}

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
	return waited;
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
		return waited;
	}
	await page.keyboard.type( TERM );
	const start = await page.evaluate( () => Date.now() );
	await page.keyboard.press( 'Enter' );
	await page.waitForURL( /[?&]s=/ );
	return page.evaluate(
		( from ) =>
			new Promise( ( resolve ) =>
				new window.PerformanceObserver( ( list ) => {
					const paint = list.getEntriesByName(
						'first-contentful-paint'
					)[ 0 ];
					if ( paint ) {
						resolve(
							window.performance.timeOrigin +
								paint.startTime -
								from
						);
					}
				} ).observe( { type: 'paint', buffered: true } )
			),
		start
	);
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
