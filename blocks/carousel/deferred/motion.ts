/** Scrolls a row to a slide in a time of its own, which a browser's smooth scrolling does not have. */
import { away } from './row';

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
		let begin = 0;
		row.style.scrollSnapType = 'none';
		frame = requestAnimationFrame( function next( now ) {
			begin ||= now;
			const left = Math.max( 0, 1 - ( now - begin ) / duration || 0 );
			row.scrollLeft = from + distance * ( 1 - left ** 3 );
			if ( left ) {
				frame = requestAnimationFrame( next );
			} else {
				done();
			}
		} );
	}

	return [ glide, stop ] as const;
}
