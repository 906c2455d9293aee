/** Opens what hides a target: each container that can hide content opens itself, the outermost first. */
import { emit } from '../events/events';

declare global {
	interface GlobalEventHandlersEventMap {
		/**
		 * Dispatched on an element that is about to be shown, such as the target of a link. A container that hides it (a panel of tabs, a slide) listens for
		 * it in the capture phase, and opens the part that holds the event's target.
		 */
		'frontage-reveal': CustomEvent< null >;
	}
}

const HIDDEN = '[hidden="until-found"]';

export function reveal( target: Element ): void {
	for (
		let details = target.closest( 'details' );
		details;
		details = details.parentElement?.closest( 'details' ) ?? null
	) {
		details.open = true;
	}
	// As browsers do for find-in-page, also in those that don't.
	for (
		let hidden = target.closest( HIDDEN );
		hidden;
		hidden = hidden.parentElement?.closest( HIDDEN ) ?? null
	) {
		hidden.dispatchEvent( new Event( 'beforematch', { bubbles: true } ) );
		hidden.removeAttribute( 'hidden' );
	}
	emit( target, 'frontage-reveal', null );
}
