/**
 * Keeps the page behind a modal dialog from scrolling, for as long as the browser shows one: whatever takes the dialog away gives the page back. The
 * room of a scrollbar that goes is kept, on whichever side it was.
 */
const GUTTER = 'data-frontage-gutter';
const CSS = `html:has(dialog:modal){overflow:hidden}html[${ GUTTER }]:has(dialog:modal){scrollbar-gutter:stable}`;

/*
 * At once, and not when the first dialog opens, which would wait until the page is styled anew. A policy against inline styles does not refuse it.
 * It says so by an attribute: a custom property that comes would have every element of the page styled and laid out anew.
 */
const sheet = new CSSStyleSheet();
sheet.replaceSync( CSS );
document.adoptedStyleSheets.push( sheet );

/** Called before a dialog opens. */
export function lockScroll(): void {
	const { documentElement } = document;
	documentElement.toggleAttribute(
		GUTTER,
		window.innerWidth > documentElement.clientWidth
	);
}
