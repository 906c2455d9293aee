/** Adds the exports of a script in scripts.json to `window.frontage`, from where loadDeferred() and imports of shared modules read them. */
export const provide = ( modules: object ): void =>
	void Object.assign( Object( Reflect.get( window, 'frontage' ) ), modules );
