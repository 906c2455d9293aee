/** Notices that a visitor is about to use a marked control, a moment before the click: the pointer over it, a finger on it, the keyboard's focus in it. */
const CONTROL = '[data-frontage-wake]';
/* Not `pointerover`, which is also sent while the page is scrolled below a mouse that lies still. */
const TYPES = [ 'pointermove', 'pointerdown', 'touchstart', 'focusin' ];

const isControl = ( target: Element ): unknown => target.closest( CONTROL );

/**
 * Calls back at the first intent: true if there is time before the click (mouse, pen, keyboard), false if it comes at once (touch). Other targets than
 * marked controls are named by `isMeant`. Returns what stops it.
 */
export function onIntent(
	element: EventTarget,
	callback: ( hasTime: boolean ) => void,
	isMeant = isControl
): () => void {
	const waiting = new AbortController();
	const listener = ( event: Event ) => {
		if ( event.target instanceof Element && isMeant( event.target ) ) {
			waiting.abort();
			callback(
				event.type !== 'touchstart' &&
					( event as PointerEvent ).pointerType !== 'touch'
			);
		}
	};
	for ( const type of TYPES ) {
		element.addEventListener( type, listener, {
			passive: true,
			signal: waiting.signal,
		} );
	}
	return () => waiting.abort();
}
