/**
 * What a visitor waits for when an item is opened and closed: from the touch to the first frame that answers, and to the frame in which the
 * picture, frame or video stands; and from the touch on Close to the frame in which the gallery is back.
 */
import { openPhone } from '../phone.mjs';

const PATIENCE_MS = 20_000;
const WARM_UP_MS = 400;

/* Runs in the page: waits, frame by frame, for something of the viewer. */
function watchViewer( patience ) {
	const shown = {
		answer: ( busy ) =>
			!! document.querySelector( 'dialog[open]' ) || busy !== look(),
		content: () =>
			[
				...document.querySelectorAll(
					'dialog[open] img, dialog[open] iframe, dialog[open] video, dialog[open] [role="alert"]'
				),
			].some(
				( part ) =>
					part.getBoundingClientRect().width > 100 &&
					( part.localName !== 'img' || part.complete )
			),
		gone: () => ! document.querySelector( 'dialog[open]' ),
	};
	const look = () =>
		[ ...document.querySelectorAll( '[aria-busy], [data-state]' ) ]
			.map(
				( { ariaBusy, dataset } ) => `${ ariaBusy }${ dataset.state }`
			)
			.join();
	window.benchViewer = ( names ) =>
		new Promise( ( resolve, reject ) => {
			const before = look();
			const seen = {};
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
			const frame = () => {
				const now = performance.now();
				for ( const name of names ) {
					if ( input && ! seen[ name ] && shown[ name ]( before ) ) {
						seen[ name ] = now - input;
					}
				}
				if ( names.every( ( name ) => seen[ name ] ) ) {
					resolve( seen );
				} else if ( input && now - input > patience ) {
					reject( new Error( `Only ${ JSON.stringify( seen ) }` ) );
				} else {
					window.requestAnimationFrame( frame );
				}
			};
			window.requestAnimationFrame( frame );
		} );
}

/** A tile of each type on the page of all items. */
const TILES = {
	picture: '[data-bench="image"]',
	page: '[data-bench="page"]',
	site: '[data-bench="iframe"]',
	video: '[data-bench="video"]',
};

async function openAndClose( phone, selector, isWarmed ) {
	const { page, isQuiet } = phone;
	const tile = page.locator( selector ).first();
	await tile.scrollIntoViewIfNeeded();
	await isQuiet();
	if ( isWarmed ) {
		await tile.hover();
		await page.waitForTimeout( WARM_UP_MS );
	}
	const opened = page.evaluate( () =>
		window.benchViewer( [ 'answer', 'content' ] )
	);
	await tile.tap();
	const open = await opened;
	await isQuiet();
	const closed = page.evaluate( () => window.benchViewer( [ 'gone' ] ) );
	await page.getByRole( 'button', { name: /^Close/ } ).tap();
	return { ...open, ...( await closed ) };
}

/**
 * Opens and closes an item of each type, twice on a fresh page: the first time brings what shows it.
 *
 * @param {import('@playwright/test').Browser} browser The browser.
 * @param {string}                             url     A page with a gallery of items of all types.
 * @param {number}                             count   How often.
 * @param {( line: string ) => void}           say     Where progress is told.
 * @return {Promise<Array<{type: string, first: Object[], warmed: Object[], later: Object[]}>>} Milliseconds since the input, by `answer`, `content`, `gone`.
 */
export async function measureOpening( browser, url, count, say ) {
	const measured = [];
	for ( const [ type, selector ] of Object.entries( TILES ) ) {
		const uses = { first: [], warmed: [], later: [] };
		for ( let at = 0; at < count; at++ ) {
			for ( const isWarmed of [ false, true ] ) {
				const phone = await openPhone( browser );
				const { page } = phone;
				// Other sites and providers answer at once: what is measured is ours.
				await page.route(
					( { hostname } ) => hostname !== new URL( url ).hostname,
					( route ) =>
						route.fulfill( {
							contentType: 'text/html',
							body: 'A site',
						} )
				);
				try {
					await page.addInitScript( watchViewer, PATIENCE_MS );
					await page.goto( url, { waitUntil: 'load' } );
					await markTiles( page );
					uses[ isWarmed ? 'warmed' : 'first' ].push(
						await openAndClose( phone, selector, isWarmed )
					);
					if ( isWarmed ) {
						uses.later.push(
							await openAndClose( phone, selector, true )
						);
					}
				} finally {
					await phone.close();
				}
			}
		}
		measured.push( { type, ...uses } );
		say( `${ type }: ${ count } times` );
	}
	return measured;
}

/* The gallery's data say which tile is of which type. */
const markTiles = ( page ) =>
	page.evaluate( () => {
		const { items } = JSON.parse(
			document.querySelector( '[data-frontage-props]' ).dataset
				.frontageProps
		);
		document
			.querySelectorAll( '.wp-block-frontage-portfolio__link' )
			.forEach( ( link, at ) => {
				if ( items[ at ]?.opensIn === 'lightbox' ) {
					link.dataset.bench = items[ at ].type;
				}
			} );
	} );
