import { isPlainClick } from '../../../src/client/events/plain-click';

/** Does something in place of following a link, unless the visitor wants it in a new tab or window. */
export function takeOver(
	event: Parameters< typeof isPlainClick >[ 0 ] &
		Pick< Event, 'preventDefault' >,
	act: () => void
) {
	if ( isPlainClick( event ) ) {
		event.preventDefault();
		act();
	}
}
