/**
 * What a visitor waits for in the gallery: from the touch or the typed word to the first frame that answers, and to the frame in which the result stands.
 */
import { openPhone } from '../phone.mjs';

/** What a mouse spends on its way to a control, or a thumb between a search field and the keyboard. */
const WARM_UP_MS = 400;
/** Longer than the gallery's own pause in typing, so that no second answer is still to come. */
const REST_MS = 900;
const PATIENCE_MS = 20_000;

/* Runs in the page, before its own scripts: notes in every frame what the gallery shows. */
function record( { rest, patience } ) {
	const look = () => {
		const gallery = document.querySelector( 'frontage-portfolio' );
		const tiles =
			gallery?.querySelectorAll( '[class$="__grid"] > li' ) ?? [];
		const state = [
			...( gallery?.parentElement.querySelectorAll(
				'[aria-busy], [aria-disabled], [data-mode], [data-waking], [aria-current]'
			) ?? [] ),
		].map(
			( part ) =>
				`${ part.dataset.mode } ${ part.ariaBusy } ${ part.ariaCurrent } ${ part.textContent?.length }`
		);
		return {
			result: `${ tiles.length } ${ tiles[ 0 ]?.textContent } ${ tiles[ tiles.length - 1 ]?.textContent }`,
			all: `${ gallery?.dataset.state } ${ state.join() } ${ tiles.length }`,
			busy:
				gallery?.dataset.state === 'waking' ||
				!! gallery?.querySelector(
					'[aria-busy="true"], [aria-disabled="true"], [data-mode]'
				),
		};
	};

	window.benchUse = ( type ) =>
		new Promise( ( resolve, reject ) => {
			const before = look();
			let last = before;
			let input = 0;
			let frames = 0;
			let feedback = null;
			let settled = 0;
			let changedAt = 0;
			/* The visitor's own event; the gallery gives it once more to what has woken. */
			window.addEventListener(
				type,
				( event ) => {
					if ( event.isTrusted && ! input ) {
						input = event.timeStamp;
						frames = 0;
					}
				},
				{ capture: true }
			);
			const frame = () => {
				const now = performance.now();
				const seen = look();
				frames++;
				if ( input && ! feedback && seen.all !== before.all ) {
					feedback = { frames, ms: now - input };
				}
				if ( seen.result !== last.result || seen.busy ) {
					changedAt = now;
				}
				if ( seen.result !== last.result ) {
					settled = now;
				}
				last = seen;
				if ( input && settled && now - changedAt > rest ) {
					resolve( { settled: settled - input, feedback } );
				} else if ( input && now - input > patience ) {
					reject(
						new Error( `The gallery still shows ${ seen.all }` )
					);
				} else {
					window.requestAnimationFrame( frame );
				}
			};
			window.requestAnimationFrame( frame );
		} );
}

const gallery = ( page ) => page.locator( 'frontage-portfolio' );

/** What is done by hand, twice: which event it begins with, how a finger or pointer comes near, and the act itself. */
const ACTIONS = {
	filter: {
		event: 'click',
		control: ( page, use ) =>
			gallery( page )
				.getByRole( 'navigation' )
				.first()
				.getByRole( 'link', {
					name: [ 'Films', 'Screens' ][ use ],
					exact: true,
				} ),
		approach: ( control ) => control.hover(),
		act: ( control ) => control.tap(),
	},
	'Load More': {
		event: 'click',
		control: ( page ) =>
			gallery( page )
				.getByRole( 'link', { name: 'Load More' } )
				.or(
					gallery( page ).getByRole( 'button', { name: 'Load More' } )
				),
		approach: ( control ) => control.hover(),
		act: ( control ) => control.tap(),
	},
	search: {
		event: 'input',
		control: ( page ) => gallery( page ).getByRole( 'searchbox' ),
		approach: ( control ) => control.tap(),
		act: async ( control, use ) => {
			await control.tap();
			await control.selectText();
			await control
				.page()
				.keyboard.insertText( [ 'book', 'meadow' ][ use ] );
		},
	},
};

async function once( { page, isQuiet }, action, use, isWarmed ) {
	const { event, control, approach, act } = ACTIONS[ action ];
	const target = control( page, use );
	await target.scrollIntoViewIfNeeded();
	await isQuiet();
	if ( isWarmed ) {
		await approach( target );
		await page.waitForTimeout( WARM_UP_MS );
	}
	const answer = page.evaluate( ( type ) => window.benchUse( type ), event );
	await act( target, use );
	return await answer;
}

/**
 * Uses one control twice on a fresh page: the first use hydrates the gallery, the second finds it hydrated.
 *
 * @param {import('@playwright/test').Browser} browser  The browser.
 * @param {string}                             url      The page with the gallery.
 * @param {'filter'|'Load More'|'search'}      action   What the visitor does.
 * @param {boolean}                            isWarmed Whether the pointer rests on the control, or the focus in the field, before.
 * @return {Promise<Record<'first'|'later', {settled: number, feedback: {frames: number, ms: number}}>>} Milliseconds since the input, and frames since it.
 */
export async function measureUse( browser, url, action, isWarmed ) {
	const phone = await openPhone( browser );
	try {
		await phone.page.addInitScript( record, {
			rest: REST_MS,
			patience: PATIENCE_MS,
		} );
		await phone.page.goto( url, { waitUntil: 'load' } );
		return {
			first: await once( phone, action, 0, isWarmed ),
			later: await once( phone, action, 1, isWarmed ),
		};
	} finally {
		await phone.close();
	}
}

export const actions = Object.keys( ACTIONS );
