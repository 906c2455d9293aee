/** Scrolls a row to a slide in a time of its own, which a browser's smooth scrolling does not have. */
import { away } from './row';

const FRAME_MS = 16;

/** Returns how to begin, and how to end; meanwhile the row does not snap. */
export function motionOf( row: HTMLElement ) {
	let frame = 0;

	function stop() {
		cancelAnimationFrame( frame );
		frame = 0;
		row.style.scrollSnapType = '';
	}

	function glide(
		slide: HTMLElement | undefined,
		duration: number,
		done: () => void
	) {
		const from = row.scrollLeft;
		const distance = away( row, slide );
		// As if it had begun a frame ago: the next one shows that it moves.
		const begin = performance.now() - FRAME_MS;
		const next = ( now: number ) => {
			const left = Math.max( 0, 1 - ( now - begin ) / duration || 0 );
			row.scrollLeft = from + distance * ( 1 - left ** 3 );
			if ( left ) {
				frame = requestAnimationFrame( next );
			} else {
				done();
			}
		};
		row.style.scrollSnapType = 'none';
		next( performance.now() );
	}

	return [ glide, stop ] as const;
}
