/** Counts, once the number is seen, in a copy of it that lies over it: the number itself stays, for screen readers and for its width. */
import { behavior } from '../../src/client/behavior/behavior';
import { textOf } from './count';

const DEFAULTS = {
	start: 0,
	end: 0,
	duration: 0,
	decimals: 0,
	prefix: '',
	suffix: '',
	raw: '',
	template: '',
};

behavior(
	'counter',
	DEFAULTS,
	( value, { start, end, duration, ...format } ) => {
		const reduced = matchMedia( '(prefers-reduced-motion: reduce)' );
		if ( reduced.matches || ! duration ) {
			return;
		}
		const copy = document.createElement( 'span' );
		copy.className = 'wp-block-frontage-counter__copy';
		copy.ariaHidden = 'true';
		copy.textContent = textOf( start, format );

		let frame = 0;
		let begin = 0;
		const step = ( now: number ) => {
			begin ||= now;
			const left = 1 - ( now - begin ) / duration;
			if ( left > 0 && ! reduced.matches ) {
				copy.textContent = textOf(
					end - ( end - start ) * left ** 3,
					format
				);
				frame = requestAnimationFrame( step );
			} else {
				copy.remove();
			}
		};
		// Once it is known that the browser reports when it is seen.
		const observer = new IntersectionObserver(
			( [ entry ] ) => {
				if ( ! frame ) {
					value.append( copy );
				}
				if ( Number( entry?.intersectionRatio ) >= 0.5 ) {
					observer.disconnect();
					frame = requestAnimationFrame( step );
				}
			},
			{ threshold: 0.5 }
		);
		observer.observe( value );
		return () => {
			observer.disconnect();
			cancelAnimationFrame( frame );
			copy.remove();
		};
	}
);
