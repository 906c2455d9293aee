/** Warns before a page with unsaved changes is left. */
import { useEffect } from '@wordpress/element';

export function useUnsavedGuard( isNeeded: boolean ): void {
	useEffect( () => {
		if ( ! isNeeded ) {
			return;
		}
		const warn = ( event: BeforeUnloadEvent ) => event.preventDefault();
		window.addEventListener( 'beforeunload', warn );
		return () => window.removeEventListener( 'beforeunload', warn );
	}, [ isNeeded ] );
}
