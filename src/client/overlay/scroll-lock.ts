/**
 * Scroll lock behind modal dialogs, derived from the dialog's presence: it ends however the dialog is removed. Reserves the scrollbar's width on its
 * side.
 */
const GUTTER = 'data-frontage-gutter';
const CSS = `html:has(dialog:modal){overflow:hidden}html[${ GUTTER }]:has(dialog:modal){scrollbar-gutter:stable}`;

/*
 * Set up at load, not when the first dialog opens, which would wait for a style recalculation. A policy against inline styles does not block it. Uses an
 * attribute: a new custom property would recalculate style and layout of every element.
 */
const sheet = new CSSStyleSheet();
sheet.replaceSync( CSS );
document.adoptedStyleSheets.push( sheet );

/** Called before a dialog opens. */
export function lockScroll(): void {
	const { documentElement } = document;
	documentElement.toggleAttribute(
		GUTTER,
		innerWidth > documentElement.clientWidth
	);
}
