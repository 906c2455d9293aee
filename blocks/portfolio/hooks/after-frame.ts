/**
 * Does something when the next frame has been painted, so that this one need not wait for it.
 *
 * @param act What is to be done.
 * @return Forgets it.
 */
export function afterFrame( act: () => void ): () => void {
	let timer = 0;
	const frame = requestAnimationFrame( () => {
		timer = window.setTimeout( act );
	} );
	return () => {
		cancelAnimationFrame( frame );
		clearTimeout( timer );
	};
}
