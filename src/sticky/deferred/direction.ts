/** Minimum distance of a scroll with a direction, in pixels. */
const LEAST_SCROLL = 5;

/** Scrolling down beyond the threshold hides; scrolling up, or focus inside, shows. */
export function onDirection(
	element: HTMLElement,
	threshold: () => number,
	signal: AbortSignal,
	set: ( isDown: boolean ) => void
) {
	let last = window.scrollY;
	/** Scroll position of the last turn downwards, or of becoming stuck. */
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
