/** Lets the browser show that a visitor's act has arrived before any script runs; a page in the background has no frames. */
export const nextFrame = (): Promise< void > =>
	new Promise( ( resolve ) => {
		requestAnimationFrame( () => setTimeout( resolve ) );
		setTimeout( resolve, 100 );
	} );
