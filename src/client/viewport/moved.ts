/** Aborted as soon as the user scrolls: a pending correction of the scroll position is then dropped. */
const moving = new AbortController();

export const moved = moving.signal;

for ( const name of [ 'wheel', 'touchmove', 'keydown', 'pointerdown' ] ) {
	window.addEventListener(
		name,
		( { target } ) => {
			// Activating an in-page link, by press or key, is not scrolling away.
			if (
				! ( target instanceof Element && target.closest( 'a' ) ) ||
				/wheel|touch/.test( name )
			) {
				moving.abort();
			}
		},
		{ signal: moved, passive: true }
	);
}
