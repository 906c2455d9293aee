/** Arrows, dots and the position in words. Returns what brings them in step with the slides. */
import type { Slides } from './row';

export function controlsOf(
	root: HTMLElement,
	slides: Slides,
	isFinite: boolean,
	press: ( way: number ) => void,
	show: ( index: number ) => void
) {
	const [ status ] = root.getElementsByTagName( 'p' );
	const all = ( selector: string ) => [
		...root.querySelectorAll< HTMLElement >(
			`:scope>:first-child>${ selector }`
		),
	];
	const dots = all( 'div>button' );
	/** Previous, next. */
	const arrows = all( '[data-step]' );
	arrows.forEach( ( arrow, index ) => {
		arrow.onclick = () => press( index ? 1 : -1 );
	} );
	dots.forEach( ( dot, index ) => {
		dot.onclick = () => show( index );
	} );

	/** `at` is the first slide that is shown; `room` the number of those that do not fit beside it. */
	return ( at: number, room: number, step: number ) => {
		const total = slides.length;
		const last = ( isFinite ? Math.min( room + step, total ) : total ) - 1;
		root.toggleAttribute( 'data-is-plain', ! room );
		// One for each step.
		dots.forEach( ( dot, index ) => {
			dot.hidden = index % step > 0 || index > last;
			dot.ariaCurrent = `${
				index ===
				Math.min(
					Math.ceil( at / step ) * step,
					last - ( last % step )
				)
			}`;
		} );
		arrows.forEach( ( arrow, index ) => {
			// Not `disabled`, which would lose the focus.
			arrow.ariaDisabled = `${ isFinite && at === index * room }`;
		} );
		if ( status ) {
			status.textContent = slides[ at ]?.ariaLabel ?? '';
		}
	};
}
