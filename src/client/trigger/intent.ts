/** Detects intent: the pointer over a marked control, a touch on it, or keyboard focus in it, a moment before the click. */
const CONTROL = '[data-frontage-wake]';
/* Not `pointerover`, which is also dispatched while the page scrolls below a resting mouse. */
const TYPES = [ 'pointermove', 'pointerdown', 'touchstart', 'focusin' ];

const controlOf = ( target: Element ): Element | null | false =>
	target.closest( CONTROL );

/**
 * Calls back at the first intent: true if there is time before the click (mouse, pen, keyboard), false if it follows immediately (touch). `meant`
 * selects other targets than marked controls. Returns a function that stops it.
 */
export function onIntent(
	element: EventTarget,
	callback: ( hasTime: boolean, control: Element ) => void,
	meant = controlOf
): () => void {
	const waiting = new AbortController();
	const listener = ( event: Event ) => {
		const control =
			event.target instanceof Element && meant( event.target );
		if ( control ) {
			waiting.abort();
			callback(
				event.type !== 'touchstart' &&
					( event as PointerEvent ).pointerType !== 'touch',
				control
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
