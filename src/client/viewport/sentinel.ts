/** Adds an element at the page's top that is not seen: its bottom leaves the viewport when the page is scrolled by its height. */
export function addSentinel(): HTMLElement {
	const sentinel = document.createElement( 'div' );
	sentinel.setAttribute( 'data-frontage-sentinel', '' );
	document.body.append( sentinel );
	return sentinel;
}
