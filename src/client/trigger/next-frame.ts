/** Waits for a frame, so that feedback is painted before any script runs; a page in the background has no frames. */
export const nextFrame = (): Promise< void > =>
	new Promise( ( resolve ) => {
		requestAnimationFrame( () => setTimeout( resolve ) );
		setTimeout( resolve, 100 );
	} );
