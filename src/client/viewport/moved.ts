/** Aborted as soon as the visitor moves the page: whoever waits to put the place right leaves it. */
const moving = new AbortController();

export const moved = moving.signal;

for ( const name of [ 'wheel', 'touchmove', 'keydown', 'pointerdown' ] ) {
	window.addEventListener(
		name,
		( { target } ) => {
			// A link to a place is followed, by press or key, not left.
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
