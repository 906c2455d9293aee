/** Key handling of the viewer: keys that its content does not use. */

/** Elements with key handling of their own: caret, selection, slider or playback. */
const KEYED = [
	'audio,video,iframe,input,select,textarea',
	'[contenteditable]:not([contenteditable="false"])',
	'.frontage-viewer__film > div:not(.frontage-viewer__cover)',
	...'application combobox grid listbox menu menubar radiogroup scrollbar slider spinbutton tablist textbox toolbar tree treegrid'
		.split( ' ' )
		.map( ( role ) => `[role="${ role }"]` ),
].join();

const scrollsSideways = ( element: Element ) =>
	element.scrollWidth > element.clientWidth &&
	/auto|scroll/.test( getComputedStyle( element ).overflowX );

/** Whether a key belongs to an element in the dialog or to the browser, or was handled already. */
export function isTaken( event: KeyboardEvent, dialog: Element ): boolean {
	const path = event.composedPath();
	return (
		event.defaultPrevented ||
		event.altKey ||
		event.ctrlKey ||
		event.metaKey ||
		path
			.slice( 0, path.indexOf( dialog ) )
			.some(
				( at ) =>
					at instanceof Element &&
					( at.matches( KEYED ) || scrollsSideways( at ) )
			)
	);
}
