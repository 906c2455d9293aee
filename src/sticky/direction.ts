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
	/** Where the visitor turned to scroll down. */
	let turn = last;
	window.addEventListener(
		'scroll',
		() => {
			const { scrollY } = window;
			if ( Math.abs( scrollY - last ) < LEAST_SCROLL ) {
				return;
			}
			if ( scrollY < last ) {
				turn = scrollY;
				set( false );
			} else if (
				scrollY - turn > threshold() &&
				! element.matches( ':focus-within' )
			) {
				set( true );
			}
			last = scrollY;
		},
		{ signal, passive: true }
	);
	element.addEventListener( 'focusin', () => set( false ), { signal } );
}
