/** Notices that a visitor is about to use a marked control, a moment before the click: the pointer over it, a finger on it, the keyboard's focus in it. */
const CONTROL = '[data-frontage-wake]';
const TYPES = [ 'pointerover', 'pointerdown', 'touchstart', 'focusin' ];

/** Calls back at the first intent: true if there is time before the click (mouse, pen, keyboard), false if it comes at once (touch). Returns what stops it. */
export function onIntent(
	element: Element,
	callback: ( hasTime: boolean ) => void
): () => void {
	const waiting = new AbortController();
	const listener = ( event: Event ) => {
		if (
			event.target instanceof Element &&
			event.target.closest( CONTROL )
		) {
			waiting.abort();
			callback(
				event.type !== 'touchstart' &&
					Reflect.get( event, 'pointerType' ) !== 'touch'
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
