/** Aborted as soon as the visitor moves the page: whoever waits to put the place right leaves it. */
const moving = new AbortController();

export const moved = moving.signal;

for ( const name of [ 'wheel', 'touchmove', 'keydown', 'pointerdown' ] ) {
	window.addEventListener( name, () => moving.abort(), {
		signal: moved,
		passive: true,
	} );
}
