/**
 * Masonry where the browser has none of its own, from the start of a box on, so that entries are placed before they are painted, however late other scripts
 * are. Also of boxes that come later. No `<` is in it, for wptexturize() would take that for a tag.
 */
import { masonry } from './place';

/** Those without a state are not placed yet. */
const placeAll = () =>
	document
		.querySelectorAll< HTMLElement >(
			'[data-frontage-masonry]:not([data-state])'
		)
		.forEach( masonry );

/* Each box has this script, for nobody knows which of them a page prints; one of them watches for all. */
const page: Document & { frontageMasonry?: MutationObserver } = document;

if ( ! CSS.supports( 'display: grid-lanes' ) ) {
	placeAll();
	if ( ! page.frontageMasonry ) {
		page.frontageMasonry = new MutationObserver( placeAll );
		page.frontageMasonry.observe( document, {
			subtree: true,
			childList: true,
		} );
	}
}
