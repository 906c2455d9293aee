/**
 * Keeps the page behind a modal dialog from scrolling, for as long as the browser shows one: whatever takes the dialog away gives the page back. The
 * room of a scrollbar that goes is kept, on whichever side it was.
 */
/* A property that is inherited would have every element of the page styled anew. */
const CSS =
	'@property --frontage-scrollbar-gutter{syntax:"*";inherits:false}html:has(dialog:modal){overflow:hidden;scrollbar-gutter:var(--frontage-scrollbar-gutter)}';

/* At once, and not when the first dialog opens, which would wait until the page is styled anew. A policy against inline styles does not refuse it. */
const sheet = new CSSStyleSheet();
sheet.replaceSync( CSS );
document.adoptedStyleSheets.push( sheet );

/** Called before a dialog opens. */
export function lockScroll(): void {
	const { style, clientWidth } = document.documentElement;
	style.setProperty(
		'--frontage-scrollbar-gutter',
		window.innerWidth > clientWidth ? 'stable' : 'auto'
	);
}
