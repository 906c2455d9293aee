/**
 * Notices that a visitor is about to use an island, a moment before the click: the pointer over it, a finger on it, the
 * keyboard's focus in it.
 */
const CONTROL = '[data-frontage-wake]';
const REGION = '[data-frontage-intent]';

/**
 * Waits for the first sign of intent in an element.
 *
 * A finger counts only on a control itself: it lands anywhere when all it wants is to scroll past.
 *
 * @param element  The island.
 * @param callback Gets whether there is time before the click (mouse, pen or keyboard), or it comes at once (touch).
 * @return How to stop waiting.
 */
export function onIntent(
	element: Element,
	callback: ( hasTime: boolean ) => void
): () => void {
	const waiting = new AbortController();
	const listener = ( event: Event ) => {
		const isTouch =
			event.type === 'touchstart' ||
			( 'pointerType' in event && event.pointerType === 'touch' );
		const wanted = isTouch ? CONTROL : `${ CONTROL },${ REGION }`;
		if (
			event.target instanceof Element &&
			event.target.closest( wanted )
		) {
			waiting.abort();
			callback( ! isTouch );
		}
	};
	for ( const type of [
		'pointerover',
		'pointerdown',
		'touchstart',
		'focusin',
	] ) {
		element.addEventListener( type, listener, {
			passive: true,
			signal: waiting.signal,
		} );
	}
	return () => waiting.abort();
}
