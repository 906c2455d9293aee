/** Shows a target: each container that can hide content opens the part that holds it. */
import { emit } from '../events/events';

declare global {
	interface GlobalEventHandlersEventMap {
		/**
		 * Dispatched on an element that is about to be shown, such as the target of a link. A container that hides it (a panel of tabs, a slide) listens for
		 * it in the capture phase, and opens the part that holds the event's target. Details, core's accordions and tabs are opened by src/reveal.
		 */
		'frontage-reveal': CustomEvent< null >;
	}
}

export const reveal = ( target: Element ) =>
	emit( target, 'frontage-reveal', null );
