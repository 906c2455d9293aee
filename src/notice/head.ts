/**
 * Sets `data-notice` on the root before the first paint: `shown`, `dismissed`, or `tapped` for a click before view.ts is loaded. notice.php prints it
 * into the head, with the text's hash in it.
 */
import { isDismissed } from './dismissed';

const root = document.documentElement;

root.dataset.notice = isDismissed( '%hash%' ) ? 'dismissed' : 'shown';

root.addEventListener( 'click', ( { target } ) => {
	if ( ( target as Element ).closest?.( '.frontage-notice__dismiss' ) ) {
		root.dataset.notice = 'tapped';
	}
} );
