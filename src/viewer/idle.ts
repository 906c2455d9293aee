/**
 * Says when a mouse has rested, so that nothing stands in the picture; a key, a finger or the slightest movement ends it. Whoever
 * uses the keyboard, a finger, or has the pointer on a control, is never left without them.
 */
const REST_MS = 3000;

/**
 * @param element Gets `data-idle` while nothing moves.
 * @param keeps   Where the pointer or a visible focus keeps it awake.
 * @param signal  Ends it.
 */
export function watchIdle(
	element: HTMLElement,
	keeps: string,
	signal: AbortSignal
): void {
	let timer: ReturnType< typeof setTimeout > | undefined;
	const isKept = () =>
		element.querySelector(
			`:is(${ keeps }):is(:hover,:focus-visible), :is(${ keeps }) :focus-visible`
		) !== null;
	const rest = () => {
		if ( isKept() ) {
			timer = setTimeout( rest, REST_MS );
		} else {
			element.setAttribute( 'data-idle', '' );
		}
	};
	const move = ( event: Event ) => {
		clearTimeout( timer );
		element.removeAttribute( 'data-idle' );
		if ( event instanceof PointerEvent && event.pointerType === 'mouse' ) {
			timer = setTimeout( rest, REST_MS );
		}
	};
	for ( const type of [
		'pointermove',
		'pointerdown',
		'keydown',
		'focusin',
		'touchstart',
	] ) {
		element.addEventListener( type, move, { signal, passive: true } );
	}
	signal.addEventListener( 'abort', () => clearTimeout( timer ) );
}
