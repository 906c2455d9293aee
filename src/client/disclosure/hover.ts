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
	let timer = 0;
	let tracking: AbortController | undefined;
	let isByHover = false;

	const after = ( delay: number, callback: () => void ) => {
		window.clearTimeout( timer );
		timer = window.setTimeout( callback, delay );
	};
	const stop = () => {
		window.clearTimeout( timer );
		tracking?.abort();
		tracking = undefined;
		if ( destination === disclosure ) {
			destination = undefined;
		}
	};
	const open = () => {
		if ( destination?.isOpen && destination !== disclosure ) {
			after( OPEN_DELAY, open );
		} else {
			isByHover = ! disclosure.isOpen;
			disclosure.open( true );
			isByHover &&= disclosure.isOpen;
		}
	};
	const close = () => {
		stop();
		// Keyboard focus inside keeps it open.
		if ( ! disclosure.panel.matches( ':focus-within' ) ) {
			disclosure.close();
		}
	};

	area.addEventListener(
		'pointerenter',
		( { pointerType } ) => {
			stop();
			if (
				pointerType === 'mouse' &&
				! disclosure.isOpen &&
				isEnabled()
			) {
				after( OPEN_DELAY, open );
			}
		},
		{ signal }
	);
	area.addEventListener(
		'pointerleave',
		( event ) => {
			stop();
			if (
				event.pointerType !== 'mouse' ||
				! disclosure.isOpen ||
				! isByHover ||
				! isEnabled()
			) {
				return;
			}
			const start = pointOf( event );
			tracking = new AbortController();
			destination = disclosure;
			after( closeDelay, close );
			document.addEventListener(
				'pointermove',
				( move ) => {
					if (
						isOnTheWay(
							start,
							pointOf( move ),
							disclosure.panel.getBoundingClientRect()
						)
					) {
						after( closeDelay, close );
					} else {
						destination = undefined;
					}
				},
				{ signal: tracking.signal, passive: true }
			);
		},
		{ signal }
	);
	// A click right after opening on hover keeps it open.
	disclosure.button.addEventListener(
		'click',
		( event ) => {
			if ( isByHover && disclosure.isOpen && event.detail ) {
				event.preventDefault();
			}
			isByHover = false;
		},
		{ signal, capture: true }
	);
	// The script loaded while the pointer was inside.
	if ( isEnabled() && area.matches( ':hover' ) ) {
		open();
	}
	return () => {
		stop();
		detached.abort();
	};
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
