/**
 * Keeps the page behind a modal dialog from scrolling, for as long as the browser shows one: whatever takes the dialog away gives the page back. The
 * room of a scrollbar that goes is kept, on whichever side it was.
 */
const CSS =
	'html:has( dialog:modal ) { overflow: hidden; scrollbar-gutter: var( --frontage-scrollbar-gutter ) }';

let sheet: CSSStyleSheet | undefined;

/** Called before a dialog opens. */
export function lockScroll(): void {
	const { style, clientWidth } = document.documentElement;
	style.setProperty(
		'--frontage-scrollbar-gutter',
		window.innerWidth > clientWidth ? 'stable' : 'auto'
	);
	if ( ! sheet ) {
		// A policy against inline styles does not refuse it.
		sheet = new CSSStyleSheet();
		sheet.replaceSync( CSS );
		document.adoptedStyleSheets.push( sheet );
	}
}
