/** Lets the browser ask before a page is left on which something would be lost. */
import { useEffect } from '@wordpress/element';

/** Asks as long as it is needed. */
export function useUnsavedGuard( isNeeded: boolean ): void {
	useEffect( () => {
		if ( ! isNeeded ) {
			return;
		}
		const ask = ( event: BeforeUnloadEvent ) => event.preventDefault();
		window.addEventListener( 'beforeunload', ask );
		return () => window.removeEventListener( 'beforeunload', ask );
	}, [ isNeeded ] );
}
