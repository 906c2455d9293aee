/** Lets a picture grow out of its thumbnail, by a view transition where the browser has them. */
import type { Entry } from './entry';

const NAME = 'frontage-opened';

export interface Grown< Result > {
	/** What the change returned. */
	result: Result;
	/** When nothing moves any more. */
	finished: Promise< unknown >;
}

/** `to` shows the thumbnail until the whole picture has loaded; `change` opens, is called once, at once or in the next frame, and what it throws is thrown. */
export async function growFrom< Result >(
	entry: Entry,
	to: HTMLImageElement,
	change: () => Result
): Promise< Grown< Result > > {
	const { kind, thumbnail: from, width, height } = entry;
	if ( kind !== 'image' || ! from?.complete || ! from.currentSrc ) {
		return { result: change(), finished: Promise.resolve() };
	}
	to.src = from.currentSrc;
	to.width = width ?? from.naturalWidth;
	to.height = height ?? from.naturalHeight;
	if (
		! document.startViewTransition ||
		matchMedia( '(prefers-reduced-motion: reduce)' ).matches
	) {
		return { result: change(), finished: Promise.resolve() };
	}
	// The picture alone: the rest of the page could not be pressed until the transition has ended.
	const { style } = document.documentElement;
	style.setProperty( 'view-transition-name', 'none' );
	from.style.setProperty( 'view-transition-name', NAME );
	return new Promise( ( resolve, reject ) => {
		const transition = document.startViewTransition( () => {
			from.style.removeProperty( 'view-transition-name' );
			to.style.setProperty( 'view-transition-name', NAME );
			try {
				resolve( { result: change(), finished } );
			} catch ( error ) {
				reject( error );
			}
		} );
		// A transition that is skipped has changed the page all the same.
		const finished = transition.finished
			.catch( () => {} )
			.then( () => style.removeProperty( 'view-transition-name' ) );
		transition.ready.catch( () => {} );
	} );
}
