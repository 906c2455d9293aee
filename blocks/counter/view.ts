/**
 * Counts, once the number is seen, in `data-count`, which the style shows over it: the number itself stays, for screen readers and for its width. Where less
 * motion is asked for, the style shows nothing but the number.
 */
import { behavior } from '../../src/client/behavior/behavior';
import { textOf } from './count';

const DEFAULTS = {
	start: 0,
	end: 0,
	duration: 0,
	decimals: 0,
	template: '',
	digits: '',
};

const STEP_MS = 100;

behavior( 'counter', DEFAULTS, ( number, options ) => {
	const { start, end, duration } = options;
	const observer = new IntersectionObserver( ( entries ) => {
		for ( const { isIntersecting, time } of entries ) {
			const step = ( now: number ) => {
				const left = 1 - ( now - time ) / duration;
				number.dataset.count = textOf(
					end - ( end - start ) * left ** 3,
					options
				);
				if ( left <= 0 ) {
					delete number.dataset.count;
				} else if ( isIntersecting ) {
					// Not in each frame: each number is laid out anew, and a phone is scrolled meanwhile.
					setTimeout( step, STEP_MS, now + STEP_MS );
				}
			};
			// Out of sight it has its first number until it is seen.
			step( time );
			if ( isIntersecting ) {
				observer.disconnect();
			}
		}
	} );
	observer.observe( number );
	return () => observer.disconnect();
} );
