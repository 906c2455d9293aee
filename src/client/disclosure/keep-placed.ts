/**
 * Positions an open panel, and repositions it when the viewport rotates, zooms or resizes, or the surrounding layout changes.
 * @return Stops it.
 */
export function keepPlaced( place: () => void ): () => void {
	const observer = new ResizeObserver( place );
	place();
	observer.observe( document.documentElement );
	window.addEventListener( 'resize', place );
	return () => {
		observer.disconnect();
		window.removeEventListener( 'resize', place );
	};
}
