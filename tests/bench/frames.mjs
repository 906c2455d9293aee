/** The longest frame while something is done. */

/** Runs in the page: the longest frame as the browser reports it, and the longest time between two. */
export function watchFrames() {
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

/**
 * @param {Awaited<ReturnType<import('./phone.mjs').openPhone>>} phone A page that watches its frames.
 * @param {() => Promise<void>}                                  act   What is done.
 * @return {Promise<{frame: number, gap: number}>} Milliseconds of the longest frame, 0 if none is long, and between two frames.
 */
export async function longest( phone, act ) {
	await phone.isQuiet();
	await phone.page.evaluate( () => window.benchFrames.begin() );
	await act();
	await phone.isQuiet();
	return phone.page.evaluate( () => window.benchFrames.end() );
}
