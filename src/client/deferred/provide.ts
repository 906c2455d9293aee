/** Adds what an entry of scripts.json provides to `window.frontage`, where loadDeferred() and imports of shared modules find it. */
export const provide = ( modules: object ): void =>
	void Object.assign( Object( Reflect.get( window, 'frontage' ) ), modules );
