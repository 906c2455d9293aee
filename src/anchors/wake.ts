/** Has the script for links into the page come when a visitor reaches for one, or has followed one to this page. */
import { loadLate } from '../viewport/load-late';

export function wakeAnchors() {
	const loadAtLink = ( { target }: Event ) => {
		if ( target instanceof Element && target.closest( 'a[href*="#"]' ) ) {
			loadLate();
		}
	};
	for ( const name of [ 'pointerover', 'focusin' ] ) {
		document.addEventListener( name, loadAtLink, { passive: true } );
	}
	if ( window.location.hash ) {
		loadLate();
	}
}
