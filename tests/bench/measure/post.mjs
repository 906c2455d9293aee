/**
 * A post with our comments, share links and lightbox beside the same post as WordPress has it, with its comment-reply and its own lightbox: what
 * loading costs, and how long a visitor waits, from the tap, for the form below a comment, for a picture, and for the next one. WordPress has no
 * share links: opening theirs stands beside what WordPress opens over the page, a picture. What was loaded before the tap was loaded quickly, which
 * leaves time for three times as many taps.
 */
import { openPhone } from '../phone.mjs';
import { pairs } from './header.mjs';
import { measureLoad } from '../load.mjs';
import { timesByUnit, watchPaint } from '../paint.mjs';

const TIMEOUT_MS = 20_000;

const OURS = {
	path: '/bench-post/',
	opened: 'dialog[open]',
	// What stands there while the dialog is on its way.
	early: '.frontage-lightbox-early',
	close: /^Close/,
};
const CORES = {
	path: '/bench-core-post/',
	opened: '.wp-lightbox-overlay.active',
	close: 'Close',
};

const picture = ( page, number ) =>
	page.getByAltText( `Picture ${ number }`, { exact: true } ).first();

const openPicture = {
	control: ( page ) => picture( page, 1 ),
	// Its thumbnail is one, too, until the whole picture has loaded.
	seen: ( { opened, early } ) =>
		`${ opened } img${ early ? `,${ early }` : '' }`,
};

/** The control that is tapped, what is then seen, and what is done before. */
const ACTIONS = {
	'reply to a comment': () => ( {
		control: ( page ) =>
			page.getByRole( 'link', { name: 'Reply to Person 3' } ),
		seen: () => '.wp-block-comment-template #respond textarea:focus',
	} ),
	'open a picture': () => openPicture,
	'open it again': () => ( {
		...openPicture,
		async before( page, { opened, close } ) {
			await picture( page, 1 ).tap();
			await page
				.locator( opened )
				.getByRole( 'button', { name: close } )
				.tap();
		},
	} ),
	'next picture': () => ( {
		before: ( page ) => picture( page, 1 ).tap(),
		control: ( page ) => page.getByRole( 'button', { name: /^Next/ } ),
		seen: ( { opened } ) => `${ opened } [alt="Picture 2"]`,
	} ),
	'open More (core: a picture)': ( side ) =>
		side === OURS
			? {
					control: ( page ) =>
						page.getByRole( 'button', { name: 'More' } ),
					// A popover first, a modal dialog with its script.
					seen: () =>
						'dialog:is([open],:popover-open) input[type=search]',
				}
			: openPicture,
};

async function act( browser, origin, side, action ) {
	const { before, control, seen } = ACTIONS[ action ]( side );
	const phone = await openPhone( browser, { isSlow: false } );
	try {
		const { page } = phone;
		await page.goto( origin + side.path, { waitUntil: 'load' } );
		await phone.isQuiet();
		if ( before ) {
			await before( page, side );
			await phone.isQuiet();
		}
		await control( page ).scrollIntoViewIfNeeded();
		await phone.isQuiet();
		await phone.slowDown();
		const waited = page.evaluate( watchPaint, {
			type: 'click',
			selector: seen( side ),
			timeout: TIMEOUT_MS,
		} );
		await control( page ).tap();
		return await waited;
	} finally {
		await phone.close();
	}
}

/**
 * Loads and acts, in turn.
 *
 * @param {import('@playwright/test').Browser} browser The browser.
 * @param {string}                             origin  The site, with the pages of pages.php.
 * @param {number}                             count   How many pairs of each.
 * @param {( line: string ) => void}           say     Where progress is told.
 * @return {Promise<{load: Array<{ours: Object, theirs: Object}>, times: Record<string, Array<{ours: number, theirs: number}>>}>} Loads as measureLoad() gives them; ms and frames since the tap for what was done.
 */
export async function measurePost( browser, origin, count, say ) {
	const sideOf = ( isOurs ) => ( isOurs ? OURS : CORES );
	const load = await pairs( count, ( isOurs ) =>
		measureLoad( browser, origin + sideOf( isOurs ).path, false )
	);
	say( 'Loaded' );
	const times = {};
	for ( const action of Object.keys( ACTIONS ) ) {
		const measured = await pairs( count, ( isOurs ) =>
			act( browser, origin, sideOf( isOurs ), action )
		);
		Object.assign( times, timesByUnit( action, measured ) );
		say( action );
	}
	return { load, times };
}
