/**
 * Lets a picture come out of the tile that was pressed, where the browser can show one state of the page turning into the other.
 */
const NAME = 'frontage-opened';

export interface Grown< Result > {
	/** What the change returned. */
	result: Result;
	/** When nothing moves any more. */
	rest: Promise< unknown >;
}

/**
 * @param from   The tile's picture.
 * @param to     Gets the same source, and stands where the whole picture will be until that is there.
 * @param change Opens; called once, at once or in the next frame.
 */
export async function growFrom< Result >(
	from: HTMLImageElement | null | undefined,
	to: HTMLImageElement,
	change: () => Result
): Promise< Grown< Result > > {
	if ( ! from?.complete || ! from.currentSrc ) {
		return { result: change(), rest: Promise.resolve() };
	}
	to.src = from.currentSrc;
	to.width = from.naturalWidth;
	to.height = from.naturalHeight;
	if (
		! document.startViewTransition ||
		matchMedia( '(prefers-reduced-motion: reduce)' ).matches
	) {
		return { result: change(), rest: Promise.resolve() };
	}
	// The picture alone: whatever else were part of it could not be pressed until it has ended.
	const { style } = document.documentElement;
	style.setProperty( 'view-transition-name', 'none' );
	from.style.setProperty( 'view-transition-name', NAME );
	return new Promise( ( resolve, reject ) => {
		const { ready, finished } = document.startViewTransition( () => {
			from.style.removeProperty( 'view-transition-name' );
			to.style.setProperty( 'view-transition-name', NAME );
			try {
				resolve( { result: change(), rest } );
			} catch ( error ) {
				reject( error );
			}
		} );
		// A transition that is skipped has changed the page all the same.
		const rest = finished
			.catch( () => {} )
			.then( () => style.removeProperty( 'view-transition-name' ) );
		ready.catch( () => {} );
	} );
}
