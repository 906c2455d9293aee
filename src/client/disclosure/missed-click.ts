/**
 * Whether a button was clicked before any script could answer or queue the click: it got focus by a pointer that is no longer pressed. Until then CSS
 * shows its panel on focus; attaching keeps it open.
 */
export const wasClickMissed = ( button: Element ): boolean =>
	button.matches( ':focus:not(:focus-visible,:active,[data-waking])' );
