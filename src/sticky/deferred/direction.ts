/** Scrolling by fewer pixels is no direction. */
const LEAST_SCROLL = 5;

/** Down by more than the threshold hides; any way up shows, and so does the focus inside. */
export function onDirection(
	element: HTMLElement,
	threshold: () => number,
	signal: AbortSignal,
	set: ( isDown: boolean ) => void
) {
	let last = window.scrollY;
	/** Where the visitor turned to scroll down, or where it began to stick. */
	let turn = last;
	let isDown = false;
	const change = ( next: boolean ) => {
		if ( next !== isDown ) {
			isDown = next;
			set( next );
		}
	};
	const onScroll = () => {
		const { scrollY } = window;
		if ( Math.abs( scrollY - last ) < LEAST_SCROLL ) {
			return;
		}
		if ( element.getAttribute( 'data-state' ) === 'normal' ) {
			turn = last;
		}
		if ( scrollY < last ) {
			turn = scrollY;
			change( false );
		} else {
			change(
				scrollY - turn > threshold() &&
					! element.matches( ':focus-within' )
			);
		}
		last = scrollY;
	};
	window.addEventListener( 'scroll', onScroll, { signal, passive: true } );
	element.addEventListener( 'focusin', () => change( false ), { signal } );
}
