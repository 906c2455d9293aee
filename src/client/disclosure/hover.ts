/**
 * Opens a disclosure when a mouse rests on it, and keeps it open while the mouse moves toward the panel: a diagonal move across other menu items opens
 * none of them. Touch and pen use the button.
 */
import type { Disclosure } from './disclosure';

/** Hover delay in milliseconds. */
const OPEN_DELAY = 80;
const CLOSE_DELAY = 300;

/** The area that the mouse has left on its way to the panel. */
let destination: Disclosure | undefined;

export interface Point {
	x: number;
	y: number;
}

/**
 * @param area       Contains button and panel.
 * @param disclosure The disclosure to open.
 * @param isEnabled  Evaluated on each event: a menu in a sheet does not open on hover.
 * @param closeDelay Milliseconds that the mouse may be outside, or rest on its way to the panel.
 * @return Removes the listeners.
 */
export function openOnHover(
	area: HTMLElement,
	disclosure: Disclosure,
	isEnabled: () => boolean = () => true,
	closeDelay = CLOSE_DELAY
): () => void {
	const detached = new AbortController();
	const { signal } = detached;
	const hover = hoverOf( disclosure, closeDelay );
	area.addEventListener(
		'pointerenter',
		( { pointerType } ) => {
			hover.stop();
			if (
				pointerType === 'mouse' &&
				! disclosure.isOpen &&
				isEnabled()
			) {
				hover.enter();
			}
		},
		{ signal }
	);
	area.addEventListener(
		'pointerleave',
		( event ) => {
			hover.stop();
			if (
				event.pointerType === 'mouse' &&
				disclosure.isOpen &&
				hover.isByHover &&
				isEnabled()
			) {
				hover.leave( pointOf( event ) );
			}
		},
		{ signal }
	);
	// A click right after opening on hover keeps it open.
	disclosure.button.addEventListener(
		'click',
		( event ) => {
			if ( hover.isByHover && disclosure.isOpen && event.detail ) {
				event.preventDefault();
			}
			hover.isByHover = false;
		},
		{ signal, capture: true }
	);
	// The script loaded while the pointer was inside.
	if ( isEnabled() && area.matches( ':hover' ) ) {
		hover.open();
	}
	return () => {
		hover.stop();
		detached.abort();
	};
}

/** Opens and closes after a delay. */
function hoverOf( disclosure: Disclosure, closeDelay: number ) {
	let timer: ReturnType< typeof setTimeout > | undefined;
	let tracking = new AbortController();

	const after = ( delay: number, callback: () => void ) => {
		clearTimeout( timer );
		timer = setTimeout( callback, delay );
	};
	const stop = () => {
		clearTimeout( timer );
		tracking.abort();
		if ( destination === disclosure ) {
			destination = undefined;
		}
	};
	const close = () => {
		stop();
		// Keyboard focus inside keeps it open.
		if ( ! disclosure.panel.matches( ':focus-within' ) ) {
			disclosure.close();
		}
	};
	const open = () => {
		if ( destination?.isOpen && destination !== disclosure ) {
			after( OPEN_DELAY, open );
		} else {
			hover.isByHover = ! disclosure.isOpen;
			disclosure.open( true );
			hover.isByHover &&= disclosure.isOpen;
		}
	};
	const hover = {
		isByHover: false,
		open,
		enter: () => after( OPEN_DELAY, open ),
		/** Later while the mouse moves from there towards the panel. */
		leave( start: Point ) {
			tracking = new AbortController();
			destination = disclosure;
			after( closeDelay, close );
			const onMove = ( move: PointerEvent ) => {
				const panel = disclosure.panel.getBoundingClientRect();
				if ( isOnTheWay( start, pointOf( move ), panel ) ) {
					after( closeDelay, close );
				} else {
					destination = undefined;
				}
			};
			document.addEventListener( 'pointermove', onMove, {
				signal: tracking.signal,
				passive: true,
			} );
		},
		stop,
	};
	return hover;
}

const pointOf = ( { clientX, clientY }: MouseEvent ): Point => ( {
	x: clientX,
	y: clientY,
} );

/**
 * Whether a point lies in the triangle between the position where the mouse left and the two corners of the panel's nearest side; all in pixels of the
 * viewport.
 */
export function isOnTheWay(
	start: Point,
	point: Point,
	panel: Pick< DOMRect, 'left' | 'right' | 'top' | 'bottom' >
): boolean {
	const { left, right, top, bottom } = panel;
	let corners: [ Point, Point ];
	if ( start.y <= top || start.y >= bottom ) {
		const y = start.y <= top ? top : bottom;
		corners = [
			{ x: left, y },
			{ x: right, y },
		];
	} else {
		const x = start.x <= left ? left : right;
		corners = [
			{ x, y: top },
			{ x, y: bottom },
		];
	}
	const [ one, other ] = corners;
	const sides = [
		side( point, start, one ),
		side( point, one, other ),
		side( point, other, start ),
	];
	return (
		sides.every( ( value ) => value >= 0 ) ||
		sides.every( ( value ) => value <= 0 )
	);
}

/** Side of a line on which a point lies, as a sign; 0 on the line. */
const side = ( p: Point, a: Point, b: Point ) =>
	( p.x - b.x ) * ( a.y - b.y ) - ( a.x - b.x ) * ( p.y - b.y );
