/** Opens what hides a target: each container that can hide content opens itself, the outermost first. */
declare global {
	interface GlobalEventHandlersEventMap {
		/**
		 * Dispatched on an element that is about to be shown, such as the target of a link. A container that hides it (a panel of tabs, a slide) listens for
		 * it in the capture phase, and opens the part that holds the event's target.
		 */
		'frontage-reveal': CustomEvent< null >;
	}
}

export function reveal( target: Element ): void {
	for (
		let details = target.closest( 'details' );
		details;
		details = details.parentElement?.closest( 'details' ) ?? null
	) {
		details.open = true;
	}
	// Not by emit(), which would load the runtime on pages that need nothing else of it.
	target.dispatchEvent(
		new CustomEvent( 'frontage-reveal', { bubbles: true } )
	);
}
