/** Position of a sticky element in the page: observed, because measuring at each scroll would force a layout. */
import { adminBar } from '../../client/viewport/top-inset';
import { addSentinel } from '../../client/viewport/sentinel';
import type { StickOptions } from '../stick-options';
import type { Holder } from './placeholder';

/** Root margin below the viewport's top, large enough for any page. */
const FAR = '99999px';

/** Observes, until the signal, whether the original position has reached the sticky position, and whether the end of the container pushes it out. */
export function track(
	element: HTMLElement,
	holder: Holder | undefined,
	{ distance, animation }: StickOptions,
	onChange: () => void,
	signal: AbortSignal
) {
	const sentinel = addSentinel();
	let lines: IntersectionObserver[] = [];
	const stop = () => lines.forEach( ( each ) => each.disconnect() );
	signal.addEventListener( 'abort', () => {
		stop();
		sentinel.remove();
		holder?.toggle( false );
	} );

	const line = (
		target: Element | null,
		pixels: number,
		on: ( rect: DOMRectReadOnly ) => void
	) =>
		observeLine( target, pixels, ( rect ) => {
			on( rect );
			onChange();
		} );
	const at = {
		isScrolledTo: false,
		isReached: false,
		isPushedOut: false,
		/** Whether its original position is in the first viewport of the page: then it sticks in all others. */
		isFirst:
			element.getBoundingClientRect().top + window.scrollY <
			window.innerHeight,
		watch( offset: number, height: number, out: number ) {
			const from = Math.ceil( adminBar() + offset ) + 1;
			const end = from - 1 + Math.floor( height );
			// One pixel less than the distance, because touching the edge counts as intersecting.
			sentinel.style.height = `${ Math.max( distance() - 1, 0 ) }px`;
			stop();
			lines = [
				line( sentinel, 0, ( { bottom } ) => {
					at.isScrolledTo = bottom < 0;
					if ( ! at.isScrolledTo ) {
						// A page that loads scrolled shows no animation.
						element.setAttribute( 'data-animation', animation );
					}
				} ),
				line( holder?.current() ?? element, from - out, ( { top } ) => {
					at.isReached = top < from - out;
					if ( element.getAttribute( 'data-state' ) === 'normal' ) {
						at.isFirst = top + window.scrollY < window.innerHeight;
					}
				} ),
				line( boxAround( element ), end, ( { bottom } ) => {
					at.isPushedOut = ! holder && bottom < end;
				} ),
			];
		},
	};

	return at;
}

/** Observes a line at this distance, in pixels, from the viewport's top. */
function observeLine(
	target: Element | null,
	pixels: number,
	on: ( rect: DOMRectReadOnly ) => void
) {
	const observer = new IntersectionObserver(
		( entries ) =>
			entries.forEach( ( { boundingClientRect } ) =>
				on( boundingClientRect )
			),
		{
			root: document,
			rootMargin: `${ -pixels }px ${ FAR } ${ FAR }`,
			threshold: [ 0, 1 ],
		}
	);
	if ( target ) {
		observer.observe( target );
	}
	return observer;
}

export const boxAround = ( {
	parentElement,
}: HTMLElement ): HTMLElement | null =>
	parentElement && getComputedStyle( parentElement ).display === 'contents'
		? boxAround( parentElement )
		: parentElement;
