/**
 * Places what is open, and places it again whenever the window turns, zooms or changes, or the page around it does.
 * @return Ends it.
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
