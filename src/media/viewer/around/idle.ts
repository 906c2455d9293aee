/**
 * Detects three seconds without mouse movement, to hide the controls; never while a control is hovered or has visible focus, and never after a key or a
 * touch.
 */
const IDLE_MS = 3000;

/**
 * @param element  Gets `data-idle` while there is no movement.
 * @param controls Selector; while hovered or focused, they prevent it.
 */
export function watchIdle(
	element: HTMLElement,
	controls: string,
	signal: AbortSignal
): void {
	let timer: ReturnType< typeof setTimeout > | undefined;
	const isKept = () =>
		element.querySelector(
			`:is(${ controls }):is(:hover,:focus-visible), :is(${ controls }) :focus-visible`
		) !== null;
	const idle = () => {
		if ( isKept() ) {
			timer = setTimeout( idle, IDLE_MS );
		} else {
			element.setAttribute( 'data-idle', '' );
		}
	};
	const move = ( event: Event ) => {
		clearTimeout( timer );
		element.removeAttribute( 'data-idle' );
		if ( event instanceof PointerEvent && event.pointerType === 'mouse' ) {
			timer = setTimeout( idle, IDLE_MS );
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
