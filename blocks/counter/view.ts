/** Counts, once the number is seen, in a copy of it that lies over it: the number itself stays, for screen readers and for its width. */
import { behavior } from '../../src/client/behavior/behavior';
import { textOf } from './count';

const DEFAULTS = {
	start: 0,
	end: 0,
	duration: 0,
	decimals: 0,
	template: '',
	zero: '0',
};

behavior(
	'counter',
	DEFAULTS,
	( number, { start, end, duration, ...format } ) => {
		const reduced = matchMedia( '(prefers-reduced-motion: reduce)' );
		const copy = document.createElement( 'span' );
		copy.className = 'wp-block-frontage-counter__copy';
		copy.ariaHidden = 'true';

		let begin = 0;
		const step = ( now: number ) => {
			begin ||= now;
			const left = 1 - ( now - begin ) / duration;
			copy.textContent = textOf(
				end - ( end - start ) * left ** 3,
				format
			);
			if ( left > 0 && ! reduced.matches ) {
				requestAnimationFrame( step );
			} else {
				copy.remove();
			}
		};
		// A counter out of sight shows its first number as soon as the browser reports when it is seen.
		const observer = new IntersectionObserver( ( [ entry ] ) => {
			copy.textContent = textOf( start, format );
			number.append( copy );
			if ( entry?.isIntersecting ) {
				observer.disconnect();
				requestAnimationFrame( step );
			}
		} );
		if ( duration && ! reduced.matches ) {
			observer.observe( number );
		}
		return () => observer.disconnect();
	}
);
