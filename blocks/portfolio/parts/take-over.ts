import { isPlainClick } from '../../../src/client/events/plain-click';

/** Calls an action instead of following a link, except for clicks that open a new tab or window. */
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
