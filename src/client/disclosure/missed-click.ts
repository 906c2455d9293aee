/**
 * Whether a button was clicked before there was any script to answer or to keep the click: a pointer has given it the focus, and is done. Styles show its
 * panel by the focus until then, and whoever attaches lets it stay.
 */
export const wasClickMissed = ( button: Element ): boolean =>
	button.matches( ':focus:not(:focus-visible,:active,[data-waking])' );
