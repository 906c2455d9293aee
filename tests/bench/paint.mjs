/** When something is seen: in the page that a visitor is on, or as the first of the next one. */

/**
 * Runs in the page.
 *
 * @param {{ type: string, selector: string, timeout: number, isMoved?: boolean }} what The event's type, and what is to be seen, or to be moved.
 * @return {Promise<{ ms: number, frames: number }>} From the last event of the visitor's own to the frame that paints what the selector finds: 1 is the next one.
 */
export function watchPaint( { type, selector, timeout, isMoved } ) {
	return new Promise( ( resolve, reject ) => {
		let input = 0;
		let frames = 0;
		let left = 0;
		const leftOf = ( seen ) => seen?.getBoundingClientRect().left ?? 0;
		window.addEventListener(
			type,
			( event ) => {
				if ( event.isTrusted ) {
					input = event.timeStamp;
					frames = 0;
					left = leftOf( document.querySelector( selector ) );
				}
			},
			{ capture: true }
		);
		const frame = () => {
			const seen = document.querySelector( selector );
			const now = window.performance.now();
			frames++;
			if (
				input &&
				seen?.checkVisibility( {
					visibilityProperty: true,
					opacityProperty: true,
				} ) &&
				seen.getBoundingClientRect().width > 60 &&
				// Only a picture has it.
				seen.complete !== false &&
				! ( isMoved && leftOf( seen ) === left )
			) {
				resolve( { ms: now - input, frames } );
			} else if ( input && now - input > timeout ) {
				reject( new Error( `${ selector } is not seen` ) );
			} else {
				window.requestAnimationFrame( frame );
			}
		};
		window.requestAnimationFrame( frame );
	} );
}

/**
 * @param {string}                                                         action   Its name.
 * @param {Array<Record<'ours'|'theirs', { ms: number, frames: number }>>} measured Its pairs, as watchPaint() measures them.
 * @return {Record<string, Array<{ours: number, theirs: number}>>} The pairs by name and unit.
 */
export const timesByUnit = ( action, measured ) =>
	Object.fromEntries(
		[ 'ms', 'frames' ].map( ( unit ) => [
			`${ action }, ${ unit }`,
			measured.map( ( { ours, theirs } ) => ( {
				ours: ours[ unit ],
				theirs: theirs[ unit ],
			} ) ),
		] )
	);

/**
 * @param {import('@playwright/test').Page} page  On its way to another address, or there.
 * @param {number}                          start When the visitor asked for that, ms since 1970.
 * @return {Promise<number>} ms from then to the first paint of the page.
 */
export function firstPaintSince( page, start ) {
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
